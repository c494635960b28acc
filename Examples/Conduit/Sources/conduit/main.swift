import AccountFeature
import ArticlesFeature
import ChallengeCore
import ChallengeHost
import ChallengeCommand
import ChallengeSystem
import ConduitData
import ProfileFeature

struct ConduitApp: ShellApp {
    static let information = AppInformation(
        name: "Conduit", command: "conduit", version: "1.0.0", summary: "A place to share knowledge.",
        scriptExtension: "chal", without: [.fault])

    let features: [any FeatureContract]
    let tabs = [
        AppTab("Home", navigation: ArticlesIncomingNavigation.home()),
        AppTab("Profile", navigation: ProfileIncomingNavigation.own),
    ]
    var rootNavigation: any NavigationContract { tabs[0].navigation }
    var redirector: (any NavigationRedirectContract)? { AppNavigationRedirect() }
    let guards: [Guard]

    init(_ context: AppContext, options: NoOptions) {
        let conduit = Conduit()
        let guarded = ArticlesFeature.guarded + AccountFeature.guarded + ProfileFeature.guarded
        guards = [
            Guard("a login", for: guarded, user: { conduit.user?.name }) { _ in AccountIncomingNavigation.login }
        ]
        features = [
            ArticlesFeature(conduit), ProfileFeature(conduit), AccountFeature(conduit),
            SystemFeature(tracker: context.tracker),
        ]
    }
}

nonisolated struct AppNavigationRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        switch navigation {
        case ArticlesOutgoingNavigation.profile(let name): ProfileIncomingNavigation.user(name: name)
        case ProfileOutgoingNavigation.article(let identifier):
            ArticlesIncomingNavigation.article(identifier: identifier)
        case ProfileOutgoingNavigation.settings: AccountIncomingNavigation.settings
        default: nil
        }
    }
}

await ConduitApp.main()
