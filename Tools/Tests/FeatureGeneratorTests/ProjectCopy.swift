import Foundation
import Testing

@testable import FeatureGenerator

/// A copy of the parts of the project that the generator reads, which a test may change. It is deleted with the object.
final class ProjectCopy {
    /// The project with these tests.
    static let project = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID().uuidString)")
        for path in ["Sources", "Tests/Features", "Package.swift", ".swift-format", "Tools/Templates"] {
            let place = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Self.project.appending(path: path), to: place)
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    /// Every file with its text, by its path.
    var files: [String: String] {
        get throws {
            let paths = FileManager.default.subpaths(atPath: root.path) ?? []
            return try Dictionary(
                uniqueKeysWithValues: paths.compactMap { path in
                    var isFolder: ObjCBool = false
                    _ = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
                    return isFolder.boolValue ? nil : (path, try text(path))
                })
        }
    }

    func text(_ path: String) throws -> String { try String(contentsOf: root.appending(path: path), encoding: .utf8) }

    func write(_ text: String, to path: String) throws {
        let place = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: place, atomically: false, encoding: .utf8)
    }

    /// Returns the changes that a feature would make.
    func changes(
        _ name: String, plural: String? = nil, form: FeatureRequest.Form = .layers, from: String = "Home",
        path: String? = nil, summary: String? = nil
    ) throws -> ChangeSet {
        let request = try FeatureRequest(
            name: FeatureName(name, plural: plural), form: form, from: from, path: path, summary: summary)
        return try FeatureGenerator(root: root).changes(for: request)
    }

    /// Expects that a feature is refused with a text, and that nothing is written.
    func expectRefusal(
        _ text: String, of name: String, plural: String? = nil, form: FeatureRequest.Form = .layers,
        from: String = "Home", path: String? = nil, summary: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let error = #expect(throws: Refusal.self, sourceLocation: sourceLocation) {
            try changes(name, plural: plural, form: form, from: from, path: path, summary: summary)
        }
        #expect(error?.description.contains(text) == true, "\(error)", sourceLocation: sourceLocation)
    }
}
