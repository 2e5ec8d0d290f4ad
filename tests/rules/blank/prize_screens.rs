//! What the screens of the prize show: its steps, who decides, the cards to choose from, drafts and the labels of boxes.

use std::sync::Arc;

use partypiece::{
    rules::{
        blank::{
            Action, CardDeck, CardDraft, CardIndex, CardSeen, Clause, DeckMark, Draft, GameCard, PhaseView,
            Rule, RulingChange, TableRuling, View,
        },
        player::Level,
    },
    screens::blank::{
        ALL_AGREE, BoxLabel, WriterProgress, WritingDraft, WritingStep, printed_title,
        prize::{
            PrizeStep, customisable, customisable_card, decks_to_choose_from, drafted_card, plain_rules_left,
            sentence, step,
        },
        rule_after_free_words,
        sandbox::{self, Proposal},
        taken_marks,
    },
};

use super::{
    prizes::{draft_card, draft_new_rule, draw_rule, first_plain_card, two_decks, win_for_ana, won_by_ana},
    table::{ANA, BO, CY, DI, HAND_OF_SEVEN, Table, layout},
};

/// The winner has celebrated and reached this step.
fn at(step: WritingStep) -> WriterProgress {
    WriterProgress { celebrated: true, revising: false, step }
}

/// The step and its sentence, while the winner chooses a prize.
fn shown(view: &View) -> (PrizeStep, String) {
    let step = step(view, at(WritingStep::Choose));
    let sentence = sentence(view, &step);
    (step, sentence)
}

/// The draft was shown to everybody and discussed.
fn discussed(mut table: Table) -> Table {
    table.play(ANA, draft_new_rule());
    table.play(ANA, Action::Discussed);
    table
}

/// Changes a deck of a view.
fn change_deck(view: &mut View, deck: usize, change: impl FnOnce(&mut CardDeck)) {
    change(Arc::make_mut(&mut view.decks[deck].deck));
}

/// BL-04, BL-65, BW-17: while a draft is written, what it lacks is said instead of who writes.
#[test]
fn a_win_is_celebrated_before_the_prize_is_written_step_by_step() {
    let view = won_by_ana(4).view();
    let win = step(&view, WriterProgress { celebrated: false, ..at(WritingStep::Choose) });
    assert_eq!((win.clone(), sentence(&view, &win)), (PrizeStep::Win, String::new()));
    let steps = [
        (WritingStep::Choose, "Ana wins a prize: a change to the deck, for good."),
        (WritingStep::Rule, "Ana writes a rule."),
        (WritingStep::Words, "Ana writes a rule."),
        (WritingStep::Pick, "Choose a card without an effect."),
        (WritingStep::Card(CardIndex(1)), "Ana writes on a card."),
    ];
    for (writing, expected) in steps {
        let seen = step(&view, at(writing));
        let is_draft = matches!(writing, WritingStep::Rule | WritingStep::Words | WritingStep::Card(_));
        assert_eq!(seen.is_draft(), is_draft);
        assert_eq!((sentence(&view, &seen).as_str(), seen), (expected, PrizeStep::Writing(writing)));
    }
}

/// BL-66, BL-67, BL-R28: a draft is discussed, the owner of the deck decides, and a refused draft can be
/// changed.
#[test]
fn a_draft_is_discussed_decided_and_changed() {
    let mut table = won_by_ana(4);
    table.play(ANA, draft_new_rule());
    let talk = (PrizeStep::Talk { refused: false }, "Talk about it: how will it work?".to_owned());
    assert_eq!(shown(&table.view()), talk);
    let not_celebrated = WriterProgress { celebrated: false, ..at(WritingStep::Rule) };
    assert_eq!(step(&table.view(), not_celebrated), talk.0, "a shown draft is seen after a reload, too");
    let revising = WriterProgress { revising: true, ..at(WritingStep::Rule) };
    assert_eq!(step(&table.view(), revising), PrizeStep::Writing(WritingStep::Rule));
    table.play(ANA, Action::Discussed);
    let approval = (PrizeStep::Approval { judge: DI, of: 1 }, "Di owns the deck and decides.".to_owned());
    assert_eq!(shown(&table.view()), approval);
    table.play(DI, Action::Approve(false));
    let again = "Not accepted. Change it, or choose another prize.".to_owned();
    assert_eq!(shown(&table.view()), (PrizeStep::Talk { refused: true }, again));
}

