import ChallengeCore

/// Writes the pieces of a row to an output, with an SGR sequence before each run of one colour and a reset after it if
/// the style has colour.
struct Pen {
    let style: TextStyle
    /// The parameters of the SGR sequence in force (ECMA-48, 8.3.117); nil if there is none.
    private var color: String?

    init(_ style: TextStyle) { self.style = style }

    mutating func write(blanks count: Int, to output: inout [UInt8]) {
        guard count > 0 else { return }
        choose(.plain, &output)
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
    }

    mutating func write(_ piece: StyledText.Piece, of text: StyledText, to output: inout [UInt8]) {
        if style.color {
            for index in piece.segments {
                choose(text.segments[index].role, &output)
                output.append(contentsOf: text.bytes[text.part(of: index, in: piece).bytes])
            }
        } else {
            output.append(contentsOf: text.bytes[piece.bytes])
        }
        guard piece.ellipsis > 0 else { return }
        choose(text.lastRole(of: piece), &output)
        output.append(contentsOf: style.ellipsis.prefix(piece.ellipsis).utf8)
    }

    /// Ends the row's colours and the row.
    mutating func endRow(_ output: inout [UInt8]) {
        choose(.plain, &output)
        output.append(UInt8(ascii: "\n"))
    }

    private mutating func choose(_ role: Span.Role, _ output: inout [UInt8]) {
        guard style.color else { return }
        let parameters = Theme.parameters(for: role)
        guard parameters != color else { return }
        if color != nil { output.append(contentsOf: "\u{1B}[0m".utf8) }
        if let parameters { output.append(contentsOf: "\u{1B}[\(parameters)m".utf8) }
        color = parameters
    }
}
