import FoundationEssentials
import Synchronization

/// Answers that a server has given a validator with, so that it need not send them again while they are right.
///
/// It holds a bounded amount; what was not used for the longest time goes first. It may be used from any task.
final class ValidatedResponses: Sendable {
    /// What an answer is found by: a server may answer with one thing or another, as the Accept header asks.
    struct Key: Hashable {
        let url: String
        let accept: String
    }

    struct Response {
        /// The ETag as it was sent, whether strong or weak (RFC 9110, section 8.8.3).
        let validator: String
        let body: Data
    }

    private struct Entry {
        let response: Response
        let size: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var size = 0
        var uses = 0
    }

    /// A server's own number of an answer is short; one longer than this is not worth being sent back.
    private static let validatorLimit = 256
    /// What an entry takes beside its texts and its body, roughly, so that empty ones are bounded too.
    private static let overhead = 256

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: How much is held, in bytes.
    init(limit: Int) { self.limit = limit }

    /// What is held, and counts as used from now on.
    func response(for key: Key) -> Response? {
        state.withLock { state in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.response
        }
    }

    /// Holds an answer in place of an earlier one. One that is larger than the limit, or has no validator that can be
    /// sent back, is not held, and the earlier one is not either: the server has said that it is over.
    func hold(_ body: Data, validator: String?, for key: Key) {
        let entry = validator.flatMap { validator -> Entry? in
            guard Self.isValidator(validator) else { return nil }
            let size = body.count + validator.utf8.count + key.url.utf8.count + key.accept.utf8.count + Self.overhead
            return size > limit ? nil : Entry(response: .init(validator: validator, body: body), size: size, lastUse: 0)
        }
        state.withLock { state in
            if let earlier = state.entries.removeValue(forKey: key) { state.size -= earlier.size }
            guard var entry else { return }
            state.uses += 1
            entry.lastUse = state.uses
            state.entries[key] = entry
            state.size += entry.size
            while state.size > limit, let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
                state.entries[oldest.key] = nil
                state.size -= oldest.value.size
            }
        }
    }

    /// Whether a text is an entity tag: in quotation marks, perhaps after `W/`. Only printable ASCII, which is less than
    /// the grammar allows, is sure to come back as it was sent.
    private static func isValidator(_ text: String) -> Bool {
        let opaque = text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
        guard text.utf8.count <= validatorLimit, opaque.utf8.count >= 2, opaque.hasPrefix("\""), opaque.hasSuffix("\"")
        else { return false }
        return opaque.dropFirst().dropLast().utf8.allSatisfy { byte in
            (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "\"")
        }
    }
}
