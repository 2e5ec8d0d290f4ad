Ana points at a coin of Bo.
Ana turned a wrong tile.
The wrong tile is hidden again.
It is Bo's turn.
Bo points at a coin of Ana.
Bo found the null of Arms, with the coin of Ana.
Bo took a coin of the reserve; 10 are left.
Bo picked a coin.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy picked a coin.
Cy turned a wrong tile.
The wrong tile is hidden again.
It is Di's turn.
Di picked a coin.
Di turned a wrong tile.
The wrong tile is hidden again.
It is Guest 4's turn.
Guest 4 picked a coin.
Guest 4 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 5's turn.
Guest 5 picked a coin.
Guest 5 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 6's turn.
Guest 6 picked a coin.
Guest 6 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 7's turn.
Guest 7 picked a coin.
Guest 7 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 8's turn.
Guest 8 picked a coin.
Guest 8 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 9's turn.
Guest 9 picked a coin.
Guest 9 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 10's turn.
Guest 10 picked a coin.
Guest 10 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 11's turn.
Guest 11 picked a coin.
Guest 11 turned a wrong tile.
The wrong tile is hidden again.
It is Guest 12's turn.
Guest 12 picked a coin.
Guest 12 turned a wrong tile.
The wrong tile is hidden again.
It is Ana's turn.
Ana passed.
It is Bo's turn.
Bo picked a coin.
Bo found the 2 of Moons.
Bo took a coin of the reserve; 9 are left.
Bo picked a coin.
Bo found the 5 of Crowns.
Bo took a coin of the reserve; 8 are left.
Bo picked a coin.
Bo found the 5 of Moons.
Bo took a coin of the reserve; 7 are left.
Bo picked a coin.
Bo found the 3 of Suns.
Bo took a coin of the reserve; 6 are left.
Bo picked a coin.
Bo found the 2 of Suns.
Bo took a coin of the reserve; 5 are left.
Bo picked a coin.
Bo found the null of Moons.
Bo took a coin of the reserve; 4 are left.
Bo picked a coin.
Bo found the ace of Moons.
Bo took a coin of the reserve; 3 are left.
Bo picked a coin.
Bo found the 2 of Crowns.
Bo took a coin of the reserve; 2 are left.
Bo picked a coin.
Bo found the ace of Suns.
Bo took a coin of the reserve; 1 is left.
Bo picked a coin.
Bo found the 2 of Arms.
Bo took the last coin of the reserve.
Bo picked a coin.
Bo found the ace of Arms.
Bo picked a coin.
Bo found the 4 of Crowns.
Bo points at a coin of Cy.
Bo found the null of Suns, with the coin of Cy.
Bo points at a coin of Di.
Bo found the 5 of Suns, with the coin of Di.
Bo points at a coin of Guest 4.
Bo found the null of Crowns, with the coin of Guest 4.
Bo points at a coin of Guest 5.
Bo found the 3 of Arms, with the coin of Guest 5.
Bo points at a coin of Guest 6.
Bo found the 4 of Moons, with the coin of Guest 6.
Bo points at a coin of Guest 7.
Bo found the ace of Crowns, with the coin of Guest 7.
Bo points at a coin of Guest 8.
Bo found the 3 of Moons, with the coin of Guest 8.
Bo points at a coin of Guest 9.
Bo found the 4 of Arms, with the coin of Guest 9.
Bo points at a coin of Guest 10.
Bo turned a wrong tile.
The wrong tile is hidden again.
It is Cy's turn.
Cy points at a coin of Guest 10.
Cy found the 3 of Crowns, with the coin of Guest 10.
Cy points at a coin of Guest 11.
Cy found the 4 of Suns, with the coin of Guest 11.
Cy points at a coin of Guest 12.
Cy found the 5 of Arms, with the coin of Guest 12.
Applause for Bo!

Ana: 
Bo: null of Arms, 2 of Moons, 5 of Crowns, 5 of Moons, 3 of Suns, 2 of Suns, null of Moons, ace of Moons, 2 of Crowns, ace of Suns, 2 of Arms, ace of Arms, 4 of Crowns, null of Suns, 5 of Suns, null of Crowns, 3 of Arms, 4 of Moons, ace of Crowns, 3 of Moons, 4 of Arms
Cy: 3 of Crowns, 4 of Suns, 5 of Arms
Di: 
Guest 4: 
Guest 5: 
Guest 6: 
Guest 7: 
Guest 8: 
Guest 9: 
Guest 10: 
Guest 11: 
Guest 12: 
