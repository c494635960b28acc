import SwiftSyntax

/// The rules for the tests of features, which lie in `Tests/Features/NAME`.
extension Rule {
    static let tests = [
        Rule(
            "feature-tests",
            "tests use a feature as the app does: test its init, main view, navigations, an unknown navigation and its links",
            from: checklists
        ) { project in
            project.features.flatMap { feature -> [Violation] in
                guard let entry = feature.entry else { return [] }
                let used = feature.tests.reduce(into: Set<String>()) { $0.formUnion($1.tree.identifiers) }
                let cases = feature.incomingNavigations.flatMap(\.cases).map(\.name.text)
                let handlers = feature.types(conformingTo: ["DeepLinkHandlerContract"]).map(\.name.text)
                let links = used.contains("deepLinkHandler") ? [] : handlers
                let wanted = [entry.name.text, "makeMainView", "UnknownNavigation"] + cases + links
                return wanted.filter { !used.contains($0) }
                    .map { Violation(entry.place, "no test of \(feature.name) uses \($0)") }
            }
        },
        Rule(
            "part-tests",
            "a part without a test can break unnoticed: test it with doubles of what it uses",
            from: checklists, in: .layers, .registrations
        ) { project in
            project.features.flatMap { feature in
                let used = feature.tests.reduce(into: Set<String>()) { $0.formUnion($1.tree.identifiers) }
                return testedSuffixes.flatMap { feature.types(named: $0) }
                    .filter { !$0.isProtocol && !used.contains($0.name.text) }
                    .map { Violation($0.place, "no test of \(feature.name) uses \($0.name.text)") }
            }
        },
        Rule(
            "test-container",
            "registrations of one test must not reach another: give the suite the trait `.container`",
            from: "docs/wiring.md"
        ) { project in
            project.features.flatMap(\.tests).flatMap { file in
                file.types.filter { type in
                    !type.isExtension && type.identifiers.isSuperset(of: ["Container", "shared"])
                        && !type.attributes.contains { $0.identifiers.contains("container") }
                }
                .map { Violation($0.place, "\($0.name.text) shares a container with other suites") }
            }
        },
    ]

    private static let testedSuffixes = ["UseCase", "Repository", "DataSource", "ViewModel", "Navigator", "Tracker"]
}
