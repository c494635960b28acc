import SwiftSyntax

/// Containers, which wire a feature by constructors, and their use cases for view models.
extension Rule {
    static let containers = [
        Rule(
            "container-keeps-no-data-source",
            "data sources only build repositories: make them locals of init",
            from: checklists
        ) { project in
            project.features.flatMap(\.containers).flatMap { container in
                container.storedProperties.filter { $0.typeNames.contains(where: isData) }.map {
                    Violation(container.place(of: $0.syntax), "\(container.name.text) keeps \($0.name.text)")
                }
            }
        },
        Rule(
            "container-repositories",
            "factories share repositories, and nobody else sees them: store each as a private `any …Contract`",
            from: checklists
        ) { project in
            project.features.flatMap(\.containers).flatMap { container in
                container.storedProperties.filter { $0.typeNames.contains { $0.contains("Repository") } }
                    .filter { !$0.modifiers.isPrivate || !$0.type.hasPrefix("any ") }
                    .map { Violation(container.place(of: $0.syntax), "\($0.name.text) is not private, or no contract") }
            }
        },
        Rule(
            "factory-access",
            "the feature calls factories, and nobody outside of it: leave out the access modifier",
            from: checklists
        ) { project in
            project.factories { $0.modifiers.isPrivate || $0.modifiers.isVisibleOutside }
                .map { Violation($0, "the factory \($1) is not internal") }
        },
        Rule(
            "factory-navigator",
            "a view model belongs to the stack that it is shown in: take `navigator: any NavigatorContract`",
            from: checklists
        ) { project in
            project.factories { factory in
                !factory.signature.parameterClause.parameters.contains {
                    $0.type.trimmedDescription == "any NavigatorContract"
                }
            }
            .map { Violation($0, "the factory \($1) takes no navigator") }
        },
        Rule(
            "use-case-policy",
            "a first load is quick, and a refresh is new: get with localFirst, refresh with remoteFirst",
            from: checklists
        ) { project in
            project.sources.flatMap(\.types).filter { $0.name.text.hasSuffix("UseCase") }.flatMap { useCase in
                let wanted = policies.first { useCase.name.text.hasPrefix($0.key) }?.value
                let calls = useCase.functions.flatMap { $0.descendants(FunctionCallExprSyntax.self) }
                return calls.compactMap { call -> Violation? in
                    guard let wanted, let policy = call.argument("cachePolicy"), !policy.identifiers.contains(wanted)
                    else { return nil }
                    return Violation(
                        useCase.place(of: policy), "\(useCase.name.text) uses \(policy.trimmedDescription)")
                }
            }
        },
        Rule(
            "use-case-dependencies",
            "where data comes from is the repository's business: take a repository by its contract",
            from: checklists
        ) { project in
            project.sources.flatMap(\.types).filter { $0.name.text.hasSuffix("UseCase") }.flatMap { useCase in
                useCase.storedProperties.filter { $0.typeNames.contains(where: isData) }.map {
                    Violation(useCase.place(of: $0.syntax), "\(useCase.name.text) holds \($0.type)")
                }
            }
        },
        Rule(
            "use-case-pairs",
            "what is shown can be loaded anew: inject the Refresh use case beside the Get use case",
            from: checklists
        ) { project in
            let types = Set(project.sources.flatMap(\.types).map(\.name.text))
            return project.features.flatMap { feature in
                let aliases = feature.aliases
                return feature.viewModels.flatMap { viewModel in
                    let dependencies = feature.dependencies(of: viewModel).map {
                        ($0, Set($0.typeNames.map { aliases[$0] ?? $0 }))
                    }
                    let all = dependencies.reduce(into: Set<String>()) { $0.formUnion($1.1) }
                    return dependencies.compactMap { dependency, names -> Violation? in
                        let refreshing = names.filter { $0.hasPrefix("Get") && $0.hasSuffix("UseCase") }
                            .map { "Refresh" + $0.dropFirst("Get".count) }.first(where: types.contains)
                        guard let refreshing, !all.contains(refreshing) else { return nil }
                        return Violation(
                            viewModel.place(of: dependency.syntax),
                            "\(viewModel.name.text) has \(dependency.name.text), and no use case to refresh")
                    }
                }
            }
        },
    ]

    private static let policies = ["Get": "localFirst", "Refresh": "remoteFirst"]

    /// True if a type is of the data layer, below repositories.
    static func isData(_ name: String) -> Bool { name.contains("DataSource") || name == "HTTPClientContract" }
}

extension Project {
    /// Returns the factories that match a condition.
    fileprivate func factories(
        where condition: (FunctionDeclSyntax) -> Bool
    ) -> [(place: Place, name: String)] {
        features.flatMap(\.containers).flatMap { container in
            container.functions
                .filter { $0.signature.returnClause?.type.trimmedDescription.hasSuffix("ViewModel") ?? false }
                .filter(condition).map { (container.place(of: $0), $0.name.text) }
        }
    }
}

extension Feature {
    /// The types behind each `typealias` of the feature, without generic arguments.
    fileprivate var aliases: [String: String] {
        let aliases = sources.flatMap { $0.tree.statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) } }
        return Dictionary(aliases.map { ($0.name.text, $0.initializer.value.firstName) }) { first, _ in first }
    }
}

extension TypeSyntax {
    fileprivate var firstName: String { firstToken(viewMode: .sourceAccurate)?.text ?? "" }
}
