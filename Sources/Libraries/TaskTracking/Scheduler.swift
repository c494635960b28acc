import Dispatch
import Glibc
import Synchronization

/// Runs the jobs of all tasks in the process, and thus knows which tasks of an app are ready, run or sleep.
///
/// A job of the main actor runs on the main thread. The thread of any other job depends on the job's cause:
///
/// | cause | runs |
/// |---|---|
/// | an app whose time is virtual | on the main thread too, in the order of enqueuing |
/// | an app whose time is real, or none | on the main thread too until ``usesThreads``, then on Dispatch's threads |
///
/// Any thread may call the scheduler.
final class Scheduler: Sendable {
    /// The only scheduler, because executors belong to the process.
    static let process = Scheduler()

    enum Place { case main, background }

    private struct Entry {
        let job: UnownedJob
        let place: Place
        var cause: Cause?
        /// The same times as in ``RunningJob``.
        var enqueued = Duration.zero
        var parentBeginning = Duration.zero

        /// The app whose schedule may choose this job.
        var scheduledTasks: AppTasks? { cause.flatMap { $0.waitPolicy == .none ? nil : $0.tasks } }
    }

    /// A continuation that is due. Resuming it enqueues a job, which takes the lock.
    private struct Resumption {
        let cause: Cause?
        let resume: () -> Void
    }

    private struct State {
        /// The jobs for the main thread in the order of enqueuing, from `first` on.
        var ready: [Entry] = []
        var first = 0
        var resumptions: [Resumption] = []
        var isWaiting = false
        /// The timers of tasks without a cause, in real time.
        var timers = TimerQueue()
        /// The timers of sleeping tasks. Few tasks sleep at once.
        var sleepers: [Timer] = []
        /// The causes of tasks that keep their cause, by the tasks' numbers.
        var owners: [(task: UInt64, cause: Cause)] = []
        /// The apps with a waiter, or with timers in real time.
        var watched: [AppTasks] = []
        var lastTimer = 0
        var lastTask: UInt64 = 0
        /// True once an app has had a schedule.
        var hasSchedules = false

        mutating func popReady() -> Entry? {
            guard first < ready.count else { return nil }
            if hasSchedules { choose() }
            let entry = ready[first]
            first += 1
            if first == ready.count {
                ready.removeAll(keepingCapacity: first <= 1_000)
                first = 0
            } else if first > 1_000, first * 2 > ready.count {
                ready.removeFirst(first)
                first = 0
            }
            return entry
        }

        /// Moves the job that the app's schedule chooses to the front. Of the main actor's jobs only the first may be chosen.
        private mutating func choose() {
            guard let tasks = ready[first].scheduledTasks, tasks.isVirtual, tasks.status.schedule != nil else { return }
            var (places, hasMain): ([Int], Bool) = ([], false)
            for place in first..<ready.count where ready[place].scheduledTasks === tasks {
                let isMain = ready[place].place == .main
                if !(isMain && hasMain) { places.append(place) }
                hasMain = hasMain || isMain
            }
            guard places.count > 1 else { return }
            let numbers = places.map { RuntimeTask.number(of: ready[$0].job) }
            guard let choice = tasks.status.schedule?.choose(among: numbers) else { return }
            ready.insert(ready.remove(at: places[choice]), at: first)
        }
    }

    private let state = Mutex(State())
    private let mainThread = pthread_self()
    private let threads = Atomic(false)

    var isMainThread: Bool { pthread_equal(pthread_self(), mainThread) != 0 }

    /// True if jobs outside the main actor may run on Dispatch's threads.
    var usesThreads: Bool {
        get { threads.load(ordering: .relaxed) }
        set { threads.store(newValue, ordering: .relaxed) }
    }

    var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    // MARK: Enqueuing

    func enqueue(_ job: UnownedJob, _ place: Place) {
        let running = RunningJob.current
        let usesThreads = usesThreads && place == .background
        let thread = state.withLock { state -> Entry? in
            var entry = Entry(job: job, place: place, cause: running?.cause)
            let number = RuntimeTask.number(of: job)
            state.lastTask = max(state.lastTask, number)
            if entry.cause == nil { entry.cause = state.owners.first { $0.task == number }?.cause }
            if entry.cause?.tasks.areHeld == true { return nil }
            // A task that continues during its sleep was cancelled.
            if let timer = state.sleepers.first(where: { $0.sleeper == number }) {
                entry.cause = entry.cause ?? timer.cause
                if let timer = remove(timer, &state) { fire(timer, &state) }
            }
            let isVirtual = entry.cause?.tasks.isVirtual == true
            entry.cause?.tasks.status.begin(entry.cause, job, number)
            wakeIfWaiting(&state)
            if usesThreads, !isVirtual { return entry }
            if isVirtual, let running {
                entry.enqueued = now
                entry.parentBeginning = running.beginning
            }
            state.ready.append(entry)
            return nil
        }
        guard let thread else { return }
        running?.isScheduling = true
        DispatchQueue.global(qos: .userInitiated).async { self.runOnThread(thread) }
        running?.isScheduling = false
    }

