Ana picks a coin.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo picks a coin.
Bo looks at the coin.
Bo turns a wrong tile.
Ana picks a coin.
Ana picks a coin.
Ana shows everybody the coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo picks a coin.
Bo looks at the coin.
Bo shows everybody the coin.
Bo turns a wrong tile.
Ana picks a coin.
Ana finds the 2 of Crowns.
Ana picks a coin.
Ana finds the 2 of Arms.
Ana picks a coin.
Ana finds the 5 of Arms.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the 4 of Moons.
Bo picks a coin.
Bo finds the 5 of Crowns.
Bo picks a coin.
Bo finds the blank of Crowns.
Bo picks a coin.
Bo turns a wrong tile.
Ana picks a coin.
Ana finds the ace of Arms.
Ana picks a coin.
Ana finds the 2 of Suns.
Ana picks a coin.
Ana finds the 3 of Moons.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the blank of Moons.
Bo picks a coin.
Bo finds the 4 of Crowns.
Bo picks a coin.
Bo finds the blank of Arms.
Bo picks a coin.
Bo turns a wrong tile.
Ana picks a coin.
Ana finds the 3 of Suns.
Ana picks a coin.
Ana finds the ace of Suns.
Ana picks a coin.
Ana finds the ace of Crowns.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the 3 of Crowns.
Bo picks a coin.
Bo finds the 3 of Arms.
Bo picks a coin.
Bo finds the 4 of Suns.
Bo picks a coin.
Bo turns a wrong tile.
Ana picks a coin.
Ana finds the 2 of Moons.
Ana picks a coin.
Ana finds the 5 of Moons.
Ana picks a coin.
Ana finds the ace of Moons.
Ana picks a coin.
Ana turns a wrong tile.
Bo picks a coin.
Bo finds the blank of Suns.
Bo picks a coin.
Bo finds the 4 of Arms.
Bo picks a coin.
Bo finds the 5 of Suns.
Ana and Bo win the game together.

Ana: 2 of Crowns, 2 of Arms, 5 of Arms, ace of Arms, 2 of Suns, 3 of Moons, 3 of Suns, ace of Suns, ace of Crowns, 2 of Moons, 5 of Moons, ace of Moons
Bo: 4 of Moons, 5 of Crowns, blank of Crowns, blank of Moons, 4 of Crowns, blank of Arms, 3 of Crowns, 3 of Arms, 4 of Suns, blank of Suns, 4 of Arms, 5 of Suns
