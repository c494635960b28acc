import SwiftParser
import SwiftSyntax

/// The declaration of a type, a protocol or an extension.
struct TypeDeclaration: Sendable {
    /// The type's name; for an extension, the name of the type that it extends.
    let name: TokenSyntax
    /// The names of the superclass and the protocols, without generic arguments.
    let inherited: [String]
    let modifiers: DeclModifierListSyntax
    let attributes: AttributeListSyntax
    private let declaration: Syntax
    private let members: MemberBlockItemListSyntax
    private let locator: Locator

    init(_ declaration: some DeclGroupSyntax, name: TokenSyntax, _ locator: Locator) {
        self.locator = locator
        self.name = name
        inherited = (declaration.inheritanceClause?.inheritedTypes ?? []).compactMap {
            $0.type.firstToken(viewMode: .sourceAccurate)?.text
        }
        modifiers = declaration.modifiers
        attributes = declaration.attributes
        self.declaration = Syntax(declaration)
        members = declaration.memberBlock.members
    }

    func place(of node: some SyntaxProtocol) -> Place { locator.place(of: node) }
    /// The place of the type's name.
    var place: Place { place(of: name) }

    var isExtension: Bool { declaration.is(ExtensionDeclSyntax.self) }
    var isStruct: Bool { declaration.is(StructDeclSyntax.self) }
    var isClass: Bool { declaration.is(ClassDeclSyntax.self) }
    var isReference: Bool { declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self) }
    var isProtocol: Bool { declaration.is(ProtocolDeclSyntax.self) }
    /// The names in the type's members and conformances.
    var identifiers: Set<String> { declaration.identifiers }

    func members<Member: DeclSyntaxProtocol>(_ kind: Member.Type) -> [Member] {
        members.compactMap { $0.decl.as(kind) }
    }

    var functions: [FunctionDeclSyntax] { members(FunctionDeclSyntax.self) }
    var cases: [EnumCaseElementSyntax] { members(EnumCaseDeclSyntax.self).flatMap(\.elements) }

    /// The stored properties of an instance.
    var storedProperties: [Dependency] { variables(isStatic: false).filter(\.isStored).map(\.dependency) }

    /// The stored properties of the type itself.
    var staticProperties: [Dependency] { variables(isStatic: true).filter(\.isStored).map(\.dependency) }

    /// The property of an instance with this name, stored or computed.
    func property(_ name: String) -> Dependency? {
        variables(isStatic: false).first { $0.dependency.name.text == name }?.dependency
    }

    /// The parameters of all initialisers.
    var initializerParameters: [Dependency] {
        members(InitializerDeclSyntax.self).flatMap { $0.signature.parameterClause.parameters.map(Dependency.init) }
    }

    private func variables(isStatic: Bool) -> [(dependency: Dependency, isStored: Bool)] {
        members(VariableDeclSyntax.self).filter { $0.modifiers.has("static") == isStatic }.flatMap { variable in
            variable.bindings.compactMap { binding -> (Dependency, Bool)? in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
                let accessors: AccessorDeclListSyntax? =
                    if case .accessors(let list) = binding.accessorBlock?.accessors { list } else { nil }
                let isObserved = accessors?.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
                return (
                    Dependency(name, of: binding, in: variable), binding.accessorBlock == nil || isObserved == true
                )
            }
        }
    }
}

/// A dependency of a type: a property, or a parameter of an initialiser.
struct Dependency: Sendable {
    let name: TokenSyntax
    /// The names in the type; if no type is written, the names in the value.
    var typeNames: Set<String>
    /// The type as written; empty if it is inferred.
    let type: String
    let modifiers: DeclModifierListSyntax
    let hasDefault: Bool
    /// The name of the registration that is injected, such as `getGameUseCase` in `@Injected(\.getGameUseCase)`.
    let injected: String?
    /// The whole declaration or parameter.
    let syntax: Syntax

    init(_ name: TokenSyntax, of binding: PatternBindingSyntax, in variable: VariableDeclSyntax) {
        self.name = name
        type = binding.typeAnnotation?.type.trimmedDescription ?? ""
        let value = binding.initializer?.value.identifiers.filter { $0.first?.isUppercase ?? false }
        typeNames = binding.typeAnnotation?.type.identifiers ?? value ?? []
        modifiers = variable.modifiers
        hasDefault = binding.initializer != nil
        injected =
            variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == "Injected" }?
            .arguments?.lastToken(viewMode: .sourceAccurate)?.text
        syntax = Syntax(variable)
    }

    init(_ parameter: FunctionParameterSyntax) {
        name = parameter.secondName ?? parameter.firstName
        type = parameter.type.trimmedDescription
        typeNames = parameter.type.identifiers
        modifiers = parameter.modifiers
        hasDefault = parameter.defaultValue != nil
        injected = nil
        syntax = Syntax(parameter)
    }
}

extension SyntaxProtocol {
    /// The identifiers in the text of the node.
    var identifiers: Set<String> {
        Set(
            tokens(viewMode: .sourceAccurate).compactMap { token in
                if case .identifier(let name) = token.tokenKind { name } else { nil }
            })
    }

    /// The nodes of this kind within the node, in the order of the text.
    func descendants<Node: SyntaxProtocol>(_ kind: Node.Type) -> [Node] {
        children(viewMode: .sourceAccurate).flatMap { child in
            (child.as(kind).map { [$0] } ?? []) + child.descendants(kind)
        }
    }
}

extension FunctionCallExprSyntax {
    /// The last name of the called expression, such as `track` in `tracker.track(event)`.
    var calledName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    }

    func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}

extension ExprSyntax {
    /// The text of a literal without interpolations.
    var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
    /// True if other modules can see the declaration.
    var isVisibleOutside: Bool { has("package") || has("public") || has("open") }
    var isPrivate: Bool { has("private") || has("fileprivate") }
}
