/// A feature's public face: what it offers, and its views for navigations.
///
/// A feature imports no other feature. It says where it wants to go with an ``OutgoingNavigationContract``.
@MainActor
package protocol FeatureContract {
    /// The feature's name for people and programs: `Character`.
    var name: String { get }
    /// What the feature offers by name.
    var routes: [Route] { get }
    /// Every screen that the feature shows.
    var screens: [ScreenDescription] { get }
    /// Every wish of the feature to leave.
    var outgoingNavigations: [any OutgoingNavigationContract] { get }
    /// Takes the feature's links; nil for a feature without any.
    var deepLinkHandler: (any DeepLinkHandlerContract)? { get }
    /// The view that the feature begins with.
    func makeMainView(navigator: any NavigatorContract) -> AnyView
    /// A new view for a navigation, or nil where the navigation is not this feature's.
    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView?
}

extension FeatureContract {
    package var routes: [Route] { [] }
    package var screens: [ScreenDescription] { [] }
    package var outgoingNavigations: [any OutgoingNavigationContract] { [] }
    package var deepLinkHandler: (any DeepLinkHandlerContract)? { nil }
}
