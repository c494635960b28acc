/// One screen of a coordinator's stack: the destination and how it was reached.
///
/// The same destination pushed twice makes two entries, which differ in `id`; a coordinator never uses an `id` twice.
package struct NavigationEntry: Sendable, Identifiable {
    /// How an entry came to be.
    package enum Reached: Sendable, Hashable {
        case push
        case present(ModalPresentationStyle)
    }

    package let id: Int
    package let chain: RedirectChain
    package let reached: Reached

    /// What to show.
    package var navigation: any NavigationContract { chain.destination }
}
