extension String {
    /// The text in lower case, with hyphens in place of blanks: `Advanced search` becomes `advanced-search`.
    package var asCommandName: String { String(lowercased().map { $0 == " " ? "-" : $0 }) }
}
