package import ChallengeCore
import ChallengeText

/// Where a screen comes from, for `why`: the command, the navigation, each redirect, the feature, the move, the intent.
struct Provenance {
    let screen: LiveScreen
    /// How many modals the screen's stack is in; 0 for the app's own stack.
    let level: Int
    /// How many screens are below it in its stack.
    let depth: Int
    /// How many screens are below the one that presents its modal, in that one's stack.
    let presenterDepth: Int
    let map: AppMap

    /// Why the navigation has led to the not-found screen, for people; nil where it has not.
    private var failure: String? {
        if let failure = screen.entry?.chain.failure { return failure }
        let notFound = UnknownNavigation.notFound(.unresolved(navigation: navigation))
        return map.screen(for: notFound.name)?.name == screen.rendering.screen
            ? "no feature shows \(navigation)" : nil
    }

    private var navigation: String { screen.navigation.fullName }

    /// Each fact, with its label.
    var details: [(label: String, value: [Span])] {
        guard let entry = screen.entry else {
            return [("reached", [Span("the app begins here")]), ("shown by", [Span(resolution)])] + delivery
        }
        var details: [(label: String, value: [Span])] = [
            ("due to", [Span(screen.origin)]), ("asked for", [Span(asked(entry.chain))]),
        ]
        details += entry.chain.hops.enumerated().map { position, hop in
            ("redirect \(position + 1)", [Span(.redirect, .accent), Span(" \(hop.to.fullName)")])
        }
        if let failure { details.append(("ended", [Span(failure, .failure)])) }
        return details + [("shown by", [Span(resolution)]), move(entry.reached)] + delivery
    }

    /// The intent that was delivered to the screen last, if any.
    private var delivery: [(label: String, value: [Span])] {
        screen.intent.map { [("delivered", [Span($0.written)])] } ?? []
    }

    private var resolution: String { "\(screen.feature), as \(screen.rendering.screen)" }

    private func asked(_ chain: RedirectChain) -> String {
        let asked = chain.navigations[0]
        return asked.fullName + (asked is any OutgoingNavigationContract ? ", an outgoing navigation" : "")
    }

    private func move(_ reached: NavigationEntry.Reached) -> (label: String, value: [Span]) {
        switch reached {
        case .push:
            ("pushed on", [Span("\(Self.stack(level)), to depth \(depth)")])
        case .present(let style):
            ("presented by", [Span("\(Self.stack(level - 1)) at depth \(presenterDepth), as \(style.phrase)")])
        }
    }

    private static func stack(_ level: Int) -> String { level == 0 ? "the app's stack" : "the stack of modal \(level)" }

    /// The facts for programs: `modal` is ``level``.
    var json: JSON {
        let asked = screen.entry?.chain.navigations[0]
        return [
            "screen": screen.rendering.screen, "title": screen.rendering.title, "feature": screen.feature,
            "navigation": navigation,
            "modal": level, "depth": depth, "reached": screen.arrival, "asked": asked?.fullName,
            "isOutgoing": asked.map { $0 is any OutgoingNavigationContract }, "failure": failure,
            "delivered": screen.intent?.written,
        ]
    }
}

extension Report {
    /// Where the screen on top comes from and, where that is in a modal, the screens below that have led to the modal.
    package static func why(_ root: any RootContainerContract) -> Report {
        let map = root.map
        let stories = (0..<root.stackCount).reversed().flatMap { level -> [Provenance] in
            // A screen within a modal is there because the modal is.
            let top = root.depth(ofStack: level)
            return (level > 0 && top > 0 ? [top, 0] : [top]).map { depth in
                Provenance(
                    screen: root.screen(at: depth, ofStack: level), level: level, depth: depth,
                    presenterDepth: level > 0 ? root.depth(ofStack: level - 1) : 0, map: map)
            }
        }
        let rows = stories.enumerated().flatMap { position, story -> [Fields.Row] in
            let indentation = Fields.Row.indentation(position)
            return [Fields.Row(story.screen, level: position)]
                + story.details.map { Fields.Row([Span("\(indentation)  \($0)", .secondary)], $1) }
        }
        return Report(
            "why", body: .navigations(rows), content: ["screens": stories.map(\.json)] as JSON)
    }
}
