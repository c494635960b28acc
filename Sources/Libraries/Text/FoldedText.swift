@_spi(_Unicode) import Swift

extension StringProtocol {
    /// The text in lower case and without accents, so that a search for `pokemon` finds `Pokémon`, and the other way round.
    /// An accent is a mark of the block U+0300 to U+036F in the canonical decomposition (Unicode Annex 15).
    package var folded: String {
        let text = lowercased()
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var folded = String.UnicodeScalarView()
        for scalar in text._nfd where !(0x300...0x36F ~= scalar.value) { folded.append(scalar) }
        // A text of nothing but accents stays, so that a search for it is not one for everything.
        return folded.isEmpty ? text : String(folded)
    }
}
