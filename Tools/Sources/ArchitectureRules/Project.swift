package import Foundation
import SwiftSyntax

/// The sources that the rules check.
package struct Project: Sendable {
    /// The files, in the order of their paths.
    let files: [SourceFile]
    let manifest: Manifest
    private(set) var features: [Feature]

    package var fileCount: Int { files.count }

    /// - Throws: ``UnreadableFile`` if there is no manifest.
    init(files: [SourceFile]) throws(UnreadableFile) {
        guard let manifest = files.first(where: { $0.path == "Package.swift" }) else {
            throw UnreadableFile(reason: "there is no Package.swift")
        }
        let sorted = files.sorted { $0.path < $1.path }
        self.files = sorted
        self.manifest = Manifest(manifest)
        features = self.manifest.targets.filter(\.isFeature).map { Feature($0, files: sorted) }
    }

    /// Reads a package's manifest and sources.
    ///
    /// If a file cannot be read, the rule `readable` reports it.
    package init(folder: URL) async throws {
        guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) else {
            throw UnreadableFile(reason: "there is no Package.swift in \(folder.path)")
        }
        let paths =
            ["Package.swift"]
            + ["Sources", "Tests/Features"].flatMap { part in
                (FileManager.default.subpaths(atPath: folder.appending(path: part).path) ?? [])
                    .filter { $0.hasSuffix(".swift") }.map { "\(part)/\($0)" }
            }
        let files = await withTaskGroup(of: SourceFile.self) { group in
            for path in paths {
                group.addTask { SourceFile(path: path, text: Self.text(folder.appending(path: path))) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        try self.init(files: files)
    }

    private static func text(_ url: URL) -> Result<String, UnreadableFile> {
        guard let data = try? Data(contentsOf: url) else {
            return .failure(UnreadableFile(reason: "the file cannot be read"))
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            return .failure(UnreadableFile(reason: "the file is not UTF-8"))
        }
        return .success(text)
    }

    /// Returns the project with one file replaced.
    func replacing(_ file: SourceFile) throws(UnreadableFile) -> Project {
        try Project(files: files.filter { $0.path != file.path } + [file])
    }

    /// Returns the project with the features of these forms alone.
    func restricted(to forms: Set<Feature.Form>) -> Project {
        var project = self
        project.features = features.filter { forms.contains($0.form) }
        return project
    }

    var sources: [SourceFile] { files.filter { $0.path.hasPrefix("Sources/") } }

    /// The declarations of a type below `Sources`, and its extensions.
    func types(named name: String) -> [TypeDeclaration] {
        sources.flatMap { $0.types.filter { $0.name.text == name } }
    }
}

/// A module below `Sources/Features`.
struct Feature: Sendable {
    let target: Manifest.Target
    /// The folder's name: `Character`.
    let name: String
    let sources: [SourceFile]
    /// The files in the feature's folder of the tests.
    let tests: [SourceFile]
    let form: Form

    /// The form of a feature, with the reason why some rules do not check it.
    enum Form: String, Sendable, CaseIterable {
        case layers = "with a file for each part"
        case list = "in the short form, whose parts ChallengeListing provides"
        case registrations = "wired by registrations"
    }

    init(_ target: Manifest.Target, files: [SourceFile]) {
        self.target = target
        name = target.name
        sources = files.filter { $0.path.hasPrefix("Sources/\(target.folder)/") }
        tests = files.filter { $0.path.hasPrefix("Tests/Features/\(target.name)/") }
        let container = sources.lazy.flatMap(\.aliases).first { $0.name.text == "\(target.name)Container" }
        if sources.contains(where: { $0.types.contains { $0.isExtension && $0.name.text == "Container" } }) {
            form = .registrations
        } else {
            form = container?.initializer.value.identifiers.contains("ListContainer") == true ? .list : .layers
        }
    }

    var types: [TypeDeclaration] { sources.flatMap(\.types) }

    /// The types that conform to at least one of the protocols.
    func types(conformingTo protocols: Set<String>) -> [TypeDeclaration] {
        types.filter { !$0.isProtocol && !protocols.isDisjoint(with: $0.inherited) }
    }

    /// The types whose names have this suffix, without their extensions.
    func types(named suffix: String) -> [TypeDeclaration] {
        types.filter { $0.name.text.hasSuffix(suffix) && !$0.isExtension }
    }

    /// The type that conforms to `FeatureContract`.
    var entry: TypeDeclaration? { types(conformingTo: ["FeatureContract"]).first }
    var views: [TypeDeclaration] { types(conformingTo: ["View"]) }
    /// The types of the views' properties `viewModel`: the named types, or those that conform to the named contracts.
    /// Doubles for previews do not count.
    var viewModels: [TypeDeclaration] {
        let shown = views.compactMap { $0.property("viewModel")?.typeNames }.reduce(into: Set()) { $0.formUnion($1) }
        return types.filter {
            !$0.isExtension && !$0.isProtocol && !$0.modifiers.isPrivate
                && (shown.contains($0.name.text) || !shown.isDisjoint(with: $0.inherited))
        }
    }
    var containers: [TypeDeclaration] { types(named: "Container") }
    var protocols: [TypeDeclaration] { types.filter(\.isProtocol) }
    var incomingNavigations: [TypeDeclaration] { types(conformingTo: ["IncomingNavigationContract"]) }
    var outgoingNavigations: [TypeDeclaration] { types(conformingTo: ["OutgoingNavigationContract"]) }

    /// The place to report violations that concern the whole feature.
    var place: Place { entry?.place ?? target.place }
}
