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
It is Ana's turn.
Ana picked a coin.
Ana picked a coin.
Ana told everybody which coin it is.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo picked a coin.
Bo looked at the coin.
Bo told everybody which coin it is.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the 2 of Crowns.
Ana picked a coin.
Ana found the 2 of Arms.
Ana picked a coin.
Ana found the 5 of Arms.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the 4 of Moons.
Bo picked a coin.
Bo found the 5 of Crowns.
Bo picked a coin.
Bo found the null of Crowns.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the ace of Arms.
Ana picked a coin.
Ana found the 2 of Suns.
Ana picked a coin.
Ana found the 3 of Moons.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the null of Moons.
Bo picked a coin.
Bo found the 4 of Crowns.
Bo picked a coin.
Bo found the null of Arms.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the 3 of Suns.
Ana picked a coin.
Ana found the ace of Suns.
Ana picked a coin.
Ana found the ace of Crowns.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the 3 of Crowns.
Bo picked a coin.
Bo found the 3 of Arms.
Bo picked a coin.
Bo found the 4 of Suns.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana picked a coin.
Ana found the 2 of Moons.
Ana picked a coin.
Ana found the 5 of Moons.
Ana picked a coin.
Ana found the ace of Moons.
Ana picked a coin.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo picked a coin.
Bo found the null of Suns.
Bo picked a coin.
Bo found the 4 of Arms.
Bo picked a coin.
Bo found the 5 of Suns.
Applause for Ana and Bo!

Ana: 2 of Crowns, 2 of Arms, 5 of Arms, ace of Arms, 2 of Suns, 3 of Moons, 3 of Suns, ace of Suns, ace of Crowns, 2 of Moons, 5 of Moons, ace of Moons
Bo: 4 of Moons, 5 of Crowns, null of Crowns, null of Moons, 4 of Crowns, null of Arms, 3 of Crowns, 3 of Arms, 4 of Suns, null of Suns, 4 of Arms, 5 of Suns
