public import ChallengeActions
import FoundationEssentials

/// A destination in an app, as a value. The value depends neither on the destination's feature nor on earlier screens.
///
/// Equal navigations are the same destination. Comparisons and names ignore values without identity, such as delegates.
public protocol NavigationContract: Hashable, Sendable {
    /// The name for users, and for the lookup of screens. Must not change while the program runs.
    ///
    /// By default, the name is derived from the type, the case and the plain values, and changes with these three.
    var navigationName: NavigationName { get }
    /// True only for an ``OutgoingNavigationContract``, whose destination is outside the feature that declares it.
    static var isOutgoing: Bool { get }
}

/// A navigation to a destination within the feature that declares the navigation.
public protocol IncomingNavigationContract: NavigationContract {}

/// A navigation to a destination outside the feature that declares the navigation. This feature does not know the other
/// feature. The app's ``NavigationRedirectContract`` maps the navigation to a navigation of the other feature.
public protocol OutgoingNavigationContract: NavigationContract {}

extension OutgoingNavigationContract {
    /// True.
    public static var isOutgoing: Bool { true }
}

/// The name of a navigation for users, scripts and transcripts.
///
/// A renamed type or case does not change a declared name. A declared and a derived name with equal parts are equal.
public struct NavigationName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A plain value that a navigation carries.
    public struct Value: Sendable, Hashable {
        /// The value's label: `identifier`. Empty for a value without a label.
        public let label: String
        /// The value itself.
        public let content: ArgumentValue

        /// Creates a value with its label.
        public init(label: String, content: ArgumentValue) {
            self.label = label
            self.content = content
        }
    }

    /// The name without the values: `CharacterIncomingNavigation.detail`.
    public let base: String
    /// The values of the navigation, in written order.
    public let values: [Value]
    /// True if the name is derived from Swift identifiers, not declared.
    public private(set) var isDerived = false

    /// Creates a name, with the values that distinguish its destinations.
    public init(_ base: String, _ values: [Value] = []) {
        self.base = base
        self.values = values
    }

    /// Creates a name without values.
    public init(stringLiteral base: String) {
        self.init(base)
    }

    /// The name with the values: `CharacterIncomingNavigation.detail(identifier: 5)`.
    public var description: String {
        guard !values.isEmpty else { return base }
        let written = values.map { $0.label.isEmpty ? "\($0.content)" : "\($0.label): \($0.content)" }
        return "\(base)(\(written.joined(separator: ", ")))"
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.base == rhs.base && lhs.values == rhs.values }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(base)
        hasher.combine(values)
    }
}

extension NavigationName {
    /// Derives the name from a navigation's type, its case and its plain values.
    fileprivate init(derivedFrom navigation: any NavigationContract) {
        let (type, mirror) = ("\(Swift.type(of: navigation))", Mirror(reflecting: navigation))
        if mirror.displayStyle == .enum {
            let carried = mirror.children.first
            let parts = carried.map { Mirror(reflecting: $0.value) }
            let values =
                parts?.displayStyle == .tuple ? parts.map { Array($0.children) } : carried.map { [(nil, $0.value)] }
            self.init("\(type).\(carried?.label ?? "\(navigation)")", (values ?? []).compactMap(Value.init))
        } else {
            self.init(type, mirror.children.compactMap(Value.init))
        }
        isDerived = true
    }
}

extension NavigationName.Value {
    /// Creates a value from a part of a navigation; nil if the part is not a plain value.
    fileprivate init?(_ part: Mirror.Child) {
        guard let content = ArgumentValue(plain: part.value) else { return nil }
        // Swift labels an element without a label by its position: `.0`.
        self.init(label: part.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "", content: content)
    }
}

extension ArgumentValue {
    /// Converts a number, a text, a Boolean, a UUID or a case without associated values; nil for any other value, and for
    /// an empty optional.
    fileprivate init?(plain value: Any) {
        switch value {
        case let value as any ArgumentConvertible: self = value.argumentValue
        case let value as any LosslessStringConvertible: self = .text("\(value)")
        case let value as UUID: self = .text(value.uuidString)
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .enum, mirror.children.isEmpty else { return nil }
            self = .text("\(value)")
        }
    }
}

extension NavigationContract {
    /// The name, derived by reflection at each access.
    public var navigationName: NavigationName { NavigationName(derivedFrom: self) }
    /// False: the destination is within the feature.
    public static var isOutgoing: Bool { false }
    /// The name without values: `CharacterIncomingNavigation.detail`.
    public var name: String { navigationName.base }
    /// The name with the plain values of the navigation: `CharacterIncomingNavigation.detail(identifier: 5)`.
    public var fullName: String { navigationName.description }
}

/// A type-erased navigation, as a concrete hashable type.
public struct AnyNavigation: Hashable, Sendable {
    /// The navigation itself.
    public let wrapped: any NavigationContract

    /// Wraps a navigation.
    public init(_ wrapped: any NavigationContract) {
        self.wrapped = wrapped
    }

    /// Compares the navigations.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrapped.isEqual(to: rhs.wrapped) }

    /// Hashes the navigation.
    public func hash(into hasher: inout Hasher) { wrapped.hash(into: &hasher) }
}

extension NavigationContract {
    fileprivate func isEqual(to other: any NavigationContract) -> Bool { other as? Self == self }
}
