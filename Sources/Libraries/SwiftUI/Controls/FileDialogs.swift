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

/// What a document is read from.
public nonisolated struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written to.
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

extension View {
    /// Returns the view with a question for the path of a file, while a binding is true.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(PathQuestion(title: "Open a file", isPresented: isPresented) { onCompletion(.success($0)) })
    }

    /// Returns the view with a question for the path of a file, while a binding is true.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(PathQuestion(title: "Open a file", isPresented: isPresented) { onCompletion(.success([$0])) })
    }

    /// Returns the view with a question for the path that a document is written to, while a binding is true.
    public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            PathQuestion(title: "Save a file", isPresented: isPresented, path: defaultFilename ?? "") { url in
                onCompletion(
                    Result {
                        let wrapper = try document?.fileWrapper(
                            configuration: FileDocumentWriteConfiguration(contentType: contentType, existingFile: nil))
                        try wrapper?.regularFileContents?.write(to: url)
                        return url
                    })
            })
    }

    /// Returns the view with a question for the path that a file is moved to, while a binding is true.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            PathQuestion(title: "Move a file", isPresented: isPresented) { url in
                onCompletion(
                    Result {
                        if let file { try FileManager.default.moveItem(at: file, to: url) }
                        return url
                    })
            })
    }
}

/// The question for a path: `set path notes.txt`, `choose`.
private struct PathQuestion: ViewModifier {
    let title: LocalizedStringKey
    @Binding var isPresented: Bool
    @State var path = ""
    let complete: (URL) -> Void

    func body(content: Content) -> some View {
        content.alert(title, isPresented: $isPresented) {
            TextField("Path", text: $path)
            Button("Choose") { complete(URL(fileURLWithPath: path)) }
                .disabled(path.isEmpty)
            Button("Cancel", role: .cancel) {}
        }
    }
}

// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func fileDialogMessage(_ message: LocalizedStringKey) -> Self { self }
    public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> Self { self }
    public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> Self { self }
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> Self { self }
    public func fileDialogCustomizationID(_ id: String) -> Self { self }
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> Self { self }
}
#endif
