import ChallengeStorage
import ChallengeTestSupport
import FoundationEssentials
import Synchronization

@testable import ChallengeCatalogue
@testable import ChallengeSync

/// The command `sync` over an API and in a folder that the test controls.
@MainActor
struct CopyUnderTest {
    nonisolated static let start = Date(timeIntervalSince1970: 1_800_000_000)

    let folder: String
    var source: String? = "https://a.example/v1"
    /// The present time, in seconds after ``start``.
    var time: TimeInterval = 0
    let board = ProgressBoard()
    let client: ScriptedHTTPClient

    /// - Parameter answer: the replacement for the embedded catalogue's answer; nil for that answer.
    init(folder: String, answer: @escaping @Sendable (Endpoint) async -> ScriptedHTTPClient.Answer? = { _ in nil }) {
        self.folder = folder
        client = ScriptedHTTPClient { endpoint in await answer(endpoint) ?? Self.embedded(endpoint) }
    }

    var store: Store { Store(path: folder + "/store.sqlite") }
    /// The copies as another session sees them.
    var copies: CopyStore { CopyStore(store) }

    /// The embedded catalogue with its first 126 characters only, which are enough here.
    nonisolated static let catalogue = Catalogue(
        characters: Array(Catalogue.embedded.characters.records.prefix(126)),
        episodes: Catalogue.embedded.episodes.records, locations: Catalogue.embedded.locations.records)

    nonisolated static func embedded(_ endpoint: Endpoint) -> ScriptedHTTPClient.Answer {
        .success(String(decoding: catalogue.respond(to: endpoint).body, as: UTF8.self))
    }

    /// Replaces some answers from now on.
    func answer(_ answer: @escaping @Sendable (Endpoint) async -> ScriptedHTTPClient.Answer?) {
        client.setAnswer { endpoint in await answer(endpoint) ?? Self.embedded(endpoint) }
    }

    /// Runs `sync` with an optional argument; returns its output.
    @discardableResult
    func sync(_ argument: String? = nil, privately: Bool = false) async throws -> String {
        let now = Self.start + time
        let action = SyncFeature(
            httpClient: client, source: source, store: privately ? nil : store, board: board, now: { now }
        ).actions(navigator: RecordingNavigator())[0]
        let outcome = try await action.perform(Arguments(argument.map { [$0: .keyword] } ?? [:]))
        guard case .output(let report) = outcome else { return "" }
        // The cells of a row are next to each other.
        return report.body.lines.joined(separator: "\n").replacing(" | ", with: " ")
    }

    /// Returns the error of a failure.
    func failure(_ argument: String? = nil, privately: Bool = false) async -> String {
        do {
            return "succeeded: " + (try await sync(argument, privately: privately))
        } catch is CancellationError {
            return "cancelled"
        } catch {
            return "\(error)"
        }
    }
}

extension Endpoint {
    /// The requested page: `character 3`.
    nonisolated var page: String { "\(path.split(separator: "/").last ?? "") \(query.first?.value ?? "")" }
}
