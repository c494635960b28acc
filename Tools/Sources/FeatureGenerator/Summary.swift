/// A report of the files that were written, and of the work that remains.
package struct Summary {
    private let changes: ChangeSet
    private let request: FeatureRequest

    package init(of changes: ChangeSet, for request: FeatureRequest) {
        (self.changes, self.request) = (changes, request)
    }

    /// The report, in five lines.
    package var text: String {
        let (name, noun) = (request.name.type, request.name.noun)
        let edited = changes.files.filter { $0.old != nil }.map(\.path).joined(separator: ", ")
        let ways = request.isSimple ? "" : ", open \(noun) 1"
        let left =
            request.isSimple
            ? "the screen's text in \(name)View.swift; CHANGELOG.md"
            : "the model's fields in Domain, Data, the columns and rows of Presentation, and the tests; CHANGELOG.md"
        return """
            Wrote the feature \(name): \(count("Sources/")) of code, and \(count("Tests/")) of tests.
            Wired it in \(edited).
            Run it with swift run challenge: open \(request.exitRoute)\(ways), open challenge://\(noun)
            Test it with swift test --filter Challenge\(name)Tests; after a change: make update, make lint, make test.
            Still to do: a way there on the screens of \(request.from); \(left).
            """
    }

    private func count(_ folder: String) -> String {
        let files = changes.files.filter { $0.old == nil && $0.path.hasPrefix(folder) }
        let lines = files.map { $0.new.filter { $0 == "\n" }.count }.reduce(0, +)
        return "\(lines) lines"
    }
}
