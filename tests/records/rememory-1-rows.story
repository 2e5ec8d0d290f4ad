Ana picks a coin.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo picks a coin.
Bo looks at the coin.
Bo turns a wrong tile.
Cy picks a coin.
Cy picks a coin.
Cy shows everybody the coin.
Cy turns a wrong tile.
Ana picks a coin.
Ana picks a coin.
Ana looks at the coin.
Ana shows everybody the coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the blank of Moons.
Bo picks a coin.
Bo finds the blank of Crowns.
Bo picks a coin.
Bo finds the blank of Suns.
Bo picks a coin.
Bo turns a wrong tile.
Cy picks a coin.
Cy finds the blank of Arms.
Cy picks a coin.
Cy finds the ace of Suns.
Cy picks a coin.
Cy finds the ace of Moons.
Cy picks a coin.
Cy turns a wrong tile.
Ana picks a coin.
Ana finds the ace of Arms.
Ana picks a coin.
Ana finds the ace of Crowns.
Ana picks a coin.
Ana finds the 2 of Moons.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the 2 of Crowns.
Bo picks a coin.
Bo finds the 2 of Suns.
Bo picks a coin.
Bo finds the 2 of Arms.
Bo picks a coin.
Bo turns a wrong tile.
Cy picks a coin.
Cy finds the 3 of Suns.
Cy picks a coin.
Cy finds the 3 of Arms.
Cy picks a coin.
Cy finds the 3 of Crowns.
Cy picks a coin.
Cy turns a wrong tile.
Ana picks a coin.
Ana finds the 3 of Moons.
Ana picks a coin.
Ana finds the 4 of Moons.
Ana picks a coin.
Ana finds the 4 of Arms.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the 4 of Crowns.
Bo picks a coin.
Bo finds the 4 of Suns.
Bo picks a coin.
Bo finds the 5 of Crowns.
Bo picks a coin.
Bo turns a wrong tile.
Cy picks a coin.
Cy finds the 5 of Arms.
Cy picks a coin.
Cy finds the 5 of Suns.
Cy picks a coin.
Cy finds the 5 of Moons.
Bo and Cy win the game together.

Ana: ace of Arms, ace of Crowns, 2 of Moons, 3 of Moons, 4 of Moons, 4 of Arms
Bo: blank of Moons, blank of Crowns, blank of Suns, 2 of Crowns, 2 of Suns, 2 of Arms, 4 of Crowns, 4 of Suns, 5 of Crowns
Cy: blank of Arms, ace of Suns, ace of Moons, 3 of Suns, 3 of Arms, 3 of Crowns, 5 of Arms, 5 of Suns, 5 of Moons
