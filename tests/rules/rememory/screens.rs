//! What Rememory's screens say, worked out from views.

use partypiece::{
    rules::{
        Seat,
        piecepack::{Rank, Suit},
        player::{Level, Player},
        rememory::{
            Action, CoinSlot, CoinSource, Company, Deal, House, Private, Show, Starter, Tile, TileSlot,
            Variant, VisibleCoin,
        },
    },
    screens::hold::HoldPurpose,
    screens::rememory::house::HOUSE_RULES,
    screens::rememory::{
        BestResult, HIDINGS, LookState, Middle, PROPOSED_HOUSE, PickedFrom, Prompt, VARIANTS, VariantSetting,
        acting_seat, aim_alone, coin_name, coin_seen, coin_slug, compared, crowding, ends_private_part,
        found_tile, hidden_side, hiding_title, in_reserve, is_coin_unseen, name, press, prompt, purpose,
        row_length, row_name, seconds_until_hidden, sentence, setup_of, slug, strip, suit, summary,
        take_action, tile_face, tile_name, tile_slug, variant_settings,
    },
};

use super::{
    setups::{ANA, BO, ROWS, STEALS, hands, many, player_name, three},
    table::Table,
};

/// RM-02, RM-R38, RM-R41: the set-up says which game would start, and who wins if all would end with the same number of
/// tiles. It does not propose some minutes of a certain draw.
#[test]
fn the_summary_says_when_all_will_end_even() {
    let official = |variant, players| summary(variant, House::default(), players);
    assert!(official(Variant::Bag, 4).starts_with("Classic, 4 players. "));
    assert_eq!(official(STEALS, 1), "The variant Steals needs at least two players.");
    let even = hands(Deal::Random);
    let draw = official(even, 4);
    assert!(draw.contains("the same number of tiles") && !draw.contains("minutes"), "{draw}");
    assert!(draw.contains(HOUSE_RULES[0].title), "{draw}");
    assert!(!official(even, 5).contains("the same number"), "five players leave a reserve");
    let race = summary(even, PROPOSED_HOUSE, 4);
    assert!(race.contains("the first to find all their tiles wins. About "), "{race}");
    assert_eq!(summary(even, PROPOSED_HOUSE, 5), official(even, 5));
}

/// RM-08 to RM-12: one primary button leads through a turn of the classic game.
#[test]
fn a_turn_is_a_coin_and_then_a_tile() {
    let mut table = Table::new(&three(Variant::Bag), 1);
    assert_eq!(prompt(&table.view(), false, false), Prompt::Press);
    assert_eq!(press(&table.view()), ("Draw a coin", Some(Action::Draw)));
    assert_eq!(strip(&table.view()).phase, "Draw a coin", "nobody chooses a coin from a bag");
    assert_eq!(strip(&Table::new(&three(STEALS), 1).view()).phase, "Choose a coin");
    assert_eq!(sentence(&table.view(), None, false, None), "Ana, draw a coin.");
    let coin = table.bring_coin();
    assert_eq!(press(&table.view()), ("Choose a tile", None));
    let said = sentence(&table.view(), None, false, None);
    assert!(said.starts_with(&format!("Ana, find the {coin}")), "{said}");
    assert_eq!(Middle::labels(Middle::coin(&table.view(), None)), ("In play", coin.to_string()));
    let found = found_tile(&table.hit()).expect("a found tile");
    assert_eq!(sentence(&table.view(), None, true, None), "Right! Ana, draw a coin.", "the turn goes on");
    assert_eq!((found.by, found.place, found.coin), (ANA, table.place_of(coin), coin));
    assert_eq!(Middle::labels(Some(Middle::Found(found))), ("Found", coin.to_string()));
}

/// RM-03: blank and ace are words that no picture has, so it is said how their tiles look.
#[test]
fn a_blank_and_an_ace_are_described() {
    let mut described = 0;
    for seed in 0..40 {
        let mut table = Table::new(&three(Variant::Bag), seed);
        let coin = table.bring_coin();
        let looks = match coin.rank {
            Rank::Null => ": only a small suit in a corner",
            Rank::Ace => ": one large suit",
            Rank::Two | Rank::Three | Rank::Four | Rank::Five => "",
        };
        described += usize::from(!looks.is_empty());
        let player = name(&table.view(), table.turn());
        let said = sentence(&table.view(), None, false, None);
        assert_eq!(said, format!("{player}, find the {coin}{looks}."));
    }
    assert!(described > 0, "no blank and no ace was drawn");
}

