Bo drew the ace of Suns.
Everybody agreed: the last turn was undone.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy drew the null of Crowns.
Cy found the null of Crowns.
Cy drew the null of Moons.
Cy found the null of Moons.
Cy drew the 3 of Arms.
Cy found the 3 of Arms.
Cy drew the null of Arms.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Di's turn.
Di drew the 2 of Moons.
Di found the 2 of Moons.
Di drew the 5 of Moons.
Di found the 5 of Moons.
Di drew the 4 of Arms.
Di found the 4 of Arms.
Di drew the 3 of Suns.
Di turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana drew the null of Suns.
Ana found the null of Suns.
Ana drew the 3 of Moons.
Ana found the 3 of Moons.
Ana drew the 4 of Moons.
Ana found the 4 of Moons.
Ana drew the ace of Moons.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo drew the 2 of Crowns.
Bo found the 2 of Crowns.
Bo drew the ace of Moons.
Bo found the ace of Moons.
Bo drew the ace of Crowns.
Bo found the ace of Crowns.
Bo drew the ace of Suns.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy drew the null of Arms.
Cy found the null of Arms.
Cy drew the ace of Arms.
Cy found the ace of Arms.
Cy drew the 5 of Suns.
Cy found the 5 of Suns.
Cy drew the 2 of Arms.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Di's turn.
Di drew the 5 of Arms.
Di found the 5 of Arms.
Di drew the ace of Suns.
Di found the ace of Suns.
Di drew the 5 of Crowns.
Di found the 5 of Crowns.
Di drew the 3 of Crowns.
Di turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana drew the 4 of Crowns.
Ana found the 4 of Crowns.
Ana drew the 3 of Crowns.
Ana found the 3 of Crowns.
Ana drew the 4 of Suns.
Ana found the 4 of Suns.
Ana drew the 2 of Suns.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo drew the 2 of Arms.
Bo found the 2 of Arms.
Bo drew the 3 of Suns.
Bo found the 3 of Suns.
Bo drew the 2 of Suns.
Bo found the 2 of Suns.
Applause for Ana, Bo, Cy and Di!

Ana: null of Suns, 3 of Moons, 4 of Moons, 4 of Crowns, 3 of Crowns, 4 of Suns
Bo: 2 of Crowns, ace of Moons, ace of Crowns, 2 of Arms, 3 of Suns, 2 of Suns
Cy: null of Crowns, null of Moons, 3 of Arms, null of Arms, ace of Arms, 5 of Suns
Di: 2 of Moons, 5 of Moons, 4 of Arms, 5 of Arms, ace of Suns, 5 of Crowns
