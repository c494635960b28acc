import ChallengeCore
import FoundationEssentials
import Synchronization

/// A cache of answers with an entity tag, which a server need not send again as long as they are valid.
///
/// Its size is bounded; the least recently used answer goes first. It may be used from any task.
final class ETagCache: Sendable {
    /// A server may have several answers at a URL, of which the Accept header chooses one.
    struct Key: Hashable {
        let url: String
        let accept: String
    }

    struct Response {
        /// The ETag as it was sent, whether strong or weak (RFC 9110, section 8.8.3).
        let validator: String
        let body: Data
    }

    /// The longest validator that is sent back, in bytes. Servers make short ones.
    private static let validatorLimit = 256
    /// What an entry takes beside its texts and its body, roughly, in bytes, so that empty ones are bounded too.
    private static let overhead = 256

    private let memory: Mutex<BoundedMemory<Key, Response>>

    /// - Parameter limit: The size of all that is cached, in bytes.
    init(limit: Int) { memory = Mutex(BoundedMemory(limit: limit)) }

    /// The cached answer, which counts as used from now on.
    func response(for key: Key) -> Response? { memory.withLock { $0.value(for: key) } }

    /// Caches an answer in place of an earlier one. One that is larger than the limit, or has no validator that can be
    /// sent back, is not cached, and the earlier one goes all the same: it is not valid any more.
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
