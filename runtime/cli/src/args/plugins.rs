//! Plug-ins of options: a known name, a command line, or a file that describes a tool:
//!
//! ```toml
//! run = "mytool {} COMMAND NUMBER"
//! commands = ["inline", "fold"]        # transformations
//! count = "mytool --count {} COMMAND"  # prints how many instances there are
//! backwards = true                     # begin with the last instance
//! ```

use std::path::Path;

use serde::Deserialize;

use secateur_oracle::plugin::{Described, Plugin};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Description {
    run: String,
    #[serde(default)]
    commands: Vec<String>,
    count: Option<String>,
    #[serde(default)]
    backwards: bool,
}

pub(crate) fn is_file(text: &str) -> bool {
    Path::new(text).extension().is_some_and(|e| e == "toml")
}

pub(crate) fn find(text: &str) -> Result<Plugin, String> {
    if !is_file(text) {
        return Plugin::find(text, Described::default()).map_err(|error| error.to_string());
    }
    let unread = |error: &dyn std::fmt::Display| format!("cannot read the plug-in {text}: {error}");
    if Path::new(text).metadata().is_ok_and(|data| !data.is_file()) {
        return Err(unread(&"it is no regular file"));
    }
    let file = std::fs::read_to_string(text).map_err(|error| unread(&error))?;
    let description: Description = toml::from_str(&file)
        .map_err(|error| format!("{text}: {}", error.to_string().trim_end()))?;
    let described = Described {
        commands: &description.commands,
        count: description.count.as_deref(),
        backwards: description.backwards,
    };
    Plugin::find(&description.run, described).map_err(|error| format!("{text}: {error}"))
}
