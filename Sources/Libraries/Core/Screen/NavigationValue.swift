/// One of several plain values that a navigation carries: what it is called, how it is written, and if it may be missing.
///
///     nonisolated static let declaration = ScreenDeclaration(
///         "Articles", title: "Articles", navigation: "ArticlesIncomingNavigation.list",
///         .optional("tag", ArgumentKey("TAG")), .optional("page", ArgumentKey("N", in: 1...99)),
///         make: ArticlesIncomingNavigation.list, route: .init("articles", help: "all articles"),
///         links: ["app://articles?tag=TAG&page=N"])
public struct NavigationValue<Value: Sendable>: Sendable {
    fileprivate let parameter: Parameter
    /// The value of an argument; nil if that is missing and must not be, or is of another type.
    fileprivate let read: @Sendable (ArgumentValue?) -> Value?
    /// The argument; nil if the value is missing.
    fileprivate let write: @Sendable (Value) -> ArgumentValue?
}

extension NavigationValue where Value: ArgumentConvertible {
    /// A value that is always there. In a route it is one word, in the order of the values; in a link it stands in place of its
    /// parameter's name.
    ///
    /// - Parameters:
    ///   - label: what the value is called in the name of the navigation.
    ///   - argument: the parameter, which has another name than those of the other values.
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
    /// A value that may be missing. In a route it follows its label and `=`, behind the values that are always there; in a link
    /// its query item may be missing.
    ///
    /// - Parameters:
    ///   - label: what the value is called in the name of the navigation and in a route.
    ///   - argument: the parameter, which has another name than those of the other values.
    public static func optional<Wrapped>(_ label: String, _ argument: ArgumentKey<Wrapped>) -> Self
    where Value == Wrapped? {
        Self(
            parameter: argument.parameter.labelled(label, isOptional: true),
            read: { $0.map { Wrapped($0).map(Optional.some) } ?? .some(nil) }, write: { $0?.argumentValue })
    }
}

extension ScreenDeclaration {
    /// A screen whose navigation carries several plain values, or one that may be missing.
    ///
    /// - Parameters:
    ///   - name: its name for programs: `Articles`.
    ///   - title: its name for people; nil if that depends on what it shows.
    ///   - navigation: the public name of the navigation that leads there: `ArticlesIncomingNavigation.list`.
    ///   - value: the values, in the order in which they are written.
    ///   - make: the navigation that carries values.
    ///   - route: the word that opens it; nil if none does.
    ///   - links: the links that lead there; the first one is the route's.
    ///   - events: all events that are tracked on it.
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

    /// The name of the navigation that carries these values, without those that are missing.
    public func navigationName<First, each Other>(_ first: First, _ other: repeat each Other) -> NavigationName
    where Payload == (First, repeat each Other) {
        name(with: (first, repeat each other))
    }
}

private struct Missing: Error {}
