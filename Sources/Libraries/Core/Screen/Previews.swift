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
