Somebody proposed the list “Card 2, list 3”. Everybody has yet to agree.
Ana agrees to the list.
Bo agrees to the list.
Cy agrees to the list.
The last turn was undone.
Ana rolled, and nobody has looked under the cup.
Bo is writing.
The sheet of Bo is in.
Ana is writing.
The sheet of Ana is in.
Cy is writing.
The sheet of Cy is in.
All sheets are in. The letter was S.
May “7-Up” count for Ana?
The question rests, and everything is as it was.
May “7-Up” count for Ana?
2 to keep, 0 to strike: it stands.
1, Ana: 7-Up.
1, Bo: Soda.
1, Cy: Sherry.
2, Ana: Soup.
2, Bo: Soups.
2, Cy: Sorbet.
Are they the same: “Soup” and “Soups”?
1 for different, 2 for the same: the same, and struck.
3, Ana: Sammy Sosa, for 2 points (a proper noun).
3, Bo: Salamander / Snake; a line holds one answer, and Bo keeps one.
Bo keeps “Snake”: Snake.
3, Cy: Salmon.
4, Ana: The Sun; it is on another letter (a title).
4, Bo: Sagas (a title).
4, Cy: Paul Simon; it is on another letter.
Cy calls “Paul Simon” a proper noun: Paul Simon.
Ana challenges “Sagas” as to its being a title, which Bo wrote.
After the tie, without the challenged: 0 to keep, 1 to strike: the other way round from what its writer said.
5, Ana: Silly Songs.
5, Bo: dog; it is on another letter.
5, Cy: Sleep.
6, Ana: Harry S. Truman (a proper noun).
6, Bo: Sore thumb.
6, Cy: Martin Sheen (a proper noun).
Ana doubts “Harry S. Truman” as a proper noun, an answer of their own.
The question rests, and everything is as it was.
Bo challenges “Harry S. Truman” as a proper noun, which Ana wrote.
2 to keep, 1 to strike: a proper noun.
Bo challenges “Martin Sheen”, which Cy wrote.
1 to keep, 2 to strike: struck.
Everybody agreed: the last turn was undone.
7, Ana: Seoul.
7, Bo: seoul!; struck, as Ana has it too.
7, Cy: Sydney.
8, Ana: Soup; line 2 had that already.
8, Bo: Salt or sugar; a line holds one answer, and Bo keeps one.
Bo keeps “Salt or sugar”: Salt or sugar.
8, Cy: nothing.
9, Ana: Sting.
9, Bo: nothing.
9, Cy: Stinks.
Are they the same: “Sting” and “Stinks”?
The question rests, and everything is as it was.
10, Ana: nothing.
10, Bo: nothing.
10, Cy: nothing.
11, Ana: nothing.
11, Bo: nothing.
11, Cy: nothing.
12, Ana: nothing.
12, Bo: nothing.
12, Cy: nothing.
The round of S is scored: Ana 6, Bo 5 and Cy 7.
Round 2 of 3.
Somebody proposed the list “Card 3, list 1”. Everybody has yet to agree.
Everybody agrees to the list.
Bo rolled 2 times more after the letter of the round before, and nobody has looked under the cup.
Cy is writing.
Cy has gone home; the points stay.
Ana is writing.
The sheet of Ana is in.
Bo is writing.
The sheet of Bo is in.
All sheets are in. The letter was C.
1, Ana: Crab.
1, Bo: Cress.
1, Cy: nothing.
2, Ana: Carol Channing, for 2 points (a proper noun).
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
The round of C is scored: Ana 3, Bo 2 and Cy 0.
Round 3 of 3.
Cy is back.
Cy rolled 5 times more after the letter of the round before, and nobody has looked under the cup.
Bo is writing.
The sheet of Bo is in.
Ana is writing.
The sheet of Ana is in.
Cy is writing.
The sheet of Cy is in.
All sheets are in. The letter was S.
1, Ana: Sieve.
1, Bo: Spoon.
1, Cy: sieve; struck, as Ana has it too.
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
The round of S is scored: Ana 0, Bo 1 and Cy 1.
The set goes to Ana: Ana 9, Bo 8 and Cy 8.
Set 2, round 1 of 3.
Applause for Ana!

winners: Ana
points: [9, 8, 8]
