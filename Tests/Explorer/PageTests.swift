import ChallengeCommand
import ChallengeHost
import ChallengeTestSupport
import ChallengeVerification
import Foundation
import FoundationXML
import SwiftUI

@testable import ChallengeExplorer
@testable import challenge_defects_fixture

@Suite("The page of an exploration", .limited)
struct PageTests {
    /// The elements and the text of a page, from a parser of XML.
    private nonisolated final class Reader: NSObject, XMLParserDelegate {
        private(set) var elements: [(name: String, attributes: [String: String])] = []
        private(set) var text = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append((name, attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

        func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }
    }

    private func read(_ result: ExplorationResult, in maker: AppMaker) throws -> (page: Reader, html: String) {
        let html = try ExplorationPage(result, ExplorationOptions(), of: maker.makeRoot(), name: "App").html
        let (parser, page) = (XMLParser(data: Data(html.utf8)), Reader())
        parser.delegate = page
        try #require(parser.parse(), "\(parser.parserError as Any)")
        return (page, html)
    }

    @Test("A page has each screen, edge, violation and step, and needs nothing from elsewhere")
    func whole() async throws {
        let result = try await DefectWalk.explore(.forgottenPage) { ($0.depth, $0.hasPictures) = (2, true) }
        let (page, html) = try read(result, in: DefectWalk.maker())
        let ids = page.values(of: "id")
        #expect(Set(ids).count == ids.count)
        #expect(page.values(of: "href").allSatisfy { $0.hasPrefix("#") && ids.contains(String($0.dropFirst())) })
        #expect(page.values(of: "src").isEmpty && !html.contains("url(") && !html.contains("@import"))
        #expect(Set(page.elements.map(\.name)).isDisjoint(with: ["script", "link", "img", "iframe", "object"]))
        #expect(page.elements.count { $0.name == "section" } >= result.screens.count)
        #expect(page.elements.count { $0.name == "polyline" } > 0)
        let violation = try #require(result.violations.first)
        for number in 1...violation.entries.count { #expect(ids.contains("v1-\(number)")) }
        #expect(page.elements.count { $0.attributes["class"] == "broken" } == result.violations.count)
        for text in violation.entries.flatMap({ ["> " + $0.command] + $0.output }) + [violation.finding.detail]
        where !text.isEmpty {
            #expect(page.text.contains(text), "\(text)")
        }
        // Each picture is a whole screen as it was printed when the walk first met it.
        #expect(Set(result.pictures.map(\.kind)) == Set(result.fingerprints.map(\.kind)))
        for picture in result.pictures {
            let app = try await ExploredApp(DefectWalk.maker(.forgottenPage), after: picture.lines)
            #expect(app.fingerprint.kind == picture.kind)
            for row in app.root.top?.rows(width: 80, isUnicode: true) ?? [] where !row.isEmpty {
                #expect(page.text.contains(row), "\(row)")
            }
        }
    }

    @Test("Screens and edges that the app does not declare are in the graph too")
    func undeclared() async throws {
        let maker = try NookApp.maker()
        var options = ExplorationOptions()
        options.hasPictures = true
        let result = try await Explorer(maker, options).explore()
        let (page, html) = try read(result, in: maker)
        for screen in result.screens { #expect(html.contains("<title>\(screen)</title>")) }
        #expect(result.edges.contains(["Corner", "Cellar", "knock"]))
        #expect(html.contains(">knock</text>") && page.text.contains("knock → Cellar"))
    }

    @Test("The graph of an app's own views has the screens of its previews, and which of them were never reached")
    func previews() async throws {
        let maker = AppMaker(options: .ofTranscripts(of: NookApp.self)) {
            let window = AnyView(NavigationStack { CupboardView() })
            return RootContainer(app: SceneContainer(name: "Kitchen", window: window), redirector: nil) {
                [Preview { CupboardView() }, Preview { JarView() }, Preview { DrawerView() }]
            }
        }
        let result = try await Explorer(maker, ExplorationOptions()).explore()
        #expect(result.screens == ["Cupboard", "Jar"] && result.edges == [["Cupboard", "Jar", "tea"]])
        let (page, html) = try read(result, in: maker)
        let missing = page.elements.filter { $0.attributes["class"]?.hasSuffix(" missing") == true }
        #expect(missing.map(\.name) == ["rect"] && html.contains("<title>Drawer</title><rect class=\"screen missing\""))
    }

    @Test("A page escapes whatever the app has printed")
    func hostile() throws {
        let text = "</pre><script>\u{202e}\u{1b}[31m&\"'"
        var result = ExplorationResult(seed: 1)
        result.screens = [text]
        result.pictures = [Picture(screen: text, kind: text, lines: [text], rows: [text])]
        result.edges = [[text, text, text]]
        let finding = Finding(.back, screen: text, action: text, text, pattern: nil, lineCount: 1)
        let entries = [Transcript.Entry(command: text, output: [text, "error: " + text])]
        result.add(Violation(finding, entries: entries, isShown: false, seed: 1), for: finding)
        let (page, html) = try read(result, in: DefectWalk.maker())
        #expect(!page.elements.contains { $0.name == "script" })
        #expect(html.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202e}" })
    }
}

private struct CupboardView: View {
    var body: some View { List { NavigationLink("Tea") { JarView() } }.navigationTitle("Cupboard") }
}

private struct JarView: View {
    var body: some View { Text("Green tea").navigationTitle("Jar") }
}

private struct DrawerView: View {
    var body: some View { Text("Spoons").navigationTitle("Drawer") }
}
