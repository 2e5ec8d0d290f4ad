Ana added 5 categories.
Bo added 3 categories.
Cy added 7 categories.
The last turn was undone.
The pile has 12 categories.
Round 1 of 3.
Number 7 is “Fruit”.
Number 1 is “Drinks”.
Numbers 1 and 7 changed places.
Number 7 is free again.
Number 2 is “Songs”.
Number 3 is “Hobbies”.
Number 4 is “Gifts”.
Number 5 is “Pets”.
Number 6 is “Cities”.
Number 7 is “Smells”.
Number 8 is “Tools”.
Number 9 is “Rivers”.
Number 10 is “Heroes”.
The list of this round is ready.
Birthdays count from 1 January.
Ana flipped the blank of Arms.
For Ana: sing a line.
Bo flipped the 5 of Moons.
The timer is set to 5:00.
The dice are rolled. Each player sees the letter when their time starts.
Bo is writing.
Bo’s sheet is in.
Ana is writing.
Ana’s sheet is in.
Cy is writing.
Cy’s sheet is in.
All sheets are in. The letter was S.
Does “7-Up” count for Ana?
The vote is cancelled. Nothing changes.
Does “7-Up” count for Ana?
It is accepted, by 2 votes to 0.
1, Ana: 7-Up.
1, Bo: Soda.
1, Cy: Sherry.
2, Ana: Soup.
2, Bo: Soups.
2, Cy: Sorbet.
Are these the same: “Soup” and “Soups”?
They are the same, so they are struck, by 2 votes to 1.
3, Ana: Snake.
3, Bo: Salamander.
3, Cy: Salmon.
4, Ana: Saw.
4, Bo: Screwdriver.
4, Cy: nothing.
5, Ana: Silly Songs, for 2 points.
5, Bo: dog; wrong letter.
5, Cy: Sleep.
6, Ana: The Sun; the article has to come last.
6, Bo: Sore thumb.
6, Cy: Sneezing.
Bo challenges “Sore thumb”, their own answer.
The vote is cancelled. Nothing changes.
Cy challenges “Sore thumb” of Bo.
Tie, so the writer’s own vote is left out. It is struck, by 2 votes to 1.
Agreed: the last turn was undone.
7, Ana: Seoul.
7, Bo: seoul!; struck: Ana has it too.
For Ana and Bo: sing a line.
7, Cy: Sydney.
8, Ana: Soup; the same as on line 2.
8, Bo: nothing.
8, Cy: nothing.
9, Ana: Sting.
9, Bo: nothing.
9, Cy: Stinks.
Are these the same: “Sting” and “Stinks”?
The vote is cancelled. Nothing changes.
10, Ana: nothing.
10, Bo: nothing.
10, Cy: nothing.
Cy wins the round with 7 points.
Up one space: Cy.
Round 2 of 3.
Number 1 is “Tools”.
Number 2 is “Songs”.
Number 3 is “Heroes”.
Number 4 is “Gifts”.
Number 5 is “Fruit”.
Number 6 is “Pets”.
Number 7 is “Rivers”.
Number 8 is “Drinks”.
Number 9 is “Smells”.
Number 10 is “Hobbies”.
The list of this round is ready.
Cy flipped the 3 of Crowns.
The timer is set to 3:00.
The round is cancelled and replayed.
Round 2 of 3.
Number 1 is “Gifts”.
Number 2 is “Cities”.
Number 3 is “Drinks”.
Number 4 is “Excuses”.
Number 5 is “Hobbies”.
Number 6 is “Tools”.
Number 7 is “Rivers”.
Number 8 is “Pets”.
Number 9 is “Heroes”.
Number 10 is “Songs”.
The list of this round is ready.
Ana flipped the 3 of Moons.
The timer is set to 3:00.
The dice are rolled. Each player sees the letter when their time starts.
Bo is writing.
Cy left. The pawn stays.
Bo’s sheet is in.
Ana is writing.
Ana’s sheet is in.
All sheets are in. The letter was T.
1, Ana: Tees.
1, Bo: Tee.
1, Cy: nothing.
Are these the same: “Tees” and “Tee”?
The vote is cancelled. Nothing changes.
2, Ana: nothing.
2, Bo: Tant.
2, Cy: nothing.
3, Ana: nothing.
3, Bo: nothing.
3, Cy: nothing.
4, Ana: nothing.
4, Bo: nothing.
4, Cy: nothing.
5, Ana: nothing.
5, Bo: nothing.
5, Cy: nothing.
6, Ana: nothing.
6, Bo: nothing.
6, Cy: nothing.
7, Ana: nothing.
7, Bo: nothing.
7, Cy: nothing.
8, Ana: nothing.
8, Bo: nothing.
8, Cy: nothing.
9, Ana: nothing.
9, Bo: nothing.
9, Cy: nothing.
10, Ana: nothing.
10, Bo: nothing.
10, Cy: nothing.
Bo wins the round with 2 points.
Up one space: Bo.
Round 3 of 3.
Cy is back.
Number 1 is “Cities”.
Number 2 is “Smells”.
Number 3 is “Rivers”.
Number 4 is “Gifts”.
Number 5 is “Songs”.
Number 6 is “Tools”.
Number 7 is “Pets”.
Number 8 is “Excuses”.
Number 9 is “Drinks”.
Number 10 is “Fruit”.
The list of this round is ready.
Bo flipped the 5 of Crowns.
The timer is set to 5:00.
The dice are rolled. Each player sees the letter when their time starts.
Ana is writing.
Ana’s sheet is in.
Bo is writing.
Bo’s sheet is in.
Cy is writing.
Cy’s sheet is in.
All sheets are in. The letter was T.
1, Ana: nothing.
1, Bo: nothing.
1, Cy: nothing.
2, Ana: nothing.
2, Bo: nothing.
2, Cy: nothing.
3, Ana: nothing.
3, Bo: nothing.
3, Cy: nothing.
4, Ana: nothing.
4, Bo: nothing.
4, Cy: nothing.
5, Ana: nothing.
5, Bo: nothing.
5, Cy: nothing.
6, Ana: nothing.
6, Bo: nothing.
6, Cy: nothing.
7, Ana: nothing.
7, Bo: nothing.
7, Cy: nothing.
8, Ana: nothing.
8, Bo: nothing.
8, Cy: nothing.
9, Ana: nothing.
9, Bo: nothing.
9, Cy: nothing.
10, Ana: nothing.
10, Bo: nothing.
10, Cy: nothing.
Nobody has a point, so all win the round: Ana, Bo and Cy.
Up one space: Ana, Bo and Cy.
Bo and Cy win the game together.

winners: Bo, Cy
rounds won: [1, 2, 2]
