package import ChallengeCore
import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeText

extension Element {
    /// The columns of a destination with an identifier of three digits:
    /// `CharacterOutgoingNavigation.episodes(identifier: 826)`.
    private static let destinationWidth = 53

    /// Navigations and what there is to say about them, beside labels.
    package static func navigations(_ rows: [Fields.Row]) -> Element {
        .fields(Fields(rows, valueWidth: destinationWidth))
    }
}

extension Fields.Row {
    /// The blanks before what is so many levels deep: more with each of the first twenty, so that what is printed of
    /// any depth grows with the number of rows only.
    package static func indentation(_ level: Int) -> String { String(repeating: "  ", count: min(level, 20)) }

    /// A screen and its navigation.
    package init(_ screen: LiveScreen, level: Int) {
        self.init(
            [Span(Self.indentation(level) + screen.rendering.title, .emphasis)], [Span(screen.navigation.fullName)])
    }
}

extension Report {
    /// Which fault is on; for programs its name, and with some the code or the seconds.
    package static func fault(_ fault: Fault?) -> Report {
        let (text, content): (String, JSON) =
            switch fault {
            case nil: ("no fault is on", ["fault": "off"])
            case .offline: ("nothing can be reached", ["fault": "offline"])
            case .status(let code): ("every answer has the status \(code)", ["fault": "status", "code": code])
            case .delay(let duration): delay(of: duration / .seconds(1))
            case .garbage: ("no answer can be read", ["fault": "garbage"])
            }
        return Report("fault", body: .line([Span(text, .secondary)]), content: content)
    }

    private static func delay(of seconds: Double) -> (String, JSON) {
        let written = seconds == 1 ? "1 second" : "\(seconds.written) seconds"
        return ("every answer comes \(written) late", ["fault": "delay", "seconds": seconds])
    }
}

extension Report {
    /// Tracked events, in the order in which they came.
    package static func events(_ events: ArraySlice<TrackingEvent>) -> Report {
        let rows = events.map { event in
            Element.line([Span("  \(event.name)", .emphasis), Span(event.propertiesText, .secondary)])
        }
        let tracked = events.map { ["name": $0.name, "properties": $0.properties] as JSON }
        return Report(
            "events", body: rows.isEmpty ? .line([Span("no events were tracked", .secondary)]) : .stack(rows),
            content: ["events": tracked] as JSON, table: DataTable(["name", "properties"], tracked))
    }
}

extension TrackingEvent {
    /// The properties by name, each with a blank before it; empty where there are none.
    nonisolated var propertiesText: String {
        properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    /// The name and the properties: `character_selected id=1`.
    package nonisolated var line: String { name + propertiesText }
}
