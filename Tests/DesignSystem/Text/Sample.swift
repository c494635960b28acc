import Testing

/// A text and what it is to become. Reports name it by the latter, for the former may not be safe to print.
struct Sample: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String

    init(_ text: String, _ expected: String) {
        self.text = text
        self.expected = expected
    }

    var testDescription: String { expected }
}
