import SwiftSyntax

/// The rules for the entry type of a feature, and for the composition root of all features.
extension Rule {
    static let features = [
        Rule(
            "feature-entry",
            "the app uses a feature through one type: declare `package struct NAMEFeature: FeatureContract`",
            from: checklists
        ) { project in
            project.features.compactMap { feature in
                guard let entry = feature.entry else {
                    return Violation(feature.place, "the feature \(feature.name) has no FeatureContract")
                }
                guard
                    entry.name.text != "\(feature.name)Feature" || !entry.modifiers.isVisibleOutside || !entry.isStruct
                else { return nil }
                return Violation(entry.place, "\(entry.name.text) is not a `package struct \(feature.name)Feature`")
            }
        },
        Rule(
            "feature-registered",
            "an unregistered feature resolves no navigation: create it in the array `features` of AppContainer",
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
            let missing = shared.sorted { $0.key < $1.key }.filter { root.property($0.key)?.type != "any \($0.value)" }
                .map { Violation(root.place, "AppContainer has no `\($0.key): any \($0.value)`") }
            let makesProviders = project.types(named: "AppContainer").flatMap(\.functions).contains {
                $0.name.text == "makeTrackingProviders" && $0.modifiers.has("static")
            }
            return missing
                + (makesProviders ? [] : [Violation(root.place, "AppContainer has no static makeTrackingProviders()")])
        },
        Rule(
            "feature-dependencies-required",
            "a default would hide a missing argument in AppContainer: require it as `any …Contract`",
            from: checklists
        ) { project in
            project.features.compactMap(\.entry).flatMap { entry -> [Violation] in
                let parameters = entry.initializerParameters
                let tracker =
                    entry.hasScreens && !parameters.contains { $0.type == "any TrackerContract" }
                    ? [Violation(entry.place, "\(entry.name.text) has screens but takes no tracker")] : []
                return tracker
                    + parameters.filter { !$0.typeNames.isDisjoint(with: sharedContracts) }
                    .filter { $0.hasDefault || $0.type.hasSuffix("?") }.map {
                        Violation(entry.place(of: $0.syntax), "\($0.name.text) of \(entry.name.text) can be omitted")
                    }
            }
        },
        Rule(
            "shared-dependencies-injected",
            "AppContainer creates shared objects, so that tests can replace them: take each as `any …Contract`",
            from: checklists
        ) { project in
            let shared = Set(
                project.sources.filter { $0.path.hasPrefix("Sources/Libraries/") }.flatMap(\.types)
                    .filter { !$0.isProtocol && !$0.isExtension && !sharedContracts.isDisjoint(with: $0.inherited) }
                    .map(\.name.text))
            return project.features.flatMap(\.sources).flatMap { file in
                file.tree.tokens(viewMode: .sourceAccurate).filter { shared.contains($0.text) }.map {
                    Violation(file.place(of: $0), "a feature uses the implementation \($0.text)")
                }
            }
        },
        Rule(
            "feature-container",
            "a container does all wiring of a feature: store only that, and create it in init with the client",
            from: checklists
        ) { project in
            project.features.filter(\.hasData).compactMap(\.entry).flatMap { entry -> [Violation] in
                let stored = entry.storedProperties.filter { $0.name.text != "name" }
                let others = stored.filter { $0.name.text != "container" }.map {
                    Violation(
                        entry.place(of: $0.syntax), "\(entry.name.text) stores \($0.name.text) next to its container")
                }
                return others.count < stored.count
                    ? others : [Violation(entry.place, "\(entry.name.text) has data but no container")]
            }
        },
        Rule(
            "visible-face",
            "AppContainer and AppNavigationRedirect use it: declare it `package`",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                (feature.incomingNavigations + feature.outgoingNavigations).filter { !$0.modifiers.isVisibleOutside }
                    .map { Violation($0.place, "\($0.name.text) is hidden from the app") }
            }
        },
        Rule(
            "hidden-parts",
            "internal types can change without affecting other modules: leave out the access modifier",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                hiddenSuffixes.flatMap { feature.types(named: $0) }.filter(\.modifiers.isVisibleOutside).map {
                    Violation($0.place, "\($0.name.text) is visible outside the feature")
                }
            }
        },
    ]

    static let checklists = "docs/design.md, The checklists"
    /// The contracts whose objects AppContainer creates for all features.
    private static let sharedContracts: Set = ["HTTPClientContract", "TrackerContract", "ImageLoaderContract"]
    private static let hiddenSuffixes = [
        "Container", "View", "ViewModel", "Navigator", "Tracker", "Event", "Repository", "DataSource", "UseCase",
    ]
}

extension Feature {
    /// True if the feature has screens, and gets the app's HTTP client for their data.
    var hasData: Bool {
        guard let entry, entry.hasScreens else { return false }
        return entry.initializerParameters.contains { $0.typeNames.contains("HTTPClientContract") }
    }
}

extension TypeDeclaration {
    /// True if a feature declares any screen.
    fileprivate var hasScreens: Bool {
        property("screens").map { !$0.syntax.descendants(FunctionCallExprSyntax.self).isEmpty } ?? false
    }

    /// The types in the array `features` of a composition root.
    fileprivate var elementsOfFeatures: [String] {
        let value = property("features")?.syntax.descendants(ArrayExprSyntax.self).first
        let assigned = members(InitializerDeclSyntax.self).flatMap { $0.descendants(SequenceExprSyntax.self) }
            .filter { $0.elements.first?.trimmedDescription.split(separator: ".").last == "features" }
            .compactMap { $0.elements.last?.as(ArrayExprSyntax.self) }
        return ([value].compactMap(\.self) + assigned).flatMap(\.elements)
            .compactMap { $0.expression.as(FunctionCallExprSyntax.self)?.calledName }
    }
}
