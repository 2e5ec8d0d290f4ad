import React from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from 'boardgame.io/react';
import { RANKS, Rememory } from './game.js';

const SUIT_NAMES = ['Suns', 'Moons', 'Crowns', 'Arms'];
const name = (piece) => `${piece % RANKS} of ${SUIT_NAMES[Math.floor(piece / RANKS)]}`;

function Board({ G, ctx, moves }) {
  const says = ctx.gameover
    ? 'All coins are found.'
    : G.wanted === null
      ? `Player ${Number(ctx.currentPlayer) + 1}: choose a coin.`
      : G.turned === null
        ? `Turn the tile with the ${name(G.wanted)}.`
        : `This is the ${name(G.tiles[G.turned])}.`;
  return (
    <main>
      <h1>Rememory</h1>
      <p role="status">{says}</p>
      <div className="grid">
        {G.tiles.map((tile, at) => (
          <button key={at} data-tile={tile ?? ''} onClick={() => moves.turn(at)}>
            {tile === null ? '' : tile < 0 ? '?' : name(tile)}
          </button>
        ))}
      </div>
      <div className="coins">
        {G.coins.map((coin) => (
          <button key={coin} data-chosen={coin === G.wanted} onClick={() => moves.choose(coin)}>
            {name(coin)}
          </button>
        ))}
      </div>
      <button className="primary" onClick={() => moves.goOn()}>Next</button>
      <p>{G.tally.join(' : ')}</p>
    </main>
  );
}

const App = Client({ game: Rememory, board: Board, numPlayers: 2, debug: false });
createRoot(document.getElementById('root')).render(<App />);
