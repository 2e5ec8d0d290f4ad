New rule: If a 1 is played, then 1 more rule is opened.
Everybody understands the rules.
It is Ana’s turn.
1 card goes back to Bo.
Bo takes a Penalty card: played out of turn.
Bo draws 1 card.
Rule: “Condolences”.
If somebody takes a Penalty, then the next player gives 1 card to that player.
Cy has chosen.
Bo gets 1 card from Cy.
Ana plays the red 1, the red 2, the red 3, the red 4, the red 5, the red 6, and the red 1 on top.
Rule: “If a 1 is played, then 1 more rule is opened”.
If a 1 is played, then 1 more rule is opened.
No rule is left in the Rule Card Pile.
Ana has no cards left. Does anybody object?
Ana wins the game.
The winner skips the prize.

winners: Ana
won: [1, 0, 0]
