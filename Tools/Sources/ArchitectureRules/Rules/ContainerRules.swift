import SwiftSyntax

/// The rules for containers, which wire a feature by constructors, and for the use cases that view models get.
extension Rule {
    static let containers = [
        Rule(
            "container-keeps-no-data-source",
            "the container needs data sources only to build repositories: make them locals of init",
            from: checklists
        ) { project in
            project.features.flatMap(\.containers).flatMap { container in
                container.storedProperties.filter { $0.typeNames.contains(where: isData) }.map {
                    Violation(container.place(of: $0.syntax), "\(container.name.text) stores \($0.name.text)")
                }
            }
        },
        Rule(
            "container-repositories",
            "only the container's factories use its repositories: store each as a private `any …Contract`",
            from: checklists
        ) { project in
            project.features.flatMap(\.containers).flatMap { container in
                container.storedProperties.filter { $0.typeNames.contains { $0.contains("Repository") } }
                    .filter { !$0.modifiers.isPrivate || !$0.type.hasPrefix("any ") }
                    .map { Violation(container.place(of: $0.syntax), "\($0.name.text) is not a private contract") }
            }
        },
        Rule(
            "factory-access",
            "only the feature calls its factories: leave out the access modifier",
            from: checklists
        ) { project in
            project.factories { $0.modifiers.isPrivate || $0.modifiers.isVisibleOutside }
                .map { Violation($0, "the factory \($1) is not internal") }
        },
        Rule(
            "factory-navigator",
            "a view model navigates in the stack that shows it: take `navigator: any NavigatorContract`",
            from: checklists, in: .layers
        ) { project in
            project.factories { factory in
                !factory.signature.parameterClause.parameters.contains {
                    $0.type.trimmedDescription == "any NavigatorContract"
                }
            }
            .map { Violation($0, "the factory \($1) takes no navigator") }
        },
        Rule(
            "factory-tracker",
            "each screen has events of its own: give its view model the screen's tracker",
            from: checklists, in: .layers
        ) { project in
            project.factories { !$0.identifiers.contains { $0.hasSuffix("Tracker") } }
                .map { Violation($0, "the factory \($1) makes no tracker") }
        },
        Rule(
            "contract-file",
            "readers need both: declare the contract in the file of its only implementation",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                feature.sources.flatMap { file in
                    file.types.filter { $0.isProtocol && !$0.name.text.hasSuffix("Delegate") }.filter { contract in
                        !file.types.contains { !$0.isProtocol && $0.inherited.contains(contract.name.text) }
                    }
                    .map { Violation($0.place, "no type in this file conforms to \($0.name.text)") }
                }
            }
        },
        Rule(
            "use-case-policy",
            "a first load should be fast, and a refresh up to date: get with localFirst, refresh with remoteFirst",
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
            "only repositories know the source of data: take a repository by its contract",
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
            "users can reload a screen: inject the Refresh use case next to the Get use case",
            from: checklists
        ) { project in
            let types = Set(project.sources.flatMap(\.types).map(\.name.text))
            return project.features.flatMap { feature in
                feature.viewModels.flatMap { viewModel in
                    let dependencies = feature.dependencies(of: viewModel).map {
                        ($0, Set($0.typeNames.map(\.implementation)))
                    }
                    let all = dependencies.reduce(into: Set<String>()) { $0.formUnion($1.1) }
                    return dependencies.compactMap { dependency, names -> Violation? in
                        let refreshing = names.filter { $0.hasPrefix("Get") && $0.hasSuffix("UseCase") }
                            .map { "Refresh" + $0.dropFirst("Get".count) }.first(where: types.contains)
                        guard let refreshing, !all.contains(refreshing) else { return nil }
                        return Violation(
                            viewModel.place(of: dependency.syntax),
                            "\(viewModel.name.text) has \(dependency.name.text) but no use case to refresh")
                    }
                }
            }
        },
    ]

    private static let policies = ["Get": "localFirst", "Refresh": "remoteFirst"]

    /// True if a type belongs to the data layer, which is below the repositories.
    static func isData(_ name: String) -> Bool { name.contains("DataSource") || name == "HTTPClientContract" }
}

extension Project {
    /// Returns the factory methods for view models that match a condition.
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

extension String {
    /// The name of the type that a contract describes: `GetGameUseCase` of `GetGameUseCaseContract`.
    fileprivate var implementation: String {
        for suffix in ["Contract", "Protocol"] where hasSuffix(suffix) { return String(dropLast(suffix.count)) }
        return self
    }
}