    /// Enqueues a job for the end of the running task's sleep.
    ///
    /// - Parameter isExact: false if the delay is the rest of a sleep that began when a job of the task read the clock.
    func enqueue(_ job: UnownedJob, _ place: Place, after delay: Duration, isExact: Bool) {
        let cause = RunningJob.current?.cause
        let exact = isExact ? delay : exactDelay(delay, for: cause)
        sleep(exact, .enqueue(job, place), sleeper: RuntimeTask.currentNumber, cause: cause)
    }

    /// Returns the delay as it stands in the source code if time is virtual, otherwise the same delay.
    ///
    /// - Parameter rest: the rest of a delay that began when the running job or the job before it read the clock.
    private func exactDelay(_ rest: Duration, for cause: Cause?) -> Duration {
        guard cause?.tasks.isVirtual == true, let running = RunningJob.current else { return rest }
        let now = now
        return SleepDuration.exact(
            rest: rest, age: now - running.beginning,
            parentAges: (now - running.enqueued, now - running.parentBeginning))
    }

    /// Gives work to Dispatch after a delay.
    func enqueue(_ work: DispatchedWork, after delay: Duration) {
        sleep(exactDelay(delay, for: work.cause), .dispatch(work), cause: work.cause)
    }

    /// Gives work to Dispatch at once.
    func enqueue(_ work: DispatchedWork) {
        if work.cause.tasks.areHeld { return }
        let now = now
        change(work.cause.tasks) { $0.beginDispatched(ObjectIdentifier(work), at: now) }
        work.enqueue()
    }

    /// Runs work on a thread of Dispatch.
    func run(_ work: DispatchedWork) {
        func run(in running: RunningJob) {
            (running.cause, running.beginning) = (work.cause, now)
            work.run()
        }
        if let running = RunningJob.current {
            let outer = running.cause
            run(in: running)
            running.cause = outer
        } else {
            let running = RunningJob()
            running.whileCurrent { run(in: running) }
        }
        change(work.cause.tasks) { $0.endDispatched(ObjectIdentifier(work)) }
    }

    /// Sets a timer and returns its number.
    ///
    /// - Parameter sleeper: the number of the sleeping task; 0 if ``endSleep(_:of:)`` ends its sleep.
    @discardableResult
    func sleep(_ delay: Duration, _ action: Timer.Action, sleeper: UInt64 = 0, cause: Cause?) -> Int {
        let now = now
        return state.withLock { state in
            state.lastTimer += 1
            var due = now + max(.zero, delay)
            if let cause, cause.tasks.isVirtual {
                due += cause.tasks.status.now - now + cause.tasks.status.lateness(of: cause)
            }
            let timer = Timer(
                due: due, number: state.lastTimer, action: action, cause: cause,
                sleeper: sleeper)
            if sleeper != 0 { state.sleepers.append(timer) }
            if let tasks = cause?.tasks {
                tasks.status.timers.insert(timer)
                if !tasks.isVirtual { watch(tasks, &state) }
            } else {
                state.timers.insert(timer)
            }
            wakeIfWaiting(&state)
            return timer.number
        }
    }

    func endSleep(_ number: Int, of tasks: AppTasks) {
        state.withLock { state in
            if let timer = tasks.status.timers.remove(number: number) { fire(timer, &state) }
            wakeIfWaiting(&state)
        }
    }

    private func remove(_ timer: Timer, _ state: inout State) -> Timer? {
        timer.cause?.tasks.status.timers.remove(number: timer.number) ?? state.timers.remove(number: timer.number)
    }

    /// Makes the action of a timer ready. The timer is no longer in a queue.
    private func fire(_ timer: Timer, _ state: inout State) {
        state.sleepers.removeAll { $0.number == timer.number }
        switch timer.action {
        case .enqueue(let job, let place):
            timer.cause?.tasks.status.begin(timer.cause, job, 0)
            state.ready.append(Entry(job: job, place: place, cause: timer.cause))
        case .resume(let continuation):
            state.resumptions.append(Resumption(cause: timer.cause) { continuation.resume() })
        case .dispatch(let work): state.resumptions.append(Resumption(cause: nil) { self.enqueue(work) })
        }
    }

