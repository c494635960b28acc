package import ChallengeCore

/// A failure in words: what a screen has in the place of what it cannot show, and what a command says.
package struct FailureText: JSONConvertible, Hashable {
    /// What went wrong, as a part of a sentence: `there is no character 7`.
    package let message: String
    /// What should be done before trying again, as a command: `check the connection`; nil where nothing but that helps.
    package let remedy: String?
    /// Whether trying again may help.
    package let canRetry: Bool

    /// The columns that a path may take in a message; a search may be a thousand times as long.
    private static let targetWidth = 50

    package init(_ message: String, remedy: String? = nil, canRetry: Bool = true) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
    }

    /// That something could not be loaded, and why.
    ///
    /// - Parameters:
    ///   - target: The path that was asked for, which is untrusted and is cut; nil where the reason says all.
    package init(loading target: String?, reason: String, remedy: String?) {
        let start = target.map { "cannot load \($0.madeVisible.cut(to: Self.targetWidth)): " } ?? ""
        self.init(start + reason, remedy: remedy)
    }

    /// That something could not be loaded, and why.
    package init(_ failure: LoadFailure) {
        self.init(loading: failure.target, reason: failure.reason, remedy: failure.remedy)
    }

    /// What a screen says: `There is no character 7.`
    package var sentence: String { message.capitalizedAtStart + "." }

    /// What programs are told in the place of what a screen cannot show.
    package var json: JSON { ["message": sentence, "canRetry": canRetry] }

    /// What the reader of a screen can do: `Check the connection, then type retry.`
    package var advice: String {
        guard canRetry else { return "Type back to leave." }
        guard let remedy else { return "Type retry to try again." }
        return "\(remedy.capitalizedAtStart), then type retry."
    }

    /// What a command says that could not load: the message and what should be done before trying again.
    ///
    /// - Parameter showsOld: Whether there is on the screen what was loaded before, which is then told.
    package func report(showsOld: Bool = false) -> String {
        message + (remedy.map { "; " + $0 } ?? "") + (showsOld ? "; what is shown was loaded before" : "")
    }
}

extension String {
    package var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
