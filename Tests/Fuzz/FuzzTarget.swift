import ChallengeTestSupport

/// A function that reads untrusted bytes, and rules that must hold for any bytes.
///
/// `make fuzz` searches for bytes that break them; the tests try the bytes in `Tests/Corpus`.
struct FuzzTarget: Sendable {
    /// The name of its folder in `Tests/Corpus`.
    let name: String
    /// The maximum of tried bytes: enough to notice superlinear growth.
    let limit: Int
    /// Throws if a rule does not hold. It never suspends.
    let run: @MainActor @Sendable ([UInt8]) async throws -> Void

    init(_ name: String, limit: Int, run: @escaping @MainActor @Sendable ([UInt8]) async throws -> Void) {
        (self.name, self.limit, self.run) = (name, limit, run)
    }

    static let all = [script, commands, transcript, history, answer, keys, line, text, link]
}

/// A rule that some bytes break.
struct BrokenRule: Error, CustomStringConvertible {
    let description: String
}

/// Throws unless a rule holds.
func expect(_ holds: Bool, _ rule: @autoclosure () -> String) throws(BrokenRule) {
    if !holds { throw BrokenRule(description: rule()) }
}

/// Throws if a printed text has something that a terminal would obey.
func printable(_ text: String) throws(BrokenRule) {
    let forbidden = text.unicodeScalars.first { $0.isForbidden && $0 != "\n" }
    try expect(forbidden == nil, "a terminal obeys \(forbidden.debugDescription) in \(text.debugDescription)")
}
