import SwiftSyntax

/// Rules for every file of the sources.
extension Rule {
    static let files = [
        Rule(
            "readable",
            "the other rules see nothing in a file that cannot be read: mend it",
            from: contributing
        ) { project in
            project.files.compactMap { file in
                if let problem = file.problem { return Violation(file.start, problem) }
                return file.unparsable.map { Violation($0, "this is not Swift") }
            }
        },
        Rule(
            "foundation-essentials",
            "the full Foundation makes every start slower: import FoundationEssentials",
            from: contributing
        ) { project in
            project.sources.flatMap { file in
                file.imports.filter { ["Foundation", "FoundationNetworking"].contains($0.module) }.map {
                    Violation(file.place(of: $0), "\($0.module) is imported in what ships")
                }
            }
        },
        Rule(
            "no-singletons",
            "global state ties apps and tests together: pass it to initialisers",
            from: checklists
        ) { project in
            project.sources.filter { !$0.path.hasPrefix("Sources/Libraries/Injection/") }.flatMap(\.types)
                .compactMap { type in
                    type.property("shared", isStatic: true).map {
                        Violation(type.place(of: $0.syntax), "\(type.name.text) has one instance for all")
                    }
                }
        },
    ]

    private static let contributing = "CONTRIBUTING.md, The rules of the architecture"
}
