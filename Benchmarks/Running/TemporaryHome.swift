import FoundationEssentials

/// A home folder, in which all that the program keeps lies; it goes when this does.
final class TemporaryHome {
    private let url = FileManager.default.temporaryDirectory.appending(path: "challenge-bench-\(UUID().uuidString)")

    var path: String { url.path }

    /// - Parameter history: the lines of the program's history, oldest first, without characters that its file codes.
    init(history: [String] = []) throws {
        // What `XDG_STATE_HOME` is by default.
        let folder = url.appending(path: ".local/state/challenge")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard !history.isEmpty else { return }
        let lines = ["_HiStOrY_V2_"] + history.map { $0.replacing(" ", with: "\\040") }
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: folder.appending(path: "history"))
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }
}
