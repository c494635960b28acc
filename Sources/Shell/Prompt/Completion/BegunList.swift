/// A list with commas, of which the last item is begun: `puzzle,=act`. `\,` is a comma, and an `=` may stand before an item.
nonisolated struct BegunList {
    /// All before the item that is begun, with its `=`.
    let given: String
    /// In lower case.
    private var done: Set<String> = []

    init(_ text: String) {
        var (start, isEscaped) = (text.startIndex, false)
        for index in text.indices {
            if text[index] == ",", !isEscaped {
                done.insert(Self.item(text[start..<index]).lowercased())
                start = text.index(after: index)
            }
            isEscaped = text[index] == "\\" && !isEscaped
        }
        given = String(text[..<Self.item(text[start...]).startIndex])
    }

    /// True if an item, as it is written, is not in the list yet.
    func lacks(_ item: String) -> Bool { !done.contains(item.lowercased()) }

    /// Without what stands before it.
    private static func item(_ text: Substring) -> Substring {
        let text = text.drop { $0 == " " }
        return text.first == "=" ? text.dropFirst() : text
    }
}
