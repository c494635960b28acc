/// The words that a script gets, and the environment.
package nonisolated struct ScriptArguments: Sendable {
    package var words: [String]
    /// Returns the value of a variable; nil if the environment lacks it.
    package var environment: @Sendable (String) -> String?
    /// True in a check, when the environment of a run is not known.
    package var areChecked = false
    /// True in a check without arguments, which a run may have.
    package var areUnknown = false

    package init(
        _ words: [String] = [], environment: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        (self.words, self.environment) = (words, environment)
    }

    /// Other words in the same environment.
    package func replacing(_ words: [String]) -> ScriptArguments {
        var copy = self
        copy.words = words
        copy.areUnknown = areUnknown && words.isEmpty
        return copy
    }
}
