// Plays the Rememory of game.js at random and prints games and actions a second, as benches/games does.

import { Client } from 'boardgame.io/client';
import { RANKS, Rememory, SUITS } from './game.js';

const TIME = 1000;
const TILES = SUITS * RANKS;
const some = () => Math.floor(Math.random() * TILES);

const start = performance.now();
let games = 0, actions = 0;
while (performance.now() - start < TIME) {
  const client = Client({ game: Rememory, numPlayers: 2, debug: false });
  client.start();
  while (!client.getState().ctx.gameover) {
    const { coins } = client.getState().G;
    client.moves.choose(coins[some() % coins.length]);
    while (client.getState().G.turned === null) client.moves.turn(some());
    client.moves.goOn();
    actions += 3;
  }
  client.stop();
  games += 1;
}
const seconds = (performance.now() - start) / 1000;
console.log(games / seconds, actions / seconds);
