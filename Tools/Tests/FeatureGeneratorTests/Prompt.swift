import Foundation
import Testing

/// A program at a pseudo-terminal, which ends with the object.
final class Prompt {
    private let terminal: CInt
    private let process = Process()
    private var shown = ""

    init(_ words: String..., in folder: URL) throws {
        var (master, slave): (CInt, CInt) = (-1, -1)
        var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &slave, nil, nil, &size) == 0)
        terminal = master
        // Only the program has the other side, so that this one notices its end.
        let streams = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        defer { try? streams.close() }
        process.executableURL = folder.appending(path: words[0])
        process.arguments = Array(words.dropFirst())
        process.environment = ["HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1"]
        process.standardInput = streams
        process.standardOutput = streams
        process.standardError = streams
        try process.run()
    }

    deinit {
        process.terminate()
        close(terminal)
    }

    /// Types keys, and waits until a text appears after that.
    func type(_ keys: String, waitingFor text: String) throws {
        shown = ""
        #expect(write(terminal, keys, keys.utf8.count) == keys.utf8.count)
        try waits(for: text)
    }

    /// Waits until a text appears; fails after ten minutes.
    func waits(for text: String) throws {
        while !shown.contains(text) {
            var descriptor = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            var bytes = [UInt8](repeating: 0, count: 4096)
            let isReady = poll(&descriptor, 1, 600_000) == 1
            let count = isReady ? read(terminal, &bytes, bytes.count) : 0
            try #require(count > 0, "waits for \(text), after \(shown)")
            shown += String(decoding: bytes[..<count], as: UTF8.self)
        }
    }
}
