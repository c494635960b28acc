import ChallengeInjection
import TestLimits
import Testing

@testable import ChallengeGames

/// Each exit test starts a process. They are here as no child may run beside the tests of file locks.
@Suite("What cannot be resolved ends the program", .startsPrograms)
struct InjectionErrorTests {
    @Test("with the circle, where a factory needs itself through others")
    func circular() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().outside()
        }
        expect(result, "circular dependency: one → two → three → one")
    }

    @Test("with what is missing and what needs it, where a promised factory is not registered")
    func promised() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().needy()
        }
        expect(
            result, "nothing is registered for 'promised' in this container; it is needed by needy → promised")
    }

    @Test("with the whole way to it, where the games are given nothing")
    func promisedToGames() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().gamesViewModel()
        }
        let chain = "gamesViewModel → getGamesUseCase → gamesRepository → apiClient → httpClient"
        expect(result, "nothing is registered for 'httpClient' in this container; it is needed by \(chain)")
    }

    @Test("with the type, where there is no object that could be shared")
    func noObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container().sharedStructure()
        }
        expect(
            result,
            "'sharedStructure' is of the scope 'shared', which holds instances of classes, and makes a Fixed")
    }

    private func expect(
        _ result: ExitTest.Result?, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("Fatal error: \(text)\n"), "\(output)", sourceLocation: sourceLocation)
    }
}

extension Container {
    fileprivate var outside: Factory<Part> { Factory(self) { Part(self.one()) } }
    fileprivate var one: Factory<Part> { Factory(self) { Part(self.two()) } }
    fileprivate var two: Factory<Part> { Factory(self) { Part(self.three()) }.singleton }
    fileprivate var three: Factory<Part> { Factory(self) { Part(self.one()) }.graph }
    fileprivate var promised: Factory<Part> { .promised(by: self) }
    fileprivate var needy: Factory<Part> { Factory(self) { Part(self.promised()) } }
    fileprivate var sharedStructure: Factory<any NumberContract> { Factory(self) { Fixed() }.shared }
}

private final class Part: Sendable {
    init(_ parts: Part...) {}
}

private protocol NumberContract: Sendable {}

private struct Fixed: NumberContract {}
