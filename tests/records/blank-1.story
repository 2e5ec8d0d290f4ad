A rule is open, “Anybody Home”. If somebody draws, then whoever did it has to knock twice on the table.
A rule is open, “Echo”. If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
Everybody understands the rules.
It is Ana's turn.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Bo plays green 2, and the green 2 “Unhurried Train” on top.
Too late for Ana, if anybody noticed.
Set off: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Ana has done it.
Cy plays the yellow 2.
Too late for Ana, if anybody noticed.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 4 “Lantern Thief” is turned onto the Discard Pile.
It is Ana's turn.
Ana has done it.
Ana plays the orange 5.
It is Bo's turn.
2 cards go back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played cards that do not go together.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
Bo plays blue 5 “Leaky Pockets”, and the purple 5 “Curtain With Feet” on top.
Too late for Cy, if anybody noticed.
Set off: “Backwash”, then “Echo”.
In another order: “Echo”, then “Backwash”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 4 “Polite Volcano” is turned onto the Discard Pile.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Cy plays the purple 4 “Violin Made of Ice”.
Too late for Ana, if anybody noticed.
It is Ana's turn.
Ana plays the purple 4.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 4 is turned onto the Discard Pile.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Bo has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Cy has done it.
Ana plays the orange 3.
It is Bo's turn.
Bo plays the red 3 “Brick With Ambitions”.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 3 is turned onto the Discard Pile.
It is Cy's turn.
Cy plays the blue 1.
It is Ana's turn.
Ana plays the blue 2.
It is Bo's turn.
3 cards go back to Bo.
A Penalty for Bo: played cards that do not go together.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Bo has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Cy has done it.
Ana plays red 2 “Kettle Choir”, and the red 2 on top.
Set off: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Cy draws 1 card.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 6 “Red Tape Measure” is turned onto the Discard Pile.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Cy plays the red 3.
Too late for Bo, if anybody noticed.
It is Ana's turn.
Ana plays the red 6.
It is Bo's turn.
1 card goes back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played what does not match.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Cy has done it.
Cy plays the yellow 6 “Cheese Orchestra”.
Too late for Bo, if anybody noticed.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The green 5 is turned onto the Discard Pile.
It is Ana's turn.
Bo has done it.
Ana plays the yellow 5.
It is Bo's turn.
Bo plays the yellow 1 “Lemon Telescope”.
It is Cy's turn.
Cy plays purple 1 “Plum Detective”, red 1 “Double Ladle”, purple 1, and the blue 1 “Borrowed Cloud” on top.
Set off: “Backwash”, then “Echo”.
With everybody's leave, the last turn was taken back.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 2 “Somebody Else's Shoes” is turned onto the Discard Pile.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo proposes: So be it. It is Ana's turn.
The whole table agrees: So be it. It is Ana's turn.
It is Ana's turn.
Bo has done it.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Bo plays orange 2, and the purple 2 “Left-Handed Teapot” on top.
Too late for Ana, if anybody noticed.
Set off: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Cy plays the blue 2 “Whale in a Bath”.
Too late for Ana, if anybody noticed.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The red 4 is turned onto the Discard Pile.
It is Ana's turn.
Ana plays the green 4 “Who Goes Moo”.
Set off: green 4 “Who Goes Moo”.
A player of choice has to make the noise of an animal.
Ana names Bo.
For Bo: make the noise of an animal.
It is Bo's turn.
Bo plays the green 1.
Too late for Bo, if anybody noticed.
It is Cy's turn.
3 cards go back to Cy.
A Penalty for Cy: played cards that do not go together.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Bo has done it.
Cy has done it.
Ana plays the red 1.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 1 “Marmalade Weather” is turned onto the Discard Pile.
It is Bo's turn.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
1 card goes back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played what does not match.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
Ana has done it.
Cy has done it.
3 cards go back to Bo.
A Penalty for Bo: played cards that do not go together.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Cy plays the orange 3 “Fox on a Ladder”.
Too late for Bo, if anybody noticed.
It is Ana's turn.
Ana plays the green 3.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 4 “Umbrella Duel” is turned onto the Discard Pile.
It is Bo's turn.
Bo plays the blue 6.
It is Cy's turn.
Cy plays orange 6 “Biscuit Court”, and the yellow 6 on top.
Set off: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The green 6 is turned onto the Discard Pile.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
Ana plays the green 1 “Frog in Slippers”.
It is Bo's turn.
Bo plays the green 4.
It is Cy's turn.
1 card goes back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played what does not match.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy plays the yellow 4.
Too late for Ana, if anybody noticed.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The blue 4 is turned onto the Discard Pile.
It is Ana's turn.
Ana plays the blue 6 “Penguin on Stilts”.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Bo has done it.
Cy has done it.
Ana plays the purple 6 “Light Fingers”.
Set off: “Echo”, then purple 6 “Light Fingers”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The orange 5 “Tent for One Ant” is turned onto the Discard Pile.
The next player takes 1 card from whoever's turn it is, by luck.
1 card from Ana to Bo.
It is Bo's turn.
Bo plays red 5, and the yellow 5 “Sundial at Night” on top.
Set off: “Backwash”.
If at least 2 cards are played together, then the previous player draws 1 card.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Cy plays purple 5, and the green 5 “Pickle Ambassador” on top.
Too late for Ana, if anybody noticed.
Set off: “Backwash”, then “Echo”.
If at least 2 cards are played together, then the previous player draws 1 card.
Bo draws 1 card.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The purple 3 is turned onto the Discard Pile.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana has done it.
Ana plays the purple 2.
Too late for Bo, if anybody noticed.
It is Bo's turn.
Cy calls it out: Bo did not knock twice on the table.
About Bo: nobody can say, so nobody takes a Penalty.
Bo plays the yellow 2 “Very Small Parade”.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The purple 6 is turned onto the Discard Pile.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Cy has done it.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Bo plays the orange 6.
Too late for Ana, if anybody noticed.
It is Cy's turn.
Ana has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Ana plays the orange 1.
Too late for Cy, if anybody noticed.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Bo has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Cy has done it.
Ana plays the yellow 1.
Set off: “Echo”.
If the same number is played twice running, then the top card of the Draw Pile is turned onto the Discard Pile.
The Draw Pile has run out.
The discards are the new Draw Pile, of 63 cards.
The blue 5 “Leaky Pockets” is turned onto the Discard Pile.
Ana has no card left. Last call.
Applause for Ana!
To be talked over: If somebody cannot play, then whoever did it draws 1 card.
It was talked over with everybody.
Not like that, says the owner. Another try is welcome.
It was talked over with everybody.
From now on: If somebody cannot play, then whoever did it draws 1 card.

winners: Ana
won: [1, 0, 0]
