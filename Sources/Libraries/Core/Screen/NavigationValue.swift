public import ChallengeActions

/// One of several plain values of a navigation. The value has a label and a written form, and may be optional.
///
///     nonisolated static let declaration = ScreenDeclaration(
///         "Articles", title: "Articles", navigation: "ArticlesIncomingNavigation.list",
///         .optional("tag", ArgumentKey("TAG")), .optional("page", ArgumentKey("N", in: 1...99)),
///         make: ArticlesIncomingNavigation.list, route: .init("articles", help: "all articles"),
///         links: ["app://articles?tag=TAG&page=N"])
public struct NavigationValue<Value: Sendable>: Sendable {
    fileprivate let parameter: Parameter
    /// Reads the value of an argument; nil if a required argument is missing or if the type differs.
    fileprivate let read: @Sendable (ArgumentValue?) -> Value?
    /// Makes the argument from a value; nil if an optional value is missing.
    fileprivate let write: @Sendable (Value) -> ArgumentValue?
}

extension NavigationValue where Value: ArgumentConvertible {
    /// Creates a required value. In a route, the value is one word, in the order of the values. In a link, the value
    /// replaces the parameter's name.
    ///
    /// - Parameters:
    ///   - label: the value's label in the name of the navigation.
    ///   - argument: the parameter, whose name no other value has.
    public static func required(_ label: String, _ argument: ArgumentKey<Value>) -> Self {
        let parameter = argument.parameter
        let kind = if case .text = parameter.kind { Parameter.Kind.word } else { parameter.kind }
        return Self(
            parameter: Parameter(parameter.name, kind, identifying: parameter.noun, suggest: parameter.suggest)
                .labelled(label),
            read: { $0.flatMap(Value.init) }, write: \.argumentValue)
    }
}

extension NavigationValue {
    /// Creates an optional value. In a route, the value follows the required values, after its label: `tag=swift`. A link
    /// may lack the value's query item.
    ///
    /// - Parameters:
    ///   - label: the value's label in the name of the navigation and in a route.
    ///   - argument: the parameter, whose name no other value has.
    public static func optional<Wrapped>(_ label: String, _ argument: ArgumentKey<Wrapped>) -> Self
    where Value == Wrapped? {
        Self(
            parameter: argument.parameter.labelled(label, isOptional: true),
            read: { $0.map { Wrapped($0).map(Optional.some) } ?? .some(nil) }, write: { $0?.argumentValue })
    }
}

extension ScreenDeclaration {
    /// Declares a screen whose navigation has several plain values, in written order, or an optional one. Without a
    /// title, the name depends on the contents.
    public init<each Value>(
        _ name: String, title: String? = nil, navigation: String, _ value: repeat NavigationValue<each Value>,
        make: @escaping @Sendable (repeat each Value) -> any NavigationContract,
        route: @autoclosure @escaping @Sendable () -> ScreenDescription.RouteName? = nil,
        links: @autoclosure @escaping @Sendable () -> [String] = [],
        events: @autoclosure @escaping @Sendable () -> [EventDescription] = []
    ) where Payload == (repeat each Value) {
        var parameters: [Parameter] = []
        for value in repeat each value { parameters.append(value.parameter) }
        let read: @Sendable ((Parameter) -> ArgumentValue?) -> Payload? = { argument in
            func read<One>(_ value: NavigationValue<One>) throws(Missing) -> One {
                guard let content = value.read(argument(value.parameter)) else { throw Missing() }
                return content
            }
            return try? (repeat read(each value))
        }
        let description = ScreenDescription(
            name: name, title: title, navigation: navigation, parameters: parameters, events: events,
            makeNavigation: { arguments in
                read { arguments.values[$0.name] }.map { make(repeat each $0) }
                    ?? UnknownNavigation.notFound(.unresolved(navigation: navigation))
            }
        ) { .init(route: route(), links: links()) }
        self.init(description) { navigation in
            let values = navigation.navigationName.values
            return read { parameter in values.first { $0.label == parameter.label }?.content }
        } values: { payload in
            var values: [NavigationName.Value] = []
            for (value, content) in repeat (each value, each payload) {
                guard let label = value.parameter.label, let content = value.write(content) else { continue }
                values.append(NavigationName.Value(label: label, content: content))
            }
            return values
        }
    }

    /// Returns the name of the navigation with these values. Omits missing optional values.
    public func navigationName<First, each Other>(_ first: First, _ other: repeat each Other) -> NavigationName
    where Payload == (First, repeat each Other) {
        name(with: (first, repeat each other))
    }
}

private struct Missing: Error {}
