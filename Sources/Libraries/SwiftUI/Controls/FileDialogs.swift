#if Foundation
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
#endif
