import SwiftSyntax

/// The rules for screens: each has a view, a view model, a navigator and a tracker.
extension Rule {
    static let screens = [
        Rule(
            "view-takes-view-model-only",
            "a view is a function of its view model's state: move everything else to the view model",
            from: checklists
        ) { project in
            project.features.flatMap(\.views).flatMap { view -> [Violation] in
                let stored = view.storedProperties
                let others = stored.filter { $0.name.text != "viewModel" }.map {
                    Violation(view.place(of: $0.syntax), "\(view.name.text) stores \($0.name.text)")
                }
                return others.count < stored.count
                    ? others : others + [Violation(view.place, "\(view.name.text) has no property `viewModel`")]
            }
        },
        Rule(
            "view-model-dependencies",
            "a view model knows actions, not how they work: take use cases, and the navigator and tracker of the screen",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                feature.viewModels.flatMap { viewModel in
                    feature.dependencies(of: viewModel).filter { $0.typeNames.contains(where: isBelowPresentation) }.map
                    {
                        Violation(viewModel.place(of: $0.syntax), "\(viewModel.name.text) takes \($0.name.text)")
                    }
                }
            }
        },
        Rule(
            "screen-tracker",
            "one type declares the tracked events of a screen: give the view model a tracker for its screen",
            from: checklists
        ) { project in project.screens(without: "Tracker") },
        Rule(
            "tracker-events",
            "every screen reports at least that it was viewed: track a TrackingEvent",
            from: checklists
        ) { project in
            project.features.flatMap { $0.types(named: "Tracker") }
                .filter { !$0.isProtocol && !$0.identifiers.contains("TrackingEvent") }
                .map { Violation($0.place, "\($0.name.text) tracks no event") }
        },
        Rule(
            "screen-shown",
            "routes, links and help come from the feature's screens: add the view's declaration to `screens`",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                let shown = feature.entry?.property("screens")?.syntax.identifiers ?? []
                return feature.views.filter { !shown.contains($0.name.text) }.map {
                    Violation($0.place, "\($0.name.text) is not among the screens of \(feature.name)")
                }
            }
        },
    ]

    private static func isBelowPresentation(_ name: String) -> Bool {
        name.contains("Repository") || isData(name)
            || ["NavigatorContract", "TrackerContract", "ImageLoaderContract"].contains(name)
    }
}

extension Project {
    /// Returns the view models of screens without their own part of this kind, such as `Navigator`.
    fileprivate func screens(without kind: String) -> [Violation] {
        features.flatMap { feature in
            var free = Set(feature.types(named: kind).map(\.name.text))
            let shown = Set(feature.views.flatMap(\.storedProperties).flatMap(\.typeNames))
            return feature.viewModels.filter { shown.contains($0.name.text) }.compactMap { viewModel -> Violation? in
                let parts = free.intersection(feature.dependencies(of: viewModel).flatMap(\.typeNames))
                free.subtract(parts)
                guard parts.isEmpty else { return nil }
                return Violation(viewModel.place, "\(viewModel.name.text) has no \(kind.lowercased()) of its own")
            }
        }
    }
}

extension Feature {
    /// Returns the properties and parameters of a type. An injected property gets the types of its registration.
    func dependencies(of type: TypeDeclaration) -> [Dependency] {
        (type.storedProperties + type.initializerParameters).map { dependency in
            guard let injected = dependency.injected else { return dependency }
            var resolved = dependency
            resolved.typeNames =
                types.lazy.filter { $0.name.text == "Container" }
                .compactMap { $0.property(injected)?.syntax.identifiers.filter { $0.first?.isUppercase ?? false } }
                .first ?? []
            return resolved
        }
    }
}
