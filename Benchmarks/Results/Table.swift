/// A table of Markdown, whose columns are as wide as their content, so that the source is legible as well.
struct Table {
    /// The first column has words; the others have numbers.
    let heading: [String]
    var rows: [[String]] = []

    var text: String {
        let all = [heading] + rows
        let widths = heading.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            let padded = zip(cells, widths).enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + blanks : blanks + cell.0
            }
            return "| " + padded.joined(separator: " | ") + " |\n"
        }
        let rule = widths.enumerated().map { column, width in
            column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
        }
        return line(heading) + line(rule) + rows.map(line).joined()
    }
}

extension Table {
    /// Milliseconds, with as many digits as are significant.
    static func milliseconds(_ value: Double) -> String {
        decimal(value, digits: value < 10 ? 3 : value < 100 ? 2 : value < 1_000 ? 1 : 0)
    }

    static func ratio(_ value: Double?) -> String { value.map { decimal($0, digits: 2) } ?? "" }

    /// With a comma before each three digits.
    static func count(_ value: Int?) -> String {
        guard let value else { return "" }
        let digits = Array(String(value))
        return digits.indices.map { index in
            (index > 0 && (digits.count - index).isMultiple(of: 3) ? "," : "") + String(digits[index])
        }.joined()
    }

    /// Rounded to so many digits behind the point.
    static func decimal(_ value: Double, digits: Int) -> String {
        var power = 1
        for _ in 0..<digits { power *= 10 }
        let scaled = Int((value * Double(power)).rounded())
        guard digits > 0 else { return count(scaled) }
        let fraction = String(scaled % power + power).dropFirst()
        return "\(scaled / power)." + fraction
    }
}
