//! This process's memory, where the system shows it.

use anyhow::{Context, Result};

/// What this process has now, in bytes; 0 where the system has no /proc.
///
/// # Errors
/// If the system shows something else than a number.
pub fn now() -> Result<u64> {
    field("VmRSS")
}

/// The most that this process has had since [`reset_peak`], in bytes; 0 where the
/// system has no /proc.
///
/// # Errors
/// If the system shows something else than a number.
pub fn peak() -> Result<u64> {
    field("VmHWM")
}

/// Lets the peak begin anew, where the system can do that.
pub fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

fn field(name: &str) -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let Some(line) = line else { return Ok(0) };
    let kib = line.trim_start_matches(':').trim().trim_end_matches(" kB");
    Ok(kib.parse::<u64>().context("kilobytes")? * 1024)
}
