/// The style of a modal: a sheet or a full-screen cover. A terminal draws both alike; `path` and JSON name the style.
public enum ModalPresentationStyle: Sendable, Hashable {
    /// A card that leaves part of the stack visible. The detents are its heights on a phone; nil for the usual height.
    case sheet(detents: Set<PresentationDetent>? = nil)
    /// A cover over the whole stack.
    case fullScreenCover

    /// A sheet of the usual height.
    public static let sheet = Self.sheet(detents: nil)
}

/// A height at which a sheet rests on a phone.
public enum PresentationDetent: Sendable, Hashable {
    /// The usual heights.
    case medium, large
    /// A fraction of the available height, 0 to 1.
    case fraction(Double)
    /// A height in points.
    case height(Double)
}

extension ModalPresentationStyle {
    package var name: String { isSheet ? "sheet" : "fullScreenCover" }
    package var phrase: String { isSheet ? "a sheet" : "a full-screen cover" }

    private var isSheet: Bool { if case .sheet = self { true } else { false } }
}
