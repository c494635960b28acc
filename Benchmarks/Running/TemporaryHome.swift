import FoundationEssentials

/// A home folder with all files of the program, which this object deletes at its end.
final class TemporaryHome {
    private let url = FileManager.default.temporaryDirectory.appending(path: "challenge-bench-\(UUID().uuidString)")

    var path: String { url.path }

    /// - Parameters:
    ///   - history: the lines of the program's history, oldest first, without characters that its file encodes.
    ///   - copy: the path of a store, which is copied into the home.
    init(history: [String] = [], copy: String? = nil) throws {
        if let copy {
            // The default of `XDG_DATA_HOME`.
            let folder = url.appending(path: ".local/share/challenge")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: copy, toPath: folder.path + "/store.sqlite")
        }
        // The default of `XDG_STATE_HOME`.
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
