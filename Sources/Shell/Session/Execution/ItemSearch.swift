import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import SwiftUI

extension CommandRunner {
    /// The number of items that a message lists of each feature.
    private static var listLimit: Int { 5 }

    /// The items of a feature, and the feature's route to one of them.
    private typealias Finding = (feature: String, route: AppRoute, found: ItemLookup.Found)

    /// The words that open the item with a name, in the data of any feature; nil if no item has it. A part of a name opens
    /// nothing, because another feature may have it by chance: the error lists the items.
    ///
    /// - Parameters:
    ///   - noun: the noun of the item; nil for any.
    ///   - error: the error that is thrown if the data cannot be loaded, with the reason.
    func item(
        named name: String, of noun: String? = nil, instead error: CommandError
    ) async throws -> ArraySlice<Word>? {
        guard !name.isEmpty, !name.contains("://"), let place = error.location else { return nil }
        let (findings, failure) = try await find(name, of: noun)
        let exact = findings.map { finding in
            let items = finding.found.items.filter(\.isWhole)
            return (finding.feature, finding.route, (items, items.count)) as Finding
        }
        let hasExact = exact.contains { $0.found.total > 0 }
        // A part of a name is no number: `open 5` does not mean `Jerry 5-126`.
        let wanted = (hasExact || Int(name) != nil ? exact : findings).filter { $0.found.total > 0 }
        guard let first = wanted.first else {
            guard let failure else { return nil }
            throw CommandError(error.reason, [.instead("\(failure.reason), so the names are not known")], at: place)
        }
        guard hasExact, wanted.count == 1, first.found.total == 1 else {
            let lists = wanted.map { finding in
                "\(root.list(of: finding.feature)?.screen?.title ?? finding.feature): \(Self.list(finding))"
            }
            let what = hasExact ? "is the name of several" : "is no whole name; it is a part of"
            throw CommandError("\(name.quotedInMessage()) \(what): \(lists.joined(separator: "; "))", at: place)
        }
        let words = [first.route.route.name, "\(first.found.items[0].identifier)"]
        return words.map { Word(text: $0, location: place) }[...]
    }

    /// False if a feature knows that there is no item with an identifier.
    func hasItem(_ identifier: Int, of noun: String) async -> Bool {
        guard let lookup = root.lookups.first(where: { $0.lookup.noun == noun })?.lookup else { return true }
        var isThere = true
        try? await ask { isThere = (try? await lookup.exists(identifier)) ?? true }
        return isThere
    }

    /// Tells which other features have matches of a search that finds nothing on the screen that it has opened.
    func noteMatchesElsewhere(of invocation: Invocation) async throws {
        guard case .distant(let action, _) = invocation.resolved, action.name == "search",
            root.top?.rendering.state == .emptySearch
        else { return }
        let text = invocation.words.map(\.text).joined(separator: " ")
        for (feature, _, found) in try await find(text).findings where found.total > 0 {
            guard let list = root.list(of: feature), let title = list.screen?.title else { continue }
            let count = found.total == 1 ? "1 match" : "\(found.total) matches"
            let command = "\(list.route.name); \(action.name) \(Quoting.quoted(text))"
            events.send(.note("\(title) has \(count): \(command)"))
        }
    }

    /// - Parameter noun: the noun of the items; nil for those of all features.
    private func find(
        _ text: String, of noun: String? = nil
    ) async throws -> (findings: [Finding], failure: LoadFailure?) {
        var (findings, failure): ([Finding], LoadFailure?) = ([], nil)
        try await ask { [root] in
            for (feature, lookup) in root.lookups where noun == nil || lookup.noun == noun {
                guard let route = root.routes.first(where: { $0.route.parameters.first?.noun == lookup.noun }) else {
                    continue
                }
                do throws(LoadFailure) {
                    findings.append((feature, route, try await lookup.find(text)))
                } catch {
                    failure = error
                }
            }
        }
        return (findings, failure)
    }

    /// The items of a feature, as commands that open them: `open game 1 (Tetris)`.
    private static func list(_ finding: Finding) -> String {
        let (items, total) = finding.found
        let shown = items.prefix(listLimit).map {
            "open \(finding.route.route.name) \($0.identifier) (\($0.name.escapingUnsafe.cut(to: 40)))"
        }
        let rest = total > shown.count ? " and \(total - shown.count) more" : ""
        return shown.joined(separator: ", ") + rest
    }
}

extension RootContainer {
    /// The words after `open` that may name an item, if they are no destination. Behind a route to an item, as in
    /// `open episode S01E06`, the noun of the item too.
    func itemName(in words: ArraySlice<Word>, after error: CommandError) -> (text: String, noun: String?)? {
        let name = words.map(\.text).joined(separator: " ")
        if error.reason == .unknownDestination(name) { return (name, nil) }
        let parameters = routes.first { $0.route.name == words.first?.text.lowercased() }?.route.parameters ?? []
        let text = words.dropFirst().map(\.text).joined(separator: " ")
        guard parameters.count == 1, let noun = parameters[0].noun, !text.isEmpty, Int(text) == nil else { return nil }
        return (text, noun)
    }

    /// The route to the list of a feature.
    fileprivate func list(of feature: String) -> AppRoute? {
        routes.first {
            $0.destinationFeature == feature && !$0.route.needsArguments && $0.intents.contains { $0.name == "search" }
        }
    }

    /// The commands that narrow the list on top down as it is; nil for the whole list, and without a list.
    var narrowingCommands: String? {
        let conditions = (top?.rendering.conditions ?? []).filter(\.isRemovable)
        let search = conditions.filter { $0.key == nil }.map { "search \(Quoting.quoted($0.value))" }
        let parts = conditions.compactMap { condition in
            condition.key.map { "\($0)=\(Quoting.quoted(condition.value))" }
        }
        let commands = search + (parts.isEmpty ? [] : ["filter \(parts.joined(separator: " "))"])
        return commands.isEmpty ? nil : commands.joined(separator: "; ")
    }
}
