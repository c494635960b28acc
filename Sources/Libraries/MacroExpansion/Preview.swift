/// Returns the type that replaces a use of `#Preview`. The program finds it at run time: a section of the executable has
/// the addresses of the functions that add each preview to a list.
///
/// The arguments go unchanged to an initialiser of SwiftUI's `Preview`.
func previewExpansion(of source: String, discriminator: String) throws(ExpansionError) -> String {
    let tokens = SourceText(source).tokens
    guard let name = tokens.firstIndex(where: { $0.text.hasPrefix("#") && $0.kind == .word }) else {
        throw ExpansionError("#Preview is missing")
    }
    let arguments = tokens[(name + 1)...].map { token in
        token.kind == .brackets && token.text.hasPrefix("{") ? previewBody(String(token.text)) : String(token.text)
    }
    #if compiler(>=6.3)
    let record = """

            @section("swiftui_previews") @used static let record: SwiftUI.Preview.Record = {
                SwiftUI.Preview.add(makePreview, to: $0)
            }
        """
    #else
    // Swift 6.2 has no attribute for sections. The preview compiles there, and is not found.
    let record = ""
    #endif
    // The compiler takes a name as unique that ends with `fMu_` and begins with the discriminator.
    return """
        nonisolated enum \(discriminator)15PreviewRegistryfMu_ {
            @MainActor static func makePreview() -> SwiftUI.Preview {
                SwiftUI.Preview\(arguments.joined())
            }\(record)
        }
        """
}

/// Returns a preview's closure with the values that are declared `@Previewable` as properties of a view around the rest.
private func previewBody(_ closure: String) -> String {
    let statements = SourceText(closure.dropFirst().dropLast()).tokens.statements
    let isState = { (statement: ArraySlice<SourceText.Token>) in statement.contains { $0.text == "@Previewable" } }
    let state = statements.filter(isState)
    if state.isEmpty { return closure }
    return """
        {
            struct PreviewState: SwiftUI.PreviewBody {
                \(state.map { $0.filter { $0.text != "@Previewable" }.text }.joined())
                var body: some SwiftUI.View {
                    \(statements.filter { !isState($0) }.map(\.text).joined())
                }
            }
            return PreviewState()
        }
        """
}

extension [SourceText.Token] {
    /// The tokens in parts that each end with a statement's last line. A statement continues on the next line if that line
    /// begins with an operator or a brace, or if the line before ends with an attribute, an operator or a comma.
    fileprivate var statements: [ArraySlice<SourceText.Token>] {
        var statements: [ArraySlice<SourceText.Token>] = []
        var start = startIndex
        for (index, token) in enumerated() where token.kind == .newline || token.text == ";" {
            let isCode = { (token: SourceText.Token) in ![.blank, .newline, .comment].contains(token.kind) }
            if token.kind == .newline, let last = self[start..<index].last(where: isCode) {
                let next = self[index...].first(where: isCode)
                if last.continues || next?.continuesLine == true { continue }
            }
            statements.append(self[start...index])
            start = index + 1
        }
        return statements + [self[start...]]
    }
}

extension SourceText.Token {
    /// True for the end of a line whose statement goes on. A `?` or `!` ends a type, and `>` too.
    fileprivate var continues: Bool {
        text.hasPrefix("@") || kind == .sign && ![";", "?", "!", ">", "?>", ">?"].contains(text)
    }

    fileprivate var continuesLine: Bool {
        kind == .sign && text != ";" || kind == .brackets && text.hasPrefix("{")
    }
}
