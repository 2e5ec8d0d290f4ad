Ana picked the 3 of Suns.
Ana found the 3 of Suns.
Ana took a coin of the reserve; 3 are left.
Ana picked the null of Arms.
Ana found the null of Arms.
Ana took a coin of the reserve; 2 are left.
Ana picked the null of Suns.
Ana found the null of Suns.
Ana took a coin of the reserve; 1 is left.
Ana picked the null of Crowns.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked the 5 of Suns.
Bo found the 5 of Suns.
Bo took the last coin of the reserve.
Bo picked the null of Moons.
Bo found the null of Moons.
Bo picked the 5 of Moons.
Bo found the 5 of Moons.
Bo picked the 5 of Crowns.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked the 4 of Suns.
Cy found the 4 of Suns.
Cy picked the 4 of Moons.
Cy found the 4 of Moons.
Cy picked the 4 of Crowns.
Cy found the 4 of Crowns.
Cy picked the 4 of Arms.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Di's turn.
Di picked the ace of Suns.
Di found the ace of Suns.
Di picked the ace of Moons.
Di found the ace of Moons.
Di picked the ace of Crowns.
Di found the ace of Crowns.
Di picked the ace of Arms.
Di turned a wrong tile.
The wrong tile is hidden again.
It is Guest 4's turn.
Guest 4 picked the 2 of Suns.
Guest 4 found the 2 of Suns.
Guest 4 picked the 2 of Moons.
Guest 4 found the 2 of Moons.
Guest 4 picked the 2 of Crowns.
Guest 4 found the 2 of Crowns.
Guest 4 picked the 2 of Arms.
Guest 4 turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked the null of Crowns.
Ana found the null of Crowns.
Ana picked the 3 of Moons.
Ana found the 3 of Moons.
Ana picked the 3 of Crowns.
Ana found the 3 of Crowns.
Ana picked the 3 of Arms.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked the 5 of Crowns.
Bo found the 5 of Crowns.
Bo picked the 5 of Arms.
Bo found the 5 of Arms.
It is Cy's turn.
Cy picked the 4 of Arms.
Cy found the 4 of Arms.
It is Di's turn.
Di picked the ace of Arms.
Di turned a wrong tile.
The wrong tile is hidden again.
It is Guest 4's turn.
Guest 4 picked the 2 of Arms.
Guest 4 found the 2 of Arms.
It is Ana's turn.
Ana picked the 3 of Arms.
Ana found the 3 of Arms.
It is Di's turn.
Di picked the ace of Arms.
Di found the ace of Arms.
Applause for Ana!

Ana: 3 of Suns, null of Arms, null of Suns, null of Crowns, 3 of Moons, 3 of Crowns, 3 of Arms
Bo: 5 of Suns, null of Moons, 5 of Moons, 5 of Crowns, 5 of Arms
Cy: 4 of Suns, 4 of Moons, 4 of Crowns, 4 of Arms
Di: ace of Suns, ace of Moons, ace of Crowns, ace of Arms
Guest 4: 2 of Suns, 2 of Moons, 2 of Crowns, 2 of Arms
