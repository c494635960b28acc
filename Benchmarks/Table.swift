/// Prints times in columns.
enum Table {
    static func printHeading(_ columns: String...) {
        printRow("", columns)
    }

    /// In milliseconds, with three digits behind the point.
    static func printRow(_ name: String, _ durations: [Duration], remark: String = "") {
        let cells = durations.map { duration in
            let microseconds = Int((duration / .microseconds(1)).rounded())
            return "\(microseconds / 1_000)." + "\(1_000 + microseconds % 1_000)".dropFirst()
        }
        printRow(name, cells, remark)
    }

    private static func printRow(_ name: String, _ cells: [String], _ remark: String = "") {
        let cells = cells.map { blanks(10 - $0.count) + $0 }.joined()
        print("  " + name + blanks(28 - name.count) + cells + (remark.isEmpty ? "" : "  " + remark))
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
