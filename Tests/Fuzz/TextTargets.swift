import ChallengeHost
import ChallengeTestSupport
import Foundation

@testable import ChallengeNetworking

extension FuzzTarget {
    /// The functions that make foreign text safe to print, measure it, cut it and write it for programs.
    static let text = FuzzTarget("text", limit: 4 << 10) { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        let visible = text.escapingUnsafe
        try printable(visible)
        try expect(!visible.contains("\n"), "a text goes over several rows")
        try expect(
            visible.escapingUnsafe.utf8.elementsEqual(visible.utf8), "\(visible.debugDescription) is made visible twice"
        )
        for columns in [0, 1, 7, 80] {
            let cut = visible.cut(to: columns)
            try expect(cut.displayWidth <= columns, "\(cut.debugDescription) is wider than \(columns)")
            try expect(
                cut == visible || visible.hasPrefix(cut.dropLast()), "\(cut.debugDescription) is another beginning")
            try expect(
                (cut == visible) == (visible.displayWidth <= columns), "\(visible.debugDescription) was cut wrongly")
        }
        let value = JSON.object([(text, .string(text))])
        try printable(value.text)
        try expect(try JSON(reading: value.text) == value, "\(value.text) is another value")
        try expect(try JSON(reading: String(decoding: value.data, as: UTF8.self)) == value, "data is another value")
        let decoded = text.percentEncoded().percentDecoded()
        try expect(decoded?.utf8.elementsEqual(text.utf8) == true, "\(text.debugDescription) is encoded wrongly")
        _ = text.percentDecoded()
        let trimmed = text.trimmed
        try expect(
            trimmed.first?.isWhitespace != true && trimmed.last?.isWhitespace != true, "\(trimmed.debugDescription)")
        _ = NearestMatch.find(text, in: ["characters", text])
        _ = NearestMatch.distance(of: text, within: "advanced-search")
    }

    /// Links into the app, and the addresses in answers of an API.
    static let link = FuzzTarget("link", limit: 1 << 10) { bytes in
        guard let url = URL(string: String(decoding: bytes, as: UTF8.self)) else { return }
        let chain = root.chain(following: root.navigation(for: url))
        try expect(!chain.destination.name.isEmpty, "\(url) leads nowhere")
        for base in ["https://example.org/v1", "http://127.0.0.1:8080"].compactMap({ URL(string: $0) }) {
            if let endpoint = Endpoint(address: url, below: base) {
                let again = try base.appending(endpoint)
                try expect(again.host() == base.host() && again.port == base.port, "\(url) leads to \(again)")
            }
            if url.canBeRequested, let requested = try? url.appending(Endpoint(path: "/api/character/1")) {
                try expect(
                    requested.host(percentEncoded: false) == url.host(percentEncoded: false),
                    "\(url) becomes \(requested)")
            }
        }
    }
}
