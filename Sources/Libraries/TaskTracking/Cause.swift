import Glibc

/// The reason for a job: the command that led to it, and the screen that owns it.
///
/// A job inherits the cause of the job that enqueues it. So a command's cause reaches everything that the command
/// starts, wakes or hands over. A job that another thread enqueues, such as Dispatch's, has no cause.
final class Cause: Sendable {
    let tasks: AppTasks
    /// The number of the command. Later commands have higher numbers.
    let command: Int
    let screen: String?
    let waitPolicy: WaitPolicy

    /// The timers that a command waits for.
    enum WaitPolicy {
        /// The command waits for timers that are due before ``AppTasks/horizon``.
        case short
        /// The command waits for all timers, which stand for an answer on its way.
        case unlimited
        /// The command does not wait: the timer limits the command or belongs to the host. No schedule affects the timer.
        case none
    }

    init(_ tasks: AppTasks, command: Int, screen: String?, waitPolicy: WaitPolicy = .short) {
        self.tasks = tasks
        self.command = command
        self.screen = screen
        self.waitPolicy = waitPolicy
    }

    func with(_ waitPolicy: WaitPolicy) -> Cause {
        Cause(tasks, command: command, screen: screen, waitPolicy: waitPolicy)
    }
}

/// The job that a thread runs. Only that thread uses it.
final class RunningJob {
    var cause: Cause?
    /// The time when the job began, by the system's monotonic clock, if its app has virtual time.
    var beginning = Duration.zero
    /// The time when the job was enqueued.
    var enqueued = Duration.zero
    /// The beginning of the job that enqueued this job.
    var parentBeginning = Duration.zero
    /// True while the scheduler itself uses Dispatch.
    var isScheduling = false

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The job of this thread; nil on other threads.
    static var current: RunningJob? {
        pthread_getspecific(key).map { Unmanaged<RunningJob>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Sets this as the job of this thread while the body runs.
    func whileCurrent(_ body: () -> Void) {
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        body()
        pthread_setspecific(Self.key, nil)
    }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(of job: UnownedJob) -> UInt64

/// Access to the runtime's representation of a task.
enum RuntimeTask {
    /// Returns the number of a job's task, unique in the process; 0 if the job is no task.
    static func number(of job: UnownedJob) -> UInt64 { isTask(job) ? taskNumber(of: job) : 0 }

    /// The number of the task on this thread; 0 for none.
    static var currentNumber: UInt64 {
        withUnsafeCurrentTask { task in task.map { taskNumber(of: unsafeBitCast($0, to: UnownedJob.self)) } ?? 0 }
    }

    /// Returns the task of a job. Nil if the job is no task, or is a child, which its parent cancels and may hold.
    static func unstructured(_ job: UnownedJob) -> UnsafeCurrentTask? {
        isTask(job) && flags(of: job) & childFlag == 0 ? unsafeBitCast(job, to: UnsafeCurrentTask.self) : nil
    }

    /// The flag in `JobFlags` of the runtime's `ABI/MetadataValues.h`. The low byte is the kind, 0 for a task.
    private static let childFlag: UInt32 = 1 << 24
    private static func isTask(_ job: UnownedJob) -> Bool { flags(of: job) & 0xFF == 0 }
    /// Returns the flags of `SwiftJob` in `swift/ExecutorImpl.h`. An object's header and two words precede them.
    private static func flags(of job: UnownedJob) -> UInt32 {
        unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: 32, as: UInt32.self)
    }
}
