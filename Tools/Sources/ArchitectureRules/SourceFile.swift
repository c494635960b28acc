import SwiftParser
import SwiftSyntax

/// A parsed Swift file, with the parts that most rules need: its imports, types and calls.
struct SourceFile: Sendable {
    /// The path relative to the project: `Sources/AppKit/AppContainer.swift`.
    let path: String
    let tree: SourceFileSyntax
    let imports: [ImportDeclSyntax]
    /// The types in the order of the text, including nested types and extensions.
    let types: [TypeDeclaration]
    let calls: [FunctionCallExprSyntax]
    /// The reason if the file could not be read.
    let problem: String?
    private let locator: Locator

    /// - Parameter text: the content, or the reason why it is missing.
    init(path: String, text: Result<String, UnreadableFile>) {
        self.path = path
        switch text {
        case .success(let text): (tree, problem) = (Parser.parse(source: text), nil)
        case .failure(let error): (tree, problem) = (Parser.parse(source: ""), error.reason)
        }
        locator = Locator(path: path, converter: SourceLocationConverter(fileName: path, tree: tree))
        let collector = Collector(locator)
        collector.walk(tree)
        (imports, types, calls) = (collector.imports, collector.types, collector.calls)
    }

    /// The file's name without its folder and `.swift`.
    var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

    func place(of node: some SyntaxProtocol) -> Place { locator.place(of: node) }

    /// Each `typealias` at the top of the file.
    var aliases: [TypeAliasDeclSyntax] { tree.statements.compactMap { $0.item.as(TypeAliasDeclSyntax.self) } }

    /// True for a file with what only a prompt needs.
    var isForPrompt: Bool { name.hasSuffix("+Prompt") }

    /// The beginning of the file.
    var start: Place { Place(file: path, line: 1, column: 1) }

    /// The first place that the parser does not accept.
    var unparsable: Place? {
        guard tree.hasError else { return nil }
        var node = Syntax(tree)
        while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
        return place(of: node)
    }
}

/// Returns the places of nodes in a file.
struct Locator: Sendable {
    let path: String
    let converter: SourceLocationConverter

    func place(of node: some SyntaxProtocol) -> Place {
        let location = node.startLocation(converter: converter)
        return Place(file: path, line: location.line, column: location.column)
    }
}

/// The error for a file that cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}

/// Collects the parts of a file for the rules, in one walk over its tree.
private final class Collector: SyntaxVisitor {
    private let locator: Locator
    var imports: [ImportDeclSyntax] = []
    var types: [TypeDeclaration] = []
    var calls: [FunctionCallExprSyntax] = []

    init(_ locator: Locator) {
        self.locator = locator
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        calls.append(node)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node, node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node, node.extendedType.firstToken(viewMode: .sourceAccurate) ?? node.extensionKeyword)
    }

    private func add(_ declaration: some DeclGroupSyntax, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        types.append(TypeDeclaration(declaration, name: name, locator))
        return .visitChildren
    }
}
