import Foundation
import Testing

/// The rules for wiring by registration, held against the sources.
@Suite("Wiring by registration")
struct QualityGateTests {
    private struct Source {
        /// Below the package's folder.
        let path: String
        let text: String

        var name: String { path.split(separator: "/").last.map(String.init) ?? path }
        /// The lines without what is said in comments.
        var code: String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex) }.joined(separator: "\n")
        }
    }

    /// The package that this file is in.
    private static let package = (1...5).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .resolvingSymlinksInPath()

    private static func sources(below folder: String) throws -> [Source] {
        let files = try FileManager.default.subpathsOfDirectory(atPath: package.appending(path: folder).path)
        return try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            Source(path: "\(folder)/\(file)", text: try text("\(folder)/\(file)"))
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appending(path: path), encoding: .utf8)
    }

    private let feature = Result { try Self.sources(below: "Sources/Features/Games") }

    /// The name and the type of what a source registers.
    private func registrations(in source: Source) -> [(name: String, type: String)] {
        source.code.matches(
            of:
                #/(?:var|func) (?<name>\w+)[^{}]*?: Factory<(?<type>.+?)> \{|func (?<function>\w+)\([^{}]*?-> Factory<(?<result>.+?)> \{/#
        )
        .map { match in
            (String(match.name ?? match.function ?? ""), String(match.type ?? match.result ?? ""))
        }
    }

    @Test("registers contracts, and no types that do what they promise, but for what only passes on or is shown")
    func contracts() throws {
        let core = try Self.sources(below: "Sources/Libraries/CoreInjection")
        let all = try (feature.get() + core).flatMap(registrations)
        #expect(all.count >= 18, "\(all.map(\.name))")
        // The log is a final class of the library's, which is taken from: no part that could be another.
        for (name, type) in all where name != "activityLog" && name != "recentSearches" {
            #expect(
                type.wholeMatch(of: #/any \w+Contract(<.+>)?|\w+(UseCase|ViewModel|Navigator)/#) != nil,
                "\(name) is a \(type)")
        }
    }

    @Test("injects what view models need, and lets none of them ask a container")
    func viewModels() throws {
        let viewModels = try feature.get().filter { $0.code.contains(#/class \w+ViewModel\b/#) }
        #expect(viewModels.map(\.name) == ["GameDetail.swift", "GamesList.swift"])
        for source in viewModels {
            #expect(source.code.contains("@Injected("))
            #expect(!source.code.contains(#/\bContainer\b/#), "\(source.path)")
            #expect(!source.code.contains(#/let \w+: \w*UseCase/#), "\(source.path)")
        }
    }

    @Test("asks the shared container nowhere in the feature: only the feature's own face asks one, its own")
    func noSharedContainer() throws {
        for source in try feature.get() where !source.name.hasPrefix("Container+") {
            #expect(!source.code.contains("Container.shared"), "\(source.path)")
            #expect(!source.code.contains(#/\bContainer\b/#) || source.name == "GamesFeature.swift", "\(source.path)")
        }
    }

    @Test("declares in files named Container+Module, one extension in each, and so in every module that declares any")
    func extensions() throws {
        let all = try Self.sources(below: "Sources").filter { !$0.path.hasPrefix("Sources/Libraries/Injection/") }
        let declaring = all.filter { $0.code.contains(#/extension Container\b/#) }
        #expect(Set(declaring.map(\.name)).isSuperset(of: ["Container+Core.swift", "Container+Games.swift"]))
        for source in declaring {
            #expect(source.name.wholeMatch(of: #/Container\+\w+\.swift/#) != nil, "\(source.path)")
            #expect(source.code.matches(of: #/extension Container\b/#).count == 1, "\(source.path)")
        }
        let factories = all.filter { $0.code.contains("Factory(self)") || $0.code.contains("Factory<") }
        #expect(Set(factories.map(\.name)) == Set(declaring.map(\.name)))
    }

    @Test("gives every test that uses the shared container one of its own")
    func tests() throws {
        // This file speaks of it only.
        let tests = try Self.sources(below: "Tests/Features/Games").filter { $0.name != "QualityGateTests.swift" }
        let users = tests.filter { $0.code.contains(#/Container\.shared|GamesUnderTest\(/#) }
        #expect(users.count >= 5)
        for source in users where source.code.contains("@Test(") {
            let suites = source.code.matches(of: #/@Suite\([^\n]*\)\nstruct/#).map { String($0.0) }
            #expect(!suites.isEmpty && suites.allSatisfy { $0.contains(".container") }, "\(source.path)")
        }
    }

    @Test("is shown by docs/wiring.md in the program's own code, each piece from the file that it names")
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
