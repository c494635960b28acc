import SwiftSyntax

/// The targets below `Sources`, as `Package.swift` declares them.
struct Manifest: Sendable {
    struct Target: Sendable {
        let name: String
        /// The path below `Sources`: `Features/Home`.
        let folder: String
        let place: Place
        /// The targets and products that the target may import.
        let dependencies: [(name: String, place: Place)]

        /// The part of the source tree with the target, such as `Features` or `Shell/Session/Output`.
        var layer: String {
            folder.split(separator: "/").prefix(folder.hasPrefix("Shell/") ? 2 : 1).joined(separator: "/")
        }
        var isFeature: Bool { layer == "Features" }
    }

    let targets: [Target]
    /// The names of the library products.
    let products: [String]
    /// The targets of the library products.
    let libraries: [String]

    init(_ file: SourceFile) {
        targets = file.calls.compactMap { Target($0, in: file) }
        let declarations = file.calls.filter { $0.calledName == "library" }
        products = declarations.compactMap { $0.argument("name")?.literal }
        libraries = declarations.flatMap { call in
            call.argument("targets")?.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.literal) ?? []
        }
    }

    /// The targets of the library products and all their dependencies, except Networking, on which no product may depend.
    var productTargets: [Target] {
        var reached = Set(libraries)
        while true {
            let needed = targets.filter { reached.contains($0.name) }
            let all = reached.union(needed.flatMap { $0.dependencies.map(\.name) }).subtracting([
                "ChallengeNetworking"
            ])
            guard all != reached else { return needed }
            reached = all
        }
    }

    func target(named name: String) -> Target? { targets.first { $0.name == name } }
}

extension Manifest.Target {
    /// Nil if the call declares a target that is not below `Sources`, or no target.
    fileprivate init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        guard ["target", "executableTarget", "systemLibrary"].contains(call.calledName),
            let label = call.argument("name"), let name = label.literal, let path = call.argument("path")?.literal,
            path.hasPrefix("Sources/")
        else { return nil }
        self.name = name
        place = file.place(of: label)
        folder = String(path.dropFirst("Sources/".count))
        let elements = call.argument("dependencies")?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
        dependencies = elements.map { ($0.literal ?? $0.trimmedDescription, file.place(of: $0)) }
    }
}
