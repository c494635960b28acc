/// How the stacks of a running app were at one moment.
package struct Checkpoint {
    private let putBack: @MainActor () -> Void

    package init(putBack: @escaping @MainActor () -> Void) {
        self.putBack = putBack
    }

    /// Puts back every stack: its screens, which are the ones that were alive then and not others like them, its modal,
    /// and what counts as displayed. Screens that have come since are given up, with their work.
    ///
    /// What a screen shows is its view model's, and stays as it is now; work that was cancelled because its screen had
    /// left is not begun again. Nobody is told of a navigation.
    @MainActor
    package func restore() { putBack() }
}
