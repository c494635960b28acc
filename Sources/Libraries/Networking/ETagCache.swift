import ChallengeCore
import FoundationEssentials
import Synchronization

/// Caches answers with an entity tag and evicts the least recently used. May be used from any task.
final class ETagCache: Sendable {
    /// A URL may have several answers, which the Accept header distinguishes.
    struct Key: Hashable {
        let url: String
        let accept: String
    }

    struct Response {
        /// The ETag, strong or weak (RFC 9110, section 8.8.3).
        let validator: String
        let body: Data
    }

    /// The maximum length of a validator that is sent back, in bytes.
    private static let validatorLimit = 256
    /// The rough size, in bytes, of an entry without texts and body. This size also limits the number of empty entries.
    private static let overhead = 256

    private let memory: Mutex<BoundedMemory<Key, Response>>

    /// - Parameter limit: the maximum total size, in bytes.
    init(limit: Int) { memory = Mutex(BoundedMemory(limit: limit)) }

    func response(for key: Key) -> Response? { memory.withLock { $0.value(for: key) } }

    /// Replaces the cached answer, or removes it if the new answer is too large or has no valid validator.
    func hold(_ body: Data, validator: String?, for key: Key) {
        let validator = validator.flatMap { Self.isValidator($0) ? $0 : nil }
        let texts = [validator ?? "", key.url, key.accept]
        let size = texts.reduce(body.count + Self.overhead) { $0 + $1.utf8.count }
        memory.withLock { $0.hold(validator.map { Response(validator: $0, body: body) }, size: size, for: key) }
    }

    /// True if a text is an entity tag in printable ASCII. Other bytes may change in transit.
    private static func isValidator(_ text: String) -> Bool {
        let tag = /(W\/)?"[!#-~]*"/.matchingSemantics(.unicodeScalar)
        return text.utf8.count <= validatorLimit && text.wholeMatch(of: tag) != nil
    }
}
