import SwiftSyntax

/// The rules for dependencies between modules. The compiler rejects an import that `Package.swift` does not declare; these
/// rules compare what is declared with the map.
extension Rule {
    private static let map = "CONTRIBUTING.md, The map"

    static let modules = [
        Rule(
            "feature-imports-no-feature",
            "features are independent, so that each can be changed or removed alone: use an outgoing navigation, which "
                + "AppNavigationRedirect maps",
            from: map
        ) { project in
            project.dependencies { from, to in from.isFeature && to.isFeature }
        },
        Rule(
            "layers",
            "imports lead down the map, so that libraries depend on no app and the shell drives any app: move the code, "
                + "or pass in its dependencies",
            from: map
        ) { project in
            project.dependencies { from, to in
                !(from.isFeature && to.isFeature) && !lowerLayers(from.layer).contains(to.layer)
            }
        },
        Rule(
            "libraries-without-http",
            "other apps use the library products without HTTP: move this dependency to a module outside the products",
            from: map
        ) { project in
            project.manifest.productTargets.flatMap { target in
                target.dependencies.filter { $0.name == "Networking" || project.isForeign($0.name) }.map {
                    Violation($0.place, "\(target.name), which a library product needs, depends on \($0.name)")
                }
            }
        },
        Rule(
            "target-names",
            "a module is called Challenge and its folder's name, so that an app may have its own Networking: declare it "
                + "with `library`, `module`, `presentation` or `program`",
            from: map
        ) { project in
            project.manifest.otherTargets.map { Violation($0, "this target has a name of its own") }
        },
        Rule(
            "composition-root",
            "only AppContainer and AppNavigationRedirect combine features: move the import there",
            from: map
        ) { project in
            let features = Set(project.features.map(\.target.module))
            return project.sources
                .filter { $0.types.allSatisfy { !["AppContainer", "AppNavigationRedirect"].contains($0.name.text) } }
                .flatMap { file in
                    file.imports.filter { features.contains($0.module) }.dropFirst().map {
                        Violation(file.place(of: $0), "the file imports a second feature, \($0.module)")
                    }
                }
        },
    ]

    /// The app's layers and those of the shell, lowest first. A module imports only lower layers, and in `Libraries` its own.
    private static let towers: [[Set<String>]] = [
        [["Libraries"], ["Catalogue"], ["Features"], ["AppKit"]],
        [
            ["Libraries"], ["Shell/Language", "Shell/Console"], ["Shell/Graph"], ["Shell/Session"],
            ["Shell/Prompt", "Shell/Verification"], ["Shell/Recording", "Shell/Explorer"],
            ["Shell/Command"], ["Shell/TestKit"],
        ],
    ]
    /// The program joins the app and the shell.
    private static let program: Set<String> = ["Libraries", "CVersion", "AppKit", "Shell/Command"]

    /// The layers that the modules of a layer may import. A separate rule covers imports among features.
    private static func lowerLayers(_ layer: String) -> Set<String> {
        if layer == "challenge" { return program }
        if layer == "Libraries" { return [layer] }
        return towers.reduce(into: []) { lower, tower in
            guard let height = tower.firstIndex(where: { $0.contains(layer) }) else { return }
            lower.formUnion(tower[..<height].joined())
        }
    }
}

extension Project {
    /// True for a package that users of a library product should not have to fetch.
    fileprivate func isForeign(_ name: String) -> Bool {
        manifest.target(name) == nil && !["Logging", "ArgumentParser"].contains(name)
    }

    /// Returns the forbidden dependencies between modules.
    fileprivate func dependencies(
        where isForbidden: (_ from: Manifest.Target, _ to: Manifest.Target) -> Bool
    ) -> [Violation] {
        manifest.targets.flatMap { target in
            target.dependencies.compactMap { name, place -> Violation? in
                guard let other = manifest.target(name), isForbidden(target, other) else { return nil }
                return Violation(place, "\(target.name) must not import \(name)")
            }
        }
    }
}

extension ImportDeclSyntax {
    /// The name of the module: `Foundation`, also for `import struct Foundation.URL`.
    var module: String { path.first?.name.text ?? "" }
}
