import ChallengeCore
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

    /// A server's own number of an answer is short; one longer than this is not worth being sent back.
    private static let validatorLimit = 256
    /// What an entry takes beside its texts and its body, roughly, so that empty ones are bounded too.
    private static let overhead = 256

    private let memory: Mutex<BoundedMemory<Key, Response>>

    /// - Parameter limit: How much is held, in bytes.
    init(limit: Int) { memory = Mutex(BoundedMemory(limit: limit)) }

    /// What is held, and counts as used from now on.
    func response(for key: Key) -> Response? { memory.withLock { $0.value(for: key) } }

    /// Holds an answer in place of an earlier one. One that is larger than the limit, or has no validator that can be
    /// sent back, is not held, and the earlier one is not either: the server has said that it is over.
    func hold(_ body: Data, validator: String?, for key: Key) {
        let validator = validator.flatMap { Self.isValidator($0) ? $0 : nil }
        let texts = [validator ?? "", key.url, key.accept]
        let size = texts.reduce(body.count + Self.overhead) { $0 + $1.utf8.count }
        memory.withLock { $0.hold(validator.map { Response(validator: $0, body: body) }, size: size, for: key) }
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