/// BL-67, BL-R28: a delegate decides for an absent owner. A player counts as the owner even if the deck
/// spells the name in another way.
#[test]
fn the_sentence_says_for_whom_a_delegate_decides() {
    let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2"], "r4").setup();
    setup.delegate = Some(BO);
    let mut view = discussed(win_for_ana(&setup)).view();
    let step = PrizeStep::Approval { judge: BO, of: 1 };
    assert_eq!(shown(&view), (step.clone(), "Bo decides for Di.".to_owned()));
    change_deck(&mut view, 0, |deck| deck.owner = "BÖ".to_owned());
    assert_eq!(sentence(&view, &step), "Bo owns the deck and decides.");
}

/// BL-R28: without owner and delegate everybody votes, one after the other.
#[test]
fn everybody_is_asked_for_a_vote_in_turn() {
    let mut table = discussed(won_by_ana(3));
    let asks = |judge, name: &str| {
        (PrizeStep::Approval { judge, of: 3 }, format!("Everybody votes: does {name} accept it?"))
    };
    assert_eq!(shown(&table.view()), asks(ANA, "Ana"));
    table.play(ANA, Action::Approve(true));
    assert_eq!(shown(&table.view()), asks(BO, "Bo"));
}

/// BL-73, BL-R31: the deck of the draft says who its owner is, for a rule and for a card.
#[test]
fn the_owner_of_the_changed_deck_is_named() {
    let (mut table, winner) = two_decks("Friday deck");
    let card = table.view().decks[1].first;
    for draft in [Draft::Rule { deck: 1, rule: draw_rule() }, draft_card(card, "Puddle", "Ana")] {
        table.play(winner, Action::Draft(Box::new(draft)));
        let mut view = table.view();
        change_deck(&mut view, 0, |deck| deck.owner = "Yan".to_owned());
        change_deck(&mut view, 1, |deck| deck.owner = "Zed".to_owned());
        assert_eq!(sentence(&view, &PrizeStep::Approval { judge: CY, of: 1 }), "Cy decides for Zed.");
    }
}

/// BL-79, BL-81, BL-R32, BL-R76: what is missing on the box of a deck is asked when a draft for it was accepted, and not before.
#[test]
fn a_deck_without_a_label_is_named_last() {
    let name = "Accepted. Now name the deck, which keeps it.";
    let other = "Accepted. Now choose a mark and an owner for the deck, which keeps it.";
    let missing: [fn(&mut CardDeck); 3] =
        [|deck| deck.name.clear(), |deck| deck.mark = None, |deck| deck.owner.clear()];
    for (missing, expected) in missing.into_iter().zip([name, other, other]) {
        let mut setup = layout(&[HAND_OF_SEVEN, "b1", "b2", "b3"], "r4").setup();
        missing(&mut setup.decks[0]);
        let is_owned = !setup.decks[0].owner.is_empty();
        let mut table = win_for_ana(&setup);
        assert_eq!(shown(&table.view()).0, PrizeStep::Writing(WritingStep::Choose));
        table.play(ANA, draft_new_rule());
        assert_eq!(shown(&table.view()).0, PrizeStep::Talk { refused: false });
        table.play(ANA, Action::Discussed);
        let together = "Does the table accept it? Nobody owns this deck yet.".to_owned();
        let judged = (PrizeStep::Approval { judge: DI, of: 1 }, "Di owns the deck and decides.".to_owned());
        assert_eq!(shown(&table.view()), if is_owned { judged } else { (PrizeStep::Together, together) });
        table.play(DI, Action::Approve(true));
        assert_eq!(shown(&table.view()), (PrizeStep::NameDeck(0), expected.to_owned()));
        let revising = WriterProgress { revising: true, ..at(WritingStep::Rule) };
        assert_eq!(step(&table.view(), revising), PrizeStep::Writing(WritingStep::Rule));
    }
}

