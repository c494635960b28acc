import ChallengeTestSupport
import Foundation
import Synchronization

@testable import ChallengeCatalogue

/// Cases that need the built program: a kill at any moment.
@Suite("The command sync, killed", .startsPrograms)
struct SyncKillTests {
    private static let rounds = 20
    /// The number of pages in the catalogues.
    private static let pages = 17

    /// The process that the server kills.
    private final class Victim: Sendable {
        private let number = Mutex<pid_t?>(nil)
        private let isKnown = Gate()

        func set(_ pid: pid_t) {
            number.withLock { $0 = pid }
            isKnown.open()
        }

        /// Forgets the process, which has ended.
        func forget() { number.withLock { $0 = nil } }

        /// Kills the process after so many steps of some nanoseconds each.
        func kill(after steps: Int) async {
            await isKnown.pass()
            Thread.detachNewThread { [self] in
                var random = SeededGenerator(seed: 1)
                for _ in 0..<steps { _ = random.next() }
                number.withLock { if let pid = $0 { _ = Glibc.kill(pid, SIGKILL) } }
            }
        }
    }

    @Test("A kill leaves the old or the new copy, whole, and the next run requests the missing pages only")
    func killed() async throws {
        let seed = UInt64(ProcessInfo.processInfo.environment["CHALLENGE_SEED"] ?? "") ?? 20_261_121
        var random = SeededGenerator(seed: seed)
        let old = Catalogue.embedded(characters: { $0.prefix(126) })
        // The same number of pages, with every record in another place.
        let new = Catalogue.embedded(
            characters: { $0.prefix(126).dropFirst() }, episodes: { $0.dropFirst() }, locations: { $0.dropFirst() })
        let (oldLists, newLists) = (old.lists, new.lists)
        let api = CopiedAPI()
        let url = try await api.start()
        let program = Program()
        #expect(try await program.run("--base-url", url, "-c", "sync").status == 0)
        var current = oldLists
        var outcomes: [String: Int] = [:]

        for round in 0..<Self.rounds {
            let next = round.isMultiple(of: 2) ? newLists : oldLists
            let moment = Int.random(in: 1...Self.pages, using: &random)
            // Up to some milliseconds: before the answer is sent, while the page is stored, or later.
            let steps = Int.random(in: 0...1 << Int.random(in: 4...20, using: &random), using: &random)
            let place = Comment(rawValue: "seed \(seed), round \(round): request \(moment), \(steps) steps")
            let victim = Victim()
            api.begin(round.isMultiple(of: 2) ? new : old) { number in
                if number == moment { await victim.kill(after: steps) }
                return nil
            }
            let result = try await program.run(["--base-url", url, "-c", "sync"], started: victim.set)
            victim.forget()
            let answered = api.requests.count
            let copy = try program.copies.lists
            let isNew = copy == next
            #expect(isNew || copy == current, place)
            #expect(isNew || result.wasSignalled && result.status == SIGKILL, place)
            let kept = program.partialPages
            // A request after that of a page shows that this page is stored.
            #expect(isNew || answered - 1...answered ~= kept, place)
            let status = try await program.run("-c", "open character 2; sync --status")
            #expect(status.status == 0 && status.errors.isEmpty, place)

            api.begin()
            let resumed = try await program.run("--base-url", url, "-c", "sync")
            #expect(resumed.status == 0, place)
            #expect(api.requests.count == Self.pages - kept, place)
            #expect(try program.copies.lists == next, place)
            #expect(try program.copies.partial() == nil, place)
            outcomes[isNew ? "new" : "\(kept) pages", default: 0] += 1
            current = next
        }
        // The kills hit different moments.
        #expect(outcomes.count > 5, "seed \(seed): \(outcomes)")
    }
}
