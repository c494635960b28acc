import Glibc

/// What `make bench` runs: measures a program as someone at a terminal has it, and says what takes too long.
///
/// The argument is the path of the program. The status is 0, 1 where a limit is exceeded or the program does something
/// else than expected, and 64 (EX_USAGE of sysexits.h) without an argument.
@main
enum Benchmarks {
    static func main() {
        guard CommandLine.arguments.count == 2 else {
            end(64, "usage: challenge-bench PROGRAM")
        }
        do {
            let program = CommandLine.arguments[1]
            let isFastEnough = try CompletionBenchmark(program: program).run()
            print()
            try StartBenchmark(program: program).run()
            exit(isFastEnough ? 0 : 1)
        } catch {
            end(1, "error: \(error)")
        }
    }

    private static func end(_ status: CInt, _ message: String) -> Never {
        let line = Array((message + "\n").utf8)
        _ = write(STDERR_FILENO, line, line.count)
        exit(status)
    }
}
