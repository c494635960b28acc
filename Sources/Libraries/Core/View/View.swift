/// A screen: a function from its view model's state to a ``Rendering``.
///
/// `render()` must read everything that it shows from observable state, so that whoever holds the view knows, by
/// watching what was read, when to draw it again. It changes nothing.
@MainActor
package protocol View {
    func render() -> Rendering
    /// The work of a first appearance; returns when it is done. Cancelled when the view leaves before that.
    func appear() async
}

/// Any view, as one concrete type.
@MainActor
package struct AnyView {
    private let view: any View

    package init(_ view: any View) {
        self.view = view
    }

    package func render() -> Rendering { view.render() }
    package func appear() async { await view.appear() }
}
