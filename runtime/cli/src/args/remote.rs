//! Property tests on a remote execution service.

use std::path::PathBuf;

use clap::Args;

use crate::args::heading;
use crate::args::numbers::positive;
use secateur_oracle::remote::RemoteService;

/// Failures of an action in a row, with waits of half a minute in total, that end the search.
const ATTEMPTS: u32 = 10;

/// The options of a remote execution service.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = heading::REMOTE)]
pub(crate) struct RemoteArguments {
    /// Run tests on a service: grpc://HOST:PORT, grpcs://HOST:PORT, or `none` again.
    #[arg(long, value_name = "URL")]
    pub(crate) remote: Option<String>,

    /// Use this instance of the service.
    #[arg(long, value_name = "NAME")]
    remote_instance: Option<String>,

    /// Send this header, such as a key, or its text in a file: NAME=@FILE; may be repeated.
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    remote_header: Vec<(String, String)>,

    /// Check the service's certificate by those in this file [default: the system's].
    #[arg(long, value_name = "FILE")]
    tls_ca: Option<PathBuf>,

    /// Upload this file or directory, to lie beside the test as it does here; may be repeated.
    #[arg(long, value_name = "PATH")]
    remote_input: Vec<PathBuf>,

    /// Request workers with this property, such as an image; may be repeated.
    #[arg(long, value_name = "NAME=VALUE", value_parser = pair)]
    platform: Vec<(String, String)>,

    /// Share verdicts only with runs of the same text, for what an action does not contain.
    #[arg(long, value_name = "TEXT")]
    remote_salt: Option<String>,

    /// Run up to this many quick tests as one action of about a second, without shared verdicts.
    #[arg(long, value_name = "N", value_parser = positive::<u32>)]
    remote_batch: Option<u32>,
}

impl RemoteArguments {
    /// Returns the service, if any; the error is for a person.
    pub(crate) fn service(&self, flaky: bool) -> Result<Option<RemoteService>, String> {
        let Some(endpoint) = self.remote.clone().filter(|url| url != "none") else {
            let others = [
                ("--remote-instance", self.remote_instance.is_some()),
                ("--remote-header", !self.remote_header.is_empty()),
                ("--tls-ca", self.tls_ca.is_some()),
                ("--remote-input", !self.remote_input.is_empty()),
                ("--platform", !self.platform.is_empty()),
                ("--remote-salt", self.remote_salt.is_some()),
                ("--remote-batch", self.remote_batch.is_some()),
            ];
            let given = others.iter().find(|(_, given)| *given);
            return match given.filter(|_| self.remote.is_none()) {
                Some((option, _)) => Err(format!("{option} needs a service: add --remote URL")),
                None => Ok(None),
            };
        };
        let absolute = |path: &PathBuf| {
            path.canonicalize()
                .map_err(|error| format!("cannot find {}: {error}", path.display()))
        };
        let headers = self.remote_header.iter().map(header);
        let inputs = self.remote_input.iter().map(absolute);
        Ok(Some(RemoteService {
            endpoint,
            instance: self.remote_instance.clone().unwrap_or_default(),
            headers: headers.collect::<Result<_, _>>()?,
            tls_ca: self.tls_ca.as_ref().map(absolute).transpose()?,
            platform: self.platform.clone(),
            salt: self.remote_salt.clone().unwrap_or_default(),
            inputs: inputs.collect::<Result<_, _>>()?,
            worker: None,
            batch: self.remote_batch.unwrap_or(1),
            attempts: ATTEMPTS,
            fresh: flaky,
        }))
    }
}

/// Reads a header's value from its file, so that a key is in no list of processes and no journal.
fn header((name, value): &(String, String)) -> Result<(String, String), String> {
    let value = match value.strip_prefix('@') {
        None => value.clone(),
        Some(path) => std::fs::read_to_string(path)
            .map_err(|error| format!("--remote-header: cannot read {path}: {error}"))?
            .trim_end()
            .to_owned(),
    };
    Ok((name.clone(), value))
}

fn pair(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').filter(|(name, _)| !name.is_empty());
    let (name, value) = pair.ok_or("expected a name, `=` and a value")?;
    Ok((name.to_owned(), value.to_owned()))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Debug, Parser)]
    struct Given {
        #[command(flatten)]
        remote: RemoteArguments,
    }

    fn service(words: &[&str]) -> Result<Option<RemoteService>, String> {
        let words = std::iter::once("secateur").chain(words.iter().copied());
        Given::try_parse_from(words).unwrap().remote.service(false)
    }

    #[test]
    fn a_key_can_stand_in_a_file() {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), "secret\n").unwrap();
        let from_file = format!("key=@{}", file.path().display());
        let words = ["--remote", "grpc://x:1", "--remote-header"];
        let words = [&words[..], &[&from_file, "--remote-header", "a=b=c"]].concat();
        let headers = service(&words).unwrap().unwrap().headers;
        let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        assert_eq!(headers, [pair("key", "secret"), pair("a", "b=c")]);
    }

    #[test]
    fn other_options_need_a_service() {
        let error = service(&["--platform", "OSFamily=Linux"]).unwrap_err();
        assert_eq!(error, "--platform needs a service: add --remote URL");
        assert_eq!(service(&["--remote", "none"]), Ok(None));
        let off = ["--remote", "none", "--platform", "OSFamily=Linux"];
        assert_eq!(service(&off), Ok(None));
    }
}
