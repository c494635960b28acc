/// A property that is declared `@Entry`: its accessors, and the key with its default value.
struct Entry {
    private let name: String
    private let type: String?
    private let value: String?
    private let container: Container

    /// The types that have entries.
    private enum Container: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case containerValues = "ContainerValues"
        case focus = "FocusedValues"

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .containerValues: "ContainerValueKey"
            case .focus: "FocusedValueKey"
            }
        }
    }

    /// Reads a declaration: `var NAME: TYPE = VALUE`, without the type or without the value.
    ///
    /// - context: the extension around it.
    init(_ declaration: String, in context: String?) throws(ExpansionError) {
        let words = SourceText(context ?? "").tokens.filter { $0.kind == .word }.map(\.text)
        guard let container = Container.allCases.first(where: { words.contains($0.rawValue[...]) }) else {
            let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
            throw ExpansionError("@Entry works in an extension of one of \(names)")
        }
        let tokens = SourceText(declaration).tokens
        guard let keyword = tokens.firstIndex(where: { $0.text == "var" }),
            let name = tokens[(keyword + 1)...].firstIndex(where: { $0.kind == .word })
        else { throw ExpansionError("@Entry works for a variable") }
        let rest = tokens[(name + 1)...]
        let sign = rest.firstIndex { $0.text == "=" } ?? rest.endIndex
        let annotation = rest[..<sign].code
        self.container = container
        self.name = String(tokens[name].text)
        type = annotation.hasPrefix(":") ? SourceText(annotation.dropFirst()).tokens.code : nil
        value = sign < rest.endIndex ? rest[(sign + 1)...].code : nil
        if container == .focus {
            guard value == nil, type?.hasSuffix("?") == true else {
                throw ExpansionError("an entry of FocusedValues is optional and has no default value")
            }
        } else if value == nil, type?.hasSuffix("?") != true {
            throw ExpansionError("@Entry needs a default value, unless the type is written as optional")
        }
    }

    private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

    /// The accessors of the property.
    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The type of the key.
    var key: String {
        let members =
            switch type {
            case let type? where container == .focus: "typealias Value = \(type.dropLast())"
            case let type?:
                """
                typealias Value = \(type)
                static var defaultValue: Value { \(value ?? "nil") }
                """
            case nil: "static let defaultValue = \(value ?? "nil")"
            }
        return """
            private struct \(keyName): SwiftUI.\(container.keyProtocol) {
                \(members)
            }
            """
    }
}
