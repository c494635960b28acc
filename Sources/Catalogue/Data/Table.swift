/// The form in which the data is compiled in: a row a line, columns separated by tabs.
///
/// A long string compiles at once where an array literal of the same size does not.
enum Table {
    /// Every row's columns, empty ones too; empty lines are no rows.
    static func rows(of text: String) -> [[String]] {
        // By bytes: both separators are ASCII, and splitting by characters is several times slower.
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }
}

/// Ids as the tables write them: `1-5,7` is 1, 2, 3, 4, 5 and 7, in this order. Nothing is no ids.
enum IdentifierRanges {
    /// Nil when the text has another form, or a range that does not ascend.
    static func parse(_ text: String) -> [Int]? {
        var ids: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: text.isEmpty) {
            let bounds = part.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
                .map { Int(Substring($0)) }
            guard bounds.count <= 2, let first = bounds[0], let last = bounds[bounds.count - 1],
                bounds.count == 1 || first < last
            else { return nil }
            ids += first...last
        }
        return ids
    }
}
