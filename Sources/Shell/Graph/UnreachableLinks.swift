package import ChallengeCore

extension AppMap {
    /// Messages about declared links that are never opened. Each message is a sentence without a capital and a full stop.
    /// Every session computes the messages, so links are compared byte by byte, and parsed only if a link looks wrong.
    package var unreachableLinks: [String] {
        // A sorted array, because the runtime takes 300,000 instructions to make the type of a set of integers.
        var shapes: [Int] = []
        for feature in features {
            for screen in feature.screens {
                for link in screen.links {
                    guard let shape = LinkShape(link, screen.parameters) else { return findUnreachableLinks() }
                    shapes.append(Int(truncatingIfNeeded: shape.hash))
                }
            }
        }
        shapes.sort()
        let hasEqual = shapes.indices.dropFirst().contains { shapes[$0] == shapes[$0 - 1] }
        return hasEqual ? findUnreachableLinks() : []
    }

    private func findUnreachableLinks() -> [String] {
        var (reached, messages): ([LinkTemplate], [String]) = ([], [])
        for screen in screens {
            for link in screen.links {
                let reason: String
                do throws(LinkTemplate.Failure) {
                    let template = try LinkTemplate(link, of: screen)
                    guard let first = reached.first(where: { $0.covers(template) }) else {
                        reached.append(template)
                        continue
                    }
                    let name = first.screen.name == screen.name ? "the same screen" : first.screen.name
                    reason = "\(name) declares \(first.text == link ? "it" : "'\(first.text)'") first"
                } catch {
                    reason = error.reason
                }
                messages.append("the link '\(link)' of \(screen.name) is never opened: \(reason)")
            }
        }
        return messages
    }
}

extension LinkTemplate.Failure {
    fileprivate var reason: String {
        switch self {
        case .noURL: "it is not a URL"
        case .noScheme: "it has no scheme, such as app in 'app://books/list'"
        case .noHost: "it has no host, such as books in 'app://books/list'"
        }
    }
}

/// A hash of a link with only plain characters. Links that might match the same URLs have the same hash.
private struct LinkShape {
    /// The hash of all parts. The names of parameters and the order of query items do not matter.
    private(set) var hash: UInt64 = 0

    /// FNV-1a (draft-eastlake-fnv).
    private static let (basis, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
    private static let (slash, colon) = (UInt8(ascii: "/"), UInt8(ascii: ":"))

    /// Creates the shape; nil if the link has characters that may have a special meaning.
    init?(_ link: String, _ parameters: [Parameter]) {
        var link = link
        let isPlain = link.withUTF8 { bytes in
            guard let colon = bytes.firstIndex(of: Self.colon), colon > 0, bytes.count > colon + 3,
                bytes[colon + 1] == Self.slash, bytes[colon + 2] == Self.slash, Self.isLetter(bytes[0])
            else { return false }
            var (start, sum, hash, isInQuery) = (0, UInt64(0), Self.basis, false)
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : nil
                if let byte, Self.isPlain(byte) { continue }
                let part = UnsafeBufferPointer(rebasing: bytes[start..<index])
                // A path has no empty part: no slash at the end, and no double slash behind the host.
                if part.isEmpty, index != colon + 1, index != colon + 2 { return false }
                let isParameter = start > colon + 3 && parameters.contains { $0.name.utf8.elementsEqual(part) }
                if isParameter {
                    hash = (hash ^ 0xff) &* Self.prime
                } else {
                    for byte in part {
                        hash = (hash ^ UInt64(start <= colon + 3 ? Self.lowercased(byte) : byte)) &* Self.prime
                    }
                }
                start = index + 1
                switch byte {
                case nil:
                    sum = sum &+ hash
                case Self.slash where !isInQuery, Self.colon where index == colon, UInt8(ascii: "=") where isInQuery:
                    hash = (hash ^ UInt64(byte ?? 0)) &* Self.prime
                case UInt8(ascii: "?") where !isInQuery && index > colon + 3, UInt8(ascii: "&") where isInQuery:
                    (sum, hash, isInQuery) = (sum &+ hash, Self.basis ^ 1, true)
                default: return false
                }
            }
            self.hash = sum
            return true
        }
        if !isPlain { return nil }
    }

    /// Returns true if a byte always represents itself: an unreserved character (RFC 3986, section 2.3).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: isLetter(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

    private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
}
