//! Takes screenshots of every screen at four sizes and in three themes, for people to look at.
//!
//! `cargo xtask screens` writes them to `target/screens/THEME/SIZE/`, with a page `index.html` that shows them side by side. The
//! list of situations is `browser_tests::Tour`. With `cargo xtask screens rememory` only the screens whose
//! name contains that word are taken.

use std::{env, fs, path::Path};

use anyhow::Result;
use browser_tests::{LAPTOP, LARGE_SCREEN, PHONE, PHONE_LANDSCAPE, Part, Tour, Window, with_page};
use xtask::steps::root;

const THEMES: [&str; 3] = ["light", "dark", "contrast"];

const SIZES: [(&str, Window); 4] =
    [("1366x768", LAPTOP), ("1920x1080", LARGE_SCREEN), ("390x844", PHONE), ("844x390", PHONE_LANDSCAPE)];

fn main() -> Result<()> {
    let wanted = env::args().nth(1).unwrap_or_default();
    let target = root().join("target/screens");
    for theme in THEMES {
        for (size, window) in SIZES {
            with_page(window, async |page| {
                page.open().await?;
                page.execute(&format!("localStorage['partypiece/setting/theme'] = '{theme}'")).await?;
                page.reload().await?;
                let folder = target.join(theme).join(size);
                fs::create_dir_all(&folder)?;
                let tour = Tour::new(page, &wanted, async |name| {
                    let picture = page.browser.screenshot_as_png().await?;
                    Ok(fs::write(folder.join(format!("{name}.png")), picture)?)
                });
                for part in Part::ALL {
                    // A phone is not used as a second screen.
                    if window.width >= LAPTOP.width || !matches!(part, Part::SecondScreens) {
                        tour.visit(part).await?;
                    }
                }
                Ok(())
            })?;
            println!("{theme} {size}");
        }
    }
    let index = target.join("index.html");
    fs::write(&index, contents(&target)?)?;
    println!("{}", index.display());
    Ok(())
}

/// A page that shows every screen in all sizes and themes.
fn contents(target: &Path) -> Result<String> {
    let mut names: Vec<String> = fs::read_dir(target.join(THEMES[0]).join(SIZES[0].0))?
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    let mut page =
        "<!doctype html><meta charset=utf-8><title>Screens</title><style>img{height:12rem}</style>"
            .to_owned();
    for name in names {
        page += &format!("<h2>{name}</h2>");
        for theme in THEMES {
            for (size, _) in SIZES {
                page += &format!(
                    "<a href=\"{theme}/{size}/{name}\"><img src=\"{theme}/{size}/{name}\" alt=\"{theme} {size}\" loading=lazy></a>"
                );
            }
        }
    }
    Ok(page)
}
