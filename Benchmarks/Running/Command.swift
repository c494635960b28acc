import ChallengeShellStorage
import Glibc

/// A program with its arguments, and where its streams come from and go to.
struct Command {
    /// The path of the program, then its arguments.
    var words: [String]
    /// Where the program keeps what it keeps.
    var home: TemporaryHome
    /// Variables besides those of ``start(in:streams:isSessionLeader:)``, as `NAME=value`.
    var variables: [String] = []
    var input = "/dev/null"
    var output = "/dev/null"
    /// What it asks, if any, which has to be there as long as it runs.
    var server: CatalogueServer?

    init(_ words: [String], home: TemporaryHome, input: String = "/dev/null") {
        (self.words, self.home, self.input) = (words, home, input)
    }

    /// What a run took.
    struct Cost {
        /// From before the start until the end is known.
        let elapsed: Duration
        /// Of all its threads, in the program and in the kernel for it.
        let processor: Duration
        /// Those that needed nothing from a disk.
        let pageFaults: Int
        /// The most that was in memory at once, in KiB. Nil where this process itself had more when it started the program,
        /// as the kernel counts both as one process until the program's own memory takes the place.
        let peakMemory: Int?
        /// As `wait` gives it; 128 and the signal's number where a signal ended it.
        let status: Int
    }

    /// Runs it to its end.
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

    /// Has the kernel count the peak of this process from what it has now: see proc(5).
    private static func forgetPeakMemory() {
        let file = open("/proc/self/clear_refs", O_WRONLY)
        _ = write(file, "5", 1)
        close(file)
    }

    /// `POSIX_SPAWN_SETSID` of glibc's spawn.h, which shows it to GNU sources only. The terminal that is opened first in a
    /// new session is the one that controls it.
    private static let newSession: Int16 = 0x80

    /// Starts it, with an environment that has nothing of the caller's.
    ///
    /// - Parameter streams: what it opens as its standard input, output and error, each with the flags of `open`.
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
        // As C takes a list of strings.
        let lists = [words, environment + variables].map { $0.map { strdup($0) } + [nil] }
        defer { lists.joined().forEach { free($0) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, words[0], &actions, &attributes, lists[0], lists[1])
        guard error == 0 else { throw UnexpectedResult("\(words[0]) to start: \(SystemError(number: error))") }
        return process
    }

    /// Ends what was started.
    static func end(_ process: pid_t) {
        kill(process, SIGKILL)
        var status: CInt = 0
        waitpid(process, &status, 0)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) { self = .seconds(time.tv_sec) + .microseconds(time.tv_usec) }
}
