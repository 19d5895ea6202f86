//! Decimal forms of numbers in other bases.

/// Returns a number such as `0x10u` in decimal (`16u`); `None` for others, and if that is no shorter.
pub(super) fn decimal(text: &[u8]) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(text).ok()?;
    let (sign, number) = text.split_at(text.len() - text.trim_start_matches(['+', '-']).len());
    let base = match number.get(..2)? {
        "0x" | "0X" => 16,
        "0o" | "0O" => 8,
        "0b" | "0B" => 2,
        _ => return None,
    };
    let digits = &number[2..];
    let is_digit = |sign: char| sign.is_digit(base) || sign == '_' || sign == '\'';
    let end = digits.find(|sign| !is_digit(sign)).unwrap_or(digits.len());
    let (digits, suffix) = digits.split_at(end);
    // A digit of no such number, a fraction or an exponent.
    if suffix.starts_with(|sign: char| !sign.is_ascii_alphabetic()) || suffix.contains(['p', 'P']) {
        return None;
    }
    let digits: String = digits.chars().filter(char::is_ascii_hexdigit).collect();
    let value = u128::from_str_radix(&digits, base).ok()?;
    let new = format!("{sign}{value}{suffix}");
    (new.len() < text.len()).then(|| new.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shorter_decimal_forms_have_the_same_value() {
        for (text, expected) in [
            ("0x10", Some("16")),
            ("-0XFFu", Some("-255u")),
            ("0b1000_0000u8", Some("128u8")),
            ("0o17", Some("15")),
            ("0x0000'0001", Some("1")),
            ("0xffffffff", None),
            ("0x1.8p3", None),
            ("0x1p3", None),
            ("0b12", None),
            ("0x", None),
            ("017", None),
            ("12", None),
            ("é", None),
        ] {
            let found = decimal(text.as_bytes()).map(|new| String::from_utf8(new).unwrap());
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}
