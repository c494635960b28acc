import SwiftSyntax

/// The rules for every source file.
extension Rule {
    static let files = [
        Rule(
            "readable",
            "the other rules cannot check an unreadable file: fix it",
            from: contributing
        ) { project in
            project.files.compactMap { file in
                if let problem = file.problem { return Violation(file.start, problem) }
                return file.unparsable.map { Violation($0, "this is not valid Swift") }
            }
        },
        Rule(
            "foundation-essentials",
            "the full Foundation slows down every start: import FoundationEssentials, or let the trait Foundation decide",
            from: contributing
        ) { project in
            project.sources.flatMap { file in
                file.imports.filter {
                    ["Foundation", "FoundationNetworking"].contains($0.module) && !$0.isWithTrait("Foundation")
                }.map {
                    Violation(file.place(of: $0), "shipped code imports \($0.module)")
                }
            }
        },
        Rule(
            "no-singletons",
            "global state couples apps and tests: pass the object to initialisers",
            from: checklists
        ) { project in
            project.features.flatMap(\.types).filter(\.isReference).flatMap { type in
                type.staticProperties.filter { $0.typeNames.contains(type.name.text) }.map {
                    Violation(type.place(of: $0.syntax), "\(type.name.text) has an instance for everyone")
                }
            }
        },
    ]

    private static let contributing = "CONTRIBUTING.md, The rules of the architecture"
}

extension ImportDeclSyntax {
    /// True if the import is there only in a build with a trait of the package.
    fileprivate func isWithTrait(_ trait: String) -> Bool {
        let clause = parent?.parent?.parent?.as(IfConfigClauseSyntax.self)
        return clause?.condition?.trimmedDescription == trait
    }
}
