import ChallengeConsole
import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeLanguage
package import ChallengeStorage
import ChallengeText

/// An error or a warning.
package nonisolated struct Diagnostic: Error, Sendable {
    package enum Severity: String, Sendable {
        case error
        case warning
    }

    /// Where a command came from.
    package enum Origin: Sendable {
        /// The prompt, where the line can be seen.
        case prompt
        case script
        /// A script that a `source` command runs.
        case sourcedScript
    }

    /// The character of a script that is at fault.
    package struct Location: Sendable {
        /// The name of the script.
        package let source: String
        package let position: SourceLocation
        package let origin: Origin

        package init(source: String, position: SourceLocation, origin: Origin) {
            (self.source, self.position, self.origin) = (source, position, origin)
        }
    }

    /// A command was interrupted.
    package static func interruption(at location: Location?) -> Diagnostic {
        Diagnostic(.error, "interrupted", at: location, isInterruption: true)
    }

    /// That a session cannot be recorded to a file.
    package static func unrecordable(_ file: String, _ error: SystemError) -> Diagnostic {
        let message = error.isTaken ? "there is one already; name a new one, or delete that first" : "\(error)"
        return Diagnostic(.error, "'\(file)' cannot be recorded to: \(message)")
    }

    let severity: Severity
    package let message: String
    /// Nil where no line is at fault.
    package let location: Location?
    package let isInterruption: Bool

    package init(_ severity: Severity, _ message: String, at location: Location? = nil, isInterruption: Bool = false) {
        self.severity = severity
        self.message = message
        self.location = location
        self.isInterruption = isInterruption
    }

    /// That a file cannot be read, or not any further.
    package static func unreadable(_ name: String, _ error: any Error) -> Diagnostic {
        guard let mistake = error as? SyntaxError else {
            return Diagnostic(.error, "'\(name)' cannot be read: \(error)")
        }
        let location = Location(source: name, position: mistake.location, origin: .script)
        return Diagnostic(.error, mistake.message, at: location)
    }

    /// The message, and where its location is printed, the line and a caret under the character.
    ///
    /// The message is never cut, as it may say what to do. The line is, around the character.
    ///
    /// - Parameters:
    ///   - width: of the line, in columns.
    ///   - messageWidth: the columns at which the message wraps between words; nil for one row, however wide.
    ///   - isInTranscript: whether the lines of the script stand above what they print; then they have no location.
    package func text(style: TextStyle, width: Int, messageWidth: Int? = nil, isInTranscript: Bool = false) -> String {
        var spans = [Span(severity.rawValue, severity == .error ? .failure : .warning), Span(": \(message)")]
        guard let location, location.origin == .sourcedScript || location.origin == .script && !isInTranscript
        else { return text(of: spans, style: style, width: messageWidth) }
        let position = location.position
        spans.insert(Span("\(location.source):\(position.line.number):\(position.column): ", .emphasis), at: 0)
        return text(of: spans, style: style, width: messageWidth) + "\n" + excerpt(position, style: style, width: width)
    }

    private func text(of spans: [Span], style: TextStyle, width: Int?) -> String {
        guard let width else { return TextRenderer(width: .max, style: style).text(of: spans) }
        return TextRenderer(width: width, style: style).lines(of: .paragraph(spans)).joined(separator: "\n")
    }

    /// The line without its indentation, as far as it fits, and a caret. Where the character lies far to the right the
    /// excerpt begins within the line.
    private func excerpt(_ position: SourceLocation, style: TextStyle, width: Int) -> String {
        let indentation = "  "
        let room = max(width - indentation.count, 8)
        let text = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        // Only what can be seen is looked at: the line may be a MiB long.
        let before = position.beforeUnindented.suffix(room)
        let after = position.line.text[position.before.endIndex...].prefix(room)
        var shownBefore = text.text(of: [Span(String(before))])
        if shownBefore.displayWidth > room / 2 {
            // The ellipsis counts too, or the one at the end could cover the character.
            var excess = shownBefore.displayWidth + style.ellipsis.count - room / 2
            shownBefore =
                style.ellipsis
                + shownBefore.drop { character in
                    defer { excess -= character.displayWidth }
                    return excess > 0
                }
        }
        let line = (shownBefore + text.text(of: [Span(String(after))])).cut(to: room, ellipsis: style.ellipsis)
        let caret = String(repeating: " ", count: shownBefore.displayWidth) + "^"
        return "\(indentation)\(line)\n\(indentation)\(caret)"
    }
}

extension OutputTraits {
    /// A diagnostic that is written to standard error without a session.
    package nonisolated func text(of diagnostic: Diagnostic) -> String {
        diagnostic.text(
            style: errorStyle, width: Self.defaultWidth,
            messageWidth: errorWidth(StandardStreams.terminalWidth(of: .error)))
    }

    /// Prints warnings to standard error, without a session. May be called from any task.
    package nonisolated var warner: @Sendable (String) -> Void {
        { message in Console.standard.write(text(of: Diagnostic(.warning, message)) + "\n", to: .error) }
    }
}