    private func watch(_ tasks: AppTasks, _ state: inout State) {
        if !state.watched.contains(where: { $0 === tasks }) { state.watched.append(tasks) }
    }

    func setOwner(_ cause: Cause?, of task: UInt64) {
        state.withLock { state in
            state.owners.removeAll { $0.task == task }
            if let cause { state.owners.append((task, cause)) }
        }
    }

    /// True if a task with an owner on this screen waits, and neither sleeps nor uses the app's clock.
    func awaitsUnknown(on screen: String, of tasks: AppTasks) -> Bool {
        state.withLock { state in
            let sleeps = tasks.status.timers.all.contains { timer in
                timer.sleeper == 0 && timer.cause?.screen == screen && timer.cause?.waitPolicy != Cause.WaitPolicy.none
            }
            return !sleeps
                && state.owners.contains { number, cause in
                    cause.tasks === tasks && cause.screen == screen
                        && !state.sleepers.contains { $0.sleeper == number }
                }
        }
    }

    @discardableResult
    func exchangeCause(_ cause: Cause?) -> Cause? {
        guard let running = RunningJob.current else { return nil }
        let old = running.cause
        if old?.tasks !== cause?.tasks {
            state.withLock { state in
                cause?.tasks.status.begin(cause)
                end(old, &state)
            }
        }
        running.cause = cause
        if cause?.tasks.isVirtual == true, old?.tasks.isVirtual != true { running.beginning = now }
        return old
    }

    // MARK: Rest

    /// Changes the state of an app and makes the main thread check it again.
    func change<Result: Sendable>(_ tasks: AppTasks, _ body: (inout AppTasks.Status) -> Result) -> Result {
        state.withLock { state in
            defer { wakeIfWaiting(&state) }
            return body(&tasks.status)
        }
    }

    func setSchedule(_ schedule: Schedule?, of tasks: AppTasks) {
        state.withLock { state in
            if schedule != nil { state.hasSchedules = true }
            tasks.status.schedule = schedule
        }
    }

    var lastTask: UInt64 { state.withLock { $0.lastTask } }

    /// True if the running job has nothing to wait for.
    func isOver(_ purpose: AppTasks.Waiter.Purpose, of tasks: AppTasks) -> Bool {
        let ownJobs = RunningJob.current?.cause?.tasks === tasks ? 1 : 0
        let now = now
        return state.withLock { _ in tasks.status.isOver(purpose, runningJobs: ownJobs, now) }
    }

    /// Adds a waiter to an app and returns how its wait has ended.
    func wait(_ purpose: AppTasks.Waiter.Purpose, for tasks: AppTasks) async -> AppTasks.Waiter.Ending {
        let cause = RunningJob.current?.cause
        return await withUnsafeContinuation { continuation in
            state.withLock { state in
                let waiter = AppTasks.Waiter(purpose: purpose, cause: cause, continuation: continuation)
                if case .end(let end) = purpose, end.hasCome {
                    resume(waiter, .rest, &state)
                } else {
                    tasks.status.waiters.append(waiter)
                    watch(tasks, &state)
                }
                wakeIfWaiting(&state)
            }
        }
    }

    /// Ends the wait of the waiters with a matching purpose.
    func endWait(_ tasks: AppTasks, where isMeant: (AppTasks.Waiter.Purpose) -> Bool) {
        state.withLock { state in
            while let index = tasks.status.waiters.lastIndex(where: { isMeant($0.purpose) }) {
                resume(tasks.status.waiters.remove(at: index), .rest, &state)
            }
            wakeIfWaiting(&state)
        }
    }

    private func resume(_ waiter: AppTasks.Waiter, _ ending: AppTasks.Waiter.Ending, _ state: inout State) {
        state.resumptions.append(
            Resumption(cause: waiter.cause) { waiter.continuation.resume(returning: ending) })
    }

    // MARK: Running

    func run(until isDone: () -> Bool) {
        let running = RunningJob()
        running.whileCurrent {
            var (last, count): (Cause?, Int) = (nil, 0)
            while !isDone() {
                let entry = state.withLock { state in
                    end(last, &state)
                    return state.popReady()
                }
                last = nil
                if let entry {
                    run(entry, running)
                    last = running.cause
                    running.cause = nil
                    count += 1
                }
                // Endless jobs must not delay timers and Dispatch.
                if entry == nil || count.isMultiple(of: 128) {
                    runMainQueue()
                    pause(running, hasJobs: entry != nil)
                }
            }
            state.withLock { end(last, &$0) }
        }
    }

