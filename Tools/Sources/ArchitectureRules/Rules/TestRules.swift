import SwiftSyntax

/// The rules for the tests that the documents require of a feature.
extension Rule {
    static let tests = [
        Rule(
            "feature-tests",
            "tests use a feature through its entry type: write NAMEFeatureTests, which creates the feature",
            from: checklists
        ) { project in
            project.features.compactMap { feature in
                guard let entry = feature.entry else { return nil }
                let hasSuite = feature.tests.flatMap(\.types).contains { $0.name.text == "\(entry.name.text)Tests" }
                let isMade = feature.testCalls.contains { $0.calledName == entry.name.text }
                return hasSuite && isMade
                    ? nil : Violation(entry.place, "no suite \(entry.name.text)Tests creates the feature")
            }
        },
        Rule(
            "feature-tests-main-view",
            "a feature starts with its main view: test makeMainView",
            from: checklists
        ) { project in
            project.features.filter { !$0.incomingNavigations.isEmpty }
                .filter { !$0.testCalls.contains { $0.calledName == "makeMainView" } }
                .map { Violation($0.place, "no test of \($0.name) calls makeMainView") }
        },
        Rule(
            "feature-tests-navigations",
            "each destination has a view: test that resolve returns it",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                let resolved = feature.resolvedNavigations
                return feature.incomingNavigations.flatMap { navigation in
                    navigation.cases.filter { !resolved.contains($0.name.text) }.map {
                        Violation(navigation.place(of: $0), "no test of \(feature.name) resolves \($0.name.text)")
                    }
                }
            }
        },
        Rule(
            "feature-tests-unknown-navigation",
            "a feature leaves other navigations to other features: test that resolve returns nil for one",
            from: checklists
        ) { project in
            project.features.filter { !$0.views.isEmpty && !$0.expectsNothingResolved }.map {
                Violation($0.place, "no test of \($0.name) resolves an unknown navigation")
            }
        },
        Rule(
            "screen-tests",
            "a screen with data has several states: write SCREENTests",
            from: checklists
        ) { project in
            project.features.filter(\.hasData).flatMap { feature in
                let suites = feature.tests.flatMap(\.types).filter(\.hasTests).map(\.name.text)
                return feature.views.filter { !suites.contains($0.name.text.dropLast("View".count) + "Tests") }
                    .map { Violation($0.place, "no suite tests \($0.name.text)") }
            }
        },
        Rule(
            "data-tests",
            "data sources and repositories need separate tests: create each in a test of the feature",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                let called = Set(feature.testCalls.compactMap(\.calledName))
                // Calling a registration makes the object that it registers.
                let made = feature.types.filter { $0.name.text == "Container" }.flatMap(\.registrations)
                    .filter { called.contains($0.name) }.reduce(into: called) { $0.formUnion($1.syntax.identifiers) }
                return feature.types.filter { type in
                    !type.isProtocol && !made.contains(type.name.text)
                        && type.inherited.contains {
                            $0.hasSuffix("DataSourceContract") || $0.hasSuffix("RepositoryContract")
                        }
                }
                .map { Violation($0.place, "no test creates \($0.name.text)") }
            }
        },
    ]
}

extension Feature {
    fileprivate var testCalls: [FunctionCallExprSyntax] { tests.flatMap(\.calls) }

    /// The navigations that tests pass to `resolve`, or to a function of the tests that takes such a navigation.
    fileprivate var resolvedNavigations: Set<String> {
        let navigations = Set(incomingNavigations.map(\.name.text))
        let functions = tests.flatMap { $0.tree.descendants(FunctionDeclSyntax.self) }.filter { function in
            function.signature.parameterClause.parameters.contains {
                !$0.type.identifiers.isDisjoint(with: navigations)
            }
        }
        let names = Set(functions.map(\.name.text)).union(["resolve"])
        return testCalls.filter { names.contains($0.calledName ?? "") }.compactMap(\.arguments.first?.expression)
            .reduce(into: []) { $0.formUnion($1.identifiers) }
    }

    /// True if a test compares the result of `resolve` with nil.
    fileprivate var expectsNothingResolved: Bool {
        tests.flatMap { $0.tree.descendants(SequenceExprSyntax.self) }.contains { comparison in
            let parts = Array(comparison.elements)
            return parts.count == 3 && parts[0].as(FunctionCallExprSyntax.self)?.calledName == "resolve"
                && parts[1].trimmedDescription == "==" && parts[2].is(NilLiteralExprSyntax.self)
        }
    }
}
