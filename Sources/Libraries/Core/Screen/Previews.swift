import ChallengeActions
import ChallengeTaskTracking
package import SwiftUI

@MainActor
final class PreviewNavigator: NavigatorContract {
    func navigate(to navigation: any NavigationContract) {}
    func present(_ navigation: any NavigationContract, style: ModalPresentationStyle) {}
    func dismiss() {}
    func goBack() {}
}

extension ScreenDescription {
    @MainActor
    func with(previews: @escaping @MainActor @Sendable (any NavigatorContract) -> [any View]) -> ScreenDescription {
        with {
            AppTasks.onMainActor {
                let navigator = PreviewNavigator()
                return DeclaredControls(
                    of: previews(navigator).map {
                        ComposedView(name: name, title: title, view: $0, links: Links(navigator)).compose()
                    })
            }
        }
    }
}

extension DeclaredControls.Rows {
    package init(_ noun: String, leadTo screen: ScreenDescription) { self.init(noun, leadTo: screen.navigation) }
}

extension ScreenDescription {
    /// Returns the screens that `#Preview`s show, each with the controls of all its previews. Tasks that a preview begins
    /// never run.
    @MainActor
    package static func shown(by previews: [Preview]) -> [ScreenDescription] {
        AppTasks(areHeld: true).attributing {
            let links = Links(PreviewNavigator())
            let screens = previews.compactMap { $0.screen(links: links) }
            var names: Set<String> = []
            return screens.map(\.name).filter { names.insert($0).inserted }.map { name in
                let controls = DeclaredControls(of: screens.filter { $0.name == name }.map(\.contents))
                return ScreenDescription(
                    name: name, title: AnyView.title(of: name), navigation: name, events: { [] }, makeNavigation: nil
                ) { .init(route: nil, links: []) }
                .with { controls }
            }
        }
    }
}
