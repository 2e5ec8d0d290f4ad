Somebody proposed the list “Card 2, list 3”. Does everybody agree?
Ana agrees to the list.
Bo agrees to the list.
Cy agrees to the list.
The last turn was undone.
Ana rolled. Each player sees the letter when their time starts.
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
3, Ana: Sammy Sosa, for 2 points (a name).
3, Bo: Salamander / Snake; more than one answer, and Bo chooses one.
Bo keeps “Snake”: Snake.
3, Cy: Salmon.
4, Ana: The Sun; wrong letter (a title).
4, Bo: Sagas (a title).
4, Cy: Paul Simon; wrong letter.
Cy says “Paul Simon” is a name: Paul Simon.
Ana challenges “Sagas” of Bo: is it a title?
Tie, so the writer’s own vote is left out. The writer was wrong, by 1 vote to 0.
5, Ana: Silly Songs.
5, Bo: dog; wrong letter.
5, Cy: Sleep.
6, Ana: Harry S. Truman (a name).
6, Bo: Sore thumb.
6, Cy: Martin Sheen (a name).
Ana challenges “Harry S. Truman”, their own answer: is it a name?
The vote is cancelled. Nothing changes.
Bo challenges “Harry S. Truman” of Ana: is it a name?
It counts as a name, by 2 votes to 1.
Bo challenges “Martin Sheen” of Cy.
It is struck, by 2 votes to 1.
Agreed: the last turn was undone.
7, Ana: Seoul.
7, Bo: seoul!; struck: Ana has it too.
7, Cy: Sydney.
8, Ana: Soup; the same as on line 2.
8, Bo: Salt or sugar; more than one answer, and Bo chooses one.
Bo keeps “Salt or sugar”: Salt or sugar.
8, Cy: nothing.
9, Ana: Sting.
9, Bo: nothing.
9, Cy: Stinks.
Are these the same: “Sting” and “Stinks”?
The vote is cancelled. Nothing changes.
10, Ana: nothing.
10, Bo: nothing.
10, Cy: nothing.
11, Ana: nothing.
11, Bo: nothing.
11, Cy: nothing.
12, Ana: nothing.
12, Bo: nothing.
12, Cy: nothing.
Round S: Ana 6, Bo 5 and Cy 7.
Round 2 of 3.
Somebody proposed the list “Card 3, list 1”. Does everybody agree?
Everybody agrees to the list.
Bo rolled 2 more times, because the letter of the round before came up. Each player sees the letter when their time starts.
Cy is writing.
Cy left. The points stay.
Ana is writing.
Ana’s sheet is in.
Bo is writing.
Bo’s sheet is in.
All sheets are in. The letter was C.
1, Ana: Crab.
1, Bo: Cress.
1, Cy: nothing.
2, Ana: Carol Channing, for 2 points (a name).
2, Bo: Cod.
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
11, Ana: nothing.
11, Bo: nothing.
11, Cy: nothing.
12, Ana: nothing.
12, Bo: nothing.
12, Cy: nothing.
Round C: Ana 3, Bo 2 and Cy 0.
Round 3 of 3.
Cy is back.
Cy rolled 5 more times, because the letter of the round before came up. Each player sees the letter when their time starts.
Bo is writing.
Bo’s sheet is in.
Ana is writing.
Ana’s sheet is in.
Cy is writing.
Cy’s sheet is in.
All sheets are in. The letter was S.
1, Ana: Sieve.
1, Bo: Spoon.
1, Cy: sieve; struck: Ana has it too.
2, Ana: nothing.
2, Bo: nothing.
2, Cy: Salt.
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
11, Ana: nothing.
11, Bo: nothing.
11, Cy: nothing.
12, Ana: nothing.
12, Bo: nothing.
12, Cy: nothing.
Round S: Ana 0, Bo 1 and Cy 1.
Ana wins the set: Ana 9, Bo 8 and Cy 8.
Set 2, round 1 of 3.
Ana wins the game.

winners: Ana
points: [9, 8, 8]