    private func runOnThread(_ entry: Entry) {
        let running = RunningJob()
        running.whileCurrent {
            run(entry, running)
            state.withLock { state in
                end(running.cause, &state)
                wakeIfWaiting(&state)
            }
        }
    }

    private func run(_ entry: Entry, _ running: RunningJob) {
        running.cause = entry.cause
        if entry.cause != nil {
            running.beginning = now
            running.enqueued = entry.enqueued
            running.parentBeginning = entry.parentBeginning
        }
        switch entry.place {
        case .main: entry.job.runSynchronously(on: MainActor.sharedUnownedExecutor)
        case .background: entry.job.runSynchronously(on: Self.generic)
        }
    }

    /// The runtime's reference for no particular executor: two words of zero (`SerialExecutorRef::generic`).
    private static let generic = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

    /// Counts a job as ended. The cause is the job's cause at its end.
    private func end(_ cause: Cause?, _ state: inout State) {
        guard let tasks = cause?.tasks else { return }
        tasks.status.pending -= 1
        if tasks.status.isBusy, let running = RunningJob.current { tasks.status.noteWork(now - running.beginning) }
    }

    /// Lets time pass: ends due sleeps and finished waits, and waits if there is nothing else to do.
    private func pause(_ running: RunningJob, hasJobs: Bool) {
        let now = now
        var finished: StartedTasks?
        let (resumptions, timeout) = state.withLock { state -> ([Resumption], Duration?) in
            while let timer = state.timers.first, timer.due <= now { fire(state.timers.popFirst() ?? timer, &state) }
            var next = state.timers.first?.due
            // Resumed jobs are not counted yet.
            for tasks in state.watched where state.resumptions.isEmpty {
                finished = finished ?? tasks.status.started.removeFinished()
                if let due = step(tasks, now, &state) { next = min(next ?? due, due) }
            }
            state.watched.removeAll { $0.status.waiters.isEmpty && ($0.isVirtual || $0.status.timers.isEmpty) }
            defer { state.resumptions = [] }
            if hasJobs || state.first < state.ready.count || !state.resumptions.isEmpty {
                return (state.resumptions, .zero)
            }
            state.isWaiting = true
            return ([], next.map { $0 - now })
        }
        finished = nil
        for resumption in resumptions {
            running.cause = resumption.cause
            running.beginning = now
            resumption.resume()
            running.cause = nil
        }
        if timeout != .zero { wait(timeout) }
    }

    /// Ends the due sleeps and finished waits of an app. Returns the time of the next check.
    private func step(_ tasks: AppTasks, _ now: Duration, _ state: inout State) -> Duration? {
        if !tasks.isVirtual {
            while let timer = tasks.status.timers.first, timer.due <= now {
                fire(tasks.status.timers.popFirst() ?? timer, &state)
            }
        }
        switch tasks.status.step(now, isVirtual: tasks.isVirtual) {
        case .passTime:
            if let timer = tasks.status.popTimer() { fire(timer, &state) }
        case .end(let waiter, let ending): resume(waiter, ending, &state)
        case .wait(let due): return tasks.isVirtual ? due : min(due, tasks.status.timers.first?.due)
        }
        return nil
    }

    private func min(_ left: Duration?, _ right: Duration?) -> Duration? {
        guard let left, let right else { return left ?? right }
        return Swift.min(left, right)
    }

    private func wakeIfWaiting(_ state: inout State) {
        guard state.isWaiting else { return }
        state.isWaiting = false
        // The scheduler's own use of Dispatch is not the app's.
        let running = RunningJob.current
        running?.isScheduling = true
        DispatchQueue.main.async {}
        running?.isScheduling = false
    }

    private func wait(_ timeout: Duration?) {
        var mainQueue = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
        // Rounded up, so that the awaited moment is reached.
        let milliseconds = timeout.map { Swift.min($0, .seconds(1_000_000)) / .milliseconds(1) }
        poll(&mainQueue, 1, milliseconds.map { CInt(max(0, $0.rounded(.up))) } ?? -1)
        state.withLock { $0.isWaiting = false }
        var count: UInt64 = 0
        if mainQueue.revents != 0 { read(mainQueue.fd, &count, 8) }
    }
}

// Dispatch's interface for run loops, which CFRunLoop uses: apps put work on Dispatch's main queue. The handle is an
// eventfd, which is written for each item added to an empty queue.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> CInt
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func runMainQueue(_ unused: UnsafeRawPointer? = nil)
