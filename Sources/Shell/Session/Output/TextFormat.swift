import ChallengeActions
import ChallengeConsole
import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeHost
import ChallengeLanguage
import SwiftUI

/// The output for people.
package struct TextFormat {
    package let settings: SessionSettings

    package func element(of event: SessionEvent, isFirst: @autoclosure () -> Bool) -> Element? {
        switch event {
        case .command(let command, let source):
            // At a prompt, the user already sees the typed command.
            settings.display.echoes && source.origin != .prompt ? .verbatim(["> \(command.text)"]) : nil
        case .navigation(.redirect(let from, let to)):
            .paragraph([
                Span(.redirect, .accent), Span(" \(from.fullName) "), Span(.arrow, .secondary), Span(" \(to.fullName)"),
            ])
        case .navigation(.guarded(let from, let to, let awaited, let passes)):
            .paragraph([
                Span(.redirect, .accent), Span(" \(from.fullName) "), Span(.arrow, .secondary), Span(" \(to.fullName)"),
                Span(" (\(passes ? "after" : "until") \(awaited))", .secondary),
            ])
        case .navigation(let event): settings.isTracing ? .trace(event) : nil
        case .activity(let activity, _):
            settings.isTracing ? .trace(activity, isTiming: settings.isTiming) : nil
        case .screen(let screen, _):
            isFirst() ? Self.element(of: screen) : .stack([.blank, Self.element(of: screen)])
        case .report(let report): report.body
        case .note(let text, _), .aside(let text): .paragraph([Span(text, .secondary)])
        case .result(_, _, _, let duration): settings.isTiming ? .trace("time", duration.milliseconds + " ms") : nil
        case .diagnostic, .progress, .use, .rejection, .cancellation, .request, .diversion, .endOfDiversion: nil
        }
    }

    package static func element(of screen: LiveScreen) -> Element {
        .stack([heading(of: screen), screen.rendering.body])
    }

    package static func heading(of screen: LiveScreen) -> Element {
        .heading(screen.rendering.title, breadcrumb: screen.breadcrumb, summary: screen.rendering.summary)
    }
}

/// The lines of a trace, each with a kind and details.
extension Element {
    /// The width of the column of kinds. The longest kind is `navigate`.
    private static let kindWidth = 8
    /// The minimum width of the details to the right of the kind.
    private static let detailsWidth = 40

    private static func trace(_ kind: String, details: [Span]) -> Element {
        let label = Span(kind.padded(to: kindWidth), .secondary)
        return .fields(Fields([Fields.Row([label], details)], valueWidth: detailsWidth))
    }

    fileprivate static func trace(_ kind: String, _ text: String) -> Element {
        trace(kind, details: [Span(text, .secondary)])
    }

    /// The trace line of a coordinator's event. A redirect has its own line instead.
    fileprivate static func trace(_ event: NavigationEvent) -> Element {
        let (kind, destination, depth, intent) = event.parts
        let end = (depth.map { ", depth \($0)" } ?? "") + (intent.map { ": \($0.written)" } ?? "")
        return trace("navigate", "\(kind) \(destination)\(end)")
    }

    fileprivate static func trace(_ activity: Activity, isTiming: Bool) -> Element {
        func time(_ duration: Duration) -> String { isTiming ? ", \(duration.milliseconds) ms" : "" }
        switch activity {
        case .state(let screen, let from, let to):
            let states = [Span("\(screen) \(from) ", .secondary), Span(.arrow, .secondary), Span(" \(to)", .secondary)]
            return trace("state", details: states)
        case .request(let target, let outcome, let duration):
            let answer =
                switch outcome {
                case .answered(let status, let bytes, _): "\(status)" + (bytes.map { ", \($0) bytes" } ?? "")
                case .failed(let reason): "no response (\(reason))"
                }
            return trace("request", "\(answer)\(time(duration))  \(Activity.requestMethod) \(target)")
        case .pause(let reason, let target, let duration):
            return trace("pause", "\(reason)\(time(duration))  \(Activity.requestMethod) \(target)")
        case .cache(let outcome, let key):
            return trace("cache", "\(outcome.rawValue) \(key)")
        case .track(let event):
            return trace("track", event.line)
        }
    }
}

extension String {
    /// Appends blanks, or prepends them if `atStart`, up to `width` characters.
    package nonisolated func padded(to width: Int, atStart: Bool = false) -> String {
        let blanks = String(repeating: " ", count: max(0, width - count))
        return atStart ? blanks + self : self + blanks
    }
}

extension Duration {
    /// The duration in milliseconds with one decimal: `0.4`.
    package nonisolated var milliseconds: String {
        let tenths = Int((self / .milliseconds(0.1)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
