New rule “Anybody Home”: If somebody draws, then that player has to knock twice on the table.
New rule “Echo”: If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
Everybody understands the rules.
It is Ana’s turn.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the green 2, and the green 2 “Unhurried Train” on top.
Ana did not do it in time. Anybody may call it out.
Rule: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Ana has done it.
Cy plays the yellow 2.
Ana did not do it in time. Anybody may call it out.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 4 “Lantern Thief” is turned onto the Discard Pile.
It is Ana’s turn.
Ana has done it.
Ana plays the orange 5.
It is Bo’s turn.
2 cards go back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Bo plays the blue 5 “Leaky Pockets”, and the purple 5 “Curtain With Feet” on top.
Cy did not do it in time. Anybody may call it out.
In this order: “Backwash”, then “Echo”.
New order: “Echo”, then “Backwash”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 4 “Polite Volcano” is turned onto the Discard Pile.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the purple 4 “Violin Made of Ice”.
Ana did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the purple 4.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 4 is turned onto the Discard Pile.
It is Bo’s turn.
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
Cy has done it.
Ana plays the orange 3.
It is Bo’s turn.
Bo plays the red 3 “Brick With Ambitions”.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 3 is turned onto the Discard Pile.
It is Cy’s turn.
Cy plays the blue 1.
It is Ana’s turn.
Ana plays the blue 2.
It is Bo’s turn.
3 cards go back to Bo.
Bo takes a Penalty card: played cards that do not match each other.
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
Cy has done it.
Ana plays the red 2 “Kettle Choir”, and the red 2 on top.
In this order: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Cy draws 1 card.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 6 “Red Tape Measure” is turned onto the Discard Pile.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Bo’s turn.
Cy has done it.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the red 3.
Bo did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the red 6.
It is Bo’s turn.
1 card goes back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played a card that does not match.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Bo takes a Penalty card: nothing matches.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Cy has done it.
Cy plays the yellow 6 “Cheese Orchestra”.
Bo did not do it in time. Anybody may call it out.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The green 5 is turned onto the Discard Pile.
It is Ana’s turn.
Bo has done it.
Ana plays the yellow 5.
It is Bo’s turn.
Bo plays the yellow 1 “Lemon Telescope”.
It is Cy’s turn.
Cy plays the purple 1 “Plum Detective”, the red 1 “Double Ladle”, the purple 1, and the blue 1 “Borrowed Cloud” on top.
In this order: “Backwash”, then “Echo”.
Everybody agreed: the last turn was undone.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 2 “Somebody Else's Shoes” is turned onto the Discard Pile.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo proposes: So be it. It is Ana’s turn.
The whole table agrees: So be it. It is Ana’s turn.
It is Ana’s turn.
Bo has done it.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the orange 2, and the purple 2 “Left-Handed Teapot” on top.
Ana did not do it in time. Anybody may call it out.
Rule: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the blue 2 “Whale in a Bath”.
Ana did not do it in time. Anybody may call it out.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 4 is turned onto the Discard Pile.
It is Ana’s turn.
Ana plays the green 4 “Who Goes Moo”.
Card: green 4 “Who Goes Moo”.
A chosen player has to make the noise of an animal.
Ana names Bo.
Bo has to do this: make the noise of an animal.
It is Bo’s turn.
Bo plays the green 1.
Bo did not do it in time. Anybody may call it out.
It is Cy’s turn.
3 cards go back to Cy.
Cy takes a Penalty card: played cards that do not match each other.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Cy has done it.
Ana plays the red 1.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 1 “Marmalade Weather” is turned onto the Discard Pile.
It is Bo’s turn.
2 cards go back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played cards that do not match each other.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
1 card goes back to Cy.
Cy takes a Penalty card: played out of turn.
Cy takes a Penalty card: played a card that does not match.
Cy draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
Ana has done it.
Cy has done it.
3 cards go back to Bo.
Bo takes a Penalty card: played cards that do not match each other.
Bo draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the orange 3 “Fox on a Ladder”.
Bo did not do it in time. Anybody may call it out.
It is Ana’s turn.
Ana plays the green 3.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 4 “Umbrella Duel” is turned onto the Discard Pile.
It is Bo’s turn.
Bo plays the blue 6.
It is Cy’s turn.
Cy plays the orange 6 “Biscuit Court”, and the yellow 6 on top.
In this order: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The green 6 is turned onto the Discard Pile.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Bo has done it.
Ana plays the green 1 “Frog in Slippers”.
It is Bo’s turn.
Bo plays the green 4.
It is Cy’s turn.
1 card goes back to Ana.
Ana takes a Penalty card: played out of turn.
Ana takes a Penalty card: played a card that does not match.
Ana draws 2 cards.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
Cy plays the yellow 4.
Ana did not do it in time. Anybody may call it out.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 4 is turned onto the Discard Pile.
It is Ana’s turn.
Ana plays the blue 6 “Penguin on Stilts”.
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
Cy has done it.
Ana plays the purple 6 “Light Fingers”.
In this order: “Echo”, then purple 6 “Light Fingers”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 5 “Tent for One Ant” is turned onto the Discard Pile.
The next player takes 1 card from the player whose turn it is, at random.
Bo gets 1 card from Ana.
It is Bo’s turn.
Bo plays the red 5, and the yellow 5 “Sundial at Night” on top.
Rule: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Cy’s turn.
Cy plays the purple 5, and the green 5 “Pickle Ambassador” on top.
Ana did not do it in time. Anybody may call it out.
In this order: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The purple 3 is turned onto the Discard Pile.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Bo has to do this: knock twice on the table.
It is Ana’s turn.
Ana has done it.
Ana plays the purple 2.
Bo did not do it in time. Anybody may call it out.
It is Bo’s turn.
Cy calls it out: Bo did not knock twice on the table.
Undecided: “Bo did not knock twice on the table.” Nobody takes a Penalty card for it.
Bo plays the yellow 2 “Very Small Parade”.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The purple 6 is turned onto the Discard Pile.
It is Cy’s turn.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Cy has done it.
Ana takes a Penalty card: nothing matches.
Ana draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Ana has to do this: knock twice on the table.
It is Bo’s turn.
Bo plays the orange 6.
Ana did not do it in time. Anybody may call it out.
It is Cy’s turn.
Ana has done it.
Cy takes a Penalty card: nothing matches.
Cy draws 1 card.
Rule: “Anybody Home”.
If somebody draws, then that player has to knock twice on the table.
Cy has to do this: knock twice on the table.
It is Ana’s turn.
Ana plays the orange 1.
Cy did not do it in time. Anybody may call it out.
It is Bo’s turn.
Cy has done it.
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
Cy has done it.
Ana plays the yellow 1.
Rule: “Echo”.
If the same number is played twice in a row, then the top card of the Draw Pile is turned onto the Discard Pile.
The Draw Pile is empty.
The discards are shuffled into a new Draw Pile of 63 cards.
The blue 5 “Leaky Pockets” is turned onto the Discard Pile.
Ana has no cards left. Does anybody object?
Ana wins the game.
Proposed: If somebody cannot play, then that player draws 1 card.
Everybody talked about it.
Not accepted. The winner may change it.
Everybody talked about it.
From now on: If somebody cannot play, then that player draws 1 card.

winners: Ana
won: [1, 0, 0]
