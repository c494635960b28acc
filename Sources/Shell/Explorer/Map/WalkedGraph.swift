/// All steps between the states of a walk, in the order of the walk.
nonisolated struct WalkedGraph: Sendable {
    struct Edge: Sendable {
        let from: StateFingerprint
        let to: StateFingerprint
        /// The lines of the first step that led along the edge.
        let lines: [String]
        let isByControl: Bool
        /// True if the step shows a new screen instead of returning to a known screen.
        let isForward: Bool
    }

    /// Identifies a way on the map. Ways that differ only in values are equal.
    private struct Way: Hashable {
        struct Stop: Hashable {
            let name: String
            let labels: [String]
            let awaited: String?
        }

        let source: String
        let stops: [Stop]
        let style: String?
    }

    /// The origins that a value of a way has in every passage.
    private struct Origin {
        var names: [String]
        /// The text of the value; nil if the text differs between passages.
        var content: String?

        mutating func narrow(to value: Passage.Value) {
            names = names.filter(value.origins.contains)
            if content != value.content { content = nil }
        }
    }

    private(set) var edges: [Edge] = []
    private var known: Set<[String]> = []
    private var ways: [Way: [[Origin]]] = [:]
    /// The names of the screens that ask for a confirmation before they close.
    private(set) var unsavedScreens: Set<String> = []

    mutating func note(_ passage: Passage, from state: StateFingerprint) {
        if passage.isUnsaved { unsavedScreens.insert(passage.to.screen) }
        let words = passage.lines.flatMap { $0.split(separator: " ").prefix(2).map(String.init) }
        if known.insert([state.description, passage.to.description] + words).inserted {
            edges.append(
                Edge(
                    from: state, to: passage.to, lines: passage.lines, isByControl: passage.isByControl,
                    isForward: passage.isNew))
        }
        guard let source = passage.source, !passage.stops.isEmpty else { return }
        let stops = passage.stops.map { Way.Stop(name: $0.name, labels: $0.values.map(\.label), awaited: $0.awaited) }
        let way = Way(source: source, stops: stops, style: passage.style)
        if var origins = ways[way] {
            for (index, stop) in passage.stops.enumerated() {
                for (place, value) in stop.values.enumerated() { origins[index][place].narrow(to: value) }
            }
            ways[way] = origins
        } else {
            ways[way] = passage.stops.map { $0.values.map { Origin(names: $0.origins, content: $0.content) } }
        }
    }

    /// A line for each way to a new screen: `row: BookList → BookDetail(identifier: the row's)`.
    var lines: [String] {
        ways.map { way, origins in
            let stops = zip(way.stops, origins).map { stop, origins in
                let values = zip(stop.labels, origins).map { label, origin in
                    let value = origin.names.first ?? origin.content.map { "'\($0)'" } ?? "…"
                    return label.isEmpty ? value : "\(label): \(value)"
                }
                let guarded = stop.awaited.map { "until \($0): " } ?? ""
                return guarded + stop.name + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
            }
            return ([way.source] + stops).joined(separator: " → ") + (way.style.map { ", as \($0)" } ?? "")
        }
    }
}
