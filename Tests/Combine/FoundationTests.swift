#if Foundation
import ChallengeTaskTracking
import ChallengeTestLimits
import Combine
import Foundation
import Testing

/// Foundation's publishers. No test takes time: the time of the app is virtual.
@Suite("Publishers of Foundation", .limited)
struct FoundationTests {
    private let tasks = AppTasks()

    /// Runs a command that starts something, and returns when the app is at rest.
    private func command(_ start: () -> Void) async throws {
        tasks.beginCommand()
        tasks.attributing(start)
        try await tasks.rest()
        tasks.endCommand()
    }

    @Test("A timer publishes in its interval while it has a subscriber, until its connection is cancelled")
    func timer() async throws {
        let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()
        var recording: Recording<Date, Never>?
        try await command { recording = Recording(timer) }
        #expect(recording?.values.count == 3)
        try await command { timer.upstream.connect().cancel() }
        #expect(recording?.values.count == 3)
        #expect(tasks.sleepers == nil)
        recording = nil
        try await command { recording = Recording(timer) }
        #expect(recording?.values.count == 3)
        try await command { recording = nil }
        #expect(tasks.sleepers == nil)
    }

    @Test("Notifications of a name are published, from any object or from one")
    func notifications() {
        let (center, name, object) = (NotificationCenter(), Notification.Name("test"), NSObject())
        let all = Recording(center.publisher(for: name))
        let some = Recording(center.publisher(for: name, object: object))
        center.post(name: name, object: nil, userInfo: ["number": 1])
        center.post(name: name, object: object, userInfo: ["number": 2])
        center.post(name: Notification.Name("other"), object: object)
        #expect(all.values.map { $0.userInfo?["number"] as? Int } == [1, 2])
        #expect(some.values.map { $0.userInfo?["number"] as? Int } == [2])
        all.cancel()
        center.post(name: name, object: nil)
        #expect(all.values.count == 2)
    }

    @Test("The main run loop and the main queue of operations deliver on the main actor, after the call")
    func schedulers() async throws {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let work = [
            subject.receive(on: RunLoop.main).sink { value in MainActor.assumeIsolated { values.append(value) } },
            subject.debounce(for: 0.1, scheduler: OperationQueue.main).sink { value in
                MainActor.assumeIsolated { values.append(value * 10) }
            },
        ]
        try await command {
            subject.send(1)
            #expect(values == [])
        }
        #expect(values == [1, 10])
        work.forEach { $0.cancel() }
    }

    @Test("Values are decoded and encoded, and fail with the coder's error")
    func coders() {
        let data = Recording(Just([1, 2]).encode(encoder: JSONEncoder())).values
        #expect(data == [Data("[1,2]".utf8)])
        #expect(Recording(data.publisher.decode(type: [Int].self, decoder: JSONDecoder())).values == [[1, 2]])
        #expect(Recording(data.publisher.decode(type: String.self, decoder: JSONDecoder())).error is DecodingError)
    }
}
#endif
