import ChallengeDesignSystem
import ChallengeTestSupport

@Suite("Any drawing")
struct RendererPropertyTests {
    private static let seeds = UInt64(0)..<600

    /// Draws a random element for every seed, at a random width.
    private func everyDrawing(in style: TextStyle, check: (_ lines: [String], _ width: Int, _ seed: UInt64) -> Void) {
        for seed in Self.seeds {
            var random = SeededGenerator(seed: seed)
            let width = Int.random(in: 1...90, using: &random)
            check(TextRenderer(width: width, style: style).lines(of: random.element()), width, seed)
        }
    }

    @Test(
        "No row is wider than the limit or ends in a blank",
        arguments: [
            TextStyle.plain, .ascii, TextStyle(color: true, unicode: true), TextStyle(color: true, unicode: false),
        ])
    func width(style: TextStyle) {
        everyDrawing(in: style) { lines, width, seed in
            for line in lines.map(\.withoutColour) {
                #expect(line.displayWidth <= width, "seed \(seed), width \(width)")
                #expect(line.last != " ", "seed \(seed), width \(width)")
            }
        }
    }

    @Test("Without colour no row has escape sequences, and in ASCII every byte is printable")
    func safe() {
        everyDrawing(in: .plain) { lines, _, seed in
            #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { !$0.isForbidden } }, "seed \(seed)")
        }
        everyDrawing(in: .ascii) { lines, _, seed in
            #expect(lines.allSatisfy { $0.utf8.allSatisfy { 0x20...0x7E ~= $0 } }, "seed \(seed)")
        }
    }

    @Test("Coloured rows without their colours equal the uncoloured rows", arguments: [true, false])
    func colour(unicode: Bool) {
        for seed in Self.seeds {
            var random = SeededGenerator(seed: seed)
            let width = Int.random(in: 1...90, using: &random)
            let element = random.element()
            let coloured = TextRenderer(width: width, style: TextStyle(color: true, unicode: unicode)).lines(
                of: element)
            let plain = TextRenderer(width: width, style: TextStyle(color: false, unicode: unicode)).lines(of: element)
            #expect(coloured.map { Array($0.withoutColour.utf8) } == plain.map { Array($0.utf8) }, "seed \(seed)")
            #expect(coloured.allSatisfy { $0.colourIsClosed }, "seed \(seed)")
        }
    }
}

extension String {
    /// The text without its SGR sequences; any other escape stays.
    fileprivate var withoutColour: String { sgrRuns.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1.text) } }

    /// True if colours and resets alternate and the last is a reset.
    fileprivate var colourIsClosed: Bool {
        let sequences = sgrRuns.compactMap(\.parameters)
        return sequences.count.isMultiple(of: 2)
            && sequences.enumerated().allSatisfy { ($0.element == "0") != $0.offset.isMultiple(of: 2) }
    }

    /// The text in pieces, each with the parameters of the SGR sequence before it, if any.
    private var sgrRuns: [(parameters: String?, text: Substring.UnicodeScalarView)] {
        var runs: [(parameters: String?, text: Substring.UnicodeScalarView)] = []
        for (index, piece) in unicodeScalars.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
            let parameters = piece.dropFirst().prefix { $0 == ";" || ("0"..."9").contains($0) }
            let rest = piece.dropFirst(1 + parameters.count)
            if index > 0, piece.first == "[", rest.first == "m" {
                runs.append((String(parameters), rest.dropFirst()))
            } else {
                runs.append((nil, index > 0 ? ("\u{1B}" + String(Substring(piece)))[...].unicodeScalars : piece))
            }
        }
        return runs
    }
}

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
