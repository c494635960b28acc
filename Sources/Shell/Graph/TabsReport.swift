package import ChallengeActions
package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeHost
import ChallengeText
import SwiftUI

extension RootContainer {
    /// Returns the titles of a tab's stack as in a breadcrumb, with the screen on top last; empty if the tab was not
    /// shown yet.
    func titles(ofTab index: Int) -> [String] { top(ofTab: index).map { $0.breadcrumb + [$0.rendering.title] } ?? [] }

    /// Returns the titles of a tab's stack in words.
    func stack(ofTab index: Int) -> [Span] {
        let titles = titles(ofTab: index)
        guard !titles.isEmpty else { return [Span("not shown yet", .secondary)] }
        return Array(titles.map { [Span($0)] }.joined(separator: [Span(" "), Span(.separator, .secondary), Span(" ")]))
    }
}

extension TabCoordinator {
    func json(of root: RootContainer) -> [JSON] {
        tabs.enumerated().map { index, tab in
            [
                "name": tab.name, "title": tab.title, "navigation": tab.navigation.fullName,
                "selected": index == selected, "screens": root.titles(ofTab: index),
            ]
        }
    }
}

extension Report {
    /// Returns the answer to `tab`: each tab with its stack, with a mark at the selected tab.
    package static func tabs(_ coordinator: TabCoordinator, of root: RootContainer) -> Report {
        let rows = coordinator.tabs.enumerated().map { index, tab in
            let isSelected = index == coordinator.selected
            let mark = isSelected ? Span(.filledDot, .success) : Span(" ")
            return Fields.Row(
                [mark, Span(" \(tab.name)", isSelected ? .emphasis : .plain)], root.stack(ofTab: index))
        }
        let tabs = coordinator.json(of: root)
        return Report(
            "tab", body: .navigations(rows), content: ["tabs": tabs] as JSON,
            table: DataTable(["name", "title", "navigation", "selected", "screens"], tabs))
    }
}
