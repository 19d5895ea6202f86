//! The filter of system calls as a program of the kernel's packet filter.

use libc::sock_filter;

/// System calls of a processor's interface, by number; `audit` is the interface's number.
struct Interface {
    audit: u32,
    ioctl: &'static [u32],
    prlimit: &'static [u32],
    /// Also those of `socketcall`, whose first argument for `socket` is that of a path socket.
    socket: &'static [u32],
    /// `io_uring_setup`, which makes sockets without a system call for each.
    ring: &'static [u32],
}

const X32: u32 = 0x4000_0000;

const INTERFACES: [Interface; 5] = [
    // x86-64, with x32
    Interface {
        audit: 0xc000_003e,
        ioctl: &[16, X32 | 514],
        prlimit: &[302, X32 | 302],
        socket: &[41, X32 | 41],
        ring: &[425, X32 | 425],
    },
    // i386
    Interface {
        audit: 0x4000_0003,
        ioctl: &[54],
        prlimit: &[340],
        socket: &[359, 102],
        ring: &[425],
    },
    // aarch64
    Interface {
        audit: 0xc000_00b7,
        ioctl: &[29],
        prlimit: &[261],
        socket: &[198],
        ring: &[425],
    },
    // arm
    Interface {
        audit: 0x4000_0028,
        ioctl: &[54],
        prlimit: &[369],
        socket: &[281],
        ring: &[425],
    },
    // riscv64
    Interface {
        audit: 0xc000_00f3,
        ioctl: &[29],
        prlimit: &[261],
        socket: &[198],
        ring: &[425],
    },
];

const TIOCSTI: u32 = 0x5412;
const TIOCLINUX: u32 = 0x541c;

// Offsets in the data that the kernel passes to the program.
const NUMBER: u32 = 0;
const AUDIT: u32 = 4;
/// Returns the offset of an argument's lower half on little-endian processors.
const fn argument(at: u32) -> u32 {
    16 + 8 * at
}

const fn load(offset: u32) -> sock_filter {
    let code = (libc::BPF_LD | libc::BPF_W | libc::BPF_ABS) as u16;
    instruction(code, offset, 0, 0)
}

/// Skips `equal` instructions if the loaded value is `value`, else `other`.
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

/// The last part of a block, decided by the request.
const IOCTL: [sock_filter; 5] = [
    load(argument(1)),
    compare(TIOCSTI, 2, 0),
    compare(TIOCLINUX, 1, 0),
    ALLOW,
    DENY,
];
/// Limits of this process, and reading those of others, are allowed.
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

/// Sockets of other families, and pairs of connected ones, are allowed.
const SOCKET: [sock_filter; 4] = [
    load(argument(0)),
    compare(libc::AF_UNIX as u32, 1, 0),
    ALLOW,
    DENY,
];

/// Returns the program: a block for each interface, of which the kernel runs one.
///
/// With `sockets`, path sockets are denied, too.
pub(super) fn program(sockets: bool) -> Vec<sock_filter> {
    let mut program = vec![load(AUDIT)];
    for interface in &INTERFACES {
        let mut parts: Vec<(&[u32], &[sock_filter])> =
            vec![(interface.ioctl, &IOCTL), (interface.prlimit, &PRLIMIT)];
        if sockets {
            parts.extend([
                (interface.socket, &SOCKET[..]),
                (interface.ring, &[DENY][..]),
            ]);
        }
        let numbers: usize = parts.iter().map(|(numbers, _)| numbers.len()).sum();
        let rules: usize = parts.iter().map(|(_, rule)| rule.len()).sum();
        // The block: its number, a comparison for each call, the answer for others, the rules.
        program.push(compare(interface.audit, 0, (1 + numbers + 1 + rules) as u8));
        program.push(load(NUMBER));
        let (mut left, mut before) = (numbers, 0);
        for (calls, rule) in &parts {
            for &number in *calls {
                // Earlier rules lie behind the remaining comparisons and the answer.
                program.push(compare(number, (left + before) as u8, 0));
                left -= 1;
            }
            before += rule.len();
        }
        program.push(ALLOW);
        for (_, rule) in parts {
            program.extend(rule);
        }
    }
    program.push(ALLOW);
    program
}
