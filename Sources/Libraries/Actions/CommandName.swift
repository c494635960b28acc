extension String {
    /// The text in lower case, with hyphens in place of blanks: `Advanced search` becomes `advanced-search`.
    package var asCommandName: String {
        let name = lowercased()
        guard name.utf8.contains(UInt8(ascii: " ")) else { return name }
        return String(decoding: name.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
}
