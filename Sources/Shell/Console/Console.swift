import ChallengeText
import Synchronization

/// Writes the output and the log of a session above the edited line and the displayed progress. Any thread may call it.
package nonisolated final class Console: Sendable {
    private struct State {
        /// The progress shown on the terminal's last row; empty if there is none.
        var progress = ""
        var progressWidth = 0
        var printAbove: (@Sendable (String) -> Bool)?
        var typeAhead: (@Sendable ([UInt8]) -> Bool)?
    }

    /// The console for the process's own streams.
    package static let standard = Console(
        isErrorTerminal: StandardStreams.isTerminal(of: .error),
        terminalWidth: { StandardStreams.terminalWidth(of: .output) },
        sink: StandardStreams.write)

    private let state = Mutex(State())
    private let isErrorTerminal: Bool
    private let terminalWidth: @Sendable () -> Int?
    private let sink: @Sendable ([UInt8], OutputStream) -> Void

    /// - Parameters:
    ///   - isErrorTerminal: true if errors and output go to the same terminal.
    ///   - terminalWidth: the current width in columns; nil if it is unknown.
    ///   - sink: writes a complete UTF-8 text.
    package init(
        isErrorTerminal: Bool, terminalWidth: @escaping @Sendable () -> Int? = { nil },
        sink: @escaping @Sendable ([UInt8], OutputStream) -> Void
    ) {
        (self.isErrorTerminal, self.terminalWidth, self.sink) = (isErrorTerminal, terminalWidth, sink)
    }

    /// Prints diagnostics to standard error. Makes their escape sequences visible.
    package static func log(_ line: String) {
        let text = line.split(separator: "\n", omittingEmptySubsequences: false).map(\.description.escapingUnsafe)
        standard.write(text.joined(separator: "\n") + "\n", to: .error)
    }

    /// Prints to standard output. If the output cannot be written, the process ends.
    package static func print(_ text: String) { standard.write(text, to: .output) }

    /// - Parameters:
    ///   - printAbove: prints whole lines above an edited line. It must return false if no line is being edited.
    ///   - typeAhead: adds keys to those that begin the next line. Returns true if there are any.
    package func setEditor(
        printAbove: @escaping @Sendable (String) -> Bool,
        typeAhead: @escaping @Sendable ([UInt8]) -> Bool = { _ in false }
    ) {
        state.withLock { ($0.printAbove, $0.typeAhead) = (printAbove, typeAhead) }
    }

    /// Begins the next line with keys that a pager has read. Returns true if the line has begun.
    @discardableResult
    package func type(ahead keys: [UInt8] = []) -> Bool { state.withLock { $0.typeAhead }?(keys) ?? false }

    package var hasEditor: Bool { state.withLock { $0.printAbove != nil } }

    package func write(_ text: String, to stream: OutputStream) { write(Array(text.utf8), to: stream) }

    /// Writes a text. While the user may be editing a line, the text must consist of whole lines.
    package func write(_ utf8: [UInt8], to stream: OutputStream) {
        state.withLock { state in
            guard stream == .output || isErrorTerminal else { return sink(utf8, stream) }
            if let printAbove = state.printAbove, printAbove(String(decoding: utf8, as: UTF8.self)) { return }
            if !state.progress.isEmpty { sink(Array(erasure(of: state).utf8), .output) }
            sink(utf8, stream)
            if !state.progress.isEmpty { sink(Array(state.progress.utf8), .output) }
        }
    }

    /// Shows progress on the last row. The row must be empty or already show progress.
    ///
    /// - Parameter width: the width of the text in columns, which must be less than the width of the terminal.
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

    /// The escape sequences that erase the progress. CR moves to the first column, EL erases to the line's end (ECMA-48,
    /// 8.3.41). If a narrower window wraps the progress, CUU moves to its first row, and ED erases all (8.3.22, 8.3.39).
    private func erasure(of state: State) -> String {
        guard let width = terminalWidth(), width > 0, state.progressWidth > width else { return "\r\u{1b}[K" }
        return "\r\u{1b}[\((state.progressWidth - 1) / width)A\u{1b}[J"
    }
}
