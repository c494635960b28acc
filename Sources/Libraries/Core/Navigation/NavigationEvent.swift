/// Something that a coordinator did. `depth` is the number of screens above the root of its own stack, afterwards.
package enum NavigationEvent: Sendable {
    case redirect(from: any NavigationContract, to: any NavigationContract)
    case push(any NavigationContract, depth: Int)
    case pop(any NavigationContract, depth: Int)
    case present(any NavigationContract, style: ModalPresentationStyle, depth: Int)
    case dismiss(any NavigationContract, depth: Int)
    case root(any NavigationContract)
}
