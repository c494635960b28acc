// Looks: kinds of files, as the reference says.
#if Foundation
/// A kind of data, as UniformTypeIdentifiers says it.
public nonisolated struct UTType: Hashable, Sendable, Codable {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier) }
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(identifier) }
    public init?(filenameExtension: String, conformingTo parent: UTType? = nil) { self.init(filenameExtension) }
    public init?(mimeType: String, conformingTo parent: UTType? = nil) { self.init(mimeType) }
    public static let item = Self("public.item"), content = Self("public.content"), data = Self("public.data")
    public static let folder = Self("public.folder"), directory = Self("public.directory")
    public static let text = Self("public.text"), plainText = Self("public.plain-text")
    public static let utf8PlainText = Self("public.utf8-plain-text"), rtf = Self("public.rtf")
    public static let json = Self("public.json"), xml = Self("public.xml"), html = Self("public.html")
    public static let commaSeparatedText = Self("public.comma-separated-values-text"), pdf = Self("com.adobe.pdf")
    public static let image = Self("public.image"), png = Self("public.png"), jpeg = Self("public.jpeg")
    public static let heic = Self("public.heic"), gif = Self("com.compuserve.gif"), svg = Self("public.svg-image")
    public static let movie = Self("public.movie"), video = Self("public.video"), audio = Self("public.audio")
    public static let url = Self("public.url"), fileURL = Self("public.file-url"), zip = Self("public.zip-archive")
}

/// The content of a file.
public nonisolated final class FileWrapper {
    public let regularFileContents: Data?
    public var filename: String?
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// The source of a document.
public nonisolated struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// The target of a document.
public nonisolated struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A document in a file.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
#endif
