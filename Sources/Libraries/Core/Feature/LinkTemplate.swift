import FoundationEssentials

/// A link as a screen declares it, with a parameter's name in place of its value: `app://book/ID`.
struct LinkTemplate: Sendable {
    /// A segment of the path, or the value of a query item.
    private enum Part: Sendable {
        case literal(String)
        case parameter(Parameter)

        var isParameter: Bool { if case .parameter = self { true } else { false } }

        /// True if it has every value that another part may have.
        func covers(_ other: Part) -> Bool {
            switch (self, other) {
            case (.literal(let text), .literal(let other)): text == other
            case (.parameter(let parameter), .parameter(let other)): parameter.kind.covers(other.kind)
            case (.literal, .parameter), (.parameter, .literal): false
            }
        }
    }

    /// As the screen declares it.
    let text: String
    let screen: ScreenDescription
    /// In lower case, as the host: both are case-insensitive (RFC 3986, section 6.2.2.1).
    private let scheme: String
    private let host: String
    private let path: [Part]
    private let query: [(name: String, value: Part)]

    enum Failure: Error {
        case noURL, noScheme, noHost
    }

    init(_ text: String, of screen: ScreenDescription) throws(Failure) {
        guard let url = URL(string: text) else { throw .noURL }
        guard let scheme = url.scheme, !scheme.isEmpty else { throw .noScheme }
        guard let host = url.host(), !host.isEmpty else { throw .noHost }
        func part(_ text: String) -> Part {
            screen.parameters.first { $0.name == text }.map(Part.parameter) ?? .literal(text)
        }
        self.text = text
        self.screen = screen
        (self.scheme, self.host) = (scheme.lowercased(), host.lowercased())
        path = url.segments.map(part)
        query = url.queryItems.map { ($0.name, part($0.value ?? "")) }
    }

    /// True if a link has this scheme and host.
    func accepts(_ url: URL) -> Bool { url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host }

    /// The values in a link of the parameters; nil if the link does not match.
    func arguments(of url: URL) -> Arguments? {
        let segments = url.segments
        guard accepts(url), segments.count == path.count else { return nil }
        var pairs = Array(zip(path, segments))
        if !query.isEmpty {
            let items = url.queryItems
            for (name, part) in query {
                guard let value = items.first(where: { $0.name == name })?.value else { return nil }
                pairs.append((part, value))
            }
        }
        var values: [String: ArgumentValue] = [:]
        for (part, text) in pairs {
            switch part {
            case .literal(let wanted): guard text == wanted else { return nil }
            case .parameter(let parameter):
                guard let value = parameter.value(of: text) else { return nil }
                values[parameter.name] = value
            }
        }
        return Arguments(values)
    }

    /// True if it is more specific than one that matches the same link: by an earlier literal part, or its query.
    func precedes(_ other: Self) -> Bool {
        for (mine, others) in zip(path, other.path) where mine.isParameter != others.isParameter {
            return others.isParameter
        }
        if query.count != other.query.count { return query.count > other.query.count }
        return query.count(where: \.value.isParameter) < other.query.count(where: \.value.isParameter)
    }

    /// True if it matches every link that another one does, and neither is more specific.
    func covers(_ other: Self) -> Bool {
        (scheme, host) == (other.scheme, other.host) && path.count == other.path.count
            && zip(path, other.path).allSatisfy { $0.covers($1) } && query.count == other.query.count
            && query.allSatisfy { item in other.query.contains { $0.name == item.name && item.value.covers($0.value) } }
    }
}

extension Parameter.Kind {
    /// True if every word that is a value of another kind is one of this kind.
    fileprivate func covers(_ other: Self) -> Bool {
        switch (self, other) {
        case (.word, _), (.text, _), (.assignments, _), (.file, _), (.command, _), (.name, _), (.destination, _): true
        case (.integer(let range), .integer(let other)): range.contains(other)
        case (.number(let range), .number(let other)): range.contains(other)
        case (.choice(let choices), .choice(let other)):
            Set(choices.map { $0.lowercased() }).isSuperset(of: other.map { $0.lowercased() })
        case (.integer, _), (.number, _), (.choice, _), (.keyword, _): false
        }
    }
}

extension URL {
    fileprivate var segments: [String] { pathComponents.filter { $0 != "/" } }

    fileprivate var queryItems: [URLQueryItem] {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems ?? []
    }
}
