import ChallengeInjection
import Foundation
import Synchronization

/// Rounds in which many tasks or threads resolve one factory at the same time, for the first time.
///
/// The rounds run in a debug build as a test, and in a release build as a program.
enum ConcurrencyRounds {
    /// The number of tasks or threads in a round.
    static let width = 8

    /// A value that counts how often it is initialised.
    final class Part: Sendable {
        fileprivate let counter: Counter

        fileprivate init(_ counter: Counter) {
            self.counter = counter
            counter.count()
            // This lets other threads run in the middle of an initialisation.
            sched_yield()
        }
    }

    fileprivate final class Counter: Sendable {
        private let number = Mutex(0)
        var value: Int { number.withLock { $0 } }
        func count() { number.withLock { $0 += 1 } }
    }

    /// Runs all kinds of rounds.
    ///
    /// - Parameter rounds: the number of rounds of each kind.
    /// - Returns: a sentence for each round in which the tasks did not share one part.
    static func failures(in rounds: Int) async -> [String] {
        var failures: [String] = []
        for round in 1...rounds {
            for scope in [Scope.singleton, .cached, .shared] {
                failures += await tasks(scope, "\(scope), tasks, round \(round)")
                failures += threads(scope, "\(scope), threads, round \(round)")
            }
            failures += threads(.singleton, "singleton, a container each, round \(round)") { Container() }
            failures += lazily("lazily, round \(round)")
            failures += registering("registering, round \(round)")
            failures += await overriding("overriding, round \(round)")
        }
        return failures
    }

    /// Lets tasks resolve from one container.
    private static func tasks(_ scope: Scope, _ title: String) async -> [String] {
        let (container, counter) = (Container(), Counter())
        let parts = await withTaskGroup(of: Part.self) { group in
            for _ in 0..<width { group.addTask { container.part(title, scope, counter)() } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        return check(parts, counter, title)
    }

    /// Lets threads resolve from one container, or each from its own.
    private static func threads(_ scope: Scope, _ title: String, _ another: (() -> Container)? = nil) -> [String] {
        let (container, counter) = (Container(), Counter())
        let containers = (0..<width).map { _ in another?() ?? container }
        let parts = together { containers[$0].part(title, scope, counter)() }
        return check(parts, counter, title)
    }

    /// Lets threads read one property.
    private static func lazily(_ title: String) -> [String] {
        let counter = Counter()
        let owner = Container().with {
            $0.lazyPart.register { Part(counter) }
        } do: {
            LazyOwner()
        }
        return check(together { _ in owner.part }, counter, title)
    }

    private struct LazyOwner: Sendable {
        @LazyInjected(\.lazyPart) var part
    }

    /// Lets one thread register a factory while others resolve. Afterwards, the registered factory must be used.
    private static func registering(_ title: String) -> [String] {
        let (container, counter, replacement) = (Container(), Counter(), Counter())
        _ = together { number in
            let factory = container.part(title, .cached, counter)
            guard number == 0 else { return _ = factory() }
            factory.register { Part(replacement) }
        }
        let part = container.part(title, .cached, counter)()
        return part.counter === replacement ? [] : ["\(title): what was declared is kept after a registration"]
    }

    /// Lets each task override the same factory for itself.
    private static func overriding(_ title: String) async -> [String] {
        let container = Container()
        let strangers = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<width {
                group.addTask {
                    await container.with {
                        $0.number.register { number }
                    } do: {
                        await Task.yield()
                        let child = await Task { Container.shared.number() }.value
                        return Container.shared.number() != number || child != number
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        return strangers == 0 ? [] : ["\(title): \(strangers) of \(width) saw another's override"]
    }

    /// Runs `body` in threads that begin together, and returns their results.
    private static func together<Value: Sendable>(_ body: @escaping @Sendable (Int) -> Value) -> [Value] {
        let values = Mutex<[Value]>([])
        let waiting = Mutex(width)
        let group = DispatchGroup()
        for number in 0..<width {
            group.enter()
            Thread.detachNewThread {
                waiting.withLock { $0 -= 1 }
                while waiting.withLock({ $0 > 0 }) { sched_yield() }
                let value = body(number)
                values.withLock { $0.append(value) }
                group.leave()
            }
        }
        group.wait()
        return values.withLock { $0 }
    }

    private static func check(_ parts: [Part], _ counter: Counter, _ title: String) -> [String] {
        let different = Set(parts.map(ObjectIdentifier.init)).count
        guard parts.count == width, different == 1, counter.value == 1 else {
            return ["\(title): \(counter.value) were made, and \(parts.count) got \(different)"]
        }
        return []
    }
}

extension Container {
    /// A factory with a name, so that each round makes its own singleton.
    fileprivate func part(
        _ name: String, _ scope: Scope, _ counter: ConcurrencyRounds.Counter
    ) -> Factory<ConcurrencyRounds.Part> {
        let factory = Factory(self, name: name) { ConcurrencyRounds.Part(counter) }
        return switch scope {
        case .unique: factory.unique
        case .cached: factory.cached
        case .shared: factory.shared
        case .graph: factory.graph
        case .singleton: factory.singleton
        }
    }

    fileprivate var lazyPart: Factory<ConcurrencyRounds.Part> { .promised(by: self) }
    fileprivate var number: Factory<Int> { .promised(by: self) }
}
