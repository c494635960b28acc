package import Foundation

/// Makes a feature from the templates, and wires it into the app.
package struct FeatureGenerator {
    private let project: Project

    /// - Parameter root: the project's folder, with the templates in `Tools/Templates`.
    package init(root: URL) {
        project = Project(root: root.standardizedFileURL)
    }

    /// Returns the files of a feature and the edits of shared files, checked and formatted. Writes none of them.
    ///
    /// - Throws: ``Refusal`` if the feature cannot be made.
    package func changes(for request: FeatureRequest) throws -> ChangeSet {
        var templates = try Template.all(in: templates(request.form.rawValue))
        let outgoing = try outgoing(of: request)
        if outgoing == nil { templates += try Template.all(in: self.templates("Outgoing")) }
        let rendered = try templates.map { try $0.rendered(request.substitutions) }
        let sources = rendered.filter { !$0.path.hasPrefix("Wiring/") }
        let types = Set(try templates.flatMap { try $0.types(request.substitutions) })
        try project.check(
            request, types: types, identifiers: templates.reduce(into: []) { $0.formUnion($1.identifiers) })

        let fragments = rendered.filter { $0.path.hasPrefix("Wiring/") }.map { path, text in
            (String(path.dropFirst("Wiring/".count).dropLast(".txt".count)), text)
        }
        let wiring = Wiring(request: request, fragments: Dictionary(uniqueKeysWithValues: fragments))
        var files = sources.map { ChangeSet.File(path: place(of: $0.path, request), old: nil, new: $0.text) }
        files.append(try edited("Package.swift", wiring.edit(package:)))
        files.append(try edited("Sources/AppKit/AppContainer.swift", wiring.edit(appContainer:)))
        files.append(try edited(redirect(), wiring.edit(redirect:)))
        if let outgoing {
            files.append(try edited(outgoing, wiring.edit(outgoing:)))
            files.append(try edited(prompt(of: request), wiring.edit(prompt:)))
        }
        if let taken = files.first(where: { $0.old == nil && project.exists($0.path) }) {
            throw Refusal("\(taken.path) already exists.")
        }
        var changes = ChangeSet(root: project.root, files: files)
        try changes.format()
        return changes
    }

    private func templates(_ kind: String) -> URL { project.root.appending(path: "Tools/Templates/\(kind)") }

    /// Returns the path of the file with the outgoing navigations that will lead to the new feature, if there is one.
    private func outgoing(of request: FeatureRequest) throws -> String? {
        try project.sources(below: "Sources/Features/\(request.from)")
            .first { $0.text.contains("enum \(request.from)OutgoingNavigation") }?.path
    }

    /// Returns the path of the file with the routes to the outgoing navigations of the feature that leads to the new one.
    private func prompt(of request: FeatureRequest) throws -> String {
        let file = try project.sources(below: "Sources/Features/\(request.from)").first {
            $0.path.hasSuffix("+Prompt.swift") && $0.text.contains("var exits: [Exit] {")
        }
        return file?.path ?? "Sources/Features/\(request.from)/\(request.from)Feature+Prompt.swift"
    }

    private func redirect() throws -> String {
        try project.sources(below: "Sources/AppKit").first { $0.text.contains("struct AppNavigationRedirect") }?.path
            ?? "Sources/AppKit/Navigation/AppNavigationRedirect.swift"
    }

    /// Returns the place for a template's file: below `Sources`, below `Tests`, or among the transcripts of all features.
    private func place(of path: String, _ request: FeatureRequest) -> String {
        if path.hasSuffix(".transcript") { return "Tests/Transcripts/\(path)" }
        let parts = path.split(separator: "/", maxSplits: 1)
        let feature = path.contains("OutgoingNavigation") ? request.from : request.name.type
        return "\(parts[0])/Features/\(feature)/\(parts[1])"
    }

    private func edited(_ path: String, _ edit: (inout SourceLines) throws -> Void) throws -> ChangeSet.File {
        let old = try project.text(path)
        var lines = SourceLines(path: path, text: old)
        try edit(&lines)
        return ChangeSet.File(path: path, old: old, new: lines.text)
    }
}
