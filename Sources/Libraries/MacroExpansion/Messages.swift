/// A message of the compiler. `PluginMessages.swift` of swift-syntax documents the protocol, whose names are used here.
enum Request: Decodable {
    /// Asks which version of the protocol the plugin speaks.
    case getCapability(capability: Capability?)
    /// Asks for the declarations that replace a use of `#Preview`.
    ///
    /// - discriminator: the mangled name of the use, which is unique in the program.
    case expandFreestandingMacro(macro: MacroReference, discriminator: String, syntax: Syntax)
    /// Asks for the accessors or peers that an attribute adds to a declaration.
    ///
    /// - lexicalContext: the declarations around the attribute, the innermost first, without their members.
    case expandAttachedMacro(
        macro: MacroReference, macroRole: String, attributeSyntax: Syntax, declSyntax: Syntax, lexicalContext: [Syntax]?
    )
    /// Asks the plugin to load another one.
    case loadPluginLibrary(libraryPath: String, moduleName: String)
}

/// An answer to the compiler.
enum Response: Encodable {
    case getCapabilityResult(capability: Capability)
    /// - expandedSource: nil if the expansion failed.
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    case loadPluginLibraryResult(loaded: Bool, diagnostics: [Diagnostic])
}

struct Capability: Codable {
    let protocolVersion: Int
}

/// A macro by the type that `#externalMacro` names.
struct MacroReference: Decodable {
    let typeName: String
}

/// A piece of the app's source, and its place.
struct Syntax: Decodable {
    struct Location: Decodable {
        let fileName: String
        let offset: Int
    }

    let source: String
    let location: Location
}

/// An error at a place in the app's source.
struct Diagnostic: Encodable {
    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []

    init(_ message: String, at location: Syntax.Location) {
        self.message = message
        position = Position(fileName: location.fileName, offset: location.offset)
    }
}
