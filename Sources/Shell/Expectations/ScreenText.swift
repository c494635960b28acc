import ChallengeCore
import ChallengeDesignSystem

/// What a screen says to people, line by line, whatever the width and the look of the output: nothing is cut, and blanks
/// in a row count as one.
struct ScreenText {
    let lines: [String]

    init(_ screen: LiveScreen) {
        let renderer = TextRenderer(
            width: OutputTraits.widths.upperBound, style: TextStyle(color: false, unicode: true))
        lines = renderer.lines(of: TextFormat.element(of: screen)).map(Self.normalized).filter { !$0.isEmpty }
    }

    /// The first line that has a text in it.
    func line(with text: String) -> String? {
        let text = Self.normalized(text.madeVisible)
        return lines.first { $0.contains(text) }
    }

    /// The line that has something in it that is least unlike a text; nil where all are more unlike it than not.
    func nearestLine(to text: String) -> String? {
        let text = Self.normalized(text.madeVisible)
        let distances = lines.map { (line: $0, distance: NearestMatch.distance(of: text, within: $0)) }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance * 2 <= text.count ? $0.line : nil }
    }

    private static func normalized(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
}
