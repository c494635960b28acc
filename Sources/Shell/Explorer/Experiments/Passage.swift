import ChallengeCore
import ChallengeHost
import ChallengeText

/// A step that led from one state to another, with the values that its navigations carried.
package nonisolated struct Passage: Codable, Sendable {
    /// A value that a navigation carries.
    package struct Value: Codable, Sendable {
        package let label: String
        package let content: String
        /// The possible origins of the value, the likeliest first: the line's argument, the screen before, or the content
        /// of that screen.
        package let origins: [String]
    }

    /// A navigation on the way to a new screen.
    package struct Stop: Codable, Sendable {
        /// The name of the screen at the last stop, or of the navigation at an earlier stop.
        package let name: String
        package let values: [Value]
        /// The event that the guard before this stop waits for; nil if no guard led to this stop.
        package let awaited: String?
    }

    package let to: StateFingerprint
    package let lines: [String]
    /// True if the step showed a new screen.
    package let isNew: Bool
    /// True if a user can take the step on the screen itself: not by a link, a route, or the global `home`.
    package let isByControl: Bool
    /// The name that the map gives to the step; nil if the map omits the step.
    package let source: String?
    /// The stops from the requested navigation to the new screen; empty if there is no new screen.
    package let stops: [Stop]
    /// The presentation style of a modal; nil for a screen in a stack.
    package let style: String?
    /// True if the screen on top asks for a confirmation before it closes.
    package let isUnsaved: Bool
}

/// The screens on top before and after a step, for a ``Passage``.
struct Arrival {
    /// The screen before the step.
    let source: LiveScreen?
    /// The screen after the step.
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
    /// Returns the paths of all keys with this text or number, the shortest first: `book.author`, `books[].id`.
    fileprivate func places(of content: String) -> [String] {
        var places: Set<String> = []
        func look(_ json: JSON, _ place: String) {
            switch json {
            case .string(let text), .number(let text):
                // A link to a record ends in the record's number.
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
