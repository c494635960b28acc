package import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeText

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

        /// Stands for the value in a prompt that is compared with a line.
        fileprivate var mark: String { "\u{0}\(rawValue)" }

        /// True for a text that the placeholder may show.
        fileprivate func mayBe(_ text: Substring) -> Bool {
            switch self {
            case .mark: text == "✗" || text == "x"
            case .state: text.hasPrefix("[") && text.hasSuffix("]")
            default: true
            }
        }
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

    /// The text before a line that continues the one before it.
    package static func continuation(in quote: Lexer.Quote?) -> (mark: String, rest: String) {
        ("..", (quote.map { "\($0.rawValue)" } ?? "") + "> ")
    }

    /// The longest copied value of a placeholder, in characters: a wide row.
    private static let valueLimit = 200

    /// The size in bytes of a prompt by this template at the beginning of a line; 0 without one.
    ///
    /// - Parameter isPath: true for a text that may be the ``Placeholder/path``.
    func size(in line: String, isPath: (Substring) -> Bool) -> Int {
        let shown = parts.prefix { $0 != .placeholder(.right) }
        guard shown.contains(.placeholder(.path)), case .text(let end)? = shown.last, line.contains(end.trimmed) else {
            return 0
        }
        let optional = Placeholder.allCases.filter { $0 != .path && shown.contains(.placeholder($0)) }
        // A line that was copied without a command may lack the blank at its end.
        let text = "\(line) "
        for choice in 0..<1 << optional.count {
            let empty = optional.enumerated().filter { choice & 1 << $0.offset == 0 }.map(\.element)
            let left = spans { empty.contains($0) ? [] : [Span($0.mark)] }.left
            let prompt = left.map { if case .text(let text) = $0.content { text } else { "" } }
            if let rest = Self.rest(of: text[...], after: prompt[...], isPath) {
                return min(text.utf8.count - rest.utf8.count, line.utf8.count)
            }
        }
        return 0
    }

    /// The rest of a line after a prompt, in which marks stand for values; nil if the line begins otherwise.
    private static func rest(
        of line: Substring, after prompt: ArraySlice<String>, _ isPath: (Substring) -> Bool
    ) -> Substring? {
        guard let part = prompt.first else { return line }
        let next = prompt.dropFirst()
        guard let placeholder = Placeholder.allCases.first(where: { $0.mark == part }) else {
            return line.hasPrefix(part) ? rest(of: line.dropFirst(part.count), after: next, isPath) : nil
        }
        for end in line.indices.dropFirst().prefix(valueLimit) where placeholder.mayBe(line[..<end]) {
            // The app's screens are asked last, because declaring them takes time.
            guard let rest = rest(of: line[end...], after: next, isPath) else { continue }
            if placeholder != .path || isPath(line[..<end]) { return rest }
        }
        return nil
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
