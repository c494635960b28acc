package import FoundationEssentials

/// Answers a message of the compiler. Throws if the message has an unknown form.
package func answer(to message: Data) throws -> Data {
    try JSONEncoder().encode(answer(to: JSONDecoder().decode(Request.self, from: message)))
}

private func answer(to request: Request) -> Response {
    switch request {
    case .getCapability:
        return .getCapabilityResult(capability: Capability(protocolVersion: 7))
    case .expandFreestandingMacro(let macro, let discriminator, let syntax):
        return expansion(at: syntax) { () throws(ExpansionError) in
            switch macro.typeName {
            case "PreviewMacro": try previewExpansion(of: syntax.source, discriminator: discriminator)
            default: throw ExpansionError("there is no macro \(macro.typeName)")
            }
        }
    case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
        return expansion(at: attribute) { () throws(ExpansionError) in
            switch (macro.typeName, role) {
            // The expansion of `#Preview` has moved the declaration.
            case ("PreviewableMacro", "peer"): ""
            case ("EntryMacro", "accessor"): try Entry(declaration.source, in: context?.first?.source).accessors
            case ("EntryMacro", "peer"): try Entry(declaration.source, in: context?.first?.source).key
            default: throw ExpansionError("there is no macro \(macro.typeName) in the role \(role)")
            }
        }
    case .loadPluginLibrary:
        return .loadPluginLibraryResult(loaded: false, diagnostics: [])
    }
}

/// The reason why a macro cannot be expanded, as a sentence without capital and full stop.
struct ExpansionError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

private func expansion(at place: Syntax, _ expand: () throws(ExpansionError) -> String) -> Response {
    do {
        return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
        return .expandMacroResult(expandedSource: nil, diagnostics: [Diagnostic(error.message, at: place.location)])
    }
}
