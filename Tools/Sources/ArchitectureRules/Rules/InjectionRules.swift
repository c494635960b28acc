import SwiftSyntax

/// The rules for wiring by registration, as in the Games feature. Other features use constructors.
extension Rule {
    private static let wiring = "docs/wiring.md"

    static let injection = [
        Rule(
            "registered-contracts",
            "a registration can be replaced only behind a contract: register `any …Contract`",
            from: wiring
        ) { project in
            project.containerExtensions.flatMap { file, container in
                container.registrations.filter { !isRegistrable($0.type) }.map {
                    Violation(container.place(of: $0.syntax), "\($0.name) is registered as \($0.type)")
                }
            }
        },
        Rule(
            "container-extension",
            "readers find all registrations in one place: write one extension, in Container+MODULE.swift",
            from: wiring
        ) { project in
            Dictionary(grouping: project.containerExtensions) { $0.file.path.split(separator: "/").dropLast() }.values
                .flatMap { extensions in
                    extensions.enumerated().filter { $0.offset > 0 || !$0.element.file.name.hasPrefix("Container+") }
                }
                .map { Violation($0.element.type.place, "these registrations are in the wrong place") }
        },
        Rule(
            "no-shared-container",
            "a container for each feature isolates apps in one process: use @Injected or the feature's container",
            from: wiring
        ) { project in
            project.features.flatMap { feature in
                feature.sources.flatMap { file in
                    // Only registrations and the feature itself may know the container.
                    let knowsOwn = file.types.contains {
                        $0.name.text == "Container" || $0.name.text == feature.entry?.name.text
                    }
                    return file.tree.descendants(DeclReferenceExprSyntax.self)
                        .filter {
                            $0.baseName.text == "Container"
                                && !(knowsOwn && $0.parent?.trimmedDescription != "Container.shared")
                        }
                        .map { Violation(file.place(of: $0), "this uses a container directly") }
                }
            }
        },
        Rule(
            "view-model-injected",
            "a view model's properties declare its dependencies: use @Injected",
            from: wiring
        ) { project in
            project.features.filter { $0.types.contains { $0.isExtension && $0.name.text == "Container" } }
                .flatMap(\.viewModels).flatMap { viewModel in
                    (viewModel.storedProperties + viewModel.initializerParameters).filter { property in
                        property.injected == nil && property.typeNames.contains { $0.contains("UseCase") }
                    }
                    .map { Violation(viewModel.place(of: $0.syntax), "\($0.name.text) is not injected") }
                }
        },
    ]

    /// True if a type may be registered: a protocol, a view model, or a navigator, which makes views.
    private static func isRegistrable(_ type: String) -> Bool {
        type.hasPrefix("any ") || ["ViewModel", "Navigator"].contains(where: type.hasSuffix)
    }
}

extension Project {
    fileprivate var containerExtensions: [(file: SourceFile, type: TypeDeclaration)] {
        sources.filter { !$0.path.hasPrefix("Sources/Libraries/Injection/") }.flatMap { file in
            file.types.filter { $0.isExtension && $0.name.text == "Container" }.map { (file, $0) }
        }
    }
}

extension TypeDeclaration {
    /// The registrations in an extension of the container, each with the type under which it is registered.
    var registrations: [(name: String, type: String, syntax: Syntax)] {
        let variables = members(VariableDeclSyntax.self).flatMap { variable in
            variable.bindings.map { ($0.pattern.trimmedDescription, $0.typeAnnotation?.type, Syntax(variable)) }
        }
        let functions = functions.map { ($0.name.text, $0.signature.returnClause?.type, Syntax($0)) }
        return (variables + functions).compactMap { name, type, syntax in
            guard let factory = type?.as(IdentifierTypeSyntax.self), factory.name.text == "Factory",
                let registered = factory.genericArgumentClause?.arguments.first?.argument
            else { return nil }
            return (name, registered.trimmedDescription, syntax)
        }
    }
}