/// BL-R27: a ruling of the table interrupts the prize.
#[test]
fn a_ruling_is_decided_before_the_prize_goes_on() {
    let mut table = won_by_ana(4);
    table.play(DI, Action::Propose(TableRuling { text: String::new(), change: RulingChange::Blanks(0, 2) }));
    assert_eq!(shown(&table.view()), (PrizeStep::Proposal, ALL_AGREE.to_owned()));
}

/// BL-65: a computer player writes nothing, and before and after the prize there is no step.
#[test]
fn there_is_nothing_to_write_without_a_person_who_has_won() {
    let mut view = won_by_ana(4).view();
    view.people[0].level = Some(Level::Easy);
    assert_eq!(shown(&view), (PrizeStep::Nothing, String::new()));
    view.phase = PhaseView::Over { winner: ANA };
    assert_eq!(shown(&view), (PrizeStep::Nothing, String::new()));
    assert_eq!(sentence(&view, &PrizeStep::Writing(WritingStep::Choose)), "");
}

/// BL-71, BL-80, BL-R26: all cards without an effect, in the order of their colours.
#[test]
fn cards_without_an_effect_can_be_chosen() {
    let view = two_decks("Friday deck").0.view();
    let cards = customisable(&view);
    let of_second = cards.iter().filter(|card| card.deck == 1);
    assert_eq!((of_second.count(), cards.len()), (66, 66 + view.decks[0].deck.cards.len()));
    assert!(cards.iter().all(|card| card.card.written.is_none()));
    let key = |card: &CardSeen| (card.colour(), card.card.picture.is_some(), card.number());
    assert!(cards.is_sorted_by_key(key));
    let first = CardIndex(view.decks[1].first.0);
    let seen = customisable_card(&view, first).unwrap();
    assert_eq!((seen.index, seen.deck, seen.mark), (first, 1, Some(DeckMark::Key)));
    assert_eq!(*seen.card, view.decks[1].deck.cards[0]);
    let written = view.decks[1].deck.cards.iter().position(|card| card.written.is_some()).unwrap();
    assert_eq!(customisable_card(&view, CardIndex(first.0 + u16::try_from(written).unwrap())), None);
}

/// BL-75, BL-77: the draft of a card is shown as the card that it would make.
#[test]
fn a_drafted_card_is_shown_with_the_mark_of_its_deck() {
    let view = two_decks("Friday deck").0.view();
    let draft = draft_card(view.decks[1].first, "Puddle", "Ana");
    let (card, mark) = drafted_card(&view, &draft).unwrap();
    assert_eq!((card.title.as_str(), mark), ("Puddle", Some(DeckMark::Key)));
    assert_eq!(card.text(), "The next player draws 2 cards.");
    assert_eq!(drafted_card(&view, &Draft::Rule { deck: 0, rule: draw_rule() }), None);
}

/// BL-R27: the table sees how many rules can still be written.
#[test]
fn plain_rule_cards_are_counted() {
    let mut view = won_by_ana(4).view();
    let left = [
        (24, "24 plain Rule Cards are left."),
        (1, "1 plain Rule Card is left."),
        (0, "No plain Rule Card is left to write a rule on."),
    ];
    for (plain, expected) in left {
        change_deck(&mut view, 0, |deck| deck.rules.truncate(plain));
        assert_eq!(plain_rules_left(&view), expected);
    }
    change_deck(&mut view, 0, |deck| deck.rules = CardDeck::fresh().rules);
    assert_eq!(plain_rules_left(&view), "24 plain Rule Cards are left.", "14 are written");
}

/// BL-R31: the deck of a new rule is chosen only if several are mixed.
#[test]
fn a_deck_is_chosen_only_among_several() {
    assert_eq!(decks_to_choose_from(&won_by_ana(4).view()), Vec::<String>::new());
    assert_eq!(decks_to_choose_from(&two_decks("Friday deck").0.view()), ["Friday deck", "Key deck"]);
}

/// A label as somebody typed it.
fn typed(name: &str, owner: &str, mark: DeckMark) -> BoxLabel {
    BoxLabel { name: name.to_owned(), owner: owner.to_owned(), mark }
}

