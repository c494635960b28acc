/// Measures and cuts texts by the columns that they take.
struct TextFitting {
    /// Columns of a scalar; negative, which counts as 0, for one that cannot be printed.
    let width: (Unicode.Scalar) -> Int
    /// What stands where something was cut off.
    let ellipsis: String

    /// The least room in which a cut text is followed by the ellipsis.
    private static let roomForEllipsis = 7

    func columns(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + max(width($1), 0) }
    }

    func padded(_ text: String, _ columnCount: Int) -> String {
        text + String(repeating: " ", count: max(columnCount - columns(text), 0))
    }

    /// `text` cut between characters to at most `room` columns, the ellipsis included.
    func fitted(_ text: String, _ room: Int) -> String {
        if columns(text) <= room { return text }
        let end = room >= Self.roomForEllipsis ? ellipsis : ""
        var result = ""
        var used = columns(end)
        for character in text {
            used += columns(String(character))
            if used > room { break }
            result.append(character)
        }
        return result + end
    }
}
