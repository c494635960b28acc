import SwiftSyntax

/// The rules for imports of modules. The compiler compares imports with `Package.swift`; these rules compare both with
/// the map.
extension Rule {
    private static let map = "CONTRIBUTING.md, The map"

    static let modules = [
        Rule(
            "feature-imports-no-feature",
            "features are independent, so that each can be changed or removed alone: use an outgoing navigation, which "
                + "AppNavigationRedirect maps",
            from: map
        ) { project in
            project.arrows { from, to in from.isFeature && to.isFeature }
        },
        Rule(
            "layers",
            "imports lead down the map, so that libraries depend on no app and the shell drives any app: move the code, "
                + "or pass in its dependencies",
            from: map
        ) { project in
            project.arrows { from, to in
                !(from.isFeature && to.isFeature) && !(layers[from.layer] ?? []).contains(to.layer)
            }
        },
        Rule(
            "imports-declared",
            "an undeclared module is available only if it happens to be built first: add it to the target's dependencies",
            from: map
        ) { project in
            project.manifest.targets.flatMap { target in
                let declared = Set(target.dependencies.map(\.name))
                return project.imports(of: target).filter { name, _ in
                    project.manifest.target(named: name) != nil && !declared.contains(name)
                }.map { Violation($0.place, "\(target.name) does not depend on \($0.name)") }
            }
        },
        Rule(
            "libraries-without-http",
            "other apps use the library products without HTTP: move this dependency to a module outside the products",
            from: map
        ) { project in
            project.manifest.productTargets.flatMap { target in
                target.dependencies.filter { $0.name == networking || isForeign($0.name) }.map {
                    Violation($0.place, "\(target.name), which a library product needs, depends on \($0.name)")
                }
            }
        },
        Rule(
            "target-names",
            "SwiftPM rejects two targets with the same name, even in different packages: begin with Challenge, CChallenge "
                + "or challenge, so that an app may have its own ChallengeNetworking",
            from: map
        ) { project in
            project.manifest.targets.filter { target in
                !project.manifest.products.contains(target.name) && target.name != "CLineEdit"
                    && !["Challenge", "CChallenge", "challenge"].contains(where: target.name.hasPrefix)
            }.map { Violation($0.place, "an app may have a target \($0.name) too") }
        },
        Rule(
            "composition-root",
            "only AppContainer and AppNavigationRedirect combine features: move the import there",
            from: map
        ) { project in
            let features = Set(project.features.map(\.target.name))
            return project.sources
                .filter { $0.types.allSatisfy { !["AppContainer", "AppNavigationRedirect"].contains($0.name.text) } }
                .flatMap { file in
                    file.imports.filter { features.contains($0.module) }.dropFirst().map {
                        Violation(file.place(of: $0), "the file imports a second feature, \($0.module)")
                    }
                }
        },
    ]

    private static let networking = "ChallengeNetworking"

    /// True if a dependency is a package that users of a library product should not have to fetch.
    private static func isForeign(_ name: String) -> Bool {
        name.hasPrefix(".") && ![".log", ".argumentParser"].contains(name)
    }

    /// The layers that each folder below `Sources`, and each module of the shell, may import. A separate rule covers
    /// imports among features.
    private static let layers: [String: Set<String>] = [
        "Libraries": ["Libraries"],
        "Catalogue": ["Libraries"],
        "Features": ["Libraries", "Catalogue"],
        "AppKit": ["Libraries", "Catalogue", "Features"],
        "Shell/Language": ["Libraries"],
        "Shell/Console": ["Libraries"],
        "Shell/Graph": ["Libraries", "Shell/Language"],
        "Shell/Session/Output": ["Libraries", "Shell/Language", "Shell/Console"],
        "Shell/Session": ["Libraries", "Shell/Language", "Shell/Console", "Shell/Graph", "Shell/Session/Output"],
        "Shell/Prompt": ["Libraries", "Shell/Language", "Shell/Console", "Shell/Session/Output", "Shell/Session"],
        "Shell/Verification": [
            "Libraries", "Shell/Language", "Shell/Console", "Shell/Graph", "Shell/Session/Output", "Shell/Session",
        ],
        "Shell/Explorer": [
            "Libraries", "Shell/Language", "Shell/Console", "Shell/Session/Output", "Shell/Session", "Shell/Prompt",
            "Shell/Verification",
        ],
        "Shell/Explorer": [
            "Libraries", "Shell/Console", "Shell/Session/Output", "Shell/Session", "Shell/Verification",
            "Shell/Explorer",
        ],
        "Shell/Command": [
            "Libraries", "Shell/Language", "Shell/Console", "Shell/Graph", "Shell/Session/Output", "Shell/Session",
            "Shell/Prompt",
            "Shell/Verification", "Shell/Explorer", "Shell/Explorer",
        ],
        "Shell/TestKit": [
            "Libraries", "Shell/Session/Output", "Shell/Session", "Shell/Prompt", "Shell/Verification",
            "Shell/Explorer",
            "Shell/Explorer",
            "Shell/Command",
        ],
        "challenge": ["Libraries", "AppKit", "Shell/Command", "Version"],
    ]
}

extension Project {
    /// The modules that the files of a target import, each with the place of the import.
    fileprivate func imports(of target: Manifest.Target) -> [(name: String, place: Place)] {
        sources.filter { $0.path.hasPrefix("Sources/\(target.folder)/") }.flatMap { file in
            file.imports.map { (name: $0.module, place: file.place(of: $0)) }
        }
    }

    /// Returns the forbidden dependencies and imports between modules.
    fileprivate func arrows(
        where isForbidden: (_ from: Manifest.Target, _ to: Manifest.Target) -> Bool
    ) -> [Violation] {
        manifest.targets.flatMap { target in
            (target.dependencies + imports(of: target)).compactMap { name, place -> Violation? in
                guard let other = manifest.target(named: name), isForbidden(target, other) else { return nil }
                return Violation(place, "\(target.name) must not import \(name)")
            }
        }
    }
}

extension ImportDeclSyntax {
    /// The name of the module: `Foundation`, also for `import struct Foundation.URL`.
    var module: String { path.first?.name.text ?? "" }
}
