import Foundation

/// The edits that wire a feature into the app, in the files that name every feature.
struct Wiring {
    let request: FeatureRequest
    /// The fragments to insert into these files, by name: `Target`.
    let fragments: [String: String]

    private var module: String { "Challenge\(request.name.type)" }

    /// Adds the feature's target before that of System, and the feature to those that AppKit and the features' tests import.
    func edit(package lines: inout SourceLines) throws {
        for opening in ["\"Sources/AppKit\"", "\"Features\""] {
            let target = try lines.line("target \(opening)") { $0.contains(opening) }
            let system = try lines.line("System in \(opening)", in: target..<lines.lines.count) {
                $0.contains("\"System\"")
            }
            lines.replace("\"System\"", with: "\"\(request.name.type)\", \"System\"", inLine: system)
        }
        let opening = "presentation(\"Sources/Features/System\""
        let line = try lines.line("'\(opening)'") { $0.hasPrefix(opening) }
        lines.insert(try fragment("Target"), at: line)
    }

    /// Adds the feature to the features that the composition root stores, makes and lists, each time before System.
    func edit(appContainer lines: inout SourceLines) throws {
        try lines.addImport(of: module)
        let name = "\(request.name.variable)Feature"
        let property = try lines.line("systemFeature among its properties") {
            $0.hasPrefix("private let systemFeature:")
        }
        lines.insert("    private let \(name): \(request.name.type)Feature", at: property)
        let list = try lines.line("systemFeature among its features", in: try lines.block("var features:")) {
            $0.contains("systemFeature")
        }
        lines.replace("systemFeature", with: "\(name), systemFeature", inLine: list)
        let making = try lines.line("SystemFeature in its init") { $0.hasPrefix("systemFeature = SystemFeature(") }
        lines.insert(try fragment("Feature"), at: making)
    }

    /// Adds the destination to which the outgoing navigation is redirected.
    func edit(redirect lines: inout SourceLines) throws {
        let outgoing = "\(request.from)OutgoingNavigation"
        let redirect = "func redirect(_ navigation: \(outgoing))"
        try lines.addImport(of: module)
        if !lines.text.contains(redirect) {
            let switching = try lines.block("switch navigation {")
            let fallback = try lines.line("default", in: switching) { $0.hasPrefix("default:") }
            lines.insert("        case let navigation as \(outgoing): redirect(navigation)", at: fallback)
            let structure = try lines.block("struct AppNavigationRedirect")
            lines.insert(
                """

                    private \(redirect) -> any NavigationContract {
                        switch navigation {
                        }
                    }
                """, at: structure.upperBound - 1)
            if !lines.text.contains("import Challenge\(request.from)\n") {
                try lines.addImport(of: "Challenge\(request.from)")
            }
        }
        let switching = try lines.block("switch ", in: try lines.block(redirect))
        lines.insert(try fragment("Redirect"), at: switching.upperBound - 1)
    }

    /// Adds the new feature to the outgoing navigations of the feature that leads to it, such as Home.
    func edit(outgoing lines: inout SourceLines) throws {
        let block = try lines.block("enum \(request.from)OutgoingNavigation")
        let last = try lines.lastLine("case of \(request.from)OutgoingNavigation", in: block) { $0.hasPrefix("case ") }
        lines.insert("    case \(request.exit)", at: last + 1)
    }

    /// Adds the name of the outgoing navigation to the new feature, and the route.
    func edit(prompt lines: inout SourceLines) throws {
        let navigation = "\(request.from)OutgoingNavigation"
        let names = try lines.block("switch self {", in: try lines.block("extension \(navigation)"))
        let last = try lines.lastLine("case of \(navigation)", in: names) { $0.hasPrefix("case ") }
        guard lines.lines[last..<names.upperBound - 1].joined().contains(/case [^:]*: *"/) else {
            throw Refusal(
                "\(lines.path): the names of \(navigation) have values, so new-feature cannot add a case; "
                    + "choose another feature with --from, and add this case by hand.")
        }
        lines.insert(
            "        case .\(request.exit): \"\(navigation).\(request.exit)\"", at: names.upperBound - 1)

        let exits = try lines.block("[", in: try lines.block("var exits: [Exit] {").dropFirst())
        let end = exits.upperBound - 1
        // A list of one element has no comma at its end.
        if !lines.lines[end - 1].hasSuffix(",") { lines.append(",", toLine: end - 1) }
        let exit = "Exit(\(navigation).\(request.exit), route: \"\(request.exitRoute)\", help: \"\(request.summary)\"),"
        lines.insert(exit, at: end)
    }

    private func fragment(_ name: String) throws -> String {
        guard let fragment = fragments[name] else { throw Refusal("the template Wiring/\(name).txt is missing.") }
        return fragment
    }
}
