//! The filter of system calls as a program of the kernel's packet filter.

use libc::sock_filter;

/// A processor's interface: its audit number, and the numbers of `ioctl` and `prlimit64`.
struct Interface {
    audit: u32,
    ioctl: &'static [u32],
    prlimit: &'static [u32],
}

const X32: u32 = 0x4000_0000;

const INTERFACES: [Interface; 5] = [
    // x86-64, with x32
    Interface {
        audit: 0xc000_003e,
        ioctl: &[16, X32 | 514],
        prlimit: &[302, X32 | 302],
    },
    // i386
    Interface {
        audit: 0x4000_0003,
        ioctl: &[54],
        prlimit: &[340],
    },
    // aarch64
    Interface {
        audit: 0xc000_00b7,
        ioctl: &[29],
        prlimit: &[261],
    },
    // arm
    Interface {
        audit: 0x4000_0028,
        ioctl: &[54],
        prlimit: &[369],
    },
    // riscv64
    Interface {
        audit: 0xc000_00f3,
        ioctl: &[29],
        prlimit: &[261],
    },
];

const TIOCSTI: u32 = 0x5412;
const TIOCLINUX: u32 = 0x541c;

// Offsets in what the kernel hands to the program.
const NUMBER: u32 = 0;
const AUDIT: u32 = 4;
/// The lower half of an argument, on processors whose first byte is the lowest.
const fn argument(at: u32) -> u32 {
    16 + 8 * at
}

const fn load(offset: u32) -> sock_filter {
    let code = (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16;
    instruction(code, offset, 0, 0)
}

/// Skips so many instructions if the loaded value is equal or not.
const fn compare(value: u32, equal: u8, other: u8) -> sock_filter {
    let code = (libc::BPF_JMP | libc::BPF_JEQ | libc::BPF_K) as u16;
    instruction(code, value, equal, other)
}

const fn answer(value: u32) -> sock_filter {
    instruction((libc::BPF_RET | libc::BPF_K) as u16, value, 0, 0)
}

const fn instruction(code: u16, k: u32, jt: u8, jf: u8) -> sock_filter {
    sock_filter { code, jt, jf, k }
}

const ALLOW: sock_filter = answer(libc::SECCOMP_RET_ALLOW);
const DENY: sock_filter = answer(libc::SECCOMP_RET_ERRNO | libc::EPERM as u32);

/// The last part of a block: the request decides.
const IOCTL: [sock_filter; 5] = [
    load(argument(1)),
    compare(TIOCSTI, 2, 0),
    compare(TIOCLINUX, 1, 0),
    ALLOW,
    DENY,
];
/// Limits of the own process, and looking at others', are allowed.
const PRLIMIT: [sock_filter; 8] = [
    load(argument(0)),
    compare(0, 4, 0),
    load(argument(2)),
    compare(0, 0, 3),
    load(argument(2) + 4),
    compare(0, 0, 1),
    ALLOW,
    DENY,
];

/// The program: a block for each interface, of which the kernel runs one.
pub(super) fn program() -> Vec<sock_filter> {
    let mut program = vec![load(AUDIT)];
    for interface in &INTERFACES {
        let numbers = interface.ioctl.len() + interface.prlimit.len();
        // Behind the numbers: the answer for other calls, and both parts.
        let rest = 1 + numbers + 1 + IOCTL.len() + PRLIMIT.len();
        program.push(compare(interface.audit, 0, rest as u8));
        program.push(load(NUMBER));
        for (at, &number) in interface.ioctl.iter().enumerate() {
            program.push(compare(number, (numbers - at) as u8, 0));
        }
        for (at, &number) in interface.prlimit.iter().enumerate() {
            let left = interface.prlimit.len() - at;
            program.push(compare(number, (left + IOCTL.len()) as u8, 0));
        }
        program.push(ALLOW);
        program.extend(IOCTL);
        program.extend(PRLIMIT);
    }
    program.push(ALLOW);
    program
}
