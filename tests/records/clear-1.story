Ana rolls 5, 2, 5 and blank.
Agreed: the last turn was undone.
Ana has decided.
Bo has decided.
Cy has decided.
Four! Ana takes 5, blank, 5 and 2.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Bo rolls ace, 4, 2 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 4, ace and 2.
Bo takes 2, 4 and ace.
Four! Cy takes 2, 2, ace and 4.
Cy rolls 3, blank, 4 and 4.
Ana has decided.
Bo has decided.
Cy has decided.
Four! Ana takes blank, 4, 4 and 3.
Bo takes 3, 4 and 4.
Cy takes blank, 4 and 3.
Ana rolls 4, 3, 5 and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Cy takes 4, 5 and 3.
Bo rolls 3, 2, 2 and 4.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched. One pawn is on the Scratch Tile.
Cy rolls 4, 5, 4 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 4, 5 and 2.
Bo takes 2, 4 and 5.
Scratch! Cy takes nothing.
Somebody took a line: the pawns go back beside the Scratch Tile.
Ana rolls 2, ace, ace and blank.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Bo takes ace, blank and ace.
Cy takes ace, ace and blank.
Bo rolls blank, 2, 3 and blank.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Bo takes 2, blank and blank.
Cy takes blank, 2 and blank.
Cy rolls 2, ace, ace and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 3, ace and 2.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Ana rolls 5, 3, 2 and ace.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes ace, 5 and 3.
Bo takes ace, 5 and 2.
Cy takes 5, 3 and 2.
Clear! Ana has 4 coins left.
Ana gets a bonus of 6 points for the card of Bo.
Deal 1 is over: Ana cleared the card. Points of this deal: Ana 16 (Fours 4, card 6, bonus 6); Cy 2 (Fours 2).
1 of 3 deals played. Total points: Ana 16, Bo 0 and Cy 2.
Deal 2 of 3: every card is full again. Bo rolls.
Bo rolls ace, 5, 3 and ace.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 3 lines were missed.
Scratch! Bo takes nothing. 3 lines were missed.
Scratch! Cy takes nothing. 2 lines were missed.
Scratch Round: everybody scratched. One pawn is on the Scratch Tile.
Cy rolls 2, 3, 4 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 4 lines were missed.
Scratch! Bo takes nothing. 3 lines were missed.
Scratch! Cy takes nothing. 3 lines were missed.
Scratch Round: everybody scratched again. Two pawns are on the Scratch Tile.
Ana rolls blank, 2, 4 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 4 lines were missed.
Scratch! Bo takes nothing. 8 lines were missed.
Scratch! Cy takes nothing. 6 lines were missed.
Scratch Round: everybody scratched a third time in a row. Three pawns are on the Scratch Tile.
Scratch-Off: Ana rolls two dice, for lines of two. The pawns go back beside the tile.
Ana rolls two dice: 5 and blank.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 5 lines were missed.
Scratch! Bo takes nothing. 7 lines were missed.
Scratch! Cy takes nothing. 2 lines were missed.
Deal 2 is over: everybody scratched in the Scratch-Off. Points of this deal: nobody scores.
2 of 3 deals played. Total points: Ana 16, Bo 0 and Cy 2.
Deal 3 of 3: every card is full again. Bo rolls.
Bo rolls blank, 4, 2 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 3 lines were missed.
Scratch! Bo takes nothing. 7 lines were missed.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched. One pawn is on the Scratch Tile.
Cy rolls blank, 4, 3 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 6 lines were missed.
Scratch! Bo takes nothing. 5 lines were missed.
Scratch! Cy takes nothing. 4 lines were missed.
Scratch Round: everybody scratched again. Two pawns are on the Scratch Tile.
Ana rolls 4, 3, 3 and blank.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 2 lines were missed.
Scratch! Bo takes nothing. 2 lines were missed.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched a third time in a row. Three pawns are on the Scratch Tile.
Scratch-Off: Ana rolls two dice, for lines of two. The pawns go back beside the tile.
Ana rolls two dice: ace and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 2 and ace.
Bo takes 2 and ace.
Cy takes ace and 2.
Bo rolls 2, 5, ace and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 2, ace and 5.
Bo takes 5, 2 and ace.
Cy takes 5, 5 and ace.
Cy rolls 5, 4, ace and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 5, ace and 4.
Bo takes 5, ace and 5.
Cy takes 5, ace and 4.
Ana rolls 2, 4, 3 and blank.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 2, 3 and 4.
Bo takes 4, 2 and 3.
Cy takes 4, 2 and 3.
Bo rolls 5, 4, 2 and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched. One pawn is on the Scratch Tile.
Cy rolls 2, 3, 2 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched again. Two pawns are on the Scratch Tile.
Ana rolls blank, 5, blank and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Scratch Round: everybody scratched a third time in a row. Three pawns are on the Scratch Tile.
Scratch-Off: Ana rolls two dice, for lines of two. The pawns go back beside the tile.
Ana rolls two dice: 3 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Deal 3 is over: everybody scratched in the Scratch-Off. Points of this deal: nobody scores.
3 of 3 deals played. Total points: Ana 16, Bo 0 and Cy 2.
Ana wins the game.

winners: Ana
points: [16, 0, 2]
