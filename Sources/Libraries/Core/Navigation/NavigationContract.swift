/// A destination as a value: what to show, independent of the feature that shows it and of the way there.
///
/// Two navigations with equal names are the same destination. What has no identity, such as a delegate, is in no name.
public protocol NavigationContract: Hashable, Sendable {
    /// The name, by which two navigations are compared. Must not change while the program runs.
    var navigationName: NavigationName { get }
    /// True if the destination is outside the feature that declares it, as of an ``OutgoingNavigationContract`` only.
    static var isOutgoing: Bool { get }
}

/// A destination within the feature that declares it.
public protocol IncomingNavigationContract: NavigationContract {}

/// A destination outside the feature that declares it. The feature does not know which screen that is: the app's
/// ``NavigationRedirectContract`` maps it to a navigation of another feature.
public protocol OutgoingNavigationContract: NavigationContract {}

extension OutgoingNavigationContract {
    /// True.
    public static var isOutgoing: Bool { true }
}

/// The name by which people, scripts and transcripts know a navigation.
///
/// It is declared, not derived from Swift identifiers, so that renaming a type or a case changes no output.
public struct NavigationName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A plain value that a navigation carries.
    public struct Value: Sendable, Hashable {
        /// What the value is called: `identifier`.
        public let label: String
        /// The value itself.
        public let content: ArgumentValue

        /// A value with its label.
        public init(label: String, content: ArgumentValue) {
            self.label = label
            self.content = content
        }
    }

    /// The name without the values: `CharacterIncomingNavigation.detail`.
    public let base: String
    /// The values that the navigation carries, in the order in which they are written.
    public let values: [Value]

    /// A name; without values if there are none to tell destinations apart by.
    public init(_ base: String, _ values: [Value] = []) {
        self.base = base
        self.values = values
    }

    /// A name without values.
    public init(stringLiteral base: String) {
        self.init(base)
    }

    /// The name with the values: `CharacterIncomingNavigation.detail(identifier: 5)`.
    public var description: String {
        guard !values.isEmpty else { return base }
        return "\(base)(\(values.map { "\($0.label): \($0.content)" }.joined(separator: ", ")))"
    }
}

extension NavigationContract {
    /// False: the destination is within the feature.
    public static var isOutgoing: Bool { false }
    /// The name without what the navigation carries: `CharacterIncomingNavigation.detail`.
    public var name: String { navigationName.base }
    /// The name with the plain values that the navigation carries: `CharacterIncomingNavigation.detail(identifier: 5)`.
    public var fullName: String { navigationName.description }
}

/// A type-erased navigation, for where one concrete hashable type is needed.
public struct AnyNavigation: Hashable, Sendable {
    /// The navigation itself.
    public let wrapped: any NavigationContract

    /// Wraps a navigation.
    public init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    /// Compares the names, and the reasons of two ``UnknownNavigation``s, which all have the same name.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.wrapped.navigationName == rhs.wrapped.navigationName
            && lhs.wrapped as? UnknownNavigation == rhs.wrapped as? UnknownNavigation
    }

    /// Hashes the name alone.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrapped.navigationName)
    }
}
