import SwiftSyntax

/// The targets below `Sources`, as `Package.swift` declares them: a call for each, with the folder and the imported modules.
struct Manifest: Sendable {
    struct Target: Sendable {
        /// The path below `Sources`: `Features/Home`.
        let folder: String
        let place: Place
        /// The modules and products that the target may import, as the manifest writes them: `Core`, `Logging`.
        let dependencies: [(name: String, place: Place)]

        /// The part of the source tree with the target, such as `Features` or `Shell/Session`.
        var layer: String {
            folder.split(separator: "/").prefix(folder.hasPrefix("Shell/") ? 2 : 1).joined(separator: "/")
        }
        var isFeature: Bool { layer == "Features" }
        /// The folder's name, with which other targets name this one: `Home`.
        var name: String { folder.split(separator: "/").last.map(String.init) ?? folder }
        /// The name of a module of Swift: `ChallengeHome`. Apps import the modules that stand in for Apple's by their names.
        var module: String { ["Combine", "SwiftUI"].contains(name) ? name : "Challenge\(name)" }
    }

    let targets: [Target]
    /// The places of targets that are declared without the functions that derive a module's name from its folder.
    let otherTargets: [Place]
    /// The modules of the library products.
    private let libraries: [String]

    init(_ file: SourceFile) {
        targets = file.calls.compactMap { Target($0, in: file) }
        otherTargets = file.calls.compactMap { call in
            guard ["target", "executableTarget", "systemLibrary"].contains(call.calledName),
                let path = call.argument("path"), path.literal?.hasPrefix("Sources/") == true
            else { return nil }
            return file.place(of: path)
        }
        libraries = file.calls.filter { $0.calledName == "library" }.flatMap { call in
            call.argument("targets")?.as(ArrayExprSyntax.self)?.elements.compactMap(\.expression.literal) ?? []
        }
    }

    /// The targets of the library products and all their dependencies, except Networking, on which no product may depend.
    var productTargets: [Target] {
        var reached = Set(targets.filter { libraries.contains($0.module) }.map(\.name))
        while true {
            let needed = targets.filter { reached.contains($0.name) }
            let all = reached.union(needed.flatMap { $0.dependencies.map(\.name) }).subtracting(["Networking"])
            guard all != reached else { return needed }
            reached = all
        }
    }

    /// The target that others declare as a dependency by this name.
    func target(_ name: String) -> Target? { targets.first { $0.name == name } }
}

extension Manifest.Target {
    /// Nil if the call declares a target that is not below `Sources`, or no target.
    fileprivate init?(_ call: FunctionCallExprSyntax, in file: SourceFile) {
        guard call.calledExpression.is(DeclReferenceExprSyntax.self), let function = call.calledName,
            let folder = call.arguments.first, folder.label == nil, let literal = folder.expression.literal
        else { return nil }
        switch function {
        case "library", "systemLibrary", "macro": self.folder = "Libraries/\(literal)"
        case "module", "presentation", "program":
            guard literal.hasPrefix("Sources/") else { return nil }
            self.folder = String(literal.dropFirst("Sources/".count))
        default: return nil
        }
        place = file.place(of: folder)
        dependencies = call.arguments.dropFirst().filter { $0.label == nil }.compactMap { argument in
            argument.expression.literal.map { ($0, file.place(of: argument)) }
        }
    }
}
