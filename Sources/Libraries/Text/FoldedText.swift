@_spi(_Unicode) import Swift

extension String {
    /// The text in lower case and without accents, so that a search for `pokemon` finds `Pokémon`, and the other way round.
    /// An accent is a mark of the block U+0300 to U+036F in the canonical decomposition (Unicode Annex 15).
    package var folded: String {
        var span = utf8Span
        if span.checkForASCII() { return lowercased() }
        var (folded, rest) = ([UInt8](), Array(utf8)[...])
        while let first = rest.first {
            let run = rest.prefix { ($0 < 0x80) == (first < 0x80) }
            rest = rest[run.endIndex...]
            let text = String(decoding: run, as: UTF8.self)
            if first < 0x80 {
                folded += text.lowercased().utf8
                continue
            }
            // A decomposition is slow, and does not reach beyond a letter of ASCII.
            for scalar in text._nfd where !(0x300...0x36F ~= scalar.value) {
                folded += scalar.properties.lowercaseMapping.utf8
            }
        }
        // A text of nothing but accents stays, so that a search for it is not one for everything.
        return folded.isEmpty ? lowercased() : String(decoding: folded, as: UTF8.self)
    }
}
