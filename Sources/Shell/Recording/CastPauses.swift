/// How a paced session prints its waits for the process that records it. The waits are part of the output. Their position
/// is therefore exact, and every recording has the same times.
package nonisolated enum CastPauses: String, Sendable, CaseIterable {
    case told
    /// The session prints each wait but does not wait, because no viewer watches the session.
    case skipped

    private static let beginning = Array("\u{1b}_wait ".utf8)
    private static let end = Array("\u{1b}\\".utf8)

    /// A wait as an application program command (APC: ECMA-48, 8.3.2), which terminals do not show.
    package static func sequence(_ wait: Duration) -> String {
        "\u{1b}_wait \(Int((wait / .milliseconds(1)).rounded()))\u{1b}\\"
    }

    package enum Piece: Hashable {
        case output([UInt8])
        case wait(Duration)
    }

    /// Removes the waits from the output of a session.
    package struct Filter {
        private var pending: [UInt8] = []

        package init() {}

        /// Adds bytes, and returns the pieces of output and the waits that are now complete.
        package mutating func pieces(of bytes: some Sequence<UInt8>) -> [Piece] {
            var pieces: [Piece] = []
            var output: [UInt8] = []
            for byte in bytes {
                pending.append(byte)
                while !pending.isEmpty, !Self.isBeginning(pending) { output.append(pending.removeFirst()) }
                guard pending.count > CastPauses.beginning.count, pending.suffix(2) == CastPauses.end[...] else {
                    continue
                }
                let digits = pending.dropFirst(CastPauses.beginning.count).dropLast(CastPauses.end.count)
                if !output.isEmpty { pieces.append(.output(output)) }
                pieces.append(.wait(.milliseconds(Int(String(decoding: digits, as: UTF8.self)) ?? 0)))
                (output, pending) = ([], [])
            }
            if !output.isEmpty { pieces.append(.output(output)) }
            return pieces
        }

        /// True if the bytes are a wait or the beginning of a wait.
        private static func isBeginning(_ bytes: [UInt8]) -> Bool {
            let beginning = CastPauses.beginning
            guard bytes.count > beginning.count else { return beginning.starts(with: bytes) }
            guard bytes.starts(with: beginning) else { return false }
            let rest = bytes.dropFirst(beginning.count).drop { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            return CastPauses.end.starts(with: rest) && bytes.count < 32
        }
    }
}
