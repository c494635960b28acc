import ChallengeNetworking
import Foundation

@testable import ChallengeCatalogue

/// What the embedded catalogue answers, decoded far enough to ask about it.
struct Answer {
    let status: Int
    let text: String
    private let value: Any?

    init(_ path: String, _ query: [(String, String)] = [], from catalogue: Catalogue = .embedded) {
        let response = catalogue.respond(
            to: Endpoint(path: path, query: query.map { Endpoint.QueryItem($0.0, $0.1) }))
        status = response.status
        text = String(decoding: response.body, as: UTF8.self)
        value = try? JSONSerialization.jsonObject(with: response.body, options: [.fragmentsAllowed])
    }

    var object: [String: Any] { value as? [String: Any] ?? [:] }
    var array: [[String: Any]] { value as? [[String: Any]] ?? [] }
    var info: [String: Any] { object["info"] as? [String: Any] ?? [:] }
    var results: [[String: Any]] { object["results"] as? [[String: Any]] ?? [] }

    var count: Int? { info["count"] as? Int }
    var pages: Int? { info["pages"] as? Int }
    /// Nil for null and for no such member.
    var next: String? { info["next"] as? String }
    var previous: String? { info["prev"] as? String }
    var ids: [Int] { (array.isEmpty ? results : array).compactMap { $0["id"] as? Int } }

    func texts(_ field: String) -> [String] { results.compactMap { $0[field] as? String } }
}
