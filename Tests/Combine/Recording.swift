import Combine

/// What a publisher has delivered.
final class Recording<Output, Failure: Error> {
    private(set) var values: [Output] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var work: AnyCancellable?

    init(_ publisher: some Publisher<Output, Failure>) {
        work = publisher.sink { [weak self] in
            self?.completion = $0
        } receiveValue: { [weak self] in
            self?.values.append($0)
        }
    }

    var isFinished: Bool { if case .finished = completion { true } else { false } }
    var error: Failure? { if case .failure(let error) = completion { error } else { nil } }

    func cancel() { work = nil }
}

/// An error for tests.
enum Fault: Error { case first, second }
