// A minimal Rememory: 24 tiles face down and 24 coins. A player chooses a coin, and wins it by turning the tile that matches it.

export const SUITS = 4;
export const RANKS = 6;

const deck = () => Array.from({ length: SUITS * RANKS }, (_, at) => at);

export const Rememory = {
  name: 'rememory',

  setup: ({ ctx, random }) => ({
    tiles: random.Shuffle(deck()),
    coins: deck(),
    turned: null,
    wanted: null,
    tally: Array(ctx.numPlayers).fill(0),
  }),

  playerView: ({ G, ctx }) => ({
    ...G,
    tiles: G.tiles.map((tile, at) => (tile === null || at === G.turned || ctx.gameover ? tile : -1)),
  }),

  moves: {
    choose: ({ G }, coin) => {
      if (G.wanted !== null || !G.coins.includes(coin)) return 'INVALID_MOVE';
      G.wanted = coin;
    },
    turn: {
      move: ({ G, ctx }, at) => {
        if (G.wanted === null || G.turned !== null || G.tiles[at] === null) return 'INVALID_MOVE';
        G.turned = at;
        if (G.tiles[at] === G.wanted) G.tally[ctx.currentPlayer] += 1;
      },
      client: true,
      undoable: false,
    },
    goOn: ({ G, events }) => {
      if (G.turned === null) return 'INVALID_MOVE';
      if (G.tiles[G.turned] === G.wanted) {
        G.tiles[G.turned] = null;
        G.coins = G.coins.filter((coin) => coin !== G.wanted);
      }
      G.turned = null;
      G.wanted = null;
      events.endTurn();
    },
  },

  endIf: ({ G }) => (G.coins.length === 0 ? { tally: G.tally } : undefined),
};
