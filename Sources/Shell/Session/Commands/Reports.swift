import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeText

extension Report {
    /// Returns a report about a fault. Its JSON has the name, and for some faults the code, the seconds or the texts.
    static func fault(_ fault: Fault?) -> Report {
        let (text, content): (String, JSON) =
            switch fault {
            case nil: ("No fault is on", ["fault": "off"])
            case .offline: ("Fault on: no server can be reached", ["fault": "offline"])
            case .status(let code):
                ("Fault on: every response has the status \(code)", ["fault": "status", "code": code])
            case .delay(let duration): delay(of: duration / .seconds(1))
            case .garbage: ("Fault on: every response is garbage", ["fault": "garbage"])
            case .empty: ("Fault on: every list in a response is empty", ["fault": "empty"])
            case .replace(let old, let new):
                (
                    "Fault on: every response has \(new.quotedInMessage()) in place of \(old.quotedInMessage())",
                    ["fault": "replace", "text": old, "replacement": new]
                )
            }
        return Report("fault", body: .line([Span(text, .secondary)]), content: content)
    }

    private static func delay(of seconds: Double) -> (String, JSON) {
        let written = seconds == 1 ? "1 second" : "\(seconds.written) seconds"
        return ("Fault on: every response is \(written) late", ["fault": "delay", "seconds": seconds])
    }

    static func events(_ events: ArraySlice<TrackingEvent>) -> Report {
        let rows = events.map { event in
            Element.line([Span("  \(event.name)", .emphasis), Span(event.propertiesText, .secondary)])
        }
        let tracked = events.map { ["name": $0.name, "properties": $0.properties] as JSON }
        return Report(
            "events", body: rows.isEmpty ? .line([Span("no events were tracked", .secondary)]) : .stack(rows),
            content: ["events": tracked] as JSON, table: DataTable(["name", "properties"], tracked))
    }
}
