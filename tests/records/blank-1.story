New rule “Anybody Home”: If somebody draws, then that player has to knock twice on the table.
New rule “Name That Shape”: If a play matches by number, then the player whose turn it is has to name the symbol on top.
Everybody understands the rules.
It is Ana’s turn.
Ana plays the red 5 “Hat Full of Soup”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Bo’s turn.
Bo plays the orange 5, the purple 5, and the orange 5 “Tent for One Ant” on top.
Ana did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Cy’s turn.
Cy plays the orange 3 “Fox on a Ladder”, and the orange 3 on top.
Bo did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the orange 1 “Marmalade Weather”.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
3 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy plays the blue 1.
Ana did not do it in time. Anybody may call it out.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Ana’s turn.
Ana plays the green 1, and the purple 1 “Plum Detective” on top.
Cy did not do it in time. Anybody may call it out.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Ana has done it.
Cy plays the purple 2 “Left-Handed Teapot”.
It is Bo’s turn.
1 card goes back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played a card that does not match.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Cy has done it.
Bo plays the purple 3.
It is Ana’s turn.
Ana plays the purple 4 “Violin Made of Ice”.
It is Cy’s turn.
Cy plays the orange 4.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Cy has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
3 cards go back to Ana.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Bo has done it.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana has done it.
Ana plays the yellow 4 “Duck With a Key”, and the red 4 “Polite Volcano” on top.
Cy did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Cy plays the red 2 “Kettle Choir”.
Ana did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Ana plays the green 2.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Ana has done it.
Cy plays the blue 2 “Whale in a Bath”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Bo plays the yellow 2.
Cy did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
Bo has done it.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Ana has done it.
Agreed: the last turn was undone.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the yellow 6.
Cy did not do it in time. Anybody may call it out.
It is Ana’s turn.
1 card goes back to Bo.
Bo takes a Penalty card: played out of turn.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Ana plays the green 6.
Bo did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Bo calls it out: Ana did not name the symbol on top.
Ana admits it.
Rightly called out: “Ana did not name the symbol on top.”
Ana takes a Penalty card: did not do what they had to do.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Ana has done it.
3 cards go back to Cy.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the green 1 “Frog in Slippers”.
Ana did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
Cy plays the green 3.
It is Ana’s turn.
Ana plays the green 5.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Ana plays the blue 5 “Leaky Pockets”, and the purple 5 “Curtain With Feet” on top.
Cy did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Bo’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played a card that does not match.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Ana has done it.
Bo plays the purple 4.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the purple 3 “Wizard's Laundry”.
It is Ana’s turn.
Ana plays the purple 1.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Cy has done it.
Bo plays the purple 6 “Light Fingers”.
Card: purple 6 “Light Fingers”.
The next player takes 1 card from the player whose turn it is, at random.
Ana gets 1 card from Bo.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the orange 6, and the orange 6 “Biscuit Court” on top.
Ana did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Cy has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
3 cards go back to Bo.
Bo takes a Penalty card: played out of turn.
Bo takes a Penalty card: played cards that do not match each other.
Bo draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Bo has done it.
2 cards go back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Cy has done it.
2 cards go back to Ana.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
3 cards go back to Cy.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Ana has done it.
Bo plays the orange 4 “Lantern Thief”.
Cy did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the orange 2, and the orange 2 “Somebody Else's Shoes” on top.
Card: orange 2 “Somebody Else's Shoes”.
The player whose turn it is swaps hands with a chosen player.
Ana names Bo.
Ana and Bo swap hands.
It is Cy’s turn.
Cy plays the blue 2.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Bo plays the red 2.
Cy did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
Ana plays the red 5.
Bo did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the red 4.
It is Bo’s turn.
Bo plays the red 1.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
Cy plays the yellow 1.
In this order: “About Turn”, then “Name That Shape”.
New order: “Name That Shape”, then “About Turn”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo’s turn.
Bo plays the yellow 3 “Once More, Please”.
Cy did not do it in time. Anybody may call it out.
Card: yellow 3 “Once More, Please”.
The player whose turn it is plays once more.
Bo plays once more.
Bo cannot play once more: nothing matches.
It is Ana’s turn.
Ana plays the blue 3, and the yellow 3 on top.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
1 card goes back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played a card that does not match.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy plays the yellow 5.
Ana did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana has done it.
Ana plays the green 5 “Pickle Ambassador”.
Cy did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Ana has done it.
Cy has done it.
Bo plays the green 6 “Hedge With Opinions”.
It is Ana’s turn.
Ana plays the purple 6.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Ana has done it.
Cy plays the yellow 6 “Cheese Orchestra”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
1 card goes back to Cy.
Cy takes a Penalty card: played a card that does not match.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
1 card goes back to Bo.
Bo takes a Penalty card: played a card that does not match.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
3 cards go back to Ana.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
2 cards go back to Bo.
Bo takes a Penalty card: played out of turn.
Bo takes a Penalty card: played a card that does not match.
Bo draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Cy has done it.
Bo has done it.
Ana has done it.
Cy plays the yellow 4.
Cy did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo plays the yellow 2 “Very Small Parade”.
It is Ana’s turn.
Ana plays the yellow 5 “Sundial at Night”.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
1 card goes back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played a card that does not match.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy has done it.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana has done it.
Ana plays the yellow 1 “Lemon Telescope”.
Ana did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo’s turn.
Bo plays the blue 1 “Borrowed Cloud”, the orange 1, and the red 1 “Double Ladle” on top.
In this order: “About Turn”, then “Name That Shape”, then red 1 “Double Ladle”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
The next player draws 2 cards.
The Draw Pile is empty.
The discards are shuffled into a new Draw Pile of 57 cards.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Ana’s turn.
Ana plays the red 6.
Bo did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the blue 6 “Penguin on Stilts”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
3 cards go back to Bo.
Bo takes a Penalty card: played cards that do not match each other.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Cy has done it.
1 card goes back to Ana.
Ana takes a Penalty card: played a card that does not match.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the blue 3 “Moonlit Sandwich”.
Bo did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
It is Bo’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
3 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Ana has done it.
Bo plays the blue 4.
Ana did not do it in time. Anybody may call it out.
It is Ana’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played a card that does not match.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the green 4 “Who Goes Moo”.
Ana did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
In this order: “Name That Shape”, then green 4 “Who Goes Moo”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
A chosen player has to make the noise of an animal.
Bo names Cy.
Cy has to do this: make the noise of an animal.
It is Ana’s turn.
Ana plays the green 2 “Unhurried Train”.
Bo did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the purple 2.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Cy has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
2 cards go back to Ana.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Ana has done it.
2 cards go back to Cy.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
3 cards go back to Bo.
Bo takes a Penalty card: played cards that do not match each other.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana plays the purple 6.
Cy did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the purple 3.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Ana plays the red 3 “Brick With Ambitions”, and the green 3 “Garden of Doors” on top.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Cy plays the red 3.
Ana did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
2 cards go back to Bo.
Bo takes a Penalty card: played cards that do not match each other.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Cy has done it.
Bo has done it.
Ana plays the red 2.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
2 cards go back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played a card that does not match.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Bo plays the red 4 “Polite Volcano”.
Cy did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the blue 4 “Umbrella Duel”, the green 4, and the yellow 4 “Duck With a Key” on top.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
2 cards go back to Cy.
Cy takes a Penalty card: played a card that does not match.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the orange 4 “Lantern Thief”.
Ana did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
Ana plays the orange 5.
Bo did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the orange 4.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana plays the orange 1.
Bo did not do it in time. Anybody may call it out.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo’s turn.
Bo plays the green 1.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
2 cards go back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
1 card goes back to Bo.
Bo takes a Penalty card: played out of turn.
Bo takes a Penalty card: played a card that does not match.
Bo draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Ana plays the green 5.
Bo did not do it in time. Anybody may call it out.
Cy did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the orange 5 “Tent for One Ant”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy has done it.
Ana has done it.
Bo plays the blue 5.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
Bo has done it.
Ana plays the blue 2 “Whale in a Bath”.
It is Cy’s turn.
Cy plays the orange 2.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Cy has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Ana plays the yellow 2 “Very Small Parade”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
1 card goes back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played a card that does not match.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy plays the yellow 6.
Ana did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo plays the red 6 “Red Tape Measure”, the yellow 6 “Cheese Orchestra”, the green 6, and the orange 6 on top.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Ana’s turn.
Bo has done it.
1 card goes back to Bo.
Bo takes a Penalty card: played out of turn.
Bo takes a Penalty card: played a card that does not match.
Bo draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Bo has done it.
Ana plays the blue 6, and the green 6 “Hedge With Opinions” on top.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Ana has done it.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the green 1 “Frog in Slippers”.
Cy did not do it in time. Anybody may call it out.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
Cy plays the purple 1.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Bo’s turn.
Cy has done it.
Bo plays the blue 1.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Cy’s turn.
Bo has done it.
Cy plays the blue 3.
It is Ana’s turn.
Ana plays the purple 3 “Wizard's Laundry”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Bo’s turn.
Bo plays the purple 4.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the purple 4 “Violin Made of Ice”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Ana’s turn.
Cy has done it.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Ana has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Bo has done it.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Bo proposes: So be it. It is Ana’s turn.
The whole table agrees: So be it. It is Ana’s turn.
It is Ana’s turn.
Cy has done it.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Ana has done it.
Bo plays the purple 5 “Curtain With Feet”.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy plays the green 5 “Pickle Ambassador”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Ana’s turn.
Cy has done it.
1 card goes back to Bo.
Bo takes a Penalty card: played out of turn.
Bo takes a Penalty card: played a card that does not match.
Bo draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
Ana plays the green 2.
Bo did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo plays the yellow 2.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Cy’s turn.
Cy plays the orange 2 “Somebody Else's Shoes”.
Bo did not do it in time. Anybody may call it out.
In this order: “Name That Shape”, then orange 2 “Somebody Else's Shoes”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
The player whose turn it is swaps hands with a chosen player.
Cy names Bo.
Cy and Bo swap hands.
It is Ana’s turn.
Ana plays the orange 3 “Fox on a Ladder”.
Cy did not do it in time. Anybody may call it out.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Bo has done it.
Cy plays the yellow 3.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the yellow 5 “Sundial at Night”.
Cy did not do it in time. Anybody may call it out.
Ana did not do it in time. Anybody may call it out.
Bo did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the red 5 “Hat Full of Soup”.
Rule: “Name That Shape”.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Bo’s turn.
Bo plays the red 2 “Kettle Choir”.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Ana plays the red 1.
Cy did not do it in time. Anybody may call it out.
Rule: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy’s turn.
Cy plays the yellow 1.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Cy has to do this: name the symbol on top.
It is Ana’s turn.
Ana plays the blue 1 “Borrowed Cloud”.
Cy did not do it in time. Anybody may call it out.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Ana has to do this: name the symbol on top.
It is Cy’s turn.
Ana has done it.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the orange 1 “Marmalade Weather”.
Cy did not do it in time. Anybody may call it out.
In this order: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then the player whose turn it is has to name the symbol on top.
Bo has to do this: name the symbol on top.
It is Cy’s turn.
Bo has done it.
Bo has no cards left. Does anybody object?
Bo wins the game.
Proposed: If somebody cannot play, then that player draws 1 card.
Everybody talked about it.
Not accepted. The winner may change it.
Everybody talked about it.
From now on: If somebody cannot play, then that player draws 1 card.

winners: Bo
won: [0, 1, 0]
