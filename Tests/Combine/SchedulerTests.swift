import ChallengeTaskTracking
import ChallengeTestLimits
import Combine
import Dispatch
import Testing

/// Time in publishers. No test takes time: the time of the app is virtual.
@Suite("Schedulers", .limited)
struct SchedulerTests {
    private let tasks = AppTasks()
    private let subject = PassthroughSubject<Int, Never>()

    /// Runs a command that starts something, and returns when the app is at rest.
    private func command(_ start: () -> Void) async throws {
        tasks.beginCommand()
        tasks.attributing(start)
        try await tasks.rest()
        tasks.endCommand()
    }

    @Test("A command waits until the last of some fast values was delivered")
    func debounce() async throws {
        let recording = Recording(subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main))
        try await command {
            subject.send(1)
            subject.send(2)
        }
        #expect(recording.values == [2])
        #expect(tasks.clock.now.offset == .milliseconds(300))
        try await command {
            subject.send(3)
            recording.cancel()
        }
        #expect(recording.values == [2])
        #expect(tasks.clock.now.offset == .milliseconds(300))
    }

    @Test("A throttled publisher delivers the first value, and then one in each interval", arguments: [true, false])
    func throttle(latest: Bool) async throws {
        let recording = Recording(subject.throttle(for: 0.5, scheduler: DispatchQueue.main, latest: latest))
        try await command { subject.send(1) }
        try await command { subject.send(2) }
        #expect(recording.values == [1, 2])
        #expect(tasks.clock.now.offset == .seconds(1))
        try await command {
            subject.send(3)
            subject.send(4)
            subject.send(5)
        }
        #expect(recording.values == [1, 2, 3, latest ? 5 : 4])
        #expect(tasks.clock.now.offset == .milliseconds(1500))
        try await command {
            subject.send(6)
            subject.send(7)
            subject.send(completion: .finished)
        }
        #expect(recording.values.last == (latest ? 7 : 6))
        #expect(recording.isFinished)
    }

    @Test("Delayed values keep their order, the end too")
    func delay() async throws {
        let recording = Recording(subject.delay(for: .seconds(0.2), scheduler: DispatchQueue.global()))
        try await command {
            for value in 1...3 { subject.send(value) }
            subject.send(completion: .finished)
            #expect(recording.values == [])
        }
        #expect(recording.values == [1, 2, 3])
        #expect(recording.isFinished)
        #expect(tasks.clock.now.offset == .milliseconds(200))
    }

    @Test("Values are received on the main actor, in order, after the call that sends them")
    func receive() async throws {
        var values: [Int] = []
        var work: AnyCancellable?
        try await command {
            work = subject.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink { value in
                MainActor.assumeIsolated { values.append(value) }
            }
        }
        try await command {
            for value in 1...3 { subject.send(value) }
            #expect(values == [])
        }
        #expect(values == [1, 2, 3])
        work?.cancel()
    }

    @Test("A publisher without a value for an interval finishes, or fails with an error")
    func timeout() async throws {
        let failing = PassthroughSubject<Int, Fault>()
        var recordings: (Recording<Int, Never>, Recording<Int, Fault>)?
        try await command {
            recordings = (
                Recording(subject.timeout(.milliseconds(100), scheduler: DispatchQueue.main)),
                Recording(failing.timeout(.milliseconds(100), scheduler: DispatchQueue.main) { .second })
            )
            subject.send(1)
        }
        #expect(recordings?.0.values == [1])
        #expect(recordings?.0.isFinished == true)
        #expect(recordings?.1.error == .second)
        #expect(tasks.clock.now.offset == .milliseconds(100))
    }

    @Test("A scheduled action repeats in its interval until it is cancelled")
    func repetition() async throws {
        var count = 0
        var work: (any Cancellable)?
        try await command {
            let queue = DispatchQueue.main
            work = queue.schedule(after: queue.now.advanced(by: .milliseconds(50)), interval: .milliseconds(100)) {
                count += 1
                if count == 3 { work?.cancel() }
            }
        }
        #expect(count == 3)
    }

    @Test("The immediate scheduler delivers within the call")
    func immediate() {
        let recording = Recording(
            subject.receive(on: ImmediateScheduler.shared).debounce(for: 1, scheduler: ImmediateScheduler.shared))
        subject.send(1)
        #expect(recording.values == [1])
    }
}
