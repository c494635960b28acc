// When and where values arrive.

extension Publisher {
    /// Delivers everything on a scheduler, in order.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        queued { scheduler.schedule(options: options, $0) }
    }

    /// Delivers everything an interval later, in order.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        queued { scheduler.run(after: interval, $0) }
    }

    /// Delivers everything through a function that runs an action later. The n-th action delivers the n-th event.
    private func queued(_ later: @escaping (@escaping () -> Void) -> Void) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let events = Locked([() -> Void]())
            func add(_ event: @escaping () -> Void) {
                events.change { $0.append(event) }
                later { events.change { $0.removeFirst() }() }
            }
            feed(outlet) { completion in
                add { outlet.send(completion: completion) }
            } value: { value in
                add { outlet.send(value) }
            }
        }
    }

    /// Subscribes on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in scheduler.schedule(options: options) { feed(outlet) { outlet.send($0) } } }
    }

    /// Delivers a value once no other has come for an interval.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let wait = Wait()
            outlet.atEnd(wait.end)
            feed(outlet) { value in wait.replace(with: scheduler.run(after: dueTime) { outlet.send(value) }) }
        }
    }

    /// Delivers at most one value in each interval: the first at once, then the newest or the oldest of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let state = Locked((value: nil as Output?, isSleeping: false))
            let wait = Wait()
            outlet.atEnd(wait.end)
            func send(_ value: Output) {
                outlet.send(value)
                let end = {
                    let value = state.change { state in
                        state.isSleeping = state.value != nil
                        return state.value.take()
                    }
                    if let value { send(value) }
                }
                wait.replace(with: scheduler.run(after: interval, end))
            }
            feed(outlet) { completion in
                if let value = state.change({ $0.value.take() }) { outlet.send(value) }
                outlet.send(completion: completion)
            } value: { value in
                let isFirst = state.change { state in
                    defer { state.isSleeping = true }
                    if state.isSleeping { state.value = latest ? value : state.value ?? value }
                    return !state.isSleeping
                }
                if isFirst { scheduler.schedule { send(value) } }
            }
        }
    }

    /// Finishes, or fails, if no value comes for an interval.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let wait = Wait()
            func restart() {
                let end = { outlet.send(completion: customError.map { .failure($0()) } ?? .finished) }
                wait.replace(with: scheduler.run(after: interval, end))
            }
            outlet.atEnd(wait.end)
            restart()
            feed(outlet) { value in
                restart()
                outlet.send(value)
            }
        }
    }
}

/// A wait of an operator that ends early if another replaces it.
private final class Wait: Sendable {
    private let cancel = Locked<() -> Void>({})

    /// Starts another wait.
    ///
    /// - Parameter new: cancels that wait.
    func replace(with new: @escaping () -> Void) {
        let old = cancel.change { cancel in
            defer { cancel = new }
            return cancel
        }
        old()
    }

    func end() { replace(with: {}) }
}
