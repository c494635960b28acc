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

    /// Adds the feature to the features that the composition root creates, before System.
    func edit(appContainer lines: inout SourceLines) throws {
        try lines.addImport(of: module)
        let features = try lines.block("features = [")
        let system = try lines.line("SystemFeature among its features", in: features) { $0.hasPrefix("SystemFeature(") }
        lines.insert(try fragment("Feature"), at: system)
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
        let name = "\(request.from)OutgoingNavigation"
        let block = try lines.block("enum \(name)")
        guard lines.lines[block.lowerBound].contains("\(name): String,") else {
            throw Refusal(
                "\(lines.path): \(name) has no raw values, so new-feature cannot add a case; "
                    + "choose another feature with --from, and add this case by hand.")
        }
        let help = try lines.block("switch ", in: try lines.block("var help: String {", in: block))
        lines.insert("        case .\(request.exit): \"\(request.summary)\"", at: help.upperBound - 1)
        let firstMember = try lines.line("member of \(name)", in: block) { $0.contains("var ") || $0.contains("func ") }
        let last = try lines.lastLine("case of \(name)", in: block.lowerBound..<firstMember) { $0.hasPrefix("case ") }
        if lines.lines[last].count + request.exitCase.count + 2 <= 120 {
            lines.append(", \(request.exitCase)", toLine: last)
        } else {
            lines.insert("    case \(request.exitCase)", at: last + 1)
        }
    }

    private func fragment(_ name: String) throws -> String {
        guard let fragment = fragments[name] else { throw Refusal("the template Wiring/\(name).txt is missing.") }
        return fragment
    }
}
