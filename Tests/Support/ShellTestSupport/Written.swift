import Synchronization

@testable import ChallengeConsole

/// Records the text that the session writes, in place of the standard streams.
nonisolated final class Written: Sendable {
    struct Piece: Equatable {
        let text: String
        let stream: OutputStream

        static func output(_ text: String) -> Piece { Piece(text: text, stream: .output) }
        static func error(_ text: String) -> Piece { Piece(text: text, stream: .error) }
    }

    private let state = Mutex<[Piece]>([])
    /// Opens at the first write.
    let first = Gate()

    var pieces: [Piece] { state.withLock { $0 } }

    func append(_ utf8: [UInt8], _ stream: OutputStream) {
        first.open()
        state.withLock { $0.append(Piece(text: String(decoding: utf8, as: UTF8.self), stream: stream)) }
    }

    func text(of stream: OutputStream) -> String { pieces.filter { $0.stream == stream }.map(\.text).joined() }
}
