import ChallengeCore
import ChallengeDesignSystem

/// Rows of a label and what there is to say about it.
///
/// The two stand in columns; on an output too narrow for that they stand below each other, wrapped instead of cut.
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

        /// What there is to say about a screen. Its title may be of any length, and must leave room for that.
        init(title: String, indentation: String, _ value: [Span]) {
            let cut = title.madeVisible.cut(to: LabelledRows.titleWidth)
            label = [Span(indentation + title, .emphasis)]
            shortLabel = [Span(indentation + cut, .emphasis)]
            self.value = value
        }
    }

    /// Below this many columns a destination's name does not fit beside a label.
    private static let minimum = 60
    /// What stands before a value that has no column of its own.
    private static let indentation = "    "

    /// The columns that a title may take beside what there is to say: enough that on 80 columns a destination is whole.
    private static let titleWidth = 22

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

/// The screens that are alive, from the root up, modals set in, and how each was reached.
struct PathReport {
    let stacks: [[LiveScreen]]

    var report: Report {
        let rows = stacks.enumerated().flatMap { depth, stack in
            stack.flatMap { screen in
                let title = LabelledRows.Row(
                    title: screen.rendering.title, indentation: String(repeating: "  ", count: depth),
                    [Span(screen.navigation.fullName)])
                return [title] + history(of: screen).map { LabelledRows.Row([], $0) }
            }
        }
        return Report(
            "path", body: LabelledRows(rows: rows).element,
            content: ["stacks": stacks.map { $0.map(Self.json) }] as JSON)
    }

    private func history(of screen: LiveScreen) -> [[Span]] {
        let delivery = screen.intent.map { [[Span("delivered: \($0.written)", .secondary)]] } ?? []
        guard let entry = screen.entry else { return delivery }
        let way =
            switch entry.reached {
            case .push: "pushed by"
            case .present(let style): "presented as \(style.phrase) by"
            }
        let redirects = entry.chain.hops.map { hop in
            [Span(.redirect, .accent), Span(" redirected from \(hop.from.fullName)", .secondary)]
        }
        let failure = entry.chain.failure.map { [[Span("ended: \($0)", .secondary)]] } ?? []
        return [[Span("\(way): \(screen.origin)", .secondary)]] + redirects + failure + delivery
    }

    private static func json(_ screen: LiveScreen) -> JSON {
        [
            "screen": screen.rendering.screen, "title": screen.rendering.title,
            "navigation": screen.navigation.fullName, "reached": screen.arrival, "delivered": screen.intent?.written,
        ]
    }
}

extension LiveScreen {
    /// How it was reached, for programs; nil for the root of the app, which has always been there.
    var arrival: JSON? {
        guard let entry else { return nil }
        let kind =
            switch entry.reached {
            case .push: "push"
            case .present(let style): style.rawValue
            }
        return ["kind": kind, "command": origin, "redirects": entry.chain.json]
    }
}

extension RedirectChain {
    /// Each redirect for programs.
    var json: [JSON] { hops.map { ["from": $0.from.fullName, "to": $0.to.fullName] } }
}

extension RedirectChain {
    /// Why the chain leads nowhere, for people; nil where it leads somewhere.
    var failure: String? {
        guard case .notFound(let reason) = destination as? UnknownNavigation else { return nil }
        let last = navigations[navigations.count - 1].fullName
        return switch reason {
        case .unresolved(let navigation): "no feature shows \(navigation)"
        case .noRedirect: "nobody redirects \(last)"
        case .redirectCycle: "the redirects return to \(last)"
        case .tooManyRedirects: "more than \(RedirectChain.limit) redirects are not followed"
        case .unknownLink(let link): "no feature takes the link \(link)"
        }
    }
}
