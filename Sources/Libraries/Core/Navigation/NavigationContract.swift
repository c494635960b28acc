/// A destination as a value: what to show, without saying who shows it or how one gets there.
///
/// Two navigations with equal names are the same destination; something without an identity of its own, such as a
/// delegate, is no part of the name.
package protocol NavigationContract: Hashable, Sendable {
    var navigationName: NavigationName { get }
}

/// A destination that the feature which declares it shows itself.
package protocol IncomingNavigationContract: NavigationContract {}

/// A wish to leave the feature which declares it. The feature does not know who fulfils it: the app's
/// ``NavigationRedirectContract`` turns it into a navigation of another feature.
package protocol OutgoingNavigationContract: NavigationContract {}

/// The name by which people, scripts and transcripts know a navigation.
///
/// It is declared, not derived from Swift identifiers: renaming a type or a case changes nothing that is printed.
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

/// Any navigation, where one concrete, hashable type is needed.
package struct AnyNavigation: Hashable, Sendable {
    package let wrapped: any NavigationContract

    package init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    /// By the names; what is not found for different reasons has one name, and is different.
    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.wrapped.navigationName == rhs.wrapped.navigationName
            && lhs.wrapped as? UnknownNavigation == rhs.wrapped as? UnknownNavigation
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(wrapped.navigationName)
    }
}
