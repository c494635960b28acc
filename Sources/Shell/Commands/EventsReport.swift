import ChallengeCore

/// The last of the tracked events of a session, in the order in which they came.
struct EventsReport {
    private let events: [Activity.Tracked]

    /// - Parameter count: how many are shown; nil for all.
    init(events: [Activity.Tracked], last count: Int?) {
        self.events = events.suffix(count ?? events.count)
    }

    var report: Report {
        let rows = events.map { event in
            Element.line([Span("  \(event.name)", .emphasis), Span(event.propertiesText, .secondary)])
        }
        let body: Element = rows.isEmpty ? .line([Span("no events were tracked", .secondary)]) : .stack(rows)
        return Report(
            "events", body: body,
            content: ["events": events.map { ["name": $0.name, "properties": $0.properties] as JSON }] as JSON)
    }
}

extension Activity.Tracked {
    /// The properties by name, each with a blank before it; empty where there are none.
    nonisolated var propertiesText: String {
        properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    /// The name and the properties: `character_selected id=1`.
    nonisolated var line: String { name + propertiesText }
}
