/// A text that is never shown, printed, kept or recorded. Every description of a secret is `•••`.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The mark that is shown in place of a secret.
    package static let mark = "•••"

    /// The secret itself.
    public let text: String

    /// Creates a secret.
    public init(_ text: String) { self.text = text }

    /// The `mark` in place of the secret.
    public var description: String { Self.mark }
    /// The `mark` in place of the secret.
    public var debugDescription: String { Self.mark }
    /// A mirror without content.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The source of a command's secret: `set password --env PASSWORD`. Without a source, the prompt asks for the secret. The
/// secret itself is never a word of the line.
package enum SecretSource: Sendable {
    /// The first line of a file.
    case file(String)
    /// An environment variable.
    case environment(String)
    /// The sample secret of explorations.
    case sample

    private static let environmentOption = Keyword("--env")
    fileprivate static let sampleOption = Keyword("--sample")
    private static let variable = ArgumentKey<String>("VARIABLE", .word)

    /// The forms of an argument that takes a secret.
    package static let forms: [[Parameter]] = [
        [], ArgumentFile.form, [environmentOption.parameter, variable.parameter],
        [sampleOption.parameter],
    ]

    /// The words that name the source of a secret.
    package static var options: [String] { forms.compactMap(\.first?.name) }

    package static let sampleSecret = Secret("secret")

    /// Finds the source after the name of a secret; nil if no source is given.
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

    /// Returns the words of a command that take a secret from an environment variable.
    package static func words(_ variable: String) -> [String] { [environmentOption.parameter.name, variable] }
}

extension ActionDescription {
    /// The names of all secrets that the action takes.
    package var secrets: [String] {
        forms.compactMap { form in
            form.count == 2 && form[1].name == SecretSource.sampleOption.parameter.name ? form[0].name : nil
        }
    }

    /// Returns the first word after the action's name if this word names a secret; otherwise nil.
    package func secret(in words: some Sequence<String>) -> String? {
        words.first { _ in true }.map { $0.lowercased() }.flatMap { secrets.contains($0) ? $0 : nil }
    }
}
