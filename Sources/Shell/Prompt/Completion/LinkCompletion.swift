import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeText

nonisolated extension CompletionSnapshot {
    /// The completions in the query of a link: items of the matching templates that the link does not have yet, or values
    /// of the link's last item. Nil if the link has no `?`.
    func queryItems(of typed: String) -> [CompletionItem]? {
        guard typed.contains("://"), let start = typed.firstIndex(of: "?") else { return nil }
        var done = LinkTemplateText(typed).items
        let last = done.popLast() ?? ("", nil)
        let itemStart = typed[start...].lastIndex { "?&".contains($0) } ?? start
        let base = String(typed[...itemStart])
        return map.screens.flatMap { screen in
            screen.links.map(LinkTemplateText.init).flatMap { template -> [CompletionItem] in
                guard template.hasPath(of: typed[..<start], screen.parameters) else { return [] }
                let items = template.items.filter { item in !done.contains { $0.name == item.name } }
                guard let text = last.value else { return items.map { Self.item($0, of: screen, base: base) } }
                guard let item = items.first(where: { $0.name == last.name }), let value = item.value,
                    let parameter = screen.parameters.first(where: { $0.name == value })
                else { return [] }
                let values = values(
                    of: parameter, having: text.percentDecoded() ?? text, base: "\(base)\(item.name)=")
                return values.map { CompletionItem(encoding: $0, isWhole: items.count == 1) }
            }
        }
    }

    private static func item(
        _ item: LinkTemplateText.Item, of screen: ScreenDescription, base: String
    ) -> CompletionItem {
        guard let parameter = screen.parameters.first(where: { $0.name == item.value }) else {
            return CompletionItem("\(item.name)=\(item.value ?? "")", base: base, isWhole: false)
        }
        let choices: String? = if case .choice = parameter.kind { parameter.kind.values } else { nil }
        return CompletionItem(item.name + "=", base: base, help: choices ?? parameter.name, isWhole: false)
    }
}

nonisolated extension CompletionItem {
    /// Creates the item for a value within a link.
    fileprivate init(encoding item: CompletionItem, isWhole: Bool) {
        let encoded = item.name.percentEncoded()
        self.init(
            encoded, base: item.base, help: item.help ?? (encoded == item.name ? nil : item.name), isWhole: isWhole)
    }
}

/// A link's template, or a partial link, split at `/`, `?`, `&` and `=`.
private nonisolated struct LinkTemplateText {
    /// An item of the query, still percent-encoded. The value is nil if the item has no `=`.
    typealias Item = (name: String, value: String?)

    let path: [Substring]
    let items: [Item]

    init(_ text: String) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = Self.segments(of: parts[0])
        let items = parts.count == 1 ? [] : parts[1].split(separator: "&", omittingEmptySubsequences: false)
        self.items = items.map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count == 1 ? nil : String(parts[1]))
        }
    }

    /// True if an incomplete link has the same path as this template. Case is ignored in the scheme and the host.
    func hasPath(of typed: Substring, _ parameters: [Parameter]) -> Bool {
        let typed = Self.segments(of: typed)
        return typed.count == path.count
            && zip(typed, path).enumerated().allSatisfy { index, pair in
                let (text, part) = pair
                if index < 2 { return text.lowercased() == part.lowercased() }
                return text == part
                    || parameters.contains {
                        $0.name == part && $0.value(of: String(text).percentDecoded() ?? "") != nil
                    }
            }
    }

    private static func segments(of text: Substring) -> [Substring] { text.split(separator: "/") }
}
