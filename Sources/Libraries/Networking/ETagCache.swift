import ChallengeCore
import FoundationEssentials
import Synchronization

/// Caches answers with an entity tag; the least recently used are evicted first. May be used from any task.
final class ETagCache: Sendable {
    /// A URL may have several answers, of which the Accept header chooses one.
    struct Key: Hashable {
        let url: String
        let accept: String
    }

    struct Response {
        /// The ETag, strong or weak (RFC 9110, section 8.8.3).
        let validator: String
        let body: Data
    }

    /// The longest validator that is sent back, in bytes.
    private static let validatorLimit = 256
    /// The rough size of an entry without its texts and its body, in bytes, so that empty ones are bounded too.
    private static let overhead = 256

    private let memory: Mutex<BoundedMemory<Key, Response>>

    /// - Parameter limit: the greatest total size, in bytes.
    init(limit: Int) { memory = Mutex(BoundedMemory(limit: limit)) }

    /// The cached answer, which becomes the most recently used.
    func response(for key: Key) -> Response? { memory.withLock { $0.value(for: key) } }

    /// Replaces the cached answer; removes it if the new one is too large, or has no validator that can be sent back.
    func hold(_ body: Data, validator: String?, for key: Key) {
        let validator = validator.flatMap { Self.isValidator($0) ? $0 : nil }
        let texts = [validator ?? "", key.url, key.accept]
        let size = texts.reduce(body.count + Self.overhead) { $0 + $1.utf8.count }
        memory.withLock { $0.hold(validator.map { Response(validator: $0, body: body) }, size: size, for: key) }
    }

    /// True if a text is an entity tag; of printable ASCII only, as other bytes may be changed on the way.
    private static func isValidator(_ text: String) -> Bool {
        let tag = /(W\/)?"[!#-~]*"/.matchingSemantics(.unicodeScalar)
        return text.utf8.count <= validatorLimit && text.wholeMatch(of: tag) != nil
    }
}
