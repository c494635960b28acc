import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// Rows of a label and a value: in two columns, or where the output is too narrow for those, below each other and
/// wrapped instead of cut.
struct LabelledRows {
    struct Row {
        let label: [Span]
        /// The label where it stands beside the value.
        let shortLabel: [Span]
        let value: [Span]

        init(_ label: [Span] = [], _ value: [Span]) {
            self.label = label
            shortLabel = label
            self.value = value
        }

        /// A row about a screen. A long title is cut, to leave room for the value.
        init(title: String, indentation: String, _ value: [Span]) {
            let cut = title.escapingUnsafe.cut(to: LabelledRows.titleWidth)
            label = [Span(indentation + title, .emphasis)]
            shortLabel = [Span(indentation + cut, .emphasis)]
            self.value = value
        }
    }

    /// Below this many columns a destination's name does not fit beside a label.
    private static let minimum = 60
    /// What stands before a value that has no column of its own.
    private static let indentation = "    "

    /// The columns that a title may take beside its value: few enough that on 80 columns a destination is whole.
    private static let titleWidth = 22

    /// The blanks before what is so many levels deep: more with each of the first twenty, so that what is printed of any depth
    /// grows with the number of rows only.
    static func indentation(_ level: Int) -> String { String(repeating: "  ", count: min(level, 20)) }

    let rows: [Row]

    var element: Element {
        Self.element(
            .table(Table(columns: [Table.Column(), Table.Column()], rows: rows.map { [$0.shortLabel, $0.value] })),
            stacked: rows.flatMap { Self.stacked([$0.label], [$0.value]) })
    }

    /// Columns, or where there is no room for them what stands below each other.
    static func element(_ columns: Element, stacked: [Element]) -> Element {
        .fitting(columns: minimum, columns, otherwise: .stack(stacked))
    }

    /// Labels, and below them values set in; what is empty is left out.
    static func stacked(_ labels: [[Span]], _ values: [[Span]]) -> [Element] {
        labels.filter { !$0.isEmpty }.map { .paragraph([Span("  ")] + $0) }
            + values.filter { !$0.isEmpty }.map { .paragraph([Span(indentation)] + $0) }
    }
}

extension Report {
    /// The last of the lines that were typed, numbered and whole, so that they can be copied. Those of one entry stand
    /// below each other.
    ///
    /// - Parameters:
    ///   - lines: all lines, the oldest first.
    ///   - count: how many are shown.
    static func history(_ lines: [String], last count: Int) -> Report {
        let entries = zip(1..., lines).suffix(count)
        let width = String(lines.count).count
        let rows = entries.flatMap { number, text in
            let label = String(number)
            let first = String(repeating: " ", count: 2 + width - label.count) + label + "  "
            let indentation = String(repeating: " ", count: first.count)
            // By scalars: a character may be a line end and more.
            let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            return zip([first] + Array(repeating: indentation, count: parts.count - 1), parts).map { $0 + String($1) }
        }
        return Report(
            "history", body: rows.isEmpty ? .line([Span("the history is empty", .secondary)]) : .verbatim(rows),
            content: ["lines": entries.map { ["number": $0, "text": $1] as JSON }] as JSON)
    }
}

extension Report {
    /// Which fault is on; for programs its name, and with some the code or the seconds.
    static func fault(_ fault: Fault?) -> Report {
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
    static func events(_ events: ArraySlice<TrackingEvent>) -> Report {
        let rows = events.map { event in
            Element.line([Span("  \(event.name)", .emphasis), Span(event.propertiesText, .secondary)])
        }
        return Report(
            "events", body: rows.isEmpty ? .line([Span("no events were tracked", .secondary)]) : .stack(rows),
            content: ["events": events.map { ["name": $0.name, "properties": $0.properties] as JSON }] as JSON)
    }
}

extension TrackingEvent {
    /// The properties by name, each with a blank before it; empty where there are none.
    nonisolated var propertiesText: String {
        properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    /// The name and the properties: `character_selected id=1`.
    nonisolated var line: String { name + propertiesText }
}
