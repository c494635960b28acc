import SwiftSyntax

/// The rules for the entry type of a feature, and for its files.
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
            "feature-dependencies-required",
            "a default would hide a missing argument in AppContainer: require it as `any …Contract`",
            from: checklists
        ) { project in
            project.features.compactMap(\.entry).flatMap { entry -> [Violation] in
                let parameters = entry.initializerParameters
                let tracker =
                    !parameters.contains { $0.type == "any TrackerContract" }
                    ? [Violation(entry.place, "\(entry.name.text) takes no tracker")] : []
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
            "feature-views",
            "the app asks each feature for its views: implement makeMainView(navigator:) and resolve(_:navigator:)",
            from: checklists, in: .layers, .registrations
        ) { project in
            project.features.compactMap(\.entry).flatMap { entry in
                ["makeMainView", "resolve"].filter { name in !entry.functions.contains { $0.name.text == name } }
                    .map { Violation(entry.place, "\(entry.name.text) has no \($0)") }
            }
        },
        Rule(
            "feature-container",
            "a container does all wiring of a feature: store only that, and create it in init with the tracker",
            from: checklists, in: .layers, .list
        ) { project in
            project.features.flatMap { feature -> [Violation] in
                guard let entry = feature.entry else { return [] }
                let container = "\(feature.name)Container"
                let others = entry.storedProperties.filter { $0.name.text != "container" }.map {
                    Violation(
                        entry.place(of: $0.syntax), "\(entry.name.text) stores \($0.name.text) next to its container")
                }
                guard let stored = entry.property("container"), stored.type == container, stored.modifiers.isPrivate
                else {
                    return others + [
                        Violation(entry.place, "\(entry.name.text) has no `private let container: \(container)`")
                    ]
                }
                let isMade = entry.members(InitializerDeclSyntax.self).flatMap {
                    $0.descendants(FunctionCallExprSyntax.self)
                }
                .contains { $0.calledName == container && $0.argument("tracker") != nil }
                return others + (isMade ? [] : [Violation(entry.place, "\(entry.name.text) makes no \(container)")])
            }
        },
        Rule(
            "container-type",
            "the view models of a feature share its container: declare `package final class NAMEContainer: Sendable`",
            from: checklists, in: .layers
        ) { project in
            project.features.flatMap { feature in
                feature.containers.filter {
                    !$0.isClass || !$0.modifiers.has("final") || !$0.modifiers.isVisibleOutside
                        || !$0.inherited.contains("Sendable")
                }
                .map { Violation($0.place, "\($0.name.text) is not a package final class that is Sendable") }
            }
        },
        Rule(
            "feature-files",
            "readers find a part by the name of its file: move the type there",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                feature.sources.flatMap { file in
                    file.types.compactMap { type -> Violation? in
                        guard !type.isExtension, let folder = feature.folder(of: type) else { return nil }
                        let place = "Sources/\(feature.target.folder)/\(folder)\(type.name.text).swift"
                        return file.path == place ? nil : Violation(type.place, "\(type.name.text) is not in \(place)")
                    }
                }
            }
        },
        Rule(
            "prompt-apart",
            "a feature must build and run without what only a prompt needs: move this to NAMEFeature+Prompt.swift",
            from: checklists
        ) { project in
            project.features.flatMap(\.sources).filter { !$0.isForPrompt }.flatMap { file in
                file.tree.tokens(viewMode: .sourceAccurate).filter { promptWords.contains($0.text) }.map {
                    Violation(file.place(of: $0), "this file uses \($0.text)")
                }
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
        "View", "ViewModel", "Navigator", "Tracker", "Event", "Repository", "DataSource", "UseCase", "Mapper", "DTO",
        "DeepLinkHandler", "Contract",
    ]
    private static let promptWords: Set = [
        "ScreenDeclaration", "Exit", "NavigationName", "navigationName", "contentHelp", "setterHelp", "programValue",
    ]
}

extension Feature {
    /// Returns the folder for a type's file, below the feature's folder; nil if no rule gives it a file of its own.
    fileprivate func folder(of type: TypeDeclaration) -> String? {
        switch type.name.text {
        case "\(name)Feature", "\(name)Container": return ""
        default: break
        }
        let isNavigation = ["IncomingNavigationContract", "OutgoingNavigationContract", "DeepLinkHandlerContract"]
            .contains(where: type.inherited.contains)
        return isNavigation ? "Navigation/" : nil
    }
}
