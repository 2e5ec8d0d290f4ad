// Prints how many tiles a second are turned in whole random games of the small Rememory.
import { Client } from 'boardgame.io/client';
import { Rememory } from './game.js';

const SECONDS = Number(process.argv[2] ?? 3);
const end = performance.now() + SECONDS * 1000;
let turned = 0;
let games = 0;
while (performance.now() < end) {
  const client = Client({ game: { ...Rememory, seed: String(games) }, numPlayers: 2, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover && performance.now() < end; state = client.getState()) {
    const { G } = state;
    const left = G.tiles.flatMap((tile, at) => (tile === null ? [] : [at]));
    client.moves.choose(G.coins[Math.floor(Math.random() * G.coins.length)]);
    client.moves.turn(left[Math.floor(Math.random() * left.length)]);
    client.moves.goOn();
    turned += 1;
  }
  client.stop();
  games += 1;
}
console.log(Math.round(turned / SECONDS));
