Ana picks the 3 of Suns.
Ana finds the 3 of Suns.
Ana takes a coin from the reserve. 3 are left.
Ana picks the blank of Arms.
Ana finds the blank of Arms.
Ana takes a coin from the reserve. 2 are left.
Ana picks the blank of Suns.
Ana finds the blank of Suns.
Ana takes a coin from the reserve. 1 is left.
Ana picks the blank of Crowns.
Ana turns a wrong tile.
Bo picks the 5 of Suns.
Bo finds the 5 of Suns.
Bo takes the last coin from the reserve.
Bo picks the blank of Moons.
Bo finds the blank of Moons.
Bo picks the 5 of Moons.
Bo finds the 5 of Moons.
Bo picks the 5 of Crowns.
Bo turns a wrong tile.
Cy picks the 4 of Suns.
Cy finds the 4 of Suns.
Cy picks the 4 of Moons.
Cy finds the 4 of Moons.
Cy picks the 4 of Crowns.
Cy finds the 4 of Crowns.
Cy picks the 4 of Arms.
Cy turns a wrong tile.
Di picks the ace of Suns.
Di finds the ace of Suns.
Di picks the ace of Moons.
Di finds the ace of Moons.
Di picks the ace of Crowns.
Di finds the ace of Crowns.
Di picks the ace of Arms.
Di turns a wrong tile.
Guest 4 picks the 2 of Suns.
Guest 4 finds the 2 of Suns.
Guest 4 picks the 2 of Moons.
Guest 4 finds the 2 of Moons.
Guest 4 picks the 2 of Crowns.
Guest 4 finds the 2 of Crowns.
Guest 4 picks the 2 of Arms.
Guest 4 turns a wrong tile.
Ana picks the blank of Crowns.
Ana finds the blank of Crowns.
Ana picks the 3 of Moons.
Ana finds the 3 of Moons.
Ana picks the 3 of Crowns.
Ana finds the 3 of Crowns.
Ana picks the 3 of Arms.
Ana turns a wrong tile.
Bo picks the 5 of Crowns.
Bo finds the 5 of Crowns.
Bo picks the 5 of Arms.
Bo finds the 5 of Arms.
Cy picks the 4 of Arms.
Cy finds the 4 of Arms.
Di picks the ace of Arms.
Di turns a wrong tile.
Guest 4 picks the 2 of Arms.
Guest 4 finds the 2 of Arms.
Ana picks the 3 of Arms.
Ana finds the 3 of Arms.
Di picks the ace of Arms.
Di finds the ace of Arms.
Ana wins the game.

Ana: 3 of Suns, blank of Arms, blank of Suns, blank of Crowns, 3 of Moons, 3 of Crowns, 3 of Arms
Bo: 5 of Suns, blank of Moons, 5 of Moons, 5 of Crowns, 5 of Arms
Cy: 4 of Suns, 4 of Moons, 4 of Crowns, 4 of Arms
Di: ace of Suns, ace of Moons, ace of Crowns, ace of Arms
Guest 4: 2 of Suns, 2 of Moons, 2 of Crowns, 2 of Arms
