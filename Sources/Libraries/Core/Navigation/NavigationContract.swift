/// A destination as a value: what to show, without saying who shows it or how one gets there.
///
/// Two navigations are the same destination when they are equal; a case that carries something without an
/// identity of its own (a delegate) leaves it out of `==` and `hash(into:)`.
package protocol NavigationContract: Hashable, Sendable {}

/// A destination that the feature which declares it shows itself.
package protocol IncomingNavigationContract: NavigationContract {}

/// A wish to leave the feature which declares it. The feature does not know who fulfils it: the app's
/// ``NavigationRedirectContract`` turns it into a navigation of another feature.
package protocol OutgoingNavigationContract: NavigationContract {}

extension NavigationContract {
    /// The type and the case, without what the case carries: `CharacterIncomingNavigation.detail`.
    package var name: String {
        let mirror = Mirror(reflecting: self)
        guard mirror.displayStyle == .enum else { return "\(Self.self)" }
        return "\(Self.self).\(mirror.children.first?.label ?? "\(self)")"
    }

    /// The name with the plain values that the case (or the structure) carries:
    /// `CharacterIncomingNavigation.detail(identifier: 5)`.
    ///
    /// Anything that is not a number, a truth value or text is left out: a delegate says nothing to a reader.
    package var fullName: String {
        let shown = carriedValues.compactMap { label, value -> String? in
            guard let text = plainText(value) else { return nil }
            guard let label, !label.hasPrefix(".") else { return text }
            return "\(label): \(text)"
        }
        return shown.isEmpty ? name : "\(name)(\(shown.joined(separator: ", ")))"
    }

    /// The associated values of a case, or the properties of a structure.
    private var carriedValues: [(label: String?, value: Any)] {
        let mirror = Mirror(reflecting: self)
        guard mirror.displayStyle == .enum else { return mirror.children.map { ($0.label, $0.value) } }
        guard let payload = mirror.children.first?.value else { return [] }
        let values = Mirror(reflecting: payload)
        return values.displayStyle == .tuple ? values.children.map { ($0.label, $0.value) } : [(nil, payload)]
    }
}

/// A number, a truth value or text, as text; an optional is what it holds.
private func plainText(_ value: Any) -> String? {
    switch value {
    case let number as any Numeric: "\(number)"
    case let truth as Bool: "\(truth)"
    case let text as String: text
    default: nil
    }
}

/// Any navigation, where one concrete, hashable type is needed.
package struct AnyNavigation: Hashable, Sendable {
    package let wrapped: any NavigationContract

    package init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    package static func == (lhs: Self, rhs: Self) -> Bool {
        AnyHashable(lhs.wrapped) == AnyHashable(rhs.wrapped)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(AnyHashable(wrapped))
    }
}
