import ChallengeText
import FoundationEssentials
import Glibc

/// The output of a process that has crashed: the trap's message, and the stack that Swift's backtrace tool prints.
///
/// The process prints the stack if it starts with ``setting`` in the environment variable ``variable``. Without the tool,
/// or for a program without symbols, only the message is known.
nonisolated struct CrashReport {
    static let variable = "SWIFT_BACKTRACE"

    /// The setting that makes a crash print its stack as a line of JSON.
    static var setting: String {
        let options = "enable=yes,format=json,output-to=stderr,threads=crashed,registers=none,images=none"
        return options + (tool.map { ",swift-backtrace=\($0)" } ?? "")
    }

    /// The backtrace tool of the Swift that `PATH` finds, for a program that carries its own Swift libraries.
    private static var tool: String? {
        for folder in getenv("PATH").map({ String(cString: $0).split(separator: ":") }) ?? [] {
            let bin = path("\(folder)/swift").map { $0[..<($0.lastIndex(of: "/") ?? $0.endIndex)] } ?? folder
            if let tool = path("\(bin)/../libexec/swift/linux/swift-backtrace-static") { return tool }
        }
        return nil
    }

    /// Returns the absolute path of a file without links; nil if there is no such file.
    private static func path(_ name: String) -> String? {
        let path = realpath(name, nil)
        defer { free(path) }
        return path.map { String(cString: $0) }
    }

    private struct Stack: Decodable {
        struct Thread: Decodable {
            let crashed: Bool?
            let frames: [Frame]
        }

        let threads: [Thread]
    }

    fileprivate struct Frame: Decodable {
        struct Place: Decodable {
            let file: String
            let line: Int
        }

        /// The mangled name of the function; for an inlined function its base name.
        let symbol: String?
        let description: String?
        let system: Bool?
        let thunk: Bool?
        let sourceLocation: Place?
    }

    /// Parts of the messages with which Swift ends a program.
    private static let traps = [
        "atal error", "recondition failed", "ssertion failed", "Could not cast", "imultaneous accesses",
    ]
    private let message: String?
    private let frames: [Frame]

    /// - Parameter output: all that the process has printed.
    init(_ output: String) {
        let lines = output.split(separator: "\n")
        message = lines.last { line in Self.traps.contains { line.contains($0) } }.map { line in
            // Addresses differ each time.
            line.split(separator: " ").filter { !$0.contains("0x") }.joined(separator: " ").escapingUnsafe
        }
        let stack = lines.last { $0.hasPrefix("{ \"timestamp\"") }.flatMap {
            try? JSONDecoder().decode(Stack.self, from: Data($0.utf8))
        }
        frames = stack?.threads.first { $0.crashed == true }?.frames ?? []
    }

    /// The crash in one line: `Sources/Home/HomeModel.swift:31: Fatal error: Index out of range, in HomeModel.rows`.
    ///
    /// - Parameter ending: what is known if the process has printed nothing.
    func cause(orElse ending: String) -> String {
        let failure = frames.lazy.compactMap(\.failure).first
        var text = message ?? failure.map { "Fatal error: \($0)" } ?? ending
        guard let index = frames.firstIndex(where: \.isOfApp) ?? frames.firstIndex(where: \.isOfSources),
            // An inlined function may have a place, and no name.
            case let frame = frames[index], let function = frames[index...].lazy.compactMap(\.function).first
        else { return text }
        // A message of Swift's libraries begins with a line of these libraries.
        if frame.place != nil || text.hasPrefix("Swift/"), let range = text.firstRange(of: ": "),
            text[..<range.lowerBound].contains(".swift:")
        {
            text.removeSubrange(..<range.upperBound)
        }
        return "\(frame.place.map { "\($0): " } ?? "")\(text), in \(function)"
    }
}

nonisolated extension CrashReport.Frame {
    /// The beginnings of modules that come with Swift, and of the modules below and around an app.
    private static let (libraries, shell) = (
        ["Foundation", "Dispatch", "Observation", "Synchronization", "_"], ["Challenge", "SwiftUI", "Combine"]
    )

    /// The message of a trap, which optimised code has only as the name of an inlined function.
    fileprivate var failure: Substring? {
        let prefix = "Swift runtime failure: "
        return symbol.flatMap { $0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : nil }
    }

    /// The module at the start of a mangled name: `Home` in `$s4Home…`. Nil for Swift's own modules, and for C.
    private var module: Substring? {
        guard let name = symbol, name.hasPrefix("$s") else { return nil }
        let digits = name.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
        return Int(digits).map { name[digits.endIndex...].prefix($0) }
    }

    /// True if the function was compiled from Swift sources outside of Swift's own libraries.
    fileprivate var isOfSources: Bool {
        guard system != true, thunk != true, function?.hasSuffix("main()") != true else { return false }
        guard let module else { return place != nil }
        return !Self.libraries.contains { module.hasPrefix($0) }
    }

    fileprivate var isOfApp: Bool {
        isOfSources && !Self.shell.contains { module?.hasPrefix($0) == true }
    }

    /// The function around the frame, without the closures in it: `HomeModel.rows`.
    fileprivate var function: String? {
        let words = description?.split(separator: " +")[0].split(separator: " ", omittingEmptySubsequences: false)
        guard let name = words?.last, !name.isEmpty, name != "<unknown>" else { return nil }
        for accessor in [".getter", ".setter"] where name.hasSuffix(accessor) {
            return String(name.dropLast(accessor.count))
        }
        return String(name)
    }

    /// The file and line. The file is relative to the current folder, or else to the folder of the sources.
    fileprivate var place: String? {
        guard let (file, line) = sourceLocation.map({ ($0.file, $0.line) }), line > 0 else { return nil }
        let folder = FileManager.default.currentDirectoryPath + "/"
        if file.hasPrefix(folder) { return "\(file.dropFirst(folder.count)):\(line)" }
        if file.hasPrefix("Sources/") { return "\(file):\(line)" }
        let sources = file.ranges(of: "/Sources/").last?.lowerBound ?? file.lastIndex(of: "/")
        return "\(sources.map { file[file.index(after: $0)...] } ?? file[...]):\(line)"
    }
}
