// Looks: transfers between apps, of which a prompt has one.
#if Foundation
/// A value that apps exchange.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is transferred.
public protocol TransferRepresentation {
    associatedtype Item
}

nonisolated extension TransferRepresentation {
    public func suggestedFileName(_ name: String) -> Self { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who sees a representation.
public enum TransferRepresentationVisibility: Sendable { case all, team, group, ownProcess }

/// Several representations.
public struct TransferRepresentations<Item>: TransferRepresentation {}

/// Builds representations.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Part: TransferRepresentation>(
        _ part: Part
    ) -> TransferRepresentations<Item> where Part.Item == Item { TransferRepresentations() }
    public static func buildBlock(_ parts: TransferRepresentations<Item>...) -> TransferRepresentations<Item> {
        .init()
    }
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as data.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
}

extension String: Transferable {
    public static var transferRepresentation: TransferRepresentations<String> {
        return TransferRepresentations()
    }
}
extension Data: Transferable {
    public static var transferRepresentation: TransferRepresentations<Data> {
        return TransferRepresentations()
    }
}
extension URL: Transferable {
    public static var transferRepresentation: TransferRepresentations<URL> {
        return TransferRepresentations()
    }
}

/// A value that one app offers to others.
public final class NSItemProvider {
    public init() {}
    public init(object: Any) {}
    public init?(contentsOf fileURL: URL) {}
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// What is dropped.
public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The effect of a drop.
public struct DropProposal { public init(operation: DropOperation) {} }
/// The effect of a drop.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// Handles drops.
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
    public func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View) -> Self { self }
    public func onDrop(of types: [UTType], delegate: any DropDelegate) -> Self { self }
    public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> Self { self }
    public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> Self { self }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }
    public func onCopyCommand(perform payload: (() -> [NSItemProvider])?) -> Self { self }
    public func onCutCommand(perform payload: (() -> [NSItemProvider])?) -> Self { self }
    public func onPasteCommand(of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void) -> Self {
        self
    }
}

/// A button that pastes: absent at a prompt, which has no clipboard.
public struct PasteButton: Control {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
    public func compose(into screen: inout ScreenBuilder) {}
}
#endif
