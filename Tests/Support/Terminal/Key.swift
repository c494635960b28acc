/// What a terminal sends for a key.
package enum Key {
    package static let up = "\u{1b}[A"
    package static let down = "\u{1b}[B"
    package static let right = "\u{1b}[C"
    package static let left = "\u{1b}[D"
    package static let home = "\u{1b}[H"
    package static let end = "\u{1b}[F"
    package static let delete = "\u{1b}[3~"
    package static let enter = "\r"

    package static func control(_ letter: Character) -> String {
        letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1f)) } ?? ""
    }
}
