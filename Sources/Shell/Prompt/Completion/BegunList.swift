/// A comma-separated list with an incomplete last item: `puzzle,=act`. `\,` is a comma, and `=` may precede an item.
nonisolated struct BegunList {
    /// The text before the incomplete item, including the `=` before the item.
    let given: String
    /// The complete items, in lower case.
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

    /// True if the list does not have the item yet, as the item is written.
    func lacks(_ item: String) -> Bool { !done.contains(item.lowercased()) }

    /// The item without the blanks and the `=` that precede the item.
    private static func item(_ text: Substring) -> Substring {
        let text = text.drop { $0 == " " }
        return text.first == "=" ? text.dropFirst() : text
    }
}
