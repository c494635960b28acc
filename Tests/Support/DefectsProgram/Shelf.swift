import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import Glibc
import Observation
import SwiftUI

nonisolated struct Book: Sendable, Hashable, JSONConvertible {
    let id: Int
    let title: String
    let author: String
    /// Where the library keeps its books.
    let place = "the second floor"

    static let all = (0..<25).map { number in
        Book(
            id: number + 1,
            title: "\(["The", "My", "No", "One", "Old"][number % 5]) "
                + ["River", "Winter", "Letter", "Garden", "Island"][number / 5],
            author: ["Ada Ames", "Ben Böll", "曹 雪芹"][number % 3])
    }

    var json: JSON { ["id": id, "title": title, "author": author] }
    static let schema = ContentSchema.object(["id": .integer(from: 1), "title": .string, "author": .string])
}

/// The source of the books, and the state that all screens share.
@Observable
final class Shelf {
    @ObservationIgnored let instrumentation: Instrumentation
    @ObservationIgnored let defect: Defect?
    /// The number of this app among the apps of the process.
    @ObservationIgnored let session: Int
    var search = ""
    var author = ""
    /// The recent searches, the newest first.
    private(set) var searches: [String] = []
    var wishes: [String] = []
    var isWishing = false
    /// The signal that the refresh of an author's books sends, and the process that gets it (kill(2)); nil for none.
    @ObservationIgnored var signal: (process: Int32, number: Int32)?
    @ObservationIgnored let worker: Worker?
    @ObservationIgnored private var failures: [String: LoadFailure] = [:]

    init(instrumentation: Instrumentation, defect: Defect?, session: Int) {
        self.instrumentation = instrumentation
        self.defect = defect
        self.session = session
        worker = defect == .lostCancellation ? Worker() : nil
    }

    /// Sends the signal, if there is one, and waits until the task of the caller is cancelled.
    func sendSignal() async {
        guard let signal else { return }
        kill(signal.process, signal.number)
        let (stream, continuation) = AsyncStream<Never>.makeStream()
        for await _ in stream {}
        continuation.finish()
    }

    func remember(_ text: String) {
        searches = Array(([text] + searches.filter { $0 != text }).prefix(5))
    }

    /// - Parameter text: the search to forget; nil for all.
    func forget(_ text: String?) {
        searches.removeAll { text == nil || $0 == text }
    }

    func track(_ event: String) { instrumentation.activity.track(TrackingEvent(event)) }

    /// True if a load with this name has ever failed.
    func hasFailed(_ target: String) -> Bool { failures[target] != nil }

    /// Loads all books, or fails with the current fault.
    ///
    /// - Parameter target: the name of the request, for traces and messages.
    func books(_ target: String) async throws(LoadFailure) -> [Book] {
        if defect == .undeclaredEvent { instrumentation.activity.track(TrackingEvent("books_loaded")) }
        let failure: HTTPError
        switch instrumentation.faults.fault {
        case .offline: failure = .connection("the fault 'offline' is on")
        case .status(let code): failure = .status(code)
        case .garbage: failure = .unreadable(.notJSON)
        case .empty: return []
        case _ where defect == .emptyShelf: return []
        case .delay, .replace, nil:
            do { try await instrumentation.faults.delay() } catch { throw .cancelled }
            if defect == .uselessRetry, let failure = failures[target] { throw failure }
            instrumentation.activity.record(
                .request(
                    target: target, outcome: .answered(status: 200, bytes: Book.all.count),
                    duration: .zero))
            guard defect != .staleRefresh || target != "/books" else { return Book.all }
            guard case .replace(let old, let new) = instrumentation.faults.fault else { return Book.all }
            return Book.all.map { Book(id: $0.id, title: $0.title.replacing(old, with: new), author: $0.author) }
        }
        instrumentation.activity.record(.request(target: target, outcome: .failed(failure.reason), duration: .zero))
        failures[target] = .request(target, failure)
        throw .request(target, failure)
    }
}

/// The loading state of a screen, which loads when it appears and on request. If a later load fails, the display stays.
@Observable
final class Load<Value: Sendable & Hashable> {
    var state = LoadState<Value, LoadFailure>.idle
    /// True after a refresh if the defect removes the title.
    var isRefreshed = false
    @ObservationIgnored private let get: () async throws(LoadFailure) -> Value

    init(_ get: @escaping () async throws(LoadFailure) -> Value) { self.get = get }

    func appear() async { try? await load() }

    func load() async throws(LoadFailure) {
        do {
            state = .loaded(try await get())
        } catch {
            if state.value == nil, error != .cancelled { state = .error(error) }
            throw error
        }
    }

    func title(_ title: String) -> String { isRefreshed ? "" : title }

    var failure: FailureText? { state.failure.map { FailureText($0.reason, canRetry: $0.target != nil) } }

    /// The drawing and the data for programs while nothing is loaded.
    var placeholder: (body: Element, snapshot: JSON) {
        guard let failure else { return (.emptyState("Nothing is loaded."), [:]) }
        return (.errorState(failure.sentence, advice: failure.advice), failure.json)
    }

    /// The actions: `retry` after a failure if that may help, otherwise `refresh`.
    ///
    /// - Parameter refresh: the work of a refresh; by default a load.
    func actions(refresh: (@MainActor @Sendable () async throws -> Void)? = nil) -> [Action] {
        if state.value != nil || state == .idle { return [action(.refresh, refresh ?? load)] }
        return failure?.canRetry == false ? [] : [action(.retry, load)]
    }

    private func action(
        _ description: ActionDescription, _ load: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Action {
        Action(description) {
            do { try await load() } catch let failure as LoadFailure { throw BookError(description: failure.reason) }
        }
    }
}

nonisolated extension ActionDescription {
    static let retry = ActionDescription(name: "retry", help: "Load after an error")
    static let refresh = ActionDescription(name: "refresh", help: "Load anew")
}

nonisolated struct BookError: ActionError { let description: String }

/// Runs work in a task that is as old as the app. No command cancels this task.
@MainActor
final class Worker {
    private let queue: AsyncStream<@MainActor () async -> Void>.Continuation

    init() {
        let (works, queue) = AsyncStream.makeStream(of: (@MainActor () async -> Void).self)
        self.queue = queue
        Task { for await work in works { await work() } }
    }

    func run(_ work: @escaping @MainActor () async -> Void) async {
        await withCheckedContinuation { continuation in
            queue.yield {
                await work()
                continuation.resume()
            }
        }
    }
}
