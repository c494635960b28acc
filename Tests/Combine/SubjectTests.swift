import ChallengeTestLimits
import Combine

@Suite("Subjects and subscribers", .limited)
struct SubjectTests {
    @Test("A subject delivers to its subscribers, until they cancel or it ends")
    func passthrough() {
        let subject = PassthroughSubject<Int, Fault>()
        subject.send(0)
        let (first, second) = (Recording(subject), Recording(subject))
        subject.send(1)
        first.cancel()
        subject.send(2)
        subject.send(completion: .failure(.first))
        subject.send(3)
        subject.send(completion: .finished)
        #expect(first.values == [1])
        #expect(first.completion == nil)
        #expect(second.values == [1, 2])
        #expect(second.error == .first)
        #expect(Recording(subject).error == .first)
    }

    @Test("A subject with a current value delivers it to each new subscriber, until it ends")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let first = Recording(subject)
        subject.value = 2
        subject.value += 1
        let second = Recording(subject)
        subject.send(completion: .finished)
        subject.send(9)
        #expect(first.values == [1, 2, 3])
        #expect(second.values == [3])
        #expect(subject.value == 3)
        let late = Recording(subject)
        #expect(late.values == [])
        #expect(late.isFinished)
    }

    @Test("A subscriber may send to the subject it listens to")
    func recursion() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let work = subject.sink { value in
            values.append(value)
            if value < 3 { subject.send(value + 1) }
        }
        subject.send(1)
        #expect(values == [1, 2, 3])
        work.cancel()
    }

    @Test("Work is cancelled once: by its owner, or when its last reference ends")
    func cancellable() {
        var count = 0
        var set: Set<AnyCancellable> = []
        AnyCancellable { count += 1 }.store(in: &set)
        #expect(count == 0)
        set.first?.cancel()
        #expect(count == 1)
        set = []
        #expect(count == 1)
        _ = AnyCancellable { count += 1 }
        #expect(count == 2)
    }

    @Test("A future keeps its first result for every subscriber")
    func future() async throws {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let early = Recording(future)
        #expect(early.values == [])
        promise?(.success(1))
        promise?(.success(2))
        for recording in [early, Recording(future)] {
            #expect(recording.values == [1])
            #expect(recording.isFinished)
        }
        #expect(try await future.value == 1)
        #expect(await Future<Int, Never> { $0(.success(3)) }.value == 3)
        await #expect(throws: Fault.second) { try await Future<Int, Fault> { $0(.failure(.second)) }.value }
    }

    @Test("The values of a publisher are a sequence, which throws the error")
    func values() async throws {
        var values: [Int] = []
        for await value in [1, 2].publisher.values { values.append(value) }
        #expect(values == [1, 2])
        await #expect(throws: Fault.first) {
            for try await value in Just(3).setFailureType(to: Fault.self).append(Fail(error: .first)).values {
                values.append(value)
            }
        }
        #expect(values == [1, 2, 3])
    }

    @Test("A subscriber gets as many values as it requests, and the end behind them")
    func demand() {
        final class Slow: Subscriber {
            var subscription: (any Subscription)?
            var values: [Int] = []
            var isOver = false
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return input == 2 ? .max(1) : .none
            }
            func receive(completion: Subscribers.Completion<Never>) { isOver = true }
        }
        let slow = Slow()
        (1...).publisher.prefix(4).subscribe(slow)
        #expect(slow.values == [])
        slow.subscription?.request(.max(2))
        #expect(slow.values == [1, 2, 3])
        #expect(!slow.isOver)
        slow.subscription?.request(.unlimited)
        #expect(slow.values == [1, 2, 3, 4])
        #expect(slow.isOver)
    }

    @Test("Operators work on a publisher of the app's own")
    func ownPublisher() {
        struct Pair: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber<Int, Never>>(subscriber: S) { [1, 2].publisher.receive(subscriber: subscriber) }
        }
        #expect(Recording(Pair().map { $0 * 2 }.eraseToAnyPublisher()).values == [2, 4])
    }

    @Test("Values are assigned to a property, and sent to a subject")
    func assign() {
        final class Target { var value = 0 }
        let (target, source, subject) = (Target(), PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let work = [source.assign(to: \.value, on: target), source.subscribe(subject)]
        source.send(4)
        #expect(target.value == 4)
        #expect(subject.value == 4)
        work.forEach { $0.cancel() }
        source.send(5)
        #expect(target.value == 4)
        #expect(subject.value == 4)
    }
}
