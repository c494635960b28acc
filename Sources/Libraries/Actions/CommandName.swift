extension String {
    /// The text in lower case, with hyphens in place of blanks: `Advanced search` becomes `advanced-search`.
    package var asCommandName: String {
        let (blank, hyphen) = (UInt8(ascii: " "), UInt8(ascii: "-"))
        return String(decoding: lowercased().utf8.map { $0 == blank ? hyphen : $0 }, as: UTF8.self)
    }
}
