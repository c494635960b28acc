import Combine
import Testing

@Suite("Operators")
struct OperatorTests {
    private let subject = PassthroughSubject<Int, Fault>()
    private let other = PassthroughSubject<Int, Fault>()

    @Test("Operators on values deliver what a sequence's functions return, and finish")
    func values() {
        func expect<T: Equatable>(
            _ publisher: some Publisher<T, Never>, _ values: [T], _ place: SourceLocation = #_sourceLocation
        ) {
            let recording = Recording(publisher)
            #expect(recording.values == values, sourceLocation: place)
            #expect(recording.isFinished, sourceLocation: place)
        }
        let numbers = [1, 2, 2, 3, 1].publisher
        expect(numbers.map { $0 * 2 }, [2, 4, 4, 6, 2])
        expect(numbers.compactMap { $0 == 2 ? nil : $0 }, [1, 3, 1])
        expect(numbers.filter { $0 > 1 }, [2, 2, 3])
        expect(numbers.removeDuplicates(), [1, 2, 3, 1])
        expect(numbers.removeDuplicates { $0 < $1 }, [1, 1])
        expect(numbers.scan(10, +), [11, 13, 15, 18, 19])
        expect(numbers.reduce(10, +), [19])
        expect(numbers.collect(), [[1, 2, 2, 3, 1]])
        expect(numbers.collect(2), [[1, 2], [2, 3], [1]])
        expect(numbers.count(), [5])
        expect(numbers.min(), [1])
        expect(numbers.max(), [3])
        expect(numbers.first(), [1])
        expect(numbers.first { $0 > 2 }, [3])
        expect(numbers.last(), [1])
        expect(numbers.last { $0 > 1 }, [3])
        expect(numbers.contains(3), [true])
        expect(numbers.contains { $0 > 3 }, [false])
        expect(numbers.allSatisfy { $0 > 1 }, [false])
        expect(numbers.allSatisfy { $0 > 0 }, [true])
        expect(numbers.dropFirst(2), [2, 3, 1])
        expect(numbers.drop { $0 < 2 }, [2, 2, 3, 1])
        expect(numbers.prefix(0), [])
        expect(numbers.prefix(2), [1, 2])
        expect(numbers.prefix { $0 < 3 }, [1, 2, 2])
        expect(numbers.output(at: 3), [3])
        expect(numbers.output(in: 1...2), [2, 2])
        expect(numbers.append(8, 9), [1, 2, 2, 3, 1, 8, 9])
        expect(numbers.prepend(8, 9), [8, 9, 1, 2, 2, 3, 1])
        expect([Int]().publisher.replaceEmpty(with: 4), [4])
        expect(numbers.replaceEmpty(with: 4), [1, 2, 2, 3, 1])
        expect([1, nil].publisher.replaceNil(with: 0), [1, 0])
        expect(Int?.none.publisher, [])
        expect(Int?.some(1).publisher, [1])
        expect(Just(1), [1])
        expect(Deferred { Just(1) }, [1])
        expect((1...).publisher.filter { $0 % 3 == 0 }.prefix(3), [3, 6, 9])
    }

    @Test("A subscriber may end with any value, also while the values come")
    func end() {
        var seen: [Int] = []
        let recording = Recording((1...).publisher.handleEvents(receiveOutput: { seen.append($0) }).first { $0 == 3 })
        #expect(recording.values == [3])
        #expect(seen == [1, 2, 3])
        #expect(recording.isFinished)
    }

    @Test("A closure's error ends the publisher, and later values are dropped")
    func thrownErrors() {
        let fail = { (value: Int) throws -> Int in if value == 2 { throw Fault.second } else { value } }
        let recordings = [
            Recording(subject.tryMap(fail)), Recording(subject.tryCompactMap(fail)),
            Recording(subject.tryFilter { try fail($0) > 0 }), Recording(subject.tryScan(0) { try $0 + fail($1) }),
        ]
        for value in 1...3 { subject.send(value) }
        for recording in recordings {
            #expect(recording.values == [1])
            #expect(recording.error as? Fault == .second)
        }
    }