/// RM-R04, RM-05: a wrong tile is shown until somebody presses, or for some seconds.
#[test]
fn a_wrong_tile_is_named_while_it_is_shown() {
    let mut table = Table::new(&three(Variant::Bag), 1);
    let place = table.open_wrong();
    let view = table.view();
    assert_eq!(press(&view), ("Hide the tile", Some(Action::Close)));
    let tile = table.tile(place);
    assert_eq!(
        sentence(&view, None, false, None),
        format!("Wrong tile: the {tile}. Everybody can look at it.")
    );
    assert_eq!(
        sentence(&view, None, false, Some(5)),
        format!("Wrong tile: the {tile}. It is hidden in 5 seconds.")
    );
    assert_eq!((strip(&view).phase.as_str(), strip(&view).turn.as_str()), ("Wrong tile", "Ana"));
}

/// RM-R11: from a hidden hand a coin is picked behind the curtain, from an open one at the table.
#[test]
fn a_hidden_hand_is_picked_from_behind_the_curtain() {
    let table = Table::new(&three(STEALS), 1);
    assert_eq!(table.view().private(), Some((ANA, Private::Hand)));
    assert_eq!(prompt(&table.view(), false, false), Prompt::Pick(PickedFrom::Hidden(ANA)));
    assert_eq!(prompt(&table.view(), false, true), Prompt::Pick(PickedFrom::Behind));
    let open = Table::new(&three(hands(Deal::Random)), 1);
    assert_eq!(prompt(&open.view(), false, false), Prompt::Pick(PickedFrom::Open));
    let own = take_action(CoinSource::Hand { of: ANA, place: 0 }, ANA);
    let other = take_action(CoinSource::Hand { of: BO, place: 0 }, ANA);
    assert_eq!((own, other), (Action::Pick { place: 0 }, Action::Steal { from: BO, place: 0 }));
}

/// RM-36, RM-R30: a player looks at the hidden side of a coin behind the curtain. A coin from the bag has no
/// hidden side.
#[test]
fn the_hidden_side_of_a_coin_can_be_looked_at() {
    let mut table = Table::new(&three(ROWS), 1);
    table.bring_coin();
    let hidden = hidden_side(&table.view(), false, false).expect("a hidden side");
    assert_eq!((hidden.seat, hidden.look, hidden.reveal), (ANA, LookState::Possible, false));
    assert_eq!(hidden_side(&table.view(), false, true).map(|side| side.look), Some(LookState::Behind));
    let seen = table.view().in_play().expect("a coin").public;
    assert!(seen.coin().is_none(), "{seen}");
    assert_eq!(
        sentence(&table.view(), None, false, None),
        format!("Ana, look at the coin, or guess its tile: {seen}.")
    );
    let mut bag = Table::new(&three(Variant::Bag), 1);
    bag.bring_coin();
    assert_eq!(hidden_side(&bag.view(), false, false), None);
}

/// Nobody presses for a computer player.
#[test]
fn a_computer_player_acts_alone() {
    let mut setup = many(2, Variant::Bag);
    setup.players[0] = Player { level: Some(Level::ALL[0]), ..Player::person(player_name("Scout")) };
    let table = Table::new(&setup, 1);
    assert_eq!(prompt(&table.view(), false, false), Prompt::Bot(ANA));
    assert_eq!(acting_seat(&table.view()), BO, "a press counts for the first person, who is told to wait");
}

/// RM-R44: at its end and after a reload, a game is compared with the best result before it, and only a better one is stored.
#[test]
fn a_new_best_is_compared_with_the_best_before_it() {
    let stored = |text: &str| text.parse::<BestResult>().ok();
    let sentence =
        |best: Option<&BestResult>, game: &str, turns| compared(turns, BestResult::before(best, game), false);
    let first = BestResult::after(None, "one", 30).expect("the first is the best");
    assert_eq!(first.to_string(), "30 one");
    let second = BestResult::after(Some(&first), "two", 20).expect("20 is better");
    assert_eq!((second.to_string().as_str(), stored("20 two 30")), ("20 two 30", Some(second.clone())));
    for best in [&first, &second] {
        assert_eq!(sentence(Some(best), "two", 20), "Your best so far. Before, it was 30.", "{best}");
    }
    assert_eq!(sentence(Some(&second), "three", 20), "As good as your best.");
    assert_eq!(BestResult::after(Some(&second), "three", 20), None, "the first with 20 stays");
    assert_eq!([stored("34"), stored("fast")], [None, None]);
}

