import ChallengeCore
import ChallengeLineEdit
import Testing

@testable import ChallengeShell

@Suite("Completion of the names that things have for programs")
struct CompletionNamesTests {
    private let root = RootDouble()

    private func texts(_ line: String) -> [String] {
        root.map = AppMap(
            features: [
                AppMap.Feature(
                    name: "Test",
                    screens: [
                        .stub("Home", "Place.home", states: [.loaded]),
                        .stub("List", "Place.list", states: [.loaded, .empty, .error, ViewState("expired")]),
                    ], redirects: [root.chain(following: Wish.list)])
            ], root: "Place.home")
        let session = SessionUnderTest(root).session
        for name in ["seen", "heard", "seen"] { session.commands.log.take(.activity(.track(Activity.Tracked(name: name)))) }
        let source = CompletionSource()
        source.update(from: session)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }

    @Test("offers screens, the states that they declare, navigations and the events that were tracked")
    func names() {
        #expect(texts("expect screen ") == ["Home", "List"])
        #expect(texts("expect not screen L") == ["List"])
        #expect(texts("expect state ") == ["loaded", "empty", "error", "expired"])
        #expect(texts("expect redirect ") == ["Wish.list", "Place.list", "Place.home"])
        #expect(texts("expect redirect Wish.list Place.h") == ["Place.home"])
        #expect(texts("expect event ") == ["seen", "heard"])
    }

    @Test("offers what may be expected, and commands that may fail")
    func statements() {
        #expect(texts("expect s") == ["screen", "state"])
        #expect(texts("expect not te") == ["text"])
        #expect(texts("expect fails ech") == ["echo"])
    }
}
