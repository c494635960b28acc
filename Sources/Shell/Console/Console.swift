import ChallengeShellText
import Synchronization

/// Writes what a session prints and logs: above a line that is edited, and above progress that is shown. May be used from
/// any thread.
package nonisolated final class Console: Sendable {
    private struct State {
        /// That on the terminal's last row; empty where there is none.
        var progress = ""
        /// In columns.
        var progressWidth = 0
        var printAbove: (@Sendable (String) -> Bool)?
    }

    /// The process's own streams.
    package static let standard = Console(
        isErrorTerminal: StandardStreams.isTerminal(of: .error),
        terminalWidth: { StandardStreams.terminalWidth(of: .output) },
        sink: StandardStreams.write)

    private let state = Mutex(State())
    private let isErrorTerminal: Bool
    private let terminalWidth: @Sendable () -> Int?
    private let sink: @Sendable ([UInt8], OutputStream) -> Void

    /// - Parameters:
    ///   - isErrorTerminal: true if errors go to the terminal to which the output goes.
    ///   - terminalWidth: in columns, now; nil where it is not known.
    ///   - sink: writes a text in UTF-8 whole.
    package init(
        isErrorTerminal: Bool, terminalWidth: @escaping @Sendable () -> Int? = { nil },
        sink: @escaping @Sendable ([UInt8], OutputStream) -> Void
    ) {
        (self.isErrorTerminal, self.terminalWidth, self.sink) = (isErrorTerminal, terminalWidth, sink)
    }

    /// Prints diagnostics to standard error, with what could move the cursor made visible.
    package static func log(_ line: String) {
        let text = line.split(separator: "\n", omittingEmptySubsequences: false).map(\.description.escapingUnsafe)
        standard.write(text.joined(separator: "\n") + "\n", to: .error)
    }

    /// Prints to standard output. Where that cannot be written the process ends.
    package static func print(_ text: String) { standard.write(text, to: .output) }

    /// From here on `printAbove` is asked first to print whole lines above a line that is edited; false if there is none.
    package func setEditor(printAbove: @escaping @Sendable (String) -> Bool) {
        state.withLock { $0.printAbove = printAbove }
    }

    package var hasEditor: Bool { state.withLock { $0.printAbove != nil } }

    package func write(_ text: String, to stream: OutputStream) { write(Array(text.utf8), to: stream) }

    /// Whole lines where they could meet a line that is edited.
    package func write(_ utf8: [UInt8], to stream: OutputStream) {
        state.withLock { state in
            guard stream == .output || isErrorTerminal else { return sink(utf8, stream) }
            if let printAbove = state.printAbove, printAbove(String(decoding: utf8, as: UTF8.self)) { return }
            if !state.progress.isEmpty { sink(Array(erasure(of: state).utf8), .output) }
            sink(utf8, stream)
            if !state.progress.isEmpty { sink(Array(state.progress.utf8), .output) }
        }
    }

    /// Shows progress on the last row, which must be empty or show progress already.
    ///
    /// - Parameter width: of the text, in columns; less than the terminal has.
    package func showProgress(_ text: String, width: Int) {
        state.withLock { state in
            guard state.progress != text else { return }
            sink(Array((state.progress.isEmpty ? text : erasure(of: state) + text).utf8), .output)
            (state.progress, state.progressWidth) = (text, width)
        }
    }

    package func hideProgress() {
        state.withLock { state in
            guard !state.progress.isEmpty else { return }
            sink(Array(erasure(of: state).utf8), .output)
            state.progress = ""
        }
    }

    /// CR: to the first column; EL: erase to the end of the line (ECMA-48, 8.3.41). In a window that has become narrower the
    /// row is several: CUU goes to the first of them, ED erases the others too (8.3.22, 8.3.39).
    private func erasure(of state: State) -> String {
        guard let width = terminalWidth(), width > 0, state.progressWidth > width else { return "\r\u{1b}[K" }
        return "\r\u{1b}[\((state.progressWidth - 1) / width)A\u{1b}[J"
    }
}