/// BL-79, BL-81, BL-R32: what is on a box stays. The rest begins with what was typed, but not with the name
/// of another deck. If no owner was typed, the first person is proposed.
#[test]
fn a_label_begins_with_what_is_on_the_box() {
    let mut view = two_decks("Friday deck").0.view();
    view.people[0].level = Some(Level::Easy);
    let before = typed("Key deck", "", DeckMark::Moon);
    assert_eq!(before.clone().for_deck(&view, 0, &[]), typed("Friday deck", "Di", DeckMark::Star));
    change_deck(&mut view, 0, |deck| {
        deck.name.clear();
        deck.owner.clear();
    });
    view.decks[0].mark = None;
    let proposed = before.for_deck(&view, 0, &[]);
    assert_eq!(
        proposed,
        typed("Bo’s deck", "Bo", DeckMark::Moon),
        "the other deck was just given the typed name"
    );
    let kept = typed("Sunday deck", "Cy", DeckMark::Moon);
    assert_eq!(kept.clone().for_deck(&view, 0, &[]), kept);
    assert_eq!(BoxLabel::default(), typed("", "", DeckMark::Star));
}

/// BL-R32, BL-79: a deck is stored only with a name that can be seen and fits on its box; spaces around it are no part of it.
#[test]
fn a_label_is_put_on_a_deck_if_it_fits() {
    let labelled = typed(" Friday deck ", "Di ", DeckMark::Moon).put_on(CardDeck::fresh()).expect("it fits");
    assert_eq!(BoxLabel::of(&labelled, DeckMark::Star), typed("Friday deck", "Di", DeckMark::Moon));
    for unseen in ["", "  ", "\u{200b}"] {
        let refused = typed(unseen, "Di", DeckMark::Moon).put_on(CardDeck::fresh());
        assert_eq!(refused, Err("Enter a name for the deck.".to_owned()));
    }
    let long = typed(&"a".repeat(41), "Di", DeckMark::Moon).put_on(CardDeck::fresh());
    assert!(long.is_err_and(|sentence| sentence.contains("41")));
}

/// BL-R76: the proposed name is one that no other deck of the page has, and fits on the box.
#[test]
fn a_free_name_is_proposed_for_a_deck() {
    let mut view = won_by_ana(4).view();
    change_deck(&mut view, 0, |deck| {
        deck.name.clear();
        deck.owner.clear();
    });
    let proposed = |view: &View, other: &[&str]| {
        let other: Vec<String> = other.iter().map(|name| (*name).to_owned()).collect();
        BoxLabel::default().for_deck(view, 0, &other).name
    };
    assert_eq!(proposed(&view, &["Friday deck"]), "Ana’s deck");
    assert_eq!(proposed(&view, &["Ana’s deck", "Ana’s deck 2"]), "Ana’s deck 3");
    change_deck(&mut view, 0, |deck| deck.owner = "A".repeat(36));
    assert_eq!(proposed(&view, &[]), "Our deck");
}

/// BL-79: a mark that another deck has is replaced by a free one.
#[test]
fn a_label_has_a_mark_that_no_other_deck_has() {
    let view = two_decks("Friday deck").0.view();
    let taken = |deck| taken_marks(&view, deck, &[]);
    assert_eq!((taken(0), taken(1)), (vec![DeckMark::Key], vec![DeckMark::Star]));
    assert_eq!(
        taken_marks(&view, 0, &[DeckMark::Moon]),
        [DeckMark::Key, DeckMark::Moon],
        "a deck that is not here"
    );
    assert_eq!(taken_marks(&view, 0, &DeckMark::ALL), [DeckMark::Key], "all are taken somewhere");
    let label = typed("Friday deck", "Di", DeckMark::ALL[0]);
    assert_eq!(label.other_mark(&[DeckMark::ALL[1]]), None);
    assert_eq!(label.other_mark(&DeckMark::ALL[..2]), Some(DeckMark::ALL[2]));
    assert_eq!(label.other_mark(&DeckMark::ALL), None, "there is no free one");
}

