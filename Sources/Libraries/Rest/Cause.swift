import Glibc

/// Why a job is there: the command that has led to it, and the screen whose work it is.
///
/// A job has the cause of the job that enqueues it, so that the cause of a command reaches all that the command starts,
/// wakes or hands something to. A job that another thread enqueues, as Dispatch's, has none.
final class Cause: Sendable {
    let tasks: AppTasks
    /// The number of the command, in the order of commands.
    let command: Int
    let screen: String?
    let patience: Patience

    /// How long a command waits for the timers that it sets.
    enum Patience {
        /// For those that are due before ``AppTasks/horizon``.
        case short
        /// For all of them: they stand for an answer that is on its way.
        case unlimited
        /// For none of them: they limit the command, or are the host's. No schedule chooses when they run.
        case none
    }

    init(_ tasks: AppTasks, command: Int, screen: String?, patience: Patience = .short) {
        (self.tasks, self.command, self.screen, self.patience) = (tasks, command, screen, patience)
    }

    func with(_ patience: Patience) -> Cause { Cause(tasks, command: command, screen: screen, patience: patience) }
}

/// The job that a thread runs. Used by that thread only.
final class RunningJob {
    var cause: Cause?
    /// Of a job of an app in virtual time: when it began, by the system's monotonic clock.
    var beginning = Duration.zero
    /// When it was enqueued, and when the job began that has done so.
    var (enqueued, parentBeginning) = (Duration.zero, Duration.zero)

    private static let key = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// That of this thread; nil on a thread of others.
    static var current: RunningJob? {
        pthread_getspecific(key).map { Unmanaged<RunningJob>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Makes this the job of this thread while the body runs.
    func whileCurrent(_ body: () -> Void) {
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        body()
        pthread_setspecific(Self.key, nil)
    }
}

@_silgen_name("swift_task_getJobTaskId")
private func taskNumber(of job: UnownedJob) -> UInt64

/// A task as the runtime has it.
enum RuntimeTask {
    /// The number of a job's task, unique in the process; 0 for a job that is no task.
    static func number(of job: UnownedJob) -> UInt64 { isTask(job) ? taskNumber(of: job) : 0 }

    /// That of the task that runs on this thread; 0 for none.
    static var currentNumber: UInt64 {
        withUnsafeCurrentTask { task in task.map { taskNumber(of: unsafeBitCast($0, to: UnownedJob.self)) } ?? 0 }
    }

    /// The task of a job; nil for a job that is none, and for a child, which its parent cancels and may hold.
    static func unstructured(_ job: UnownedJob) -> UnsafeCurrentTask? {
        isTask(job) && flags(of: job) & childFlag == 0 ? unsafeBitCast(job, to: UnsafeCurrentTask.self) : nil
    }

    /// `JobFlags` of the runtime's `ABI/MetadataValues.h`: the kind in the low byte, which is 0 for a task.
    private static let childFlag: UInt32 = 1 << 24
    private static func isTask(_ job: UnownedJob) -> Bool { flags(of: job) & 0xFF == 0 }
    /// `SwiftJob` of `swift/ExecutorImpl.h`: an object's header and two words come before the flags.
    private static func flags(of job: UnownedJob) -> UInt32 {
        unsafeBitCast(job, to: UnsafeRawPointer.self).load(fromByteOffset: 32, as: UInt32.self)
    }
}
