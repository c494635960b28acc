import ChallengeCore
import ChallengeHost
import ChallengeShellText

/// The way that a step has taken from one state to another, with what was carried along it.
package nonisolated struct Passage: Codable, Sendable {
    /// A value that a navigation carries.
    package struct Value: Codable, Sendable {
        package let label: String
        package let content: String
        /// Its possible origins, the likeliest first: the argument of the line, the screen before, what that shows.
        package let origins: [String]
    }

    /// A navigation on the way to a new screen.
    package struct Stop: Codable, Sendable {
        /// The screen's name for the last one, that of the navigation for the others.
        package let name: String
        package let values: [Value]
        /// The event for which a guard waits that has led there; nil if none has.
        package let awaited: String?
    }

    package let to: StateFingerprint
    package let lines: [String]
    /// True if a screen came up.
    package let isNew: Bool
    /// True if a person could do it on the screen: no link, no route, and not the way home from everywhere.
    package let isByControl: Bool
    /// How the map calls what was done; nil where it does not have it.
    package let source: String?
    /// From the navigation that was asked for to the new screen; empty where none came up.
    package let stops: [Stop]
    /// How a modal is presented; nil for a screen in a stack.
    package let style: String?
    /// True if the screen on top asks before it is left.
    package let isUnsaved: Bool
}

/// The screen on top before a step and after it, of which a ``Passage`` is made.
struct Arrival {
    /// Before the step.
    let source: LiveScreen?
    /// After it.
    let top: LiveScreen
    let fingerprint: StateFingerprint
    let isNew: Bool

    func passage(by step: Step) -> Passage {
        let entry = isNew ? top.entry : nil
        var style: String?
        if case .present(let presented)? = entry?.reached { style = presented.phrase }
        return Passage(
            to: fingerprint, lines: step.preparation + [step.line], isNew: isNew,
            isByControl: step.isOfScreen && step.line != "home",
            source: step.source, stops: step.source == nil ? [] : entry.map { stops(of: $0.chain, step) } ?? [],
            style: style, isUnsaved: top.rendering.unsaved != nil)
    }

    private func stops(of chain: RedirectChain, _ step: Step) -> [Passage.Stop] {
        let awaited = [nil] + chain.hops.map(\.awaited)
        let last = chain.navigations.count - 1
        return zip(chain.navigations, awaited).enumerated().map { index, hop in
            let name = hop.0.navigationName
            let values = name.values.map { value in
                let content = "\(value.content)"
                return Passage.Value(label: value.label, content: content, origins: origins(of: content, step))
            }
            return Passage.Stop(name: index == last ? top.rendering.screen : name.base, values: values, awaited: hop.1)
        }
    }

    private func origins(of content: String, _ step: Step) -> [String] {
        let given = step.arguments.filter { $0.content == content }.map(\.name)
        guard given.isEmpty, step.isOfScreen, let source else { return given }
        let carried = source.navigation.navigationName.values.filter { "\($0.content)" == content }.map(\.label)
        return carried.map { "its \($0)" } + source.rendering.snapshot.json.places(of: content).map { "its \($0)" }
    }
}

extension JSON {
    /// The keys under which a text or a number stands, each once, the shortest first: `book.author`, `books[].id`.
    fileprivate func places(of content: String) -> [String] {
        var places: Set<String> = []
        func look(_ json: JSON, _ place: String) {
            switch json {
            case .string(let text), .number(let text):
                // A link to a record ends on its number.
                if text == content || text.hasSuffix("/\(content)") { places.insert(place) }
            case .array(let items): for item in items { look(item, "\(place)[]") }
            case .object(let members):
                for (key, value) in members { look(value, place.isEmpty ? key : "\(place).\(key)") }
            case .null, .bool, .numbered: break
            }
        }
        look(self, "")
        return places.sorted { ($0.count, $0) < ($1.count, $1) }
    }
}
