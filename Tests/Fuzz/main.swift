import Glibc

/// libFuzzer's loop. It tries bytes, preferring those that reach new code, until its options end it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

nonisolated(unsafe) private var target = FuzzTarget.all[0]

private func fail(_ message: String) -> Never {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(2)
}

// Arguments: --list, or TARGET with libFuzzer's own options and folders.
let names = FuzzTarget.all.map { $0.name }
guard let name = CommandLine.arguments.dropFirst().first else {
    fail("usage: challenge-fuzz \(names.joined(separator: "|"))")
}
if name == "--list" {
    print(names.joined(separator: "\n"))
    exit(0)
}
guard let chosen = FuzzTarget.all.first(where: { $0.name == name }) else { fail("no target \(name) among \(names)") }
target = chosen

var words = [CommandLine.arguments[0], "-max_len=\(target.limit)"] + CommandLine.arguments.dropFirst(2)
var arguments = words.map { strdup($0) } + [nil]
var count = CInt(words.count)
arguments.withUnsafeMutableBufferPointer { buffer in
    guard var start = buffer.baseAddress else { return }
    exit(
        runFuzzer(&count, &start) { bytes, count in
            let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
            MainActor.assumeIsolated {
                nonisolated(unsafe) var outcome: Result<Void, any Error>?
                Task.immediate { @MainActor in
                    do { outcome = .success(try await target.run(bytes)) } catch { outcome = .failure(error) }
                }
                switch outcome {
                case .success: break
                case .failure(let error): fatalError("\(error)")
                case nil: fatalError("the target has suspended")
                }
            }
            return 0
        })
}
