import Foundation
import Testing

@Suite("docs/wiring.md")
struct WiringPageTests {
    /// The package that this file is in.
    private static let package = (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .resolvingSymlinksInPath()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    @Test("shows the program's own code, each piece from the file that it names")
    func page() throws {
        let page = try Self.text("docs/wiring.md")
        let pieces = page.matches(of: #/<!-- (?<path>\S+\.swift) -->\n```swift\n(?<code>[^`]+)```/#)
        #expect(pieces.count >= 10)
        #expect(pieces.count == page.matches(of: #/```swift/#).count)
        for piece in pieces {
            #expect(try Self.text(String(piece.path)).contains(piece.code), "\(piece.path) has no\n\(piece.code)")
        }
    }
}