    @Test("An error is transformed, replaced, caught, or answered with another attempt")
    func errors() {
        var attempts = 0
        let failing = Deferred { [count = { attempts += 1 }] in
            count()
            return Just(attempts).setFailureType(to: Fault.self).append(Fail(error: Fault.first))
        }
        #expect(Recording(failing.mapError { _ in Fault.second }).error == .second)
        #expect(Recording(failing.replaceError(with: 0)).values == [2, 0])
        #expect(Recording(failing.catch { $0 == .first ? Just(7) : Just(8) }).values == [3, 7])
        #expect(
            Recording(failing.tryCatch { (error) throws -> Just<Int> in throw Fault.second }).error as? Fault == .second
        )
        #expect(Recording(failing.tryCatch { _ in Just(7) }).isFinished)
        attempts = 0
        let retried = Recording(failing.retry(2))
        #expect(retried.values == [1, 2, 3])
        #expect(retried.error == .first)
    }

    @Test("Merged publishers deliver all values, finish with the last, and fail with the first")
    func merge() {
        let recording = Recording(subject.merge(with: other))
        let failing = Recording(Publishers.Merge3(subject, other, Empty(completeImmediately: false)))
        let many = Recording(Publishers.MergeMany([subject, other]))
        subject.send(1)
        other.send(2)
        subject.send(completion: .finished)
        #expect(!recording.isFinished)
        other.send(3)
        other.send(completion: .failure(.first))
        for recording in [recording, failing, many] {
            #expect(recording.values == [1, 2, 3])
            #expect(recording.error == .first)
        }
        #expect(Recording(Publishers.MergeMany([Just(1), Just(2)])).isFinished)
        #expect(Recording(Publishers.MergeMany([Just<Int>]())).isFinished)
    }

    @Test("The latest values are combined once each publisher has one, and the end comes with the last")
    func combineLatest() {
        let recording = Recording(subject.combineLatest(other) { "\($0)\($1)" })
        subject.send(1)
        subject.send(2)
        #expect(recording.values == [])
        other.send(3)
        other.send(completion: .finished)
        subject.send(4)
        #expect(recording.values == ["23", "43"])
        #expect(!recording.isFinished)
        subject.send(completion: .finished)
        #expect(recording.isFinished)
        #expect(Recording(Just(1).combineLatest(Just(2), Just(3)) { [$0, $1, $2] }).values == [[1, 2, 3]])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)).map { [$0, $1, $2, $3] }
        #expect(Recording(four).values == [[1, 2, 3, 4]])
    }

    @Test("Zipped publishers deliver pairs, and finish when no other pair can come")
    func zip() {
        let recording = Recording(subject.zip(other) { "\($0)\($1)" })
        subject.send(1)
        subject.send(2)
        other.send(3)
        #expect(recording.values == ["13"])
        subject.send(completion: .finished)
        #expect(!recording.isFinished)
        other.send(4)
        #expect(recording.values == ["13", "24"])
        #expect(recording.isFinished)
        #expect(Recording(Just(1).zip(Just(2), Just(3)).map { [$0, $1, $2] }).values == [[1, 2, 3]])
    }

    @Test("Inner publishers run together, or as many as are wanted, in order")
    func flatMap() {
        let inner = [PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>()]
        let all = Recording(subject.flatMap { inner[$0] })
        let single = Recording(subject.flatMap(maxPublishers: .max(1)) { inner[$0] })
        subject.send(0)
        subject.send(1)
        subject.send(completion: .finished)
        inner[1].send(10)
        inner[0].send(20)
        inner[0].send(completion: .finished)
        inner[1].send(30)
        #expect(all.values == [10, 20, 30])
        #expect(single.values == [20, 30])
        #expect(!all.isFinished)
        inner[1].send(completion: .finished)
        #expect(all.isFinished)
        #expect(single.isFinished)
        #expect(
            Recording([1, 2].publisher.flatMap { Fail<Int, Fault>(error: $0 == 1 ? .first : .second) }).error == .first)
        #expect(Recording(Just(1).setFailureType(to: Fault.self).flatMap { Just($0 + 1) }).values == [2])
    }

    @Test("The newest inner publisher replaces the one before, which is cancelled")
    func switchToLatest() {
        let inner = [PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>()]
        var cancelled: [Int] = []
        let recording = Recording(
            subject.map { index in inner[index].handleEvents(receiveCancel: { cancelled.append(index) }) }
                .switchToLatest())
        subject.send(0)
        inner[0].send(1)
        subject.send(1)
        inner[0].send(2)
        inner[1].send(3)
        #expect(recording.values == [1, 3])
        #expect(cancelled == [0])
        subject.send(completion: .finished)
        #expect(!recording.isFinished)
        inner[1].send(completion: .finished)
        #expect(recording.isFinished)
        #expect(Recording(Just(1).map { Just($0) }.switchToLatest()).values == [1])
    }

    @Test("The values of another publisher open and close a publisher")
    func untilOutput() {
        let opened = Recording(subject.drop(untilOutputFrom: other))
        let closed = Recording(subject.prefix(untilOutputFrom: other))
        subject.send(1)
        other.send(0)
        subject.send(2)
        #expect(opened.values == [2])
        #expect(closed.values == [1])
        #expect(closed.isFinished)
        #expect(!opened.isFinished)
    }

    @Test("Events are handled in order; a cancellation is one only before the end")
    func events() {
        var events: [String] = []
        let observed = subject.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
            receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("\($0 == .unlimited)") })
        let cancelled = Recording(observed)
        subject.send(1)
        cancelled.cancel()
        #expect(events == ["subscription", "true", "1", "cancel"])
        events = []
        let finished = Recording(observed)
        subject.send(completion: .finished)
        finished.cancel()
        #expect(events == ["subscription", "true", "completion"])
    }

    @Test("Subscribers share one subscription, which ends with the last of them")
    func share() {
        var count = 0
        let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }, receiveCancel: { count += 10 })
            .share()
        let (first, second) = (Recording(shared), Recording(shared))
        subject.send(1)
        #expect(count == 1)
        #expect(first.values == [1])
        #expect(second.values == [1])
        first.cancel()
        #expect(count == 1)
        second.cancel()
        #expect(count == 11)
    }

    @Test("A connectable publisher delivers from its connection on")
    func connectable() {
        let connectable = [1, 2].publisher.makeConnectable()
        let recording = Recording(connectable)
        #expect(recording.values == [])
        _ = connectable.connect()
        #expect(recording.values == [1, 2])
        #expect(recording.isFinished)
    }
}
