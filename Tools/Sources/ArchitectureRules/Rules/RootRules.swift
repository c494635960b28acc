import SwiftSyntax

/// The rules for the composition root of all features, and for the views around them.
extension Rule {
    static let root = [
        Rule(
            "feature-registered",
            "an unregistered feature resolves no navigation: list it in the array `features` of AppContainer",
            from: checklists
        ) { project in
            let root = project.types(named: "AppContainer")
            let made = Set(root.flatMap(\.elementsOfFeatures))
            return project.features.compactMap(\.entry).filter { !made.contains($0.name.text) }.map { entry in
                let place = root.lazy.compactMap { type in type.property("features").map { type.place(of: $0.name) } }
                return Violation(place.first ?? entry.place, "\(entry.name.text) is not in the array `features`")
            }
        },
        Rule(
            "composition-root-parts",
            "features share one instance, which tests can replace: store it in AppContainer by its contract",
            from: checklists
        ) { project in
            guard let root = project.types(named: "AppContainer").first(where: { !$0.isExtension }) else { return [] }
            let shared = [
                "httpClient": "HTTPClientContract", "tracker": "TrackerContract", "imageLoader": "ImageLoaderContract",
            ]
            return shared.sorted { $0.key < $1.key }.filter { root.property($0.key)?.type != "any \($0.value)" }
                .map { Violation(root.place, "AppContainer has no `\($0.key): any \($0.value)`") }
        },
        Rule(
            "composition-root-functions",
            "the app's window asks AppContainer for views and links: declare the function there",
            from: checklists
        ) { project in
            let types = project.types(named: "AppContainer")
            let wanted = ["resolve(_:navigator:)", "handle(url:navigator:)", "makeRootView(navigator:)"]
            let declared = types.flatMap(\.functions).map { ($0.signatureName, $0.modifiers.has("static")) }
            let missing =
                wanted.filter { name in !declared.contains { $0 == name && !$1 } }
                + ["makeTrackingProviders()"].filter { name in !declared.contains { $0 == name && $1 } }
            guard let root = types.first(where: { !$0.isExtension }) else { return [] }
            return missing.map { Violation(root.place, "AppContainer has no \($0)") }
        },
        Rule(
            "root-files",
            "readers find a part by the name of its file: move the type there",
            from: checklists
        ) { project in
            rootFiles.flatMap { path in
                let name = path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
                return project.sources.flatMap { file in
                    file.types.filter { $0.name.text == name && !$0.isExtension && file.path != path }
                        .map { Violation($0.place, "\(name) is not in \(path)") }
                }
            }
        },
        Rule(
            "root-views",
            "the window, its stack and its modals share one way to show a navigation: use this part there",
            from: checklists
        ) { project in
            rootParts.flatMap { name, parts in
                project.types(named: name).filter { !$0.isExtension }.flatMap { type in
                    parts.filter { !type.identifiers.contains($0) }
                        .map { Violation(type.place, "\(name) does not use \($0)") }
                }
            }
        },
    ]

    private static let rootFiles = [
        "Sources/AppKit/AppContainer.swift", "Sources/AppKit/Navigation/AppNavigationRedirect.swift",
        "Sources/AppKit/Presentation/Views/RootContainerView.swift",
        "Sources/AppKit/Presentation/Views/NavigationContainerView.swift",
        "Sources/AppKit/Presentation/Views/ModalContainerView.swift",
    ]
    /// The views around the features' views, each with the names that it must use.
    private static let rootParts = [
        ("ChallengeApp", ["RootContainerView"]),
        ("RootContainerView", ["NavigationContainerView", "imageLoader", "onOpenURL"]),
        (
            "NavigationContainerView",
            ["NavigationStack", "navigationDestination", "AnyNavigation", "ModalContainerView"]
        ),
        ("ModalContainerView", ["NavigationContainerView"]),
    ]
}

extension TypeDeclaration {
    /// The types of the properties in the array `features` of a composition root.
    fileprivate var elementsOfFeatures: [String] {
        let elements = property("features")?.syntax.descendants(ArrayElementListSyntax.self).flatMap { $0 } ?? []
        return elements.compactMap { property($0.expression.trimmedDescription)?.type }
    }
}

extension FunctionDeclSyntax {
    /// The function's name with the labels of its parameters: `handle(url:navigator:)`.
    fileprivate var signatureName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }
}
