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
        AnyPublisher { outlet in
            let sleeps = Locked([AnyCancellable]())
            outlet.atEnd { sleeps.change { $0 = [] } }
            queued { action in
                let sleep = scheduler.run(after: interval) {
                    sleeps.change { if !$0.isEmpty { $0.removeFirst() } }
                    action()
                }
                sleeps.change { $0.append(sleep) }
            }.feed(outlet) { outlet.send($0) }
        }
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
            let sleep = Locked<AnyCancellable?>(nil)
            outlet.atEnd { sleep.change { $0 = nil } }
            feed(outlet) { value in
                let new = scheduler.run(after: dueTime) { outlet.send(value) }
                sleep.change { $0 = new }
            }
        }
    }

    /// Delivers at most one value in each interval: the first at once, then the newest or the oldest of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { outlet in
            let state = Locked((sleep: nil as AnyCancellable?, value: nil as Output?, isSleeping: false))
            outlet.atEnd { state.change { $0.sleep = nil } }
            func send(_ value: Output) {
                outlet.send(value)
                let sleep = scheduler.run(after: interval) {
                    let value = state.change { state in
                        state.isSleeping = state.value != nil
                        return state.value.take()
                    }
                    if let value { send(value) }
                }
                state.change { $0.sleep = sleep }
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
            let sleep = Locked<AnyCancellable?>(nil)
            func restart() {
                let new = scheduler.run(after: interval) {
                    outlet.send(completion: customError.map { .failure($0()) } ?? .finished)
                }
                sleep.change { $0 = new }
            }
            outlet.atEnd { sleep.change { $0 = nil } }
            restart()
            feed(outlet) { value in
                restart()
                outlet.send(value)
            }
        }
    }
}
