import ChallengeLineEdit
import ChallengeStorage
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeConsole
@testable import ChallengeLanguage
@testable import ChallengePrompt
@testable import ShellTestSupport

@Suite("A terminal without editing", .limited)
struct PlainInputTests {
    /// A terminal on which a test types, and whose reads it counts.
    private final class Typist {
        private(set) var reads = 0
        private var typed = Promise<Result<[UInt8], SystemError>>()

        func read() async -> Result<[UInt8], SystemError> {
            reads += 1
            defer { typed = Promise() }
            return await typed.wait()
        }

        func type(_ bytes: [UInt8]) { typed.give(.success(bytes)) }
        func type(_ text: String) { type(Array(text.utf8)) }
    }

    private let typist = Typist()
    private let interrupts = Interrupts()
    private let sut: PlainInput

    init() {
        sut = PlainInput { [typist] in await typist.read() }
    }

    @Test("reads the typed lines, and then the end")
    func lines() async throws {
        for text in ["echo a", "", "é"] {
            typist.type(text + "\n")
            #expect(try await sut.next(interrupts) == .line(text))
        }
        typist.type("")
        #expect(try await sut.next(interrupts) == .end)
        typist.type("more\n")
        #expect(try await sut.next(interrupts) == .line("more"))
    }

    @Test("drops a line, empty or typed in part, at an interrupt, and continues the pending read")
    func interrupt() async throws {
        for part in ["", "dropped "] {
            let before = typist.reads
            if !part.isEmpty { typist.type(part) }
            let next = Task { try await sut.next(interrupts) }
            while typist.reads < before + (part.isEmpty ? 1 : 2) { await Task.yield() }
            interrupts.interrupt()
            #expect(try await next.value == .interrupt)
            let reads = typist.reads
            typist.type("kept\n")
            #expect(try await sut.next(interrupts) == .line("kept"))
            #expect(typist.reads == reads)
        }
    }

    @Test("keeps input that comes between two reads for the next line")
    func between() async throws {
        let next = Task { try await sut.next(interrupts) }
        while typist.reads == 0 { await Task.yield() }
        interrupts.interrupt()
        #expect(try await next.value == .interrupt)
        typist.type("early\n")
        await Task.yield()
        #expect(try await sut.next(interrupts) == .line("early"))
    }

    @Test("drops a line that is no text, with an error, and goes on", arguments: [[0xFF], [0x61, 0x00]])
    func noText(bytes: [UInt8]) async throws {
        typist.type(bytes + [0x0A])
        await #expect(throws: SyntaxError.self) { try await sut.next(interrupts) }
        typist.type("next\n")
        #expect(try await sut.next(interrupts) == .line("next"))
    }
}
