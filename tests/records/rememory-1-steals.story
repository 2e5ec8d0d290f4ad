Ana picks a coin of Bo.
Ana turns a wrong tile.
Bo picks a coin of Ana.
Bo finds the blank of Arms and steals it from Ana.
Bo takes a coin from the reserve. 10 are left.
Bo picks a coin.
Bo turns a wrong tile.
Cy picks a coin.
Cy turns a wrong tile.
Di picks a coin.
Di turns a wrong tile.
Guest 4 picks a coin.
Guest 4 turns a wrong tile.
Guest 5 picks a coin.
Guest 5 turns a wrong tile.
Guest 6 picks a coin.
Guest 6 turns a wrong tile.
Guest 7 picks a coin.
Guest 7 turns a wrong tile.
Guest 8 picks a coin.
Guest 8 turns a wrong tile.
Guest 9 picks a coin.
Guest 9 turns a wrong tile.
Guest 10 picks a coin.
Guest 10 turns a wrong tile.
Guest 11 picks a coin.
Guest 11 turns a wrong tile.
Guest 12 picks a coin.
Guest 12 turns a wrong tile.
Ana passes.
Bo picks a coin.
Bo finds the 2 of Moons.
Bo takes a coin from the reserve. 9 are left.
Bo picks a coin.
Bo finds the 5 of Crowns.
Bo takes a coin from the reserve. 8 are left.
Bo picks a coin.
Bo finds the 5 of Moons.
Bo takes a coin from the reserve. 7 are left.
Bo picks a coin.
Bo finds the 3 of Suns.
Bo takes a coin from the reserve. 6 are left.
Bo picks a coin.
Bo finds the 2 of Suns.
Bo takes a coin from the reserve. 5 are left.
Bo picks a coin.
Bo finds the blank of Moons.
Bo takes a coin from the reserve. 4 are left.
Bo picks a coin.
Bo finds the ace of Moons.
Bo takes a coin from the reserve. 3 are left.
Bo picks a coin.
Bo finds the 2 of Crowns.
Bo takes a coin from the reserve. 2 are left.
Bo picks a coin.
Bo finds the ace of Suns.
Bo takes a coin from the reserve. 1 is left.
Bo picks a coin.
Bo finds the 2 of Arms.
Bo takes the last coin from the reserve.
Bo picks a coin.
Bo finds the ace of Arms.
Bo picks a coin.
Bo finds the 4 of Crowns.
Bo picks a coin of Cy.
Bo finds the blank of Suns and steals it from Cy.
Bo picks a coin of Di.
Bo finds the 5 of Suns and steals it from Di.
Bo picks a coin of Guest 4.
Bo finds the blank of Crowns and steals it from Guest 4.
Bo picks a coin of Guest 5.
Bo finds the 3 of Arms and steals it from Guest 5.
Bo picks a coin of Guest 6.
Bo finds the 4 of Moons and steals it from Guest 6.
Bo picks a coin of Guest 7.
Bo finds the ace of Crowns and steals it from Guest 7.
Bo picks a coin of Guest 8.
Bo finds the 3 of Moons and steals it from Guest 8.
Bo picks a coin of Guest 9.
Bo finds the 4 of Arms and steals it from Guest 9.
Bo picks a coin of Guest 10.
Bo turns a wrong tile.
Cy picks a coin of Guest 10.
Cy finds the 3 of Crowns and steals it from Guest 10.
Cy picks a coin of Guest 11.
Cy finds the 4 of Suns and steals it from Guest 11.
Cy picks a coin of Guest 12.
Cy finds the 5 of Arms and steals it from Guest 12.
Bo wins the game.

Ana: 
Bo: blank of Arms, 2 of Moons, 5 of Crowns, 5 of Moons, 3 of Suns, 2 of Suns, blank of Moons, ace of Moons, 2 of Crowns, ace of Suns, 2 of Arms, ace of Arms, 4 of Crowns, blank of Suns, 5 of Suns, blank of Crowns, 3 of Arms, 4 of Moons, ace of Crowns, 3 of Moons, 4 of Arms
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
