/// How a modal covers the stack below it. A terminal draws both alike; only the name in `path` and JSON differs.
public enum ModalPresentationStyle: Sendable, Hashable {
    /// A card over the stack, part of which stays visible, in the heights that a phone offers; nil for the usual one.
    case sheet(detents: Set<PresentationDetent>? = nil)
    /// A cover over all of the stack.
    case fullScreenCover

    /// A sheet of the height that is usual.
    public static let sheet = Self.sheet(detents: nil)
}

/// A height at which a sheet rests on a phone.
public enum PresentationDetent: Sendable, Hashable {
    /// The usual ones.
    case medium, large
    /// A part of the height that there is, 0 to 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
}

extension ModalPresentationStyle {
    /// For programs.
    package var name: String { isSheet ? "sheet" : "fullScreenCover" }
    /// For people.
    package var phrase: String { isSheet ? "a sheet" : "a full-screen cover" }

    private var isSheet: Bool { if case .sheet = self { true } else { false } }
}
