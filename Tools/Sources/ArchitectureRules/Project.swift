package import Foundation
import SwiftSyntax

/// The sources that the rules check.
package struct Project: Sendable {
    /// The files, in the order of their paths.
    let files: [SourceFile]
    let manifest: Manifest
    let features: [Feature]

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
        let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "Sources").path)
        let paths = ["Package.swift"] + sources.filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
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

    init(_ target: Manifest.Target, files: [SourceFile]) {
        self.target = target
        name = target.name
        sources = files.filter { $0.path.hasPrefix("Sources/\(target.folder)/") }
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
    var views: [TypeDeclaration] { types(conformingTo: ["View", "ListView", "DetailView"]) }
    var viewModels: [TypeDeclaration] { types(named: "ViewModel") }
    var containers: [TypeDeclaration] { types(named: "Container") }
    var incomingNavigations: [TypeDeclaration] { types(conformingTo: ["IncomingNavigationContract"]) }
    var outgoingNavigations: [TypeDeclaration] { types(conformingTo: ["OutgoingNavigationContract"]) }

    /// The place to report violations that concern the whole feature.
    var place: Place { entry?.place ?? target.place }
}
