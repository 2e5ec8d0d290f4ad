A rule is open, “Anybody Home”. If somebody draws, then whoever did it has to knock twice on the table.
A rule is open, “Name That Shape”. If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
Everybody understands the rules.
It is Ana's turn.
Ana plays the red 5 “Hat Full of Soup”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Bo's turn.
Bo plays orange 5, purple 5, and the orange 5 “Tent for One Ant” on top.
Too late for Ana, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Cy's turn.
Cy plays orange 3 “Fox on a Ladder”, and the orange 3 on top.
Too late for Bo, if anybody noticed.
It is Ana's turn.
Ana plays the orange 1 “Marmalade Weather”.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
3 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy plays the blue 1.
Too late for Ana, if anybody noticed.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Ana's turn.
Ana plays green 1, and the purple 1 “Plum Detective” on top.
Too late for Cy, if anybody noticed.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Ana has done it.
Cy plays the purple 2 “Left-Handed Teapot”.
It is Bo's turn.
1 card goes back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played what does not match.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
Cy has done it.
Bo plays the purple 3.
It is Ana's turn.
Ana plays the purple 4 “Violin Made of Ice”.
It is Cy's turn.
Cy plays the orange 4.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
3 cards go back to Ana.
A Penalty for Ana: played cards that do not go together.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Bo has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana has done it.
Ana plays yellow 4 “Duck With a Key”, and the red 4 “Polite Volcano” on top.
Too late for Cy, if anybody noticed.
Too late for Bo, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Cy plays the red 2 “Kettle Choir”.
Too late for Ana, if anybody noticed.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
Ana plays the green 2.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Ana has done it.
Cy plays the blue 2 “Whale in a Bath”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Bo plays the yellow 2.
Too late for Cy, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
Bo has done it.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Ana has done it.
With everybody's leave, the last turn was taken back.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the yellow 6.
Too late for Cy, if anybody noticed.
It is Ana's turn.
1 card goes back to Bo.
A Penalty for Bo: played out of turn.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Ana plays the green 6.
Too late for Bo, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Bo calls it out: Ana did not say “the name of the symbol on top”.
Ana admits it.
About Ana: that is right.
A Penalty for Ana: did not do what a card says.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Ana has done it.
3 cards go back to Cy.
A Penalty for Cy: played cards that do not go together.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the green 1 “Frog in Slippers”.
Too late for Ana, if anybody noticed.
Too late for Cy, if anybody noticed.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
Cy plays the green 3.
It is Ana's turn.
Ana plays the green 5.
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
Ana plays blue 5 “Leaky Pockets”, and the purple 5 “Curtain With Feet” on top.
Too late for Cy, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Bo's turn.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played what does not match.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Ana has done it.
Bo plays the purple 4.
Too late for Ana, if anybody noticed.
It is Cy's turn.
Cy plays the purple 3 “Wizard's Laundry”.
It is Ana's turn.
Ana plays the purple 1.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Cy has done it.
Bo plays the purple 6 “Light Fingers”.
Set off: purple 6 “Light Fingers”.
The next player takes 1 card from whoever's turn it is, by luck.
1 card from Bo to Ana.
It is Ana's turn.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Cy plays orange 6, and the orange 6 “Biscuit Court” on top.
Too late for Ana, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
3 cards go back to Bo.
A Penalty for Bo: played out of turn.
A Penalty for Bo: played cards that do not go together.
Bo draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Bo has done it.
2 cards go back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played cards that do not go together.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
Cy has done it.
2 cards go back to Ana.
A Penalty for Ana: played cards that do not go together.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
3 cards go back to Cy.
A Penalty for Cy: played cards that do not go together.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Ana has done it.
Bo plays the orange 4 “Lantern Thief”.
Too late for Cy, if anybody noticed.
It is Ana's turn.
Ana plays orange 2, and the orange 2 “Somebody Else's Shoes” on top.
Set off: orange 2 “Somebody Else's Shoes”.
Whoever's turn it is swaps hands with a player of choice.
Ana names Bo.
Ana and Bo swap hands.
It is Cy's turn.
Cy plays the blue 2.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Bo plays the red 2.
Too late for Cy, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
Ana plays the red 5.
Too late for Bo, if anybody noticed.
It is Cy's turn.
Cy plays the red 4.
It is Bo's turn.
Bo plays the red 1.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
Cy plays the yellow 1.
Set off: “About Turn”, then “Name That Shape”.
In another order: “Name That Shape”, then “About Turn”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo's turn.
Bo plays the yellow 3 “Once More, Please”.
Too late for Cy, if anybody noticed.
Set off: yellow 3 “Once More, Please”.
Whoever's turn it is plays once more.
Bo plays once more.
Nothing more matches for Bo.
It is Ana's turn.
Ana plays blue 3, and the yellow 3 on top.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
1 card goes back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played what does not match.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy plays the yellow 5.
Too late for Ana, if anybody noticed.
Too late for Ana, if anybody noticed.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana has done it.
Ana plays the green 5 “Pickle Ambassador”.
Too late for Cy, if anybody noticed.
Too late for Bo, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Ana has done it.
Cy has done it.
Bo plays the green 6 “Hedge With Opinions”.
It is Ana's turn.
Ana plays the purple 6.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Ana has done it.
Cy plays the yellow 6 “Cheese Orchestra”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
1 card goes back to Cy.
A Penalty for Cy: played what does not match.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
1 card goes back to Bo.
A Penalty for Bo: played what does not match.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
3 cards go back to Ana.
A Penalty for Ana: played cards that do not go together.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
2 cards go back to Bo.
A Penalty for Bo: played out of turn.
A Penalty for Bo: played what does not match.
Bo draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Cy has done it.
Bo has done it.
Ana has done it.
Cy plays the yellow 4.
Too late for Cy, if anybody noticed.
Too late for Bo, if anybody noticed.
Too late for Ana, if anybody noticed.
Too late for Bo, if anybody noticed.
It is Bo's turn.
Bo plays the yellow 2 “Very Small Parade”.
It is Ana's turn.
Ana plays the yellow 5 “Sundial at Night”.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
1 card goes back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played what does not match.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy has done it.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana has done it.
Ana plays the yellow 1 “Lemon Telescope”.
Too late for Ana, if anybody noticed.
Too late for Bo, if anybody noticed.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo's turn.
Bo plays blue 1 “Borrowed Cloud”, orange 1, and the red 1 “Double Ladle” on top.
Set off: “About Turn”, then “Name That Shape”, then red 1 “Double Ladle”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
The next player draws 2 cards.
The Draw Pile has run out.
The discards are the new Draw Pile, of 57 cards.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Ana's turn.
Ana plays the red 6.
Too late for Bo, if anybody noticed.
Too late for Ana, if anybody noticed.
It is Cy's turn.
Cy plays the blue 6 “Penguin on Stilts”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
3 cards go back to Bo.
A Penalty for Bo: played cards that do not go together.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Cy has done it.
1 card goes back to Ana.
A Penalty for Ana: played what does not match.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Cy plays the blue 3 “Moonlit Sandwich”.
Too late for Bo, if anybody noticed.
Too late for Ana, if anybody noticed.
It is Bo's turn.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
3 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Ana has done it.
Bo plays the blue 4.
Too late for Ana, if anybody noticed.
It is Ana's turn.
2 cards go back to Ana.
A Penalty for Ana: played what does not match.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the green 4 “Who Goes Moo”.
Too late for Ana, if anybody noticed.
Too late for Cy, if anybody noticed.
Set off: “Name That Shape”, then green 4 “Who Goes Moo”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
A player of choice has to make the noise of an animal.
Bo names Cy.
For Cy: make the noise of an animal.
It is Ana's turn.
Ana plays the green 2 “Unhurried Train”.
Too late for Bo, if anybody noticed.
Too late for Cy, if anybody noticed.
It is Cy's turn.
Cy plays the purple 2.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
2 cards go back to Ana.
A Penalty for Ana: played cards that do not go together.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Cy's turn.
Ana has done it.
2 cards go back to Cy.
A Penalty for Cy: played cards that do not go together.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
3 cards go back to Bo.
A Penalty for Bo: played cards that do not go together.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana plays the purple 6.
Too late for Cy, if anybody noticed.
Too late for Bo, if anybody noticed.
It is Cy's turn.
Cy plays the purple 3.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
Ana plays red 3 “Brick With Ambitions”, and the green 3 “Garden of Doors” on top.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Cy plays the red 3.
Too late for Ana, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
2 cards go back to Bo.
A Penalty for Bo: played cards that do not go together.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Cy has done it.
Bo has done it.
Ana plays the red 2.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
2 cards go back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played what does not match.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
Bo plays the red 4 “Polite Volcano”.
Too late for Cy, if anybody noticed.
Too late for Cy, if anybody noticed.
It is Ana's turn.
Ana plays blue 4 “Umbrella Duel”, green 4, and the yellow 4 “Duck With a Key” on top.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
2 cards go back to Cy.
A Penalty for Cy: played what does not match.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the orange 4 “Lantern Thief”.
Too late for Ana, if anybody noticed.
Too late for Cy, if anybody noticed.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
Ana plays the orange 5.
Too late for Bo, if anybody noticed.
It is Cy's turn.
Cy plays the orange 4.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Ana plays the orange 1.
Too late for Bo, if anybody noticed.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Bo's turn.
Bo plays the green 1.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
2 cards go back to Cy.
A Penalty for Cy: played out of turn.
A Penalty for Cy: played cards that do not go together.
Cy draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
1 card goes back to Bo.
A Penalty for Bo: played out of turn.
A Penalty for Bo: played what does not match.
Bo draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Ana plays the green 5.
Too late for Bo, if anybody noticed.
Too late for Cy, if anybody noticed.
Too late for Bo, if anybody noticed.
It is Cy's turn.
Cy plays the orange 5 “Tent for One Ant”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
2 cards go back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played cards that do not go together.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy has done it.
Ana has done it.
Bo plays the blue 5.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
Bo has done it.
Ana plays the blue 2 “Whale in a Bath”.
It is Cy's turn.
Cy plays the orange 2.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Cy has done it.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Ana's turn.
Bo has done it.
Ana plays the yellow 2 “Very Small Parade”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
1 card goes back to Ana.
A Penalty for Ana: played out of turn.
A Penalty for Ana: played what does not match.
Ana draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
Cy plays the yellow 6.
Too late for Ana, if anybody noticed.
Too late for Ana, if anybody noticed.
It is Bo's turn.
Bo plays red 6 “Red Tape Measure”, yellow 6 “Cheese Orchestra”, green 6, and the orange 6 on top.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Ana's turn.
Bo has done it.
1 card goes back to Bo.
A Penalty for Bo: played out of turn.
A Penalty for Bo: played what does not match.
Bo draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Bo has done it.
Ana plays blue 6, and the green 6 “Hedge With Opinions” on top.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Ana has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the green 1 “Frog in Slippers”.
Too late for Cy, if anybody noticed.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
Cy plays the purple 1.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Bo's turn.
Cy has done it.
Bo plays the blue 1.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Cy's turn.
Bo has done it.
Cy plays the blue 3.
It is Ana's turn.
Ana plays the purple 3 “Wizard's Laundry”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Bo's turn.
Bo plays the purple 4.
Too late for Ana, if anybody noticed.
It is Cy's turn.
Cy plays the purple 4 “Violin Made of Ice”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Ana's turn.
Cy has done it.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Ana has done it.
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
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Bo proposes: So be it. It is Ana's turn.
The whole table agrees: So be it. It is Ana's turn.
It is Ana's turn.
Cy has done it.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
Ana has done it.
Bo plays the purple 5 “Curtain With Feet”.
Too late for Ana, if anybody noticed.
It is Cy's turn.
Cy plays the green 5 “Pickle Ambassador”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Ana's turn.
Cy has done it.
1 card goes back to Bo.
A Penalty for Bo: played out of turn.
A Penalty for Bo: played what does not match.
Bo draws 2 cards.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
Ana plays the green 2.
Too late for Bo, if anybody noticed.
It is Bo's turn.
Bo plays the yellow 2.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Cy's turn.
Cy plays the orange 2 “Somebody Else's Shoes”.
Too late for Bo, if anybody noticed.
Set off: “Name That Shape”, then orange 2 “Somebody Else's Shoes”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
Whoever's turn it is swaps hands with a player of choice.
Cy names Bo.
Cy and Bo swap hands.
It is Ana's turn.
Ana plays the orange 3 “Fox on a Ladder”.
Too late for Cy, if anybody noticed.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Bo has done it.
Cy plays the yellow 3.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Ana's turn.
A Penalty for Ana: nothing matches.
Ana draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Ana: knock twice on the table.
It is Bo's turn.
A Penalty for Bo: nothing matches.
Bo draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Bo: knock twice on the table.
It is Cy's turn.
Cy plays the yellow 5 “Sundial at Night”.
Too late for Cy, if anybody noticed.
Too late for Ana, if anybody noticed.
Too late for Bo, if anybody noticed.
It is Ana's turn.
Ana plays the red 5 “Hat Full of Soup”.
Set off: “Name That Shape”.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Bo's turn.
Bo plays the red 2 “Kettle Choir”.
Too late for Ana, if anybody noticed.
It is Cy's turn.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Ana's turn.
Ana plays the red 1.
Too late for Cy, if anybody noticed.
Set off: “About Turn”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
It is Cy's turn.
Cy plays the yellow 1.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Cy: say “the name of the symbol on top”.
It is Ana's turn.
Ana plays the blue 1 “Borrowed Cloud”.
Too late for Cy, if anybody noticed.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Ana: say “the name of the symbol on top”.
It is Cy's turn.
Ana has done it.
A Penalty for Cy: nothing matches.
Cy draws 1 card.
Set off: “Anybody Home”.
If somebody draws, then whoever did it has to knock twice on the table.
For Cy: knock twice on the table.
It is Bo's turn.
Bo plays the orange 1 “Marmalade Weather”.
Too late for Cy, if anybody noticed.
Set off: “About Turn”, then “Name That Shape”.
If a 1 is played, then the direction of play changes.
The direction of play changes.
If a play matches by number, then whoever's turn it is says “the name of the symbol on top”.
For Bo: say “the name of the symbol on top”.
It is Cy's turn.
Bo has done it.
Bo has no card left. Last call.
Applause for Bo!
To be talked over: If somebody cannot play, then whoever did it draws 1 card.
It was talked over with everybody.
Not like that, says the owner. Another try is welcome.
It was talked over with everybody.
From now on: If somebody cannot play, then whoever did it draws 1 card.

winners: Bo
won: [0, 1, 0]
