import ChallengeDesignSystem

/// Writes a text as one word of the language.
nonisolated enum CompletionQuoting {
    /// The text in double quotes where it would otherwise be taken apart or read as something else.
    static func quoted(_ text: String) -> String {
        let special: Set<Unicode.Scalar> = [" ", "\t", ";", "'", "\"", "\\"]
        guard text.isEmpty || text.unicodeScalars.contains(where: special.contains) || text.hasPrefix("#") else {
            return text
        }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }

    /// The text as it is listed: safe to print.
    static func shown(_ text: String) -> String { text.madeVisible }
}
