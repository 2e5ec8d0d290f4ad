//! A page on a web server, on a network that is slow, breaks off or is gone; and new versions of the page.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::{BadNetwork, Delivery, LAPTOP, Page, Role, with_page};

const SENTENCE: &str = "A new version of Partypiece is ready.";
const OLD: &str = "<title>Partypiece</title>";
const NEW: &str = "<title>Partypiece, newer</title>";

/// Visits the page for the first time, until the worker has kept it.
async fn visit(page: &Page, network: &BadNetwork) -> Result<()> {
    page.goto(&network.address()).await?;
    page.wait_for_worker().await
}

/// Waits until the server has delivered the page once more, whole or not.
async fn wait_for_delivery(page: &Page, network: &BadNetwork, before: usize) -> Result<()> {
    page.wait_until("the server has delivered the page", async || Ok(network.deliveries() > before)).await
}

/// NW-01: the second visit opens although the page comes slowly, and does not wait for it.
#[test]
fn a_slow_network_does_not_delay_the_second_visit() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let network = BadNetwork::open()?;
        visit(page, &network).await?;
        network.deliver(Delivery::Paused(Duration::from_secs(10)));
        let before = network.deliveries();
        page.goto(&network.address()).await?;
        page.open_screen("set-up/rememory").await?;
        page.find(Role::Button, "Start").await?;
        ensure!(network.deliveries() == before, "the page had arrived before it opened");
        Ok(())
    })
}

/// NW-01, NW-02: whatever stops in the middle, has the type of another file, or does not come at all changes nothing.
#[test]
fn what_does_not_arrive_whole_changes_nothing() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let network = BadNetwork::open()?;
        visit(page, &network).await?;
        network.publish(OLD, NEW)?;
        for delivery in [Delivery::Stopped, Delivery::StoppedUnnoticed, Delivery::Mistyped, Delivery::Gone] {
            network.deliver(delivery);
            for _ in 0..2 {
                let before = network.deliveries();
                page.goto(&network.address()).await?;
                page.find(Role::Heading, "Partypiece").await?;
                assert_eq!(page.browser.title().await?, "Partypiece", "{delivery:?}");
                wait_for_delivery(page, &network, before).await?;
            }
            assert!(!page.shows(SENTENCE).await?, "{delivery:?}");
        }
        // The console reports the missing network. Reading its errors removes them.
        page.console_errors().await?;
        Ok(())
    })
}

/// NW-03: a new version is kept for the next visit, and home says so, but no game does.
#[test]
fn a_new_version_is_announced_at_home_and_shown_after_a_reload() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let network = BadNetwork::open()?;
        visit(page, &network).await?;
        page.open_screen("set-up/rememory").await?;
        page.type_into("Name at seat 1", "Ana").await?;
        page.press(Role::Button, "Start").await?;
        page.press(Role::Button, "Draw a coin").await?;
        network.publish(OLD, NEW)?;
        network.deliver(Delivery::Paused(Duration::from_secs(1)));
        page.browser.refresh().await?;
        page.wait_for_text("Ana, find the ").await?;
        page.wait_for_true(
            "the page knows the new version",
            "return 'newVersion' in document.documentElement.dataset",
        )
        .await?;
        assert!(!page.shows(SENTENCE).await?, "nobody is asked in the middle of a game");
        assert_eq!(page.browser.title().await?, "Partypiece", "the open page stays as it is");

        page.open_screen("").await?;
        page.wait_for_text(SENTENCE).await?;
        assert_eq!(page.accessibility_violations().await?, [""; 0]);
        page.press(Role::Button, "Reload").await?;
        page.wait_until("the new version is shown", async || {
            Ok(page.browser.title().await? == "Partypiece, newer")
        })
        .await?;
        page.find(Role::Heading, "Partypiece").await?;
        assert!(!page.shows(SENTENCE).await?, "this is the newest version");
        Ok(())
    })
}

/// NW-03: home that is open when the new version arrives says so without a reload.
#[test]
fn home_says_that_a_new_version_came_while_it_is_open() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let network = BadNetwork::open()?;
        visit(page, &network).await?;
        network.publish(OLD, NEW)?;
        page.goto(&network.address()).await?;
        page.wait_for_text(SENTENCE).await
    })
}

/// NW-04: a page that stopped in the middle at the first visit says so.
#[test]
fn a_first_visit_that_stops_in_the_middle_says_so() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let network = BadNetwork::open()?;
        network.deliver(Delivery::StoppedUnnoticed);
        page.browser.goto(network.address()).await?;
        page.wait_for_text("The page did not arrive whole. Reload it.").await?;
        Ok(())
    })
}

/// NW-05: a frame without rights has no worker, and even asking for one is an error there.
#[test]
fn in_a_frame_without_rights_the_page_starts() -> Result<()> {
    with_page(LAPTOP, async |page| {
        let frame = format!(
            "<iframe sandbox=allow-scripts width=1200 height=700 src={}></iframe>",
            page.server.address()
        );
        let address = page.server.save_copy("frame.html", &frame)?;
        page.browser.goto(&address).await?;
        page.browser.enter_frame(0).await?;
        // Only the program draws this.
        page.wait_for_text("Keep a copy").await?;
        page.browser.enter_default_frame().await?;
        Ok(())
    })
}
