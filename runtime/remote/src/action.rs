use bazel_remote_apis::build::bazel::remote::execution::v2::command::EnvironmentVariable;
use bazel_remote_apis::build::bazel::remote::execution::v2::platform::Property;
use bazel_remote_apis::build::bazel::remote::execution::v2::{Action, Command, Digest, Platform};
use secateur_oracle::remote::WORKER;
use secateur_oracle::remote::wire::{Job, Setup};

use crate::inputs::{Blob, Inputs, file};

/// The remote `PATH`, unless it is passed.
const PATH: &str = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/// An action with the blobs of its own.
#[derive(Debug)]
pub(crate) struct Made {
    pub(crate) digest: Digest,
    /// Whether the service may answer from its cache.
    pub(crate) is_cached: bool,
    /// The names of the reports, one for each candidate.
    pub(crate) reports: Vec<String>,
    pub(crate) blobs: Vec<Blob>,
}

/// Makes the action of jobs with the same arguments; `unique` distinguishes those that have to run.
pub(crate) fn make(setup: &Setup, inputs: &Inputs, jobs: &[Job], unique: &str) -> Made {
    let platform = platform(setup);
    let mut root = inputs.root.clone();
    let mut blobs = Vec::new();
    let mut files = Vec::new();
    for (number, job) in jobs.iter().enumerate() {
        let blob = Blob::new(job.candidate.clone());
        files.push(file(number.to_string(), blob.digest.clone(), false));
        blobs.push(blob);
    }
    root.files.append(&mut files);
    root.files.sort_by(|one, other| one.name.cmp(&other.name));
    let root = Blob::of(&root);
    let reports: Vec<String> = (0..jobs.len()).map(|at| format!("{at}.report")).collect();
    let command = Blob::of(&command(setup, jobs, &reports, platform.clone()));
    let fresh = jobs.iter().any(|job| job.fresh);
    let mut salt = setup.service.salt.clone().into_bytes();
    if fresh {
        salt.push(0);
        salt.extend_from_slice(unique.as_bytes());
    }
    let action = Blob::of(&Action {
        command_digest: Some(command.digest.clone()),
        input_root_digest: Some(root.digest.clone()),
        // The worker has the test's; the service bounds what a lost worker takes.
        timeout: None,
        do_not_cache: fresh,
        salt,
        platform,
    });
    let digest = action.digest.clone();
    blobs.extend([root, command, action]);
    Made {
        digest,
        is_cached: !fresh,
        reports,
        blobs,
    }
}

#[allow(deprecated, reason = "older services read only these fields")]
fn command(setup: &Setup, jobs: &[Job], reports: &[String], platform: Option<Platform>) -> Command {
    let mut arguments = vec![format!("./{WORKER}"), jobs.len().to_string()];
    arguments.extend(jobs.iter().take(1).flat_map(|job| job.arguments.clone()));
    let mut variables = setup.environment.clone();
    if variables.iter().all(|(name, _)| name != "PATH") {
        variables.push(("PATH".to_owned(), PATH.to_owned()));
    }
    variables.sort();
    Command {
        arguments,
        environment_variables: variables
            .into_iter()
            .map(|(name, value)| EnvironmentVariable { name, value })
            .collect(),
        output_files: reports.to_vec(),
        output_paths: reports.to_vec(),
        platform,
        ..Command::default()
    }
}

fn platform(setup: &Setup) -> Option<Platform> {
    let mut properties = setup.service.platform.clone();
    properties.sort();
    let properties: Vec<Property> = properties
        .into_iter()
        .map(|(name, value)| Property { name, value })
        .collect();
    (!properties.is_empty()).then_some(Platform { properties })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(candidate: &str, fresh: bool) -> Job {
        Job {
            id: 0,
            fresh,
            arguments: vec!["--".to_owned(), "true".to_owned()],
            candidate: candidate.into(),
        }
    }

    #[test]
    fn equal_tests_are_equal_actions_unless_they_have_to_run() {
        let made =
            |job: Job, setup: &Setup, unique: &str| make(setup, &Inputs::default(), &[job], unique);
        let setup = Setup::default();
        let first = made(job("a", false), &setup, "1");
        assert!(first.is_cached);
        assert_eq!(first.reports, ["0.report"]);
        assert_eq!(first.digest, made(job("a", false), &setup, "2").digest);
        assert_ne!(first.digest, made(job("b", false), &setup, "1").digest);
        let fresh = made(job("a", true), &setup, "1");
        assert!(!fresh.is_cached);
        assert_ne!(fresh.digest, first.digest);
        assert_ne!(fresh.digest, made(job("a", true), &setup, "2").digest);
        let mut salted = setup.clone();
        salted.service.salt = "compiler 2".to_owned();
        assert_ne!(first.digest, made(job("a", false), &salted, "1").digest);
        let mut elsewhere = setup.clone();
        let image = ("container-image".to_owned(), "docker://x".to_owned());
        elsewhere.service.platform = vec![image];
        assert_ne!(first.digest, made(job("a", false), &elsewhere, "1").digest);
    }
}
