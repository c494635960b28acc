package import ChallengeActions
package import ChallengeText

/// The controls in a screen's previews.
package struct DeclaredControls: Sendable {
    package struct Rows: Sendable, Hashable {
        /// The noun for a row, in the singular: `character`.
        package let noun: String
        /// The name of the navigation that a row opens.
        package let navigation: String

        package init(_ noun: String, leadTo navigation: String) {
            self.noun = noun
            self.navigation = navigation
        }
    }

    /// The schema of a screen's values in some states. Programs get these values as the `content` of a `screen` event.
    package struct Content: Sendable {
        /// The states in which the values have this schema.
        package let states: [ViewState]
        package var schema: ContentSchema { makeSchema() }
        private let makeSchema: @Sendable () -> ContentSchema

        /// Creates a schema for some states, with a sentence about the values. By default, the schema has no keys.
        package init(
            _ help: String? = nil, in states: ViewState...,
            schema: @autoclosure @escaping @Sendable () -> ContentSchema = .object([:])
        ) {
            self.init(help, in: states, schema: schema)
        }

        package init(_ help: String?, in states: [ViewState], schema: @escaping @Sendable () -> ContentSchema) {
            self.states = states
            makeSchema = { help.map(schema().described) ?? schema() }
        }

        func with(_ states: [ViewState]) -> Content { Content(nil, in: states, schema: makeSchema) }
    }

    package let actions: [ActionDescription]
    /// The kinds of rows, in the order of the previews.
    package let rowKinds: [Rows]
    /// True if a preview has rows whose effect is not known.
    package let hasOtherRows: Bool
    /// The values of each state once, in the order of the previews.
    package let contents: [Content]
    /// The values of all previews. A state may have several kinds, for example because of other rows.
    package let allContents: [Content]
    /// Valid texts for fields. Each key is a field's name in the command `set`.
    package let fieldTexts: [String: String]

    package init(
        actions: [ActionDescription] = [], rows: Rows? = nil,
        contents: [Content] = [.init(in: .loaded)], fieldTexts: [String: String] = [:]
    ) {
        (self.actions, self.contents, self.fieldTexts) = (actions, contents, fieldTexts)
        (rowKinds, hasOtherRows, allContents) = (rows.map { [$0] } ?? [], false, contents)
    }

    /// Merges the controls of a screen's previews. An action gets its forms from all previews. The content of each state
    /// comes from the first preview that contains it.
    @MainActor
    package init(of screens: [ScreenBuilder]) {
        var actions: [ActionDescription] = []
        var contents: [Content] = []
        var fieldTexts: [String: String] = [:]
        var rowKinds: [Rows] = []
        for screen in screens {
            for rows in [screen.rows].compactMap(\.self) + screen.linkedRows where !rowKinds.contains(rows) {
                rowKinds.append(rows)
            }
            fieldTexts.merge(screen.fieldTexts) { first, _ in first }
            for action in screen.linkedActions {
                if let index = actions.firstIndex(where: { $0.name == action.name }) {
                    actions[index] = actions[index].merging(action)
                } else {
                    actions.append(action)
                }
            }
            for content in screen.contents {
                let known = contents.flatMap(\.states)
                let states = content.states.filter { !known.contains($0) }
                if !states.isEmpty { contents.append(content.with(states)) }
            }
        }
        (self.actions, self.rowKinds, self.contents, self.fieldTexts) = (actions, rowKinds, contents, fieldTexts)
        hasOtherRows = screens.contains(where: \.hasOtherRows)
        allContents = screens.flatMap(\.contents)
    }
}

extension ScreenBuilder {
    /// The rows that lead to views.
    fileprivate var linkedRows: [DeclaredControls.Rows] {
        presentations.leads.filter { $0.action == nil }.compactMap { presentations.destination(of: $0.value) }
            .map { DeclaredControls.Rows(selection?.noun ?? "row", leadTo: $0) }
    }

    fileprivate var hasOtherRows: Bool { rows == nil && linkedRows.count < selection?.items.count ?? 0 }

    /// The actions; those of links that lead to views have this effect.
    fileprivate var linkedActions: [ActionDescription] {
        let leads = presentations.leads
        return allActions.map(\.description).map { action in
            let end = leads.first { $0.action == action.name }.flatMap { presentations.destination(of: $0.value) }
            return end.map { action.leading(to: $0) } ?? action
        }
    }
}

extension Presentations {
    /// Returns the name of the screen of a value in a path; nil without one.
    fileprivate func destination(of value: AnyHashable) -> String? { content(for: value)?.view.ownName }
}
