package import ChallengeDesignSystem
import ChallengeLanguage

/// The text before a typed line, with placeholders in braces: `{path} {fault}> `.
package nonisolated struct PromptTemplate: Sendable, Hashable {
    package enum Placeholder: String, Sendable, CaseIterable {
        case mark
        case path
        /// All states that the user must not forget, in brackets: the fault, the source of the data, the trace.
        case state
        case fault
        case source
        case trace
        /// The summary of the screen on top; empty if the screen is printed directly above the prompt.
        case summary
        /// The text after this placeholder is at the right end of the row.
        case right
    }

    private enum Part: Hashable {
        case text(String)
        case placeholder(Placeholder)
    }

    package static let standard = PromptTemplate(
        text: "{mark} {path} {state}> {right}{summary}",
        parts: [
            .placeholder(.mark), .text(" "), .placeholder(.path), .text(" "), .placeholder(.state), .text("> "),
            .placeholder(.right), .placeholder(.summary),
        ])

    package let text: String
    private let parts: [Part]

    private init(text: String, parts: [Part]) { (self.text, self.parts) = (text, parts) }

    /// The largest size of a template in bytes. A prompt has a row or two, and each key draws it again.
    private static let sizeLimit = 1_000

    /// Parses a template. An empty text means ``standard``. Throws if a placeholder is unknown or the text is too long.
    init(_ text: String) throws(CommandError) {
        guard !text.isEmpty else {
            self = .standard
            return
        }
        guard text.utf8.count <= Self.sizeLimit else {
            throw CommandError("the prompt is longer than \(Self.sizeLimit) bytes")
        }
        var parts: [Part] = []
        var (literal, rest) = ("", text[...])
        while let start = rest.firstIndex(of: "{") {
            let name = rest[start...].dropFirst().prefix(while: \.isLetter)
            literal += rest[..<start]
            guard !name.isEmpty, rest[name.endIndex...].first == "}" else {
                literal += "{"
                rest = rest[start...].dropFirst()
                continue
            }
            guard let placeholder = Placeholder(rawValue: String(name)) else {
                let names = Placeholder.allCases.map(\.rawValue)
                throw CommandError(
                    .notAChoice(String(name), noun: "placeholder"),
                    [.choices(names), .nearest(to: String(name), in: names)])
            }
            parts += [.text(literal), .placeholder(placeholder)]
            (literal, rest) = ("", rest[name.endIndex...].dropFirst())
        }
        self.init(text: text, parts: parts + [.text(literal + rest)])
    }

    /// The spans before the typed line, and the spans at the right end of the same row.
    package func spans(_ value: (Placeholder) -> [Span]) -> (left: [Span], right: [Span]) {
        let ends = parts.split(separator: .placeholder(.right), maxSplits: 1, omittingEmptySubsequences: false)
        return (
            Self.spans(of: ends[0], value),
            ends.count < 2 ? [] : Self.spans(of: ends[1].filter { $0 != .placeholder(.right) }, role: .secondary, value)
        )
    }

    /// Leaves out the blank before an empty value, or the blank after an empty value at the beginning.
    private static func spans(
        of parts: some Sequence<Part>, role: Span.Role = .plain, _ value: (Placeholder) -> [Span]
    ) -> [Span] {
        var spans: [Span] = []
        var dropsBlank = false
        for part in parts {
            switch part {
            case .text(let text):
                let shown = dropsBlank && text.hasPrefix(" ") ? String(text.dropFirst()) : text
                if !shown.isEmpty { spans.append(Span(shown, role)) }
                dropsBlank = false
            case .placeholder(let placeholder):
                let value = value(placeholder)
                guard value.isEmpty else {
                    spans += value
                    continue
                }
                if case .text(let text)? = spans.last?.content, text.hasSuffix(" ") {
                    spans[spans.count - 1] = Span(String(text.dropLast()), role)
                } else {
                    dropsBlank = spans.isEmpty
                }
            }
        }
        return spans
    }
}
