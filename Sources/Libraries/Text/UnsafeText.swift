extension String {
    /// The text with each character that could deceive a terminal's user spelled out, such as `\u{1b}`.
    ///
    /// These are spelled out in lower-case hexadecimal:
    /// - control characters (C0, DEL, C1), including line breaks and tabs, which move the cursor;
    /// - line and paragraph separators, and bidirectional controls;
    /// - other characters that can hide text. These are all other ignorable characters (`Default_Ignorable_Code_Point` of
    ///   DerivedCoreProperties.txt: zero width blanks, soft hyphens, fillers, tags), annotation marks and noncharacters.
    ///   Joiners, variation selectors and tags stay where an emoji or the letters of a script need them;
    /// - marks beyond the thirtieth on one character, which would cover other rows, and an emoji's joiners after three.
    ///
    /// Backslashes and text that is already spelled out stay unchanged, so the operation is idempotent.
    package var escapingUnsafe: String { escapingUnsafe(keepsLayout: false) }

    /// The text with each character that could deceive a terminal's user spelled out.
    ///
    /// - Parameter keepsLayout: true to keep tabs, line feeds, and carriage returns before a line feed.
    package func escapingUnsafe(keepsLayout: Bool) -> String {
        if plainColumns != nil { return self }
        var visible = ""
        visible.reserveCapacity(utf8.count)
        var filter = VisibilityFilter()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isLayout = keepsLayout && (scalar == "\n" || scalar == "\t" || scalar == "\r" && rest.first == "\n")
            if filter.admits(scalar, before: rest) || isLayout {
                visible.unicodeScalars.append(scalar)
            } else {
                visible += scalar.spelledOut
            }
        }
        return visible
    }
}

extension Unicode.Scalar {
    /// The scalar as an ASCII escape of a Swift literal: `\u{1b}`.
    package var spelledOut: String { "\\u{" + String(value, radix: 16) + "}" }

    /// True if the scalar moves the cursor, or reorders or hides text. Joiners and selectors hide text even in an emoji.
    package var isUnsafe: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD: true
        case 0x20..<0x300: false
        case 0x2028...0x202E, 0xFFF9...0xFFFB: true
        default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
        }
    }
}

/// Decides for each scalar in order if it prints unchanged.
private struct VisibilityFilter {
    /// Unicode Standard Annex 15, "Stream-Safe Text Format": no natural language needs more marks in a row.
    private static let markLimit = 30
    /// The longest sequence in emoji-zwj-sequences.txt of Unicode 17.0, a family of four, has three joiners.
    private static let joinerLimit = 3

    /// The last scalar, if a variation selector or a joiner of letters may follow. Only one may.
    private var base: Unicode.Scalar?
    /// True if the last scalars are a whole emoji, so that a joiner may follow.
    private var takesJoiner = false
    /// True if the last scalar is a joiner.
    private var isJoining = false
    private var marks = 0
    private var joiners = 0
    /// The number of tags that belong to the last flag.
    private var tags = 0

    mutating func admits(_ scalar: Unicode.Scalar, before rest: Substring.UnicodeScalarView) -> Bool {
        switch scalar.value {
        case _ where scalar.properties.isVariationSelector:
            defer { base = nil }
            return base?.takes(selector: scalar) == true
        case Unicode.Scalar.zeroWidthJoiner.value where takesJoiner:
            isJoining = joiners < Self.joinerLimit && rest.first?.isPictograph == true
            joiners += isJoining ? 1 : 0
            (base, takesJoiner) = (nil, false)
            return isJoining
        case 0x180E, 0x200C, 0x200D:
            defer { base = nil }
            return base?.takes(joiner: scalar, before: rest.first) == true
        case 0xE0000...0xE007F where tags > 0:
            tags -= 1
            return true
        case _ where scalar.isUnsafe:
            self = VisibilityFilter()
            return false
        case 0x1F3FB...0x1F3FF where takesJoiner:
            base = nil
            return true
        default:
            if !isJoining { joiners = 0 }
            isJoining = false
            base = scalar
            takesJoiner = scalar.isPictograph
            tags = scalar == "\u{1F3F4}" ? rest.flagTagCount : 0
            marks = scalar.displayWidth == 0 ? marks + 1 : 0
            return marks <= Self.markLimit
        }
    }
}

extension Unicode.Scalar {
    /// True if a variation selector may follow (emoji-variation-sequences.txt, StandardizedVariants.txt and IVD_Sequences.txt
    /// of Unicode 17.0, by blocks).
    fileprivate func takes(selector: Unicode.Scalar) -> Bool {
        switch selector.value {
        case 0xFE0E, 0xFE0F: properties.isEmoji
        case 0xE0100...0xE01EF: properties.isIdeographic
        case 0x180B...0x180F: isMongolian
        default:
            switch value {
            case 0x1000...0x109F, 0x3001...0x3002, 0xA840...0xA877, 0xAA60...0xAA7F, 0xFF01...0xFF1F: true
            default: properties.isIdeographic || properties.generalCategory == .mathSymbol
            }
        }
    }

    /// True if a joiner may follow before a scalar: between letters of scripts in which letters have several forms, and
    /// behind the sign that removes a vowel (Unicode 17.0, 23.2, "Cursive Connection and Ligatures").
    fileprivate func takes(joiner: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        if joiner.value == 0x180E { return isMongolian && next?.isMongolian == true }
        return isCursive && (next?.isCursive == true || properties.canonicalCombiningClass == .virama)
    }

    private var isMongolian: Bool { 0x1820...0x18AA ~= value }

    /// True for a letter or mark of the scripts from Arabic to Myanmar, from Tagalog to Mongolian, and related ones.
    private var isCursive: Bool {
        switch value {
        case 0x600...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
            0x10A00...0x11FFF, 0x1E900...0x1E95F:
            [.otherLetter, .modifierLetter, .nonspacingMark, .spacingMark].contains(properties.generalCategory)
        default: false
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The number of tags that begin here and make a black flag the flag of a region, such as England (`gbeng`; Unicode
    /// Technical Standard 51, "Emoji Tag Sequences"), including the last one. 0 if they do not.
    fileprivate var flagTagCount: Int {
        let name = prefix { 0xE0030...0xE0039 ~= $0.value || 0xE0061...0xE007A ~= $0.value }
        return 3...6 ~= name.count && dropFirst(name.count).first == "\u{E007F}" ? name.count + 1 : 0
    }
}

extension String {
    /// The text without the escape sequences that the program itself writes (ECMA-48, 5.4 and 5.6): control sequences, and
    /// control strings, which end with ST or BEL.
    package var withoutControlSequences: String {
        guard utf8.contains(0x1B) else { return self }
        var (text, rest) = (String(), unicodeScalars[...])
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            if rest.popFirst() == "[" {
                rest = rest.drop { !("@"..."~").contains($0) }.dropFirst()
            } else {
                rest = rest.drop { $0 != "\u{7}" && $0 != "\u{1B}" }
                if rest.popFirst() == "\u{1B}" { rest = rest.dropFirst() }
            }
        }
        return text
    }

    /// The text as HTML or XML content, or in a double-quoted attribute. Characters that both forbid, such as most
    /// control characters, stay; use ``escapingUnsafe`` first to make them visible.
    package var escapedForMarkup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
