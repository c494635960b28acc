import ChallengeText
import ChallengeCore
import ChallengeTestSupport

extension SeededGenerator {
    mutating func spans() -> [Span] {
        (0..<Int.random(in: 0...4, using: &self)).map { _ in
            let role = Span.Role.allCases.randomElement(using: &self) ?? .plain
            if Int.random(in: 0..<5, using: &self) == 0 {
                return Span(Symbol.allCases.randomElement(using: &self) ?? .arrow, role)
            }
            return Span(text(fragments: 6), role)
        }
    }

    mutating func element(depth: Int = 2) -> Element {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 7), using: &self) {
        case 0, 1: .line(spans(), trailing: spans())
        case 2: .paragraph(spans() + spans() + spans())
        case 3, 4: table()
        case 5: .blank
        case 6: fields()
        default: .stack((0..<Int.random(in: 0...4, using: &self)).map { _ in element(depth: depth - 1) })
        }
    }

    private mutating func fields() -> Element {
        let rows = (0..<Int.random(in: 0...5, using: &self)).map { _ in Fields.Row(spans(), spans() + spans()) }
        return .fields(Fields(rows, valueWidth: Int.random(in: 0...40, using: &self)))
    }

    private mutating func table() -> Element {
        let hasTitles = Bool.random(using: &self)
        let columns = (0..<Int.random(in: 0...5, using: &self)).map { _ in
            Table.Column(
                hasTitles ? text(fragments: 3) : "", alignment: Bool.random(using: &self) ? .leading : .trailing,
                shrinks: Bool.random(using: &self), rank: Int.random(in: 0...3, using: &self))
        }
        let rows = (0..<Int.random(in: 0...5, using: &self)).map { _ in
            (0..<Int.random(in: 0...(columns.count + 1), using: &self)).map { _ in spans() }
        }
        return .table(Table(columns: columns, rows: rows))
    }
}
