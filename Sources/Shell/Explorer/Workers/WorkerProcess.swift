import CChallengeProcess
import ChallengeConsole
import ChallengeStorage
import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

nonisolated struct WorkerRequest: Codable, Sendable {
    let item: WorkItem
    let delta: SharedProgress
}

/// A process that runs this program and works. The process reads each request as a line of JSON from its standard input,
/// and sends each result back in the same form.
nonisolated final class WorkerProcess: Sendable {
    enum Outcome: Sendable {
        case result(WorkResult)
        /// The process ended by itself.
        case ended(Program.Ending)
        /// The process ran one line for too long, and was killed.
        case silent
        /// The process was interrupted, did not stop, and was killed. The place is nil if the process reported no place.
        case stuck(WorkerFailure.Place?)
    }

    /// The seconds that an interrupted process has to stop.
    private static let grace = 5
    /// The minimum time that a process has to start its app.
    private static let startLimit = Duration.seconds(60)
    /// The milliseconds between two checks of a process.
    private static let tick = 500

    private let process: pid_t
    /// The parent's end of a socket. The other end is the process's standard input.
    private let socket: CInt
    private let journal: UnnamedFile
    private let isInterrupted = Atomic(false)
    private let hasEnded = Atomic(false)

    /// - Parameter errors: the descriptor of a file for all output of the process; nil for this process's standard error.
    init(_ words: [String], errors: CInt? = nil) throws(SystemError) {
        journal = try UnnamedFile()
        var ends: [CInt] = [-1, -1]
        guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .last
        }
        defer { close(ends[1]) }
        do throws(SystemError) {
            process = try Program.start(
                "/proc/self/exe", words,
                descriptors: [ends[1], errors ?? STDERR_FILENO, errors ?? STDERR_FILENO, journal.descriptor])
        } catch {
            close(ends[0])
            throw error
        }
        socket = ends[0]
    }

    /// The last line of the process, and the screen of this line; both empty if the process has run no line.
    var place: WorkerFailure.Place { Journal.place(in: journal) ?? .start }

    deinit { end() }

    /// Kills the process, unless the process has already ended.
    func end() {
        if hasEnded.load(ordering: .relaxed) { return }
        kill(process, SIGKILL)
        _ = try? ending()
    }

    /// Waits for the process to end. Afterwards the system may reuse the process's number and socket.
    private func ending() throws(SystemError) -> Program.Ending {
        hasEnded.store(true, ordering: .relaxed)
        close(socket)
        return try Program.wait(for: process)
    }

    /// Sends a request and waits for the result.
    ///
    /// - Parameter limit: the time limit of one line.
    func perform(_ request: WorkerRequest, _ limit: Duration) async throws -> Outcome {
        let bytes = [UInt8](try JSONEncoder().encode(request)) + [UInt8(ascii: "\n")]
        isInterrupted.store(false, ordering: .relaxed)
        let outcome = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "shell.worker").async {
                    continuation.resume(returning: Result { try self.exchange(bytes, limit) })
                }
            }
        } onCancel: {
            isInterrupted.store(true, ordering: .relaxed)
            kill(process, SIGINT)
        }
        return try outcome.get()
    }

    /// Sends a request and waits for the result; blocks the caller's thread.
    private func exchange(_ bytes: [UInt8], _ limit: Duration) throws -> Outcome {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            // The process has already ended.
            guard count >= 0 else { break }
            rest = rest.dropFirst(count)
        }
        // The wait is measured in ticks, so that a stop of all processes (Ctrl-Z) counts as a single tick.
        var result: [UInt8] = []
        var silence = 0
        var waiting = 0
        var lineCount = UInt64.max
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&polled, 1, CInt(Self.tick))
            if count < 0, errno != EINTR { throw SystemError.last }
            if count > 0 {
                let size = read(socket, &chunk, chunk.count)
                guard size > 0 else { return .ended(try ending()) }
                result += chunk[..<size]
                guard result.last == UInt8(ascii: "\n") else { continue }
                return .result(try JSONDecoder().decode(WorkResult.self, from: Data(result)))
            }
            if isInterrupted.load(ordering: .relaxed) {
                waiting += Self.tick
                // The signal is repeated, because the process may have read the request after the first signal.
                kill(process, SIGINT)
                guard waiting >= Self.grace * 1_000 else { continue }
                defer { end() }
                return .stuck(Journal.place(in: journal))
            }
            let now = Journal.lineCount(in: journal)
            (silence, lineCount) = (now == lineCount ? silence + Self.tick : 0, now)
            // Before the first line, the limit is longer, because the app must start.
            let limit = now == 0 ? max(limit, Self.startLimit) : limit
            guard silence >= Int(limit / .milliseconds(1)) else { continue }
            end()
            return .silent
        }
    }
}

extension AppMaker {
    /// The file of the worker's journal, opened by the parent process.
    private static let journal: CInt = 3

    /// Does the work that is requested on the standard input. From this call on, this process ends when its parent ends.
    package func work() async throws {
        process_end_with_parent()
        _ = fcntl(Self.journal, F_SETFD, FD_CLOEXEC)
        // The parent receives these signals, and then interrupts this process.
        for number in [SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
        let interrupts = Interrupts()
        interrupts.catchSignal()
        var maker = self
        maker.journal = Journal(descriptor: Self.journal)
        let worker = Worker(maker)
        let input = InputDescriptor(borrowing: STDIN_FILENO)
        var line: [UInt8] = []
        while case let chunk = try await input.readChunk().get(), !chunk.isEmpty {
            line += chunk
            guard line.last == UInt8(ascii: "\n") else { continue }
            let request = try JSONDecoder().decode(WorkerRequest.self, from: Data(line))
            line = []
            interrupts.forget()
            let task = Task { try await worker.perform(request.item, request.delta) }
            let outcome = await interrupts.handing {
                task.cancel()
            } while: {
                await task.result
            }
            let result: WorkResult
            do { result = try outcome.get() } catch { result = .failed("\(error)") }
            let bytes = [UInt8](try JSONEncoder().encode(result)) + [UInt8(ascii: "\n")]
            if writeAll(bytes, to: STDIN_FILENO) != nil { return }
        }
    }
}
