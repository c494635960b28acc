import SwiftSyntax

/// The rules for navigations, and for redirects between features.
extension Rule {
    static let navigation = [
        Rule(
            "navigation-payload",
            "a link must be able to express a destination: carry an identifier, a text or a delegate",
            from: checklists
        ) { project in
            project.features.flatMap { $0.incomingNavigations + $0.outgoingNavigations }.flatMap { navigation in
                navigation.cases.flatMap { $0.parameterClause?.parameters ?? [] }.filter { !isPlain($0.type) }.map {
                    Violation(
                        navigation.place(of: $0), "\(navigation.name.text) carries \($0.type.trimmedDescription)")
                }
            }
        },
        Rule(
            "navigation-shown",
            "a destination without a screen resolves to nothing: declare the screen with `navigation: \"TYPE.CASE\"`",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                let declared = Set(feature.sources.flatMap(\.calls).compactMap { $0.argument("navigation")?.literal })
                return feature.incomingNavigations.flatMap { navigation in
                    navigation.cases.filter { !declared.contains("\(navigation.name.text).\($0.name.text)") }.map {
                        Violation(navigation.place(of: $0), "no screen of \(feature.name) shows \($0.name.text)")
                    }
                }
            }
        },
        Rule(
            "outgoing-redirect",
            "a navigation without a redirect leads to the not-found screen: switch over it in AppNavigationRedirect",
            from: checklists
        ) { project in
            let switches = project.types(named: "AppNavigationRedirect").flatMap(\.switches)
            return project.features.flatMap(\.outgoingNavigations).flatMap { navigation in
                let name = navigation.name.text
                let redirected = switches.filter { $0.isOver(name) }.flatMap(\.patterns)
                    .reduce(into: Set<String>()) { $0.formUnion($1.identifiers) }
                return navigation.cases.filter { !redirected.contains($0.name.text) }.map {
                    Violation(navigation.place(of: $0), "nothing redirects \(name).\($0.name.text)")
                }
            }
        },
        Rule(
            "redirect-without-default",
            "the compiler reports a missing case only without a default: list every case",
            from: checklists
        ) { project in
            let outgoing = project.features.flatMap(\.outgoingNavigations).map(\.name.text)
            return project.types(named: "AppNavigationRedirect").flatMap { type in
                type.switches.filter { one in outgoing.contains(where: one.isOver) }.flatMap(\.defaults).map {
                    Violation(type.place(of: $0), "the switch has a default")
                }
            }
        },
    ]

    private static func isPlain(_ type: TypeSyntax) -> Bool {
        let text = type.trimmedDescription
        return text.hasPrefix("any ") && text.hasSuffix("Delegate")
            || ["Int", "String", "Bool", "Double", "UUID"].contains(
                text.hasSuffix("?") ? String(text.dropLast()) : text)
    }
}

extension TypeDeclaration {
    fileprivate var switches: [SwitchExprSyntax] {
        members(FunctionDeclSyntax.self).flatMap { $0.descendants(SwitchExprSyntax.self) }
    }
}

extension SwitchExprSyntax {
    /// True if the switch is over a value of this type, by a cast in the subject or by the declaration of its name.
    fileprivate func isOver(_ type: String) -> Bool {
        if subject.identifiers.contains(type) { return true }
        guard let name = subject.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return sequence(first: Syntax(self)) { $0.parent }.contains { scope in
            let declarations: [Syntax] =
                if let function = scope.as(FunctionDeclSyntax.self) {
                    function.signature.parameterClause.parameters.map { Syntax($0) }
                        + function.descendants(OptionalBindingConditionSyntax.self).map { Syntax($0) }
                } else if let label = scope.as(SwitchCaseSyntax.self)?.label {
                    [Syntax(label)]
                } else {
                    []
                }
            return declarations.contains { $0.identifiers.isSuperset(of: [name, type]) }
        }
    }

    fileprivate var patterns: [PatternSyntax] {
        cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
            .flatMap { $0.caseItems.map(\.pattern) }
    }

    /// The `default` of the switch, and each pattern `_`, which means the same.
    fileprivate var defaults: [Syntax] {
        cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchDefaultLabelSyntax.self) }.map { Syntax($0) }
            + patterns.filter { $0.trimmedDescription == "_" }.map { Syntax($0) }
    }
}