/// A single person's result is compared with their best result so far.
#[test]
fn a_result_is_compared_with_the_best() {
    assert_eq!(compared(30, None, false), "This is your first result.");
    assert_eq!(compared(30, Some(40), false), "Your best so far. Before, it was 40.");
    assert_eq!(compared(30, Some(30), false), "As good as your best.");
    assert_eq!(compared(30, Some(20), false), "Your best is 20.");
    assert!(compared(30, None, true).contains("does not count"));
    assert_eq!(name(&Table::new(&three(ROWS), 1).view(), Seat(9)), "");
}

/// RM-05: a tile that lies face down says nothing but where it lies.
#[test]
fn a_place_for_a_tile_is_named_by_what_lies_there() {
    let tile = Tile { suit: Suit::Moons, rank: Rank::Three };
    let named = [TileSlot::Down, TileSlot::Up(tile), TileSlot::Empty].map(|slot| tile_name(slot, 7));
    assert_eq!(
        named,
        ["hidden tile, row 2, column 2", "3 of Moons, row 2, column 2", "empty place, row 2, column 2"]
    );
    assert_eq!([TileSlot::Down, TileSlot::Up(tile), TileSlot::Empty].map(tile_slug), ["down", "up", "empty"]);
    assert_eq!(tile_face(TileSlot::Up(tile)), Some((Suit::Moons, Rank::Three)));
    assert_eq!((tile_face(TileSlot::Down), tile_face(TileSlot::Empty)), (None, None));
}

/// RM-32, RM-37, RM-R22: a place for a coin is named by its coin, or by where the coin has gone.
#[test]
fn a_place_for_a_coin_is_named_by_its_coin() {
    let seen = VisibleCoin { suit: Some(Suit::Moons), rank: None };
    let slots = [CoinSlot::Coin(seen), CoinSlot::InPlay, CoinSlot::Empty];
    let names = slots.map(|slot| coin_name(slot, "Ana’s coin", 3));
    assert_eq!(names, ["Ana’s coin 3: a coin of Moons", "Ana’s coin 3: in play", "Ana’s coin 3: gone"]);
    assert_eq!(slots.map(coin_slug), ["coin", "in-play", "empty"]);
    assert_eq!(slots.map(coin_seen), [Some(seen), None, None]);
    assert_eq!((row_length(ROWS), row_name(ROWS, 0)), (6, (Suit::ALL[0].to_string(), Some(Suit::ALL[0]))));
    let scattered = Variant::Scattered { show: Show::Suit, reveal: false };
    assert_eq!((row_length(scattered), row_name(scattered, 0)), (6, ("1".to_owned(), None)));
}

/// RM-22, RM-27: the coins that nobody sees are counted, in the bag or in the reserve.
#[test]
fn hidden_coins_are_counted() {
    let bag = Table::new(&three(Variant::Bag), 1).view();
    assert_eq!((bag.coins.hidden(), bag.coins.hand_size(ANA)), (24, 0));
    let hands = Table::new(&many(5, hands(Deal::Random)), 1).view();
    assert_eq!((hands.coins.hidden(), hands.coins.hand_size(ANA)), (4, 4));
    assert_eq!(Table::new(&three(ROWS), 1).view().coins.hidden(), 0);
}

/// RM-27, RM-28: the reserve is named in every game that began with one, also when it is empty, which an undo can change.
#[test]
fn an_empty_reserve_is_still_named() {
    let named = |table: &Table| in_reserve(&table.view()).map(|sentence| sentence.to_string());
    let mut table = Table::new(&many(5, hands(Deal::Random)), 1);
    for left in ["4 coins", "3 coins", "2 coins", "1 coin", "0 coins"] {
        assert_eq!(named(&table), Some(format!("In reserve: {left}")));
        table.hit();
    }
    assert_eq!(named(&Table::new(&many(4, hands(Deal::Random)), 1)), None, "nothing was left over");
    assert_eq!(named(&Table::new(&three(Variant::Bag), 1)), None);
}

/// RM-36: a look leaves its player behind the curtain; any other action brings the table back.
#[test]
fn a_look_does_not_end_the_private_part() {
    assert!(!ends_private_part(Action::Look));
    assert!([Action::Draw, Action::Close, Action::Pick { place: 0 }].into_iter().all(ends_private_part));
}

/// RM-36: whoever lifts the curtain to see their coin sees it at once, and once only.
#[test]
fn a_coin_is_looked_at_when_the_curtain_was_lifted_for_it() {
    let mut table = Table::new(&three(ROWS), 1);
    assert_eq!((purpose(&table.view()), is_coin_unseen(&table.view())), (HoldPurpose::PickCoin, false));
    table.bring_coin();
    assert_eq!((purpose(&table.view()), is_coin_unseen(&table.view())), (HoldPurpose::LookAtCoin, true));
    table.play_active(Action::Look);
    assert!(!is_coin_unseen(&table.view()));
}

