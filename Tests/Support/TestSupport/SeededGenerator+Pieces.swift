extension SeededGenerator {
    /// Up to `count` of the pieces, one after the other.
    package mutating func sequence<Piece: RangeReplaceableCollection>(of pieces: [Piece], upTo count: Int) -> Piece {
        (0..<Int.random(in: 0...count, using: &self)).reduce(into: Piece()) { result, _ in
            result += pieces.randomElement(using: &self) ?? Piece()
        }
    }
}
