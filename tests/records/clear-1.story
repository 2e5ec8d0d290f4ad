Ana rolls 5, 2, 5 and null.
Everybody agreed: the last turn was undone.
Ana has decided.
Bo has decided.
Cy has decided.
Four! Ana takes 5, null, 5 and 2.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Bo rolls ace, 4, 2 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 4, ace and 2.
Bo takes 2, 4 and ace.
Four! Cy takes 2, 2, ace and 4.
Cy rolls 3, null, 4 and 4.
Ana has decided.
Bo has decided.
Cy has decided.
Four! Ana takes null, 4, 4 and 3.
Bo takes 3, 4 and 4.
Cy takes null, 4 and 3.
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
A Scratch Round: one pawn is on the Scratch Tile.
Cy rolls 4, 5, 4 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Ana takes 4, 5 and 2.
Bo takes 2, 4 and 5.
Scratch! Cy takes nothing.
The pawns come off the Scratch Tile.
Ana rolls 2, ace, ace and null.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Bo takes ace, null and ace.
Cy takes ace, ace and null.
Bo rolls null, 2, 3 and null.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Bo takes 2, null and null.
Cy takes null, 2 and null.
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
Ana takes 6 points for the card of Bo.
Deal 1 is over. Clear: Ana. This deal: Ana 16 (Fours 4, card 6, bonus 6); Cy 2 (Fours 2).
1 of 3 deals played. In all: Ana 16, Bo 0 and Cy 2.
Deal 2 of 3: the cards are full, and Bo rolls.
Bo rolls ace, 5, 3 and ace.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 3 lines were there.
Scratch! Bo takes nothing. 3 lines were there.
Scratch! Cy takes nothing. 2 lines were there.
A Scratch Round: one pawn is on the Scratch Tile.
Cy rolls 2, 3, 4 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 4 lines were there.
Scratch! Bo takes nothing. 3 lines were there.
Scratch! Cy takes nothing. 3 lines were there.
A second Scratch Round: two pawns are on the Scratch Tile.
Ana rolls null, 2, 4 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 4 lines were there.
Scratch! Bo takes nothing. 8 lines were there.
Scratch! Cy takes nothing. 6 lines were there.
A third Scratch Round in a row: the third pawn lands.
Scratch-Off: the pawns come off, and Ana throws two dice for lines of two.
Ana throws two dice: 5 and null.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 5 lines were there.
Scratch! Bo takes nothing. 7 lines were there.
Scratch! Cy takes nothing. 2 lines were there.
Deal 2 is over. Everybody scratched in the Scratch-Off. This deal: nobody scores.
2 of 3 deals played. In all: Ana 16, Bo 0 and Cy 2.
Deal 3 of 3: the cards are full, and Bo rolls.
Bo rolls null, 4, 2 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 3 lines were there.
Scratch! Bo takes nothing. 7 lines were there.
Scratch! Cy takes nothing.
A Scratch Round: one pawn is on the Scratch Tile.
Cy rolls null, 4, 3 and 2.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 6 lines were there.
Scratch! Bo takes nothing. 5 lines were there.
Scratch! Cy takes nothing. 4 lines were there.
A second Scratch Round: two pawns are on the Scratch Tile.
Ana rolls 4, 3, 3 and null.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing. 2 lines were there.
Scratch! Bo takes nothing. 2 lines were there.
Scratch! Cy takes nothing.
A third Scratch Round in a row: the third pawn lands.
Scratch-Off: the pawns come off, and Ana throws two dice for lines of two.
Ana throws two dice: ace and 2.
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
Ana rolls 2, 4, 3 and null.
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
A Scratch Round: one pawn is on the Scratch Tile.
Cy rolls 2, 3, 2 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
A second Scratch Round: two pawns are on the Scratch Tile.
Ana rolls null, 5, null and 5.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
A third Scratch Round in a row: the third pawn lands.
Scratch-Off: the pawns come off, and Ana throws two dice for lines of two.
Ana throws two dice: 3 and 3.
Ana has decided.
Bo has decided.
Cy has decided.
Scratch! Ana takes nothing.
Scratch! Bo takes nothing.
Scratch! Cy takes nothing.
Deal 3 is over. Everybody scratched in the Scratch-Off. This deal: nobody scores.
3 of 3 deals played. In all: Ana 16, Bo 0 and Cy 2.
Applause for Ana!

winners: Ana
points: [16, 0, 2]
