import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// An error or a warning.
nonisolated struct Diagnostic: Sendable {
    enum Severity: String, Sendable {
        case error
        case warning
    }

    /// Where a command came from.
    enum Origin: Sendable {
        /// The prompt, where the line can be seen.
        case prompt
        case script
        /// A script that a `source` command runs.
        case sourcedScript
    }

    /// Where a fault is.
    struct Place: Sendable {
        /// The name of the script.
        let source: String
        let location: SourceLocation
        let origin: Origin
    }

    /// Which places are printed: those of lines that cannot be seen anyway.
    enum Places: Sendable {
        case ofScripts
        case ofSourcedScripts
    }

    /// A command was interrupted.
    static let interruption = Diagnostic(.error, "interrupted", isInterruption: true)

    let severity: Severity
    let message: String
    /// Nil where no line is at fault.
    let place: Place?
    let isInterruption: Bool

    init(_ severity: Severity, _ message: String, at place: Place? = nil, isInterruption: Bool = false) {
        self.severity = severity
        self.message = message
        self.place = place
        self.isInterruption = isInterruption
    }

    /// That a file cannot be read, or not any further.
    static func unreadable(_ name: String, _ error: any Error) -> Diagnostic {
        Diagnostic(.error, "'\(name)' cannot be read: \(error)")
    }

    /// The message, and where its place is printed, the line and a caret under the place.
    ///
    /// The message is never cut, as it may say what to do. The line is, around the place.
    func text(style: TextStyle, width: Int, places: Places = .ofScripts) -> String {
        let whole = TextRenderer(width: Int.max, style: style)
        let role: Span.Role = severity == .error ? .failure : .warning
        var spans = [Span(severity.rawValue, role), Span(": \(message)")]
        guard let place, place.origin == .sourcedScript || place.origin == .script && places == .ofScripts else {
            return whole.text(of: spans)
        }
        let prefix = "\(place.source):\(place.location.line.number):\(place.location.column): "
        spans.insert(Span(prefix, .emphasis), at: 0)
        return whole.text(of: spans) + "\n" + excerpt(place.location, style: style, width: width)
    }

    /// The line without its indentation, as far as it fits, and a caret. Where the place lies far to the right the
    /// excerpt begins within the line.
    private func excerpt(_ location: SourceLocation, style: TextStyle, width: Int) -> String {
        let indentation = "  "
        let room = max(width - indentation.count, 8)
        let text = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        // Only what can be seen is looked at: the line may be a MiB long.
        let before = location.before.drop { $0 == " " || $0 == "\t" }.suffix(room)
        let after = location.line.text[location.before.endIndex...].prefix(room)
        var shownBefore = text.text(of: [Span(String(before))])
        if shownBefore.displayWidth > room / 2 {
            let kept = shownBefore.reversed().reduce(into: (width: 0, text: "")) { result, character in
                // The ellipsis counts too, or the one at the end could cover the place.
                guard result.width + character.displayWidth <= room / 2 - style.ellipsis.count else {
                    result.width = room
                    return
                }
                result.width += character.displayWidth
                result.text = String(character) + result.text
            }
            shownBefore = style.ellipsis + kept.text
        }
        let line = (shownBefore + text.text(of: [Span(String(after))])).cut(to: room, ellipsis: style.ellipsis)
        let caret = String(repeating: " ", count: shownBefore.displayWidth) + "^"
        return "\(indentation)\(line)\n\(indentation)\(caret)"
    }
}
