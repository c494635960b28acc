/// Writes a text as one word of the language.
nonisolated enum CompletionQuoting {
    /// The text in double quotes where it would otherwise be taken apart or read as something else.
    static func quoted(_ text: String) -> String {
        needsQuotes(text) ? quoted(text, in: .double) : text
    }

    /// Whether the text is something else without quotes.
    static func needsQuotes(_ text: String) -> Bool {
        let special: [Unicode.Scalar] = [" ", "\t", ";", "'", "\"", "\\"]
        return text.isEmpty || text.unicodeScalars.first == "#" || text.unicodeScalars.contains(where: special.contains)
    }

    /// The text in quotes: in these, or in double ones where these cannot hold it.
    ///
    /// - Parameter isClosed: whether the quote at the end is written too.
    static func quoted(_ text: String, in quote: Lexer.Quote, isClosed: Bool = true) -> String {
        if quote == .single, !text.unicodeScalars.contains("'") { return "'" + text + (isClosed ? "'" : "") }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + (isClosed ? "\"" : "")
    }
}
