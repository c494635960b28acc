/// Why something cannot be resolved. It is a mistake in the program, and ends it: no caller could go on.
///
/// A chain has the names of the factories that were building, the outermost first and last the one that cannot be.
enum InjectionError: Error, Hashable, CustomStringConvertible {
    /// The last of the chain is in it before.
    case circular(chain: [String])
    /// It was promised, and nobody has registered it.
    case notRegistered(chain: [String])
    /// It is of a type without instances that could be held weakly.
    case noObject(chain: [String], type: String)

    var description: String {
        switch self {
        case .circular(let chain):
            // What leads to the circle is no part of it.
            let circle = chain.last.flatMap(chain.firstIndex).map { chain[$0...] } ?? chain[...]
            return "circular dependency: \(Self.text(circle))"
        case .notRegistered(let chain):
            return "nothing is registered for '\(chain.last ?? "")' in this container\(Self.needs(chain))"
        case .noObject(let chain, let type):
            return "'\(chain.last ?? "")' is of the scope 'shared', which holds instances of classes, and makes a "
                + "\(type)\(Self.needs(chain))"
        }
    }

    private static func text(_ chain: some Sequence<String>) -> String { chain.joined(separator: " → ") }

    private static func needs(_ chain: [String]) -> String {
        chain.count > 1 ? "; it is needed by \(text(chain))" : ""
    }
}
