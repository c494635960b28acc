import ChallengeStorage
import Glibc

/// A program with its arguments and its streams.
struct Command {
    /// The path of the program, then its arguments.
    var words: [String]
    /// The home folder of the program.
    var home: TemporaryHome
    /// Variables besides those of ``start(in:streams:isSessionLeader:)``, as `NAME=value`.
    var variables: [String] = []
    var input = "/dev/null"
    var output = "/dev/null"
    /// The server of the program, if any, which must live as long as the run.
    var server: CatalogueServer?

    init(_ words: [String], home: TemporaryHome, input: String = "/dev/null") {
        (self.words, self.home, self.input) = (words, home, input)
    }

    /// The cost of a run.
    struct Cost {
        /// The time from before the start until after the end.
        let elapsed: Duration
        /// The time of all its threads, in the program and in the kernel for it.
        let processor: Duration
        /// Page faults that needed nothing from a disk.
        let pageFaults: Int
        /// The peak of memory, in KiB. Nil if this process itself had more at the start of the program. The kernel counts both
        /// as one process until the program's own memory replaces it.
        let peakMemory: Int?
        /// The exit status, or 128 plus the signal's number after a signal.
        let status: Int
    }

    /// Runs the command to its end.
    func run() throws -> Cost {
        Self.forgetPeakMemory()
        let begin = ContinuousClock.now
        let process = try start(streams: [
            (input, O_RDONLY), (output, O_WRONLY | O_CREAT | O_TRUNC), ("/dev/null", O_WRONLY),
        ])
        var (status, usage): (CInt, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw SystemError.last }
        }
        let elapsed = ContinuousClock.now - begin
        var own = rusage()
        getrusage(RUSAGE_SELF.rawValue, &own)
        return Cost(
            elapsed: elapsed, processor: Duration(usage.ru_utime) + Duration(usage.ru_stime),
            pageFaults: usage.ru_minflt, peakMemory: usage.ru_maxrss > own.ru_maxrss ? usage.ru_maxrss : nil,
            status: Int(status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F))
    }

    /// Makes the kernel count the peak of this process from its present memory: see proc(5).
    private static func forgetPeakMemory() {
        let file = open("/proc/self/clear_refs", O_WRONLY)
        _ = write(file, "5", 1)
        close(file)
    }

    /// `POSIX_SPAWN_SETSID` of glibc's spawn.h, which shows it to GNU sources only. The first terminal that a new session opens
    /// becomes its controlling terminal.
    private static let newSession: Int16 = 0x80

    /// Starts the program without the caller's environment.
    ///
    /// - Parameter streams: the paths of standard input, output and error, each with the flags of `open`.
    func start(streams: [(path: String, flags: CInt)], isSessionLeader: Bool = false) throws -> pid_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isSessionLeader { posix_spawnattr_setflags(&attributes, Self.newSession) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_addopen(&actions, CInt(number), stream.path, stream.flags, 0o600)
        }
        let environment = [
            "HOME=\(home.path)", "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8", "TERM=xterm-256color",
        ]
        // The lists of strings in the form of C.
        let lists = [words, environment + variables].map { $0.map { strdup($0) } + [nil] }
        defer { lists.joined().forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, words[0], &actions, &attributes, lists[0], lists[1])
        guard error == 0 else { throw UnexpectedResult("\(words[0]) to start: \(SystemError(number: error))") }
        return process
    }

    /// Ends a started process.
    static func end(_ process: pid_t) {
        kill(process, SIGKILL)
        var status: CInt = 0
        waitpid(process, &status, 0)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) { self = .seconds(time.tv_sec) + .microseconds(time.tv_usec) }
}
