package import ChallengeActions
import ChallengeText
public import FoundationEssentials

/// A declared link of a screen, with a parameter's name in place of its value: `app://book/ID`.
package struct LinkTemplate: Sendable {
    /// A segment of the path, or the value of a query item.
    private enum Part: Sendable {
        case literal(String)
        case parameter(Parameter)

        var parameter: Parameter? { if case .parameter(let parameter) = self { parameter } else { nil } }
        var isParameter: Bool { parameter != nil }
        /// True if a link may lack the query item with this part.
        var isOptional: Bool { parameter?.isOptional ?? false }

        /// Returns true if this part accepts every value that the other part accepts.
        func covers(_ other: Part) -> Bool {
            switch (self, other) {
            case (.literal(let text), .literal(let other)): text == other
            case (.parameter(let parameter), .parameter(let other)):
                parameter.kind.covers(other.kind) && (parameter.isOptional || !other.isOptional)
            case (.literal, .parameter), (.parameter, .literal): false
            }
        }
    }

    /// A template that a link matches, with the values of its parameters.
    struct Match {
        let template: LinkTemplate
        let arguments: Arguments
        /// The number of query items that the link lacks, all optional.
        let missing: Int
    }

    package let text: String
    package let screen: ScreenDescription
    /// The scheme, in lower case like the host. Both are case-insensitive (RFC 3986, section 6.2.2.1).
    let scheme: String
    let host: String
    private let path: [Part]
    private let query: [(name: String, value: Part)]

    package enum Failure: Error {
        case noURL, noScheme, noHost
    }

    package init(_ text: String, of screen: ScreenDescription) throws(Failure) {
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

    func accepts(_ url: URL) -> Bool { url.scheme?.lowercased() == scheme && url.host()?.lowercased() == host }

    /// Returns the parameters' values in a link; nil if the link does not match.
    func match(_ url: URL) -> Match? {
        guard let (pairs, missing) = pairs(in: url) else { return nil }
        var values: [String: ArgumentValue] = [:]
        for (part, text) in pairs {
            guard case .parameter(let parameter) = part else { continue }
            guard let value = parameter.value(of: text) else { return nil }
            values[parameter.name] = value
        }
        return Match(template: self, arguments: Arguments(values), missing: missing)
    }

    /// Returns the first parameter that does not take its text in a link; nil if the link differs in other parts as well.
    package func mismatch(in url: URL) -> (parameter: Parameter, text: String)? {
        for (part, text) in pairs(in: url)?.pairs ?? [] {
            if case .parameter(let parameter) = part, parameter.value(of: text) == nil { return (parameter, text) }
        }
        return nil
    }

    /// Returns each part with its text in a link, and the number of optional query items that the link lacks. Nil if a literal
    /// differs or a part is missing.
    private func pairs(in url: URL) -> (pairs: [(Part, String)], missing: Int)? {
        guard accepts(url), case let segments = url.segments, segments.count == path.count else { return nil }
        var (pairs, missing) = (Array(zip(path, segments)), 0)
        if !query.isEmpty {
            let items = url.queryItems
            for (name, part) in query {
                if let value = items.first(where: { $0.name == name })?.value {
                    pairs.append((part, value))
                } else {
                    guard part.isOptional else { return nil }
                    missing += 1
                }
            }
        }
        let differs = pairs.contains { part, text in
            if case .literal(let wanted) = part { text != wanted } else { false }
        }
        return differs ? nil : (pairs, missing)
    }

    /// Returns the link with these values, whose keys are the names of the parameters. Omits query items without a value.
    /// Nil if a required value is missing.
    package func link(with values: [String: String]) -> String? {
        func written(_ part: Part) -> String? {
            switch part {
            case .literal(let text): text.percentEncoded()
            case .parameter(let parameter): values[parameter.name]?.percentEncoded()
            }
        }
        let start = text.firstRange(of: "://")?.upperBound ?? text.startIndex
        var link = String(text[..<(text[start...].firstIndex { "/?#".contains($0) } ?? text.endIndex)])
        for part in path {
            guard let segment = written(part) else { return nil }
            link += "/" + segment
        }
        var separator = "?"
        for (name, part) in query {
            if let value = written(part) {
                link += "\(separator)\(name.percentEncoded())=\(value)"
                separator = "&"
            } else if !part.isOptional {
                return nil
            }
        }
        return link
    }

    func hasPlace(for name: String) -> Bool { (path + query.map(\.value)).contains { $0.parameter?.name == name } }

    /// Compares the paths at the first segment where only one path has a literal. Returns true if this path has the
    /// literal, false if the other path has it, and nil if there is no such segment.
    func hasMoreSpecificPath(than other: Self) -> Bool? {
        zip(path, other.path).first { $0.isParameter != $1.isParameter }.map { $1.isParameter }
    }

    var itemCount: Int { query.count }
    var literalCount: Int { query.count { !$0.value.isParameter } }

    /// Returns true if this template matches all links of the other, and both are equally specific for each link.
    package func covers(_ other: Self) -> Bool {
        (scheme, host) == (other.scheme, other.host) && path.count == other.path.count
            && zip(path, other.path).allSatisfy { $0.covers($1) } && query.count == other.query.count
            && query.allSatisfy { item in other.query.contains { $0.name == item.name && item.value.covers($0.value) } }
    }
}

extension LinkTemplate.Match {
    /// The link's navigation; nil if arguments cannot express the link's values.
    var navigation: (any NavigationContract)? { template.screen.makeNavigation?(arguments) }

    /// Returns true if this match has a more specific template than another match for the same link.
    func precedes(_ other: Self) -> Bool {
        template.hasMoreSpecificPath(than: other.template) ?? (ranks < other.ranks)
    }

    /// The more specific match has the smaller ranks.
    private var ranks: (Int, Int, Int) { (missing - template.itemCount, -template.literalCount, missing) }
}

extension Sequence<LinkTemplate.Match> {
    /// The first match that no other match precedes; nil if there are no matches.
    var mostSpecific: LinkTemplate.Match? {
        reduce(nil) { best, other in best.map { other.precedes($0) ? other : $0 } ?? other }
    }
}

extension Parameter.Kind {
    /// Returns true if every value of the other kind is also a value of this kind.
    fileprivate func covers(_ other: Self) -> Bool {
        switch (self, other) {
        case (.word, _), (.text, _), (.assignments, _), (.file, _), (.command, _), (.action, _), (.name, _),
            (.destination, _):
            true
        case (.integer(let range), .integer(let other)): range.contains(other)
        case (.number(let range), .number(let other)): range.contains(other)
        case (.choice(let choices), .choice(let other)):
            Set(choices.map { $0.lowercased() }).isSuperset(of: other.map { $0.lowercased() })
        case (.integer, _), (.number, _), (.choice, _), (.keyword, _): false
        }
    }
}

extension URL {
    /// Returns the value of the first query item with this name; nil if this item does not exist or has no value.
    public func queryParameter(_ name: String) -> String? { queryItems.first { $0.name == name }?.value }

    fileprivate var segments: [String] {
        path().split(separator: "/").map(String.init).map { $0.percentDecoded() ?? $0 }
    }

    fileprivate var queryItems: [URLQueryItem] {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems ?? []
    }
}
