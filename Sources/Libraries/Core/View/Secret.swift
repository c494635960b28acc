/// A text that is never shown, printed, kept or recorded. However it is described, it is `•••`.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The mark in its place.
    package static let mark = "•••"

    /// The secret itself.
    public let text: String

    /// A secret.
    public init(_ text: String) { self.text = text }

    /// The mark in its place.
    public var description: String { Self.mark }
    /// The mark in its place.
    public var debugDescription: String { Self.mark }
    /// Nothing of it.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The source of a command's secret: `set password --env PASSWORD`. Without a source it is asked for at the prompt; a word
/// of the line it never is.
package enum SecretSource: Sendable {
    /// The first line of a file.
    case file(String)
    /// An environment variable.
    case environment(String)
    /// The made-up secret of explorations.
    case sample

    private static let environmentOption = Keyword("--env")
    fileprivate static let sampleOption = Keyword("--sample")
    private static let variable = ArgumentKey<String>("VARIABLE", .word)

    /// The ways to write a secret.
    package static let forms: [[Parameter]] = [
        [], ArgumentFile.form, [environmentOption.parameter, variable.parameter],
        [sampleOption.parameter],
    ]

    /// The words that say where a secret comes from.
    package static var options: [String] { forms.compactMap(\.first?.name) }

    /// The made-up secret.
    package static let sampleSecret = Secret("secret")

    /// The source that is written behind the name of a secret; nil if none is.
    package init?(_ arguments: Arguments) {
        if let path = arguments.file {
            self = .file(path)
        } else if let variable = arguments[Self.variable], arguments.has(Self.environmentOption) {
            self = .environment(variable)
        } else {
            guard arguments.has(Self.sampleOption) else { return nil }
            self = .sample
        }
    }

    /// The words of a command that has the secret of a name from an environment variable.
    package static func words(_ variable: String) -> [String] { [environmentOption.parameter.name, variable] }
}

extension ActionDescription {
    /// The names of all secrets that the action sets.
    package var secrets: [String] {
        forms.compactMap { form in
            form.count == 2 && form[1].name == SecretSource.sampleOption.parameter.name ? form[0].name : nil
        }
    }

    /// The name of the secret that some words are about, those behind the action's name: a keyword, which a secret follows.
    package func secret(in words: some Sequence<String>) -> String? {
        words.first { _ in true }.map { $0.lowercased() }.flatMap { secrets.contains($0) ? $0 : nil }
    }
}