/// RM-23 to RM-25, RM-32, RM-36, RM-37: each variant has its settings. No setting changes a variant into
/// another one, and each option occurs once.
#[test]
fn each_option_of_a_variant_can_be_chosen() {
    let scattered = Variant::Scattered { show: Show::Suit, reveal: false };
    for (variant, count) in
        [(Variant::Bag, 0), (hands(Deal::Random), 2), (STEALS, 2), (ROWS, 3), (scattered, 2)]
    {
        let settings = variant_settings(variant);
        assert_eq!(settings.len(), count, "{variant:?}");
        for setting in settings {
            match setting {
                VariantSetting::Choice { options, .. } => {
                    let reached: Vec<Variant> = options.iter().map(|option| (option.set)(variant)).collect();
                    assert!(reached.contains(&variant), "{variant:?} is one of its options");
                    for (index, other) in reached.iter().enumerate() {
                        assert_eq!(slug(*other), slug(variant));
                        assert!(!reached[..index].contains(other), "{other:?} twice");
                    }
                }
                VariantSetting::Switch { is_on, set, title, .. } => {
                    assert_eq!(set(variant, is_on(variant)), variant, "{title}");
                    assert!(is_on(set(variant, true)) && !is_on(set(variant, false)), "{title}");
                    assert!(!is_on(set(Variant::Bag, true)), "{title} is not for every variant");
                }
            }
        }
    }
}

/// RM-02, RM-09, RM-10: one player plays solo, several players play at a table, and a random player begins
/// unless somebody was chosen.
#[test]
fn the_set_up_follows_from_the_players() {
    let players = three(Variant::Bag).players;
    let setup = setup_of(players.clone(), STEALS, PROPOSED_HOUSE, Some(BO));
    assert_eq!(setup.house, House::default(), "a house rule that is not offered does not hold");
    let dealt = setup_of(players.clone(), hands(Deal::Random), PROPOSED_HOUSE, None);
    assert_eq!(dealt.house, PROPOSED_HOUSE);
    assert_eq!((setup.company, setup.starter, setup.variant), (Company::Table, Starter::Seat(BO), STEALS));
    let alone = setup_of(players[..1].to_vec(), Variant::Bag, PROPOSED_HOUSE, None);
    assert_eq!((alone.company, alone.starter, alone.players.len()), (Company::Solo, Starter::Random, 1));
}

/// RM-R04: a wrong tile is hidden by a press unless one of the offered times was stored.
#[test]
fn a_wrong_tile_is_hidden_after_an_offered_time() {
    assert_eq!(seconds_until_hidden(None), None);
    assert_eq!(seconds_until_hidden(Some("0")), None);
    assert_eq!(seconds_until_hidden(Some("5")), Some(5));
    assert_eq!(seconds_until_hidden(Some("4")), None, "no choice has this time");
    assert_eq!(seconds_until_hidden(Some("soon")), None);
    assert!(HIDINGS.iter().all(|(seconds, title, _)| hiding_title(*seconds) == *title));
    assert_eq!(hiding_title(4), hiding_title(0));
}

/// RM-22 to RM-25: each variant is offered once, with the name that stands in style sheets.
#[test]
fn each_variant_is_offered_once() {
    assert_eq!(VARIANTS.map(|(variant, _)| slug(variant)), ["bag", "hands", "steals", "rows", "scattered"]);
}

/// RM-R35: who plays alone sees their best result of this variant.
#[test]
fn a_single_player_has_a_result_to_beat() {
    assert_eq!(aim_alone(Variant::Bag, Some(1)), "Your best at Classic: 1 turn.");
    assert_eq!(aim_alone(STEALS, Some(31)), "Your best at Steals: 31 turns.");
    assert!(aim_alone(Variant::Bag, None).starts_with("Find all tiles"));
}

/// RM-R42: up to eight people who play together have a pawn of their own.
#[test]
fn everybody_has_a_pawn_of_their_own() {
    let table = Table::new(&three(Variant::Bag), 1);
    let view = table.view();
    let suits: Vec<_> = view.people.iter().map(|person| suit(&view, person.seat)).collect();
    assert_eq!(suits, [Some(Suit::Suns), Some(Suit::Moons), Some(Suit::Crowns)]);
    let crowd = Table::new(&many(9, Variant::Bag), 1).view();
    assert_eq!(suit(&crowd, ANA), None);
}

/// LK-06, LK-31: the more people play, the closer their hands are laid out.
#[test]
fn hands_of_more_people_are_laid_out_closer() {
    assert_eq!([1, 3, 4, 12, 13, 99].map(crowding), ["few", "few", "some", "some", "many", "many"]);
}
