Bo draws the ace of Suns.
Agreed: the last turn was undone.
Bo turns a wrong tile.
Cy draws the blank of Crowns.
Cy finds the blank of Crowns.
Cy draws the blank of Moons.
Cy finds the blank of Moons.
Cy draws the 3 of Arms.
Cy finds the 3 of Arms.
Cy draws the blank of Arms.
Cy turns a wrong tile.
Di draws the 2 of Moons.
Di finds the 2 of Moons.
Di draws the 5 of Moons.
Di finds the 5 of Moons.
Di draws the 4 of Arms.
Di finds the 4 of Arms.
Di draws the 3 of Suns.
Di turns a wrong tile.
Ana draws the blank of Suns.
Ana finds the blank of Suns.
Ana draws the 3 of Moons.
Ana finds the 3 of Moons.
Ana draws the 4 of Moons.
Ana finds the 4 of Moons.
Ana draws the ace of Moons.
Ana turns a wrong tile.
Bo draws the 2 of Crowns.
Bo finds the 2 of Crowns.
Bo draws the ace of Moons.
Bo finds the ace of Moons.
Bo draws the ace of Crowns.
Bo finds the ace of Crowns.
Bo draws the ace of Suns.
Bo turns a wrong tile.
Cy draws the blank of Arms.
Cy finds the blank of Arms.
Cy draws the ace of Arms.
Cy finds the ace of Arms.
Cy draws the 5 of Suns.
Cy finds the 5 of Suns.
Cy draws the 2 of Arms.
Cy turns a wrong tile.
Di draws the 5 of Arms.
Di finds the 5 of Arms.
Di draws the ace of Suns.
Di finds the ace of Suns.
Di draws the 5 of Crowns.
Di finds the 5 of Crowns.
Di draws the 3 of Crowns.
Di turns a wrong tile.
Ana draws the 4 of Crowns.
Ana finds the 4 of Crowns.
Ana draws the 3 of Crowns.
Ana finds the 3 of Crowns.
Ana draws the 4 of Suns.
Ana finds the 4 of Suns.
Ana draws the 2 of Suns.
Ana turns a wrong tile.
Bo draws the 2 of Arms.
Bo finds the 2 of Arms.
Bo draws the 3 of Suns.
Bo finds the 3 of Suns.
Bo draws the 2 of Suns.
Bo finds the 2 of Suns.
Ana, Bo, Cy and Di win the game together.

Ana: blank of Suns, 3 of Moons, 4 of Moons, 4 of Crowns, 3 of Crowns, 4 of Suns
Bo: 2 of Crowns, ace of Moons, ace of Crowns, 2 of Arms, 3 of Suns, 2 of Suns
Cy: blank of Crowns, blank of Moons, 3 of Arms, blank of Arms, ace of Arms, 5 of Suns
Di: 2 of Moons, 5 of Moons, 4 of Arms, 5 of Arms, ace of Suns, 5 of Crowns
