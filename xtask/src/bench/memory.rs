//! Memory of this process.

use anyhow::{Context, Result};

/// Returns the memory now in bytes, 0 without /proc.
pub fn now() -> Result<u64> {
    status_field("VmRSS")
}

/// Returns the peak since [`reset_peak`] in bytes, 0 without /proc.
pub fn peak() -> Result<u64> {
    status_field("VmHWM")
}

/// Resets the peak, if the system can.
pub fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

fn status_field(name: &str) -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let Some(line) = line else { return Ok(0) };
    let kib = line.trim_start_matches(':').trim().trim_end_matches(" kB");
    Ok(kib.parse::<u64>().context("kilobytes")? * 1024)
}
