extension String {
    /// The text in lower case, with hyphens in place of blanks: `Advanced search` becomes `advanced-search`.
    package var asCommandName: String {
        let (blank, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "-"))
        return String(decoding: lowercased().utf8.map { $0 == blank ? hyphen : $0 }, as: UTF8.self)
    }

    /// The name of a control with this label: without prices and without the punctuation around words. `Pay $5…` becomes
    /// `pay`.
    package var asControlName: String {
        if isLowercaseWord { return self }
        let lowercased = lowercased()
        if lowercased.isLowercaseWord { return lowercased }
        let words = split(separator: " ").filter { !$0.contains(where: \.isCurrencySymbol) }
        let name = words.map { $0.trimmed { ".,:;!?…".contains($0) } }.filter { !$0.isEmpty }.joined(separator: " ")
        return (name.isEmpty ? self : name).asCommandName
    }

    /// True for one or more letters from `a` to `z`, which are a command's name and a key as they are.
    package var isLowercaseWord: Bool {
        !isEmpty && utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    }
}

extension Substring {
    fileprivate func trimmed(_ isLeftOut: (Character) -> Bool) -> Substring {
        let start = drop(while: isLeftOut)
        return start.lastIndex { !isLeftOut($0) }.map { start[...$0] } ?? ""
    }
}
