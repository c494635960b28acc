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
            "view-model-contract",
            "a preview shows the view with a double: declare `let viewModel: any SCREENViewModelContract`",
            from: checklists, in: .layers
        ) { project in
            project.features.flatMap { feature in
                feature.views.compactMap { view -> Violation? in
                    let wanted = "any \(view.screen)ViewModelContract"
                    guard let property = view.property("viewModel"), property.type != wanted else { return nil }
                    return Violation(view.place(of: property.syntax), "\(view.name.text) does not show \(wanted)")
                }
            }
        },
        Rule(
            "screen-files",
            "readers find a part by the name of its file: declare it in Presentation/SCREEN",
            from: checklists, in: .layers
        ) { project in
            project.features.flatMap { feature in
                feature.views.flatMap { view in
                    [
                        "Navigator/*Navigator", "Tracker/*Tracker", "Tracker/*Event", "ViewModels/*ViewModel",
                        "Views/*View",
                    ]
                    .map { part in
                        let file = part.split(separator: "*").joined(separator: view.screen)
                        return "Presentation/\(view.screen)/\(file).swift"
                    }
                    .filter { path in
                        let name = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
                        return !feature.sources.contains { file in
                            file.path == "Sources/\(feature.target.folder)/\(path)"
                                && file.types.contains { $0.name.text == name && !$0.isExtension }
                        }
                    }
                    .map { Violation(view.place, "the screen \(view.screen) has no \($0)") }
                }
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
            from: checklists, in: .layers, .registrations
        ) { project in
            project.features.flatMap { feature in
                var free = Set(feature.types(named: "Tracker").map(\.name.text))
                return feature.viewModels.compactMap { viewModel -> Violation? in
                    let names = feature.dependencies(of: viewModel).flatMap(\.typeNames)
                    let trackers = free.filter { tracker in names.contains { $0.hasPrefix(tracker) } }
                    free.subtract(trackers)
                    return trackers.isEmpty
                        ? Violation(viewModel.place, "\(viewModel.name.text) has no tracker of its own") : nil
                }
            }
        },
        Rule(
            "tracker-events",
            "one enumeration names the events of a screen: track cases of SCREENEvent",
            from: checklists, in: .layers, .registrations
        ) { project in
            project.features.flatMap { feature in
                let events = Set(feature.types(conformingTo: ["TrackingEventContract"]).map(\.name.text))
                return feature.types(named: "Tracker").filter { $0.identifiers.isDisjoint(with: events) }
                    .map { Violation($0.place, "\($0.name.text) tracks no event") }
            }
        },
        Rule(
            "screen-shown",
            "routes, links and help come from the feature's screens: add the view's declaration to `screens`",
            from: checklists
        ) { project in
            project.features.flatMap { feature in
                // The property stands in the feature's type, or in an extension of it.
                let shown = feature.types.filter { $0.name.text == feature.entry?.name.text }
                    .compactMap { $0.property("screens")?.syntax.identifiers }
                    .reduce(into: Set<String>()) { $0.formUnion($1) }
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

extension TypeDeclaration {
    /// The name of a view's screen: the view's name without `View`.
    fileprivate var screen: String { String(name.text.dropLast("View".count)) }
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
