/// A destination as a value: what to show, independent of the feature that shows it and of the way there.
///
/// Two navigations with equal names are the same destination. Whatever has no identity of its own, such as a delegate,
/// is not part of the name.
package protocol NavigationContract: Hashable, Sendable {
    var navigationName: NavigationName { get }
}

/// A destination within the feature that declares it.
package protocol IncomingNavigationContract: NavigationContract {}

/// A destination outside the feature that declares it. The feature does not know which screen that is: the app's
/// ``NavigationRedirectContract`` maps it to a navigation of another feature.
package protocol OutgoingNavigationContract: NavigationContract {}

/// The name by which people, scripts and transcripts know a navigation.
///
/// It is declared, not derived from Swift identifiers, so that renaming a type or a case changes no output.
package struct NavigationName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A plain value that a navigation carries.
    package struct Value: Sendable, Hashable {
        package let label: String
        package let content: ArgumentValue

        package init(label: String, content: ArgumentValue) {
            self.label = label
            self.content = content
        }
    }

    /// The name without the values: `CharacterIncomingNavigation.detail`.
    package let base: String
    package let values: [Value]

    package init(_ base: String, _ values: [Value] = []) {
        self.base = base
        self.values = values
    }

    package init(stringLiteral base: String) {
        self.init(base)
    }

    /// The name with the values: `CharacterIncomingNavigation.detail(identifier: 5)`.
    package var description: String {
        guard !values.isEmpty else { return base }
        return "\(base)(\(values.map { "\($0.label): \($0.content)" }.joined(separator: ", ")))"
    }
}

extension NavigationContract {
    /// The name without what the navigation carries: `CharacterIncomingNavigation.detail`.
    package var name: String { navigationName.base }
    /// The name with the plain values that the navigation carries: `CharacterIncomingNavigation.detail(identifier: 5)`.
    package var fullName: String { navigationName.description }
}

/// A type-erased navigation, for where one concrete hashable type is needed.
package struct AnyNavigation: Hashable, Sendable {
    package let wrapped: any NavigationContract

    package init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    /// Compares the names, and the reasons of two ``UnknownNavigation``s, which all have the same name.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.wrapped.navigationName == rhs.wrapped.navigationName
            && lhs.wrapped as? UnknownNavigation == rhs.wrapped as? UnknownNavigation
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(wrapped.navigationName)
    }
}
