Ana picked a coin.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo picked a coin.
Bo looked at the coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked a coin.
Cy picked a coin.
Cy told everybody which coin it is.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana picked a coin.
Ana looked at the coin.
Ana told everybody which coin it is.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the null of Moons.
Bo picked a coin.
Bo found the null of Crowns.
Bo picked a coin.
Bo found the null of Suns.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked a coin.
Cy found the null of Arms.
Cy picked a coin.
Cy found the ace of Suns.
Cy picked a coin.
Cy found the ace of Moons.
Cy picked a coin.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the ace of Arms.
Ana picked a coin.
Ana found the ace of Crowns.
Ana picked a coin.
Ana found the 2 of Moons.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the 2 of Crowns.
Bo picked a coin.
Bo found the 2 of Suns.
Bo picked a coin.
Bo found the 2 of Arms.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked a coin.
Cy found the 3 of Suns.
Cy picked a coin.
Cy found the 3 of Arms.
Cy picked a coin.
Cy found the 3 of Crowns.
Cy picked a coin.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the 3 of Moons.
Ana picked a coin.
Ana found the 4 of Moons.
Ana picked a coin.
Ana found the 4 of Arms.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the 4 of Crowns.
Bo picked a coin.
Bo found the 4 of Suns.
Bo picked a coin.
Bo found the 5 of Crowns.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked a coin.
Cy found the 5 of Arms.
Cy picked a coin.
Cy found the 5 of Suns.
Cy picked a coin.
Cy found the 5 of Moons.
Applause for Bo and Cy!

Ana: ace of Arms, ace of Crowns, 2 of Moons, 3 of Moons, 4 of Moons, 4 of Arms
Bo: null of Moons, null of Crowns, null of Suns, 2 of Crowns, 2 of Suns, 2 of Arms, 4 of Crowns, 4 of Suns, 5 of Crowns
Cy: null of Arms, ace of Suns, ace of Moons, 3 of Suns, 3 of Arms, 3 of Crowns, 5 of Arms, 5 of Suns, 5 of Moons
