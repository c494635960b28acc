extension String {
    /// The text with each character that could deceive a terminal's user spelled out, such as `\u{1b}`.
    ///
    /// These are spelled out in lower-case hexadecimal:
    /// - control characters (C0, DEL, C1), including line breaks and tabs, which move the cursor;
    /// - line and paragraph separators, and bidirectional controls;
    /// - other characters that can hide text. These are all other ignorable characters (`Default_Ignorable_Code_Point` of
    ///   DerivedCoreProperties.txt: zero width blanks, soft hyphens, fillers, tags), annotation marks and noncharacters.
    ///   Joiners and variation selectors stay only inside an emoji;
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
            if filter.admits(scalar, before: rest.first) || isLayout {
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

    /// True if the last scalar is an emoji, so that a variation selector may follow.
    private var takesSelector = false
    /// True if the last scalars are a whole emoji, so that a joiner may follow.
    private var takesJoiner = false
    /// True if the last scalar is a joiner.
    private var isJoining = false
    private var marks = 0
    private var joiners = 0

    mutating func admits(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
        switch scalar.value {
        case 0xFE0E, 0xFE0F:
            defer { takesSelector = false }
            return takesSelector
        case Unicode.Scalar.zeroWidthJoiner.value:
            isJoining = takesJoiner && joiners < Self.joinerLimit && next?.isPictograph == true
            joiners += isJoining ? 1 : 0
            (takesSelector, takesJoiner) = (false, false)
            return isJoining
        case _ where scalar.isUnsafe:
            self = VisibilityFilter()
            return false
        case 0x1F3FB...0x1F3FF where takesJoiner:
            takesSelector = false
            return true
        default:
            if !isJoining { joiners = 0 }
            isJoining = false
            takesSelector = scalar.properties.isEmoji
            takesJoiner = scalar.isPictograph
            marks = scalar.displayWidth == 0 ? marks + 1 : 0
            return marks <= Self.markLimit
        }
    }
}

extension String {
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
