import ChallengeCore
import ChallengeHost
import ChallengeSession
import ChallengeText
import ChallengeVerification
import SwiftUI

extension ExploredApp {
    /// The maximum number of requests that a sentence names.
    private static let namedCount = 3

    /// True if the data layer was seen to answer the last line, or to fill the screen on top before.
    var isAnswered: Bool {
        activities.contains { $0.answer != nil } || root.top.map { session.log.load(of: $0) != nil } ?? false
    }

    /// The requests of the last line to the data layer, with the answers, and the number of rows that are now shown:
    /// `GET /character?name=rick → 200, 20 rows; shown: 0 rows`.
    var exchange: String {
        // Concurrent requests may end in any order.
        let answers = activities.compactMap(\.answer).unique.sorted { ($0.count, $0) < ($1.count, $1) }
        let more = answers.count - Self.namedCount
        let asked = answers.prefix(Self.namedCount) + (more > 0 ? ["and \(more) more"] : [])
        let rows = root.top?.rendering.selection?.shownCount
        return (asked.isEmpty ? "nothing" : asked.joined(separator: "; "))
            + (rows.map { "; shown: \($0) row\($0 == 1 ? "" : "s")" } ?? "")
    }
}

extension Activity {
    /// The request or use of a cache, with the answer; nil for other activities.
    fileprivate nonisolated var answer: String? {
        switch self {
        case .request(let target, .answered(let status, let bytes, let rows), _):
            let size = rows.map { ", \($0) row\($0 == 1 ? "" : "s")" } ?? bytes.map { ", \($0) bytes" } ?? ""
            return "\(Self.requestMethod) \(target) → \(status)\(size)"
        case .request(let target, .failed(let reason), _):
            return "\(Self.requestMethod) \(target) → no response (\(reason))"
        case .cache(.hit, let key): return "the cache for \(key) → used"
        case .cache(.fallback, let key): return "the cache for \(key) → used, because the request failed"
        case .cache, .state, .pause, .track: return nil
        }
    }
}
