/// The controls in a screen's previews.
package struct DeclaredControls: Sendable {
    package let actions: [ActionDescription]
    package let rows: ScreenDescription.Rows?
    package let contents: [ScreenDescription.Content]
    /// Valid texts for fields. Each key is a field's name in the command `set`.
    package let fieldTexts: [String: String]

    package init(
        actions: [ActionDescription] = [], rows: ScreenDescription.Rows? = nil,
        contents: [ScreenDescription.Content] = [.init(in: .loaded)], fieldTexts: [String: String] = [:]
    ) {
        (self.actions, self.rows, self.contents, self.fieldTexts) = (actions, rows, contents, fieldTexts)
    }

    /// Merges the controls of a screen's previews. An action gets its forms from all previews. The rows, and the content
    /// of each state, come from the first preview that contains rows or this content.
    @MainActor
    init(of compositions: [Composition]) {
        var actions: [ActionDescription] = []
        var contents: [ScreenDescription.Content] = []
        var fieldTexts: [String: String] = [:]
        for composition in compositions {
            fieldTexts.merge(composition.fieldTexts) { first, _ in first }
            for action in composition.allActions.map(\.description) {
                if let index = actions.firstIndex(where: { $0.name == action.name }) {
                    actions[index] = actions[index].merging(action)
                } else {
                    actions.append(action)
                }
            }
            for content in composition.contents {
                let known = contents.flatMap(\.states)
                let states = content.states.filter { !known.contains($0) }
                if !states.isEmpty { contents.append(content.with(states)) }
            }
        }
        self.init(
            actions: actions, rows: compositions.lazy.compactMap(\.rows).first, contents: contents,
            fieldTexts: fieldTexts)
    }
}

/// A navigator without effect, for previews.
@MainActor
final class PreviewNavigator: NavigatorContract {
    func navigate(to navigation: any NavigationContract) {}
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {}
    func dismiss() {}
    func goBack() {}
}

extension ScreenDescription {
    /// Returns the description with the controls of these previews.
    @MainActor
    func with(previews: @escaping @MainActor @Sendable (any NavigatorContract) -> [any View]) -> ScreenDescription {
        with {
            MainActor.assumeIsolated {
                let navigator = PreviewNavigator()
                return DeclaredControls(
                    of: previews(navigator).map {
                        ComposedView(screen: self, view: $0, navigator: navigator).compose()
                    })
            }
        }
    }
}
