package import ChallengeConsole
package import ChallengeDesignSystem
package import ChallengeLanguage
package import ChallengeStorage
import ChallengeText

package nonisolated struct Diagnostic: Error, Sendable {
    package enum Severity: String, Sendable {
        case error, warning
    }

    package enum Origin: Sendable {
        /// A prompt. The user still sees the typed line.
        case prompt
        case script
        /// A script that a `source` command runs.
        case sourcedScript
    }

    package struct Location: Sendable {
        package let source: ScriptSource
        package let position: SourceLocation

        package init(_ source: ScriptSource, _ position: SourceLocation) {
            (self.source, self.position) = (source, position)
        }
    }

    package static func interruption(at location: Location?) -> Diagnostic {
        Diagnostic(.error, "interrupted", at: location, isInterruption: true)
    }

    package static func unrecordable(_ file: String, _ error: SystemError) -> Diagnostic {
        let message = error.isTaken ? "it already exists; choose another name, or delete it first" : "\(error)"
        return Diagnostic(.error, "cannot record to '\(file)': \(message)")
    }

    let severity: Severity
    package let message: String
    package let location: Location?
    package let isInterruption: Bool

    package init(_ severity: Severity, _ message: String, at location: Location? = nil, isInterruption: Bool = false) {
        (self.severity, self.message) = (severity, message)
        (self.location, self.isInterruption) = (location, isInterruption)
    }

    package static func unreadable(_ name: String, _ error: any Error) -> Diagnostic {
        guard let mistake = error as? SyntaxError else {
            return Diagnostic(.error, "'\(name)' cannot be read: \(error)")
        }
        let source = ScriptSource(name: name, origin: .script)
        return Diagnostic(.error, mistake.message, at: Location(source, mistake.location))
    }

    /// The message. If the location is printed, the line with a caret follows. The message wraps at `messageWidth` and is
    /// never cut, because it may contain a remedy. The line is cut around the wrong character.
    ///
    /// - Parameter isInTranscript: true if each line of a script is printed above its output, without locations.
    package func text(style: TextStyle, width: Int, messageWidth: Int? = nil, isInTranscript: Bool = false) -> String {
        var spans = [Span(severity.rawValue, severity == .error ? .failure : .warning), Span(": \(message)")]
        guard let location, case let (source, position) = (location.source, location.position),
            source.origin == .sourcedScript || source.origin == .script && !isInTranscript
        else { return text(of: spans, style: style, width: messageWidth) }
        spans.insert(Span("\(source.name):\(position.line.number):\(position.column): ", .emphasis), at: 0)
        return text(of: spans, style: style, width: messageWidth) + "\n" + excerpt(position, style: style, width: width)
    }

    private func text(of spans: [Span], style: TextStyle, width: Int?) -> String {
        guard let width else { return TextRenderer(width: .max, style: style).text(of: spans) }
        return TextRenderer(width: width, style: style).lines(of: .paragraph(spans)).joined(separator: "\n")
    }

    /// The line without indentation, cut to the width, and a caret. If the caret is far right, the start is cut too.
    private func excerpt(_ position: SourceLocation, style: TextStyle, width: Int) -> String {
        let indentation = "  "
        let room = max(width - indentation.count, 8)
        let text = TextRenderer(width: Int.max, style: TextStyle(color: false, unicode: style.unicode))
        // Only the visible part of the line is processed, because the line may be a MiB long.
        let before = position.beforeUnindented.suffix(room)
        let after = position.line.text[position.before.endIndex...].prefix(room)
        var shownBefore = text.text(of: [Span(String(before))])
        if shownBefore.displayWidth > room / 2 {
            // The first ellipsis also takes columns. Otherwise the last ellipsis could cover the wrong character.
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
    /// The text of a diagnostic on standard error when no session exists.
    package nonisolated func text(of diagnostic: Diagnostic, _ display: DisplaySettings) -> String {
        diagnostic.text(
            style: errorStyle(display), width: Self.defaultWidth,
            messageWidth: errorWidth(display, StandardStreams.terminalWidth(of: .error)))
    }

    package nonisolated func warner(_ display: DisplaySettings) -> @Sendable (String) -> Void {
        { message in Console.standard.write(text(of: Diagnostic(.warning, message), display) + "\n", to: .error) }
    }
}