/// BL-69, BL-83, BL-84: a stored draft opens at its step and gives the same draft again.
#[test]
fn a_stored_draft_opens_where_it_was_left() {
    let words = Rule { title: "Song".to_owned(), ..Rule::from_free_words("Whoever yawns sings.", "Ana") };
    let Draft::Card(card) = draft_card(CardIndex(7), "Puddle", "Ana") else { panic!("a card is drafted") };
    let card = Draft::Card(CardDraft { points: Some(-3), ..card });
    let drafts = [
        (Draft::Rule { deck: 1, rule: draw_rule() }, WritingStep::Rule),
        (Draft::Rule { deck: 1, rule: words }, WritingStep::Words),
        (card, WritingStep::Card(CardIndex(7))),
    ];
    for (draft, step) in drafts {
        let written = WritingDraft::from(draft.clone());
        assert_eq!((written.step, written.clone().finished()), (step, draft.clone()));
        assert_eq!(written.clone().stored(), Some(draft));
        for choosing in [WritingStep::Choose, WritingStep::Pick] {
            let going_back = WritingDraft { step: choosing, ..written.clone() };
            assert_eq!(going_back.stored(), None, "no prize or no card is chosen");
        }
    }
}

/// BL-78, BL-82: a writer who changes from free words to blocks starts with the template, and the signature
/// stays.
#[test]
fn free_words_are_replaced_by_the_template() {
    let words = Rule::from_free_words("Whoever yawns sings.", "Ana");
    let template = Rule { author: "Ana".to_owned(), ..Rule::template() };
    assert_eq!(rule_after_free_words(&words), Some(template));
    assert_eq!(rule_after_free_words(&draw_rule()), None);
    assert!(WritingStep::Card(CardIndex(1)).begins_card() && !WritingStep::Pick.begins_card());
    assert_eq!(WritingDraft::default().finished(), Draft::Rule { deck: 0, rule: Rule::template() });
}

/// BL-75: an illustrated card has a title already.
#[test]
fn the_title_of_an_illustrated_card_is_proposed() {
    let deck = CardDeck::fresh();
    let card = |is_illustrated: bool| -> &GameCard {
        deck.customisable_cards().find(|card| card.picture.is_some() == is_illustrated).unwrap()
    };
    assert_eq!(printed_title(card(true), ""), Some(card(true).title.clone()));
    assert_eq!(printed_title(card(true), "Puddle"), None);
    assert_eq!(printed_title(card(false), ""), None);
}

/// BL-R59: the draft of a card, but not of a rule, can be written on a card of the hand. `open_card` names that card
/// only while its editor is open.
#[test]
fn the_draft_of_a_card_is_written_on_the_card() {
    let card = WritingDraft::from(draft_card(CardIndex(7), "Puddle", "Ana"));
    let Some(Action::FillIn(draft)) = card.clone().fill_in() else { panic!("nothing is filled in") };
    assert_eq!(Draft::Card(*draft), card.finished());
    assert_eq!(WritingDraft::default().fill_in(), None);
    let open = WriterProgress { revising: true, ..at(WritingStep::Card(CardIndex(7))) };
    assert_eq!(open.open_card(), Some(CardIndex(7)));
    assert_eq!(WriterProgress { revising: false, ..open }.open_card(), None);
    assert_eq!(WriterProgress { step: WritingStep::Rule, ..open }.open_card(), None);
}

/// BW-09: the draft that everybody sees is tried. If there is none, or while the writer revises it, the draft
/// in the editor is tried instead.
#[test]
fn the_draft_that_is_on_the_screen_is_tried() {
    let mut table = won_by_ana(4);
    let own = Rule { clauses: vec![Clause::template()], ..draw_rule() };
    let tried = |view: &View, revising| {
        sandbox::proposal(view, revising, || Draft::Rule { deck: 0, rule: own.clone() })
    };
    assert_eq!(tried(&table.view(), false), Some(Proposal::Rule(own.clone())));
    let card = first_plain_card(&table, CY);
    let draft = draft_card(card, "Puddle", "Ana");
    table.play(ANA, Action::Draft(Box::new(draft.clone())));
    let (drafted, _) = drafted_card(&table.view(), &draft).unwrap();
    assert_eq!(tried(&table.view(), false), Some(Proposal::Card(drafted)));
    assert_eq!(tried(&table.view(), true), Some(Proposal::Rule(own.clone())));
}
