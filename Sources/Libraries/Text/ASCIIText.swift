extension String {
    /// The text in ASCII, with unchanged control characters, customary replacements, and anything else as `\u{1f44d}`.
    package var inASCII: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return self }
        var ascii = ""
        for character in self {
            if let replacement = asciiReplacements[character] {
                ascii += replacement
            } else {
                for scalar in character.unicodeScalars {
                    ascii += scalar.isASCII ? String(scalar) : asciiReplacements[Character(scalar)] ?? scalar.spelledOut
                }
            }
        }
        return ascii
    }
}

/// The keys are characters, not scalars, so that a letter with a mark is found in any composition.
private let asciiReplacements: [Character: String] = {
    let groups: [(String, of: String)] = [
        // Punctuation and signs.
        (" ", of: "\u{A0}\u{2002}\u{2003}\u{2009}\u{202F}\u{3000}"),
        ("'", of: "‘’‚‛′´ʼ"), ("\"", of: "“”„‟″"), ("<", of: "‹"), (">", of: "›"), ("<<", of: "«"), (">>", of: "»"),
        ("-", of: "‐‑‒–—―−"), ("...", of: "…"), ("*", of: "×"), ("/", of: "÷⁄"), ("-", of: "•·"), ("!", of: "¡"),
        ("?", of: "¿"), ("->", of: "→"), ("<-", of: "←"), ("<=", of: "≤"), (">=", of: "≥"), ("!=", of: "≠"),
        ("+-", of: "±"), ("(c)", of: "©"), ("(R)", of: "®"), ("(TM)", of: "™"), ("EUR", of: "€"),
        ("1/4", of: "¼"), ("1/2", of: "½"), ("3/4", of: "¾"),
        // Latin letters of Latin-1 and Latin Extended-A that have a customary form without a mark.
        ("A", of: "ÀÁÂÃÄÅĀĂĄ"), ("C", of: "ÇĆĈĊČ"), ("D", of: "ÐĎĐ"), ("E", of: "ÈÉÊËĒĔĖĘĚ"), ("G", of: "ĜĞĠĢ"),
        ("H", of: "ĤĦ"), ("I", of: "ÌÍÎÏĨĪĬĮİ"), ("J", of: "Ĵ"), ("K", of: "Ķ"), ("L", of: "ĹĻĽĿŁ"), ("N", of: "ÑŃŅŇ"),
        ("O", of: "ÒÓÔÕÖØŌŎŐ"), ("R", of: "ŔŖŘ"), ("S", of: "ŚŜŞŠȘ"), ("T", of: "ŢŤŦȚ"), ("U", of: "ÙÚÛÜŨŪŬŮŰŲ"),
        ("W", of: "Ŵ"), ("Y", of: "ÝŶŸ"), ("Z", of: "ŹŻŽ"),
        ("a", of: "àáâãäåāăą"), ("c", of: "çćĉċč"), ("d", of: "ðďđ"), ("e", of: "èéêëēĕėęě"), ("g", of: "ĝğġģ"),
        ("h", of: "ĥħ"), ("i", of: "ìíîïĩīĭįı"), ("j", of: "ĵ"), ("k", of: "ķ"), ("l", of: "ĺļľŀł"), ("n", of: "ñńņňŉ"),
        ("o", of: "òóôõöøōŏő"), ("r", of: "ŕŗř"), ("s", of: "śŝşšșſ"), ("t", of: "ţťŧț"), ("u", of: "ùúûüũūŭůűų"),
        ("w", of: "ŵ"), ("y", of: "ýÿŷ"), ("z", of: "źżž"),
        ("AE", of: "Æ"), ("ae", of: "æ"), ("OE", of: "Œ"), ("oe", of: "œ"), ("ss", of: "ß"), ("SS", of: "ẞ"),
        ("Th", of: "Þ"), ("th", of: "þ"), ("fi", of: "ﬁ"), ("fl", of: "ﬂ"),
    ]
    return Dictionary(groups.flatMap { text, characters in characters.map { ($0, text) } }, uniquingKeysWith: { $1 })
}()
