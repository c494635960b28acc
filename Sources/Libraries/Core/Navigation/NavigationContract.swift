import FoundationEssentials

/// A destination as a value: what to show, independent of the feature that shows it and of the way there.
///
/// Two equal navigations are the same destination. What has no identity, such as a delegate, counts in no comparison, and is
/// in no name.
public protocol NavigationContract: Hashable, Sendable {
    /// The name, by which screens are found and people call the navigation. Must not change while the program runs.
    ///
    /// One that is not declared is derived from the type and its case, with the plain values that it carries; it changes
    /// when they are renamed.
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
/// A declared one stays as it is when a type or a case is renamed. One that is derived from them is equal to it.
public struct NavigationName: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// A plain value that a navigation carries.
    public struct Value: Sendable, Hashable {
        /// What the value is called: `identifier`. Empty for a value without a name.
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
    /// True if it is derived from Swift's identifiers.
    public private(set) var isDerived = false

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
    /// The name of a navigation's type and case, with those of its values that are plain.
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
    /// Nil for a value that is not plain.
    fileprivate init?(_ part: Mirror.Child) {
        guard let content = ArgumentValue(plain: part.value) else { return nil }
        // Swift calls an element without a label by its position: .0
        self.init(label: part.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "", content: content)
    }
}

extension ArgumentValue {
    /// A number, a text, a truth, a UUID, or a case of an enumeration that carries nothing; nil for anything else, and for
    /// what an optional does not have.
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
    /// Derived by reflection, each time.
    public var navigationName: NavigationName { NavigationName(derivedFrom: self) }
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

    /// Compares the navigations.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrapped.isEqual(to: rhs.wrapped) }

    /// Hashes the navigation.
    public func hash(into hasher: inout Hasher) { wrapped.hash(into: &hasher) }
}

extension NavigationContract {
    fileprivate func isEqual(to other: any NavigationContract) -> Bool { other as? Self == self }
}
