import ChallengeActions
import ChallengeConsole
import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeLanguage
import ChallengeText
import SwiftUI

extension SessionCommand {
    private enum Option: String {
        case all, columns, sort, desc, values, format
    }

    private static let column = ArgumentKey<String>("NAME", .name(.column)).parameter
    private static let options = ArgumentKey<[Assignment]>(options: [
        .flag("all"),
        .option("columns", ArgumentKey<String>("NAME,...", .name(.columns)).parameter),
        .option("sort", column), .flag("desc"), .option("values", column), .option("format", Setting.format.parameter),
    ])

    static let showing = SessionCommand(
        "show", for: .looking, help: "Print the screen again, or its rows as a table",
        discussion: """
            With options, it prints the loaded rows as a table: --columns selects columns, --sort orders the rows by its \
            columns, those after a minus in descending order, and --values prints one column alone. --all first loads all \
            rows, as 'more all' does. Without a list, the details are one row. A file named .csv, .tsv, .md or .json gets \
            that format.
            """,
        examples: [
            "show", "show | grep Rick", "show --columns id", "show --sort -id",
            "show --all > all.csv",
        ],
        forms: [[options.parameter]], synopsis: "[OPTIONS]",
        staticEffect: { app, position, invocation throws(CommandError) in
            guard let screen = position.screens.last.flatMap({ app.screens[$0] }) else { return position }
            let columns = screen.states.lazy.map(screen.columns).first { !$0.isEmpty } ?? []
            _ = try rows(DataTable(columns, []), invocation, or: .noRows(of: screen.title ?? screen.name))
            return position
        },
        reportsBackground: true,
        format: { arguments in
            let option = arguments[options]?.first { $0.key == Option.format.rawValue }
            return option.flatMap { OutputTraits.Format(rawValue: $0.value) }
        },
        .delegates { runner, invocation, _ in
            let root = runner.root
            if let load = root.rendering?.selection?.showAll, has(.all, invocation) {
                // Options that the table lacks fail before anything is loaded.
                _ = try rows(of: root, invocation)
                try await runner.perform {
                    try await load()
                    return .done
                }
                try await runner.settle()
            }
            guard let shown = try rows(of: root, invocation) else { return root.setNeedsDisplay() }
            root.markDisplayed()
            runner.events.send(.report(has(.values, invocation) ? .values(shown) : .rows(shown)))
        })

    private static func has(_ option: Option, _ invocation: Invocation) -> Bool {
        invocation.arguments[options]?.contains { $0.key == option.rawValue } ?? false
    }

    private static func rows(of root: RootContainer, _ invocation: Invocation) throws(CommandError) -> DataTable? {
        try rows(
            root.table ?? DataTable([], []), invocation, or: root.failure ?? .noRows(of: root.rendering?.title ?? ""))
    }

    /// The rows and columns that the options request; nil if the options request the whole screen.
    ///
    /// - Parameter failure: thrown without a table.
    private static func rows(
        _ table: @autoclosure () -> DataTable, _ invocation: Invocation, or failure: @autoclosure () -> CommandError
    ) throws(CommandError) -> DataTable? {
        let given = invocation.arguments[options] ?? []
        guard given.contains(where: { ![Option.format.rawValue, Option.all.rawValue].contains($0.key) }) else {
            return nil
        }
        let table = table()
        var descending: Set<String> = []
        func names(_ option: Option) throws(CommandError) -> [String]? {
            guard let value = given.first(where: { $0.key == option.rawValue })?.value else { return nil }
            let words = invocation.words
            let word = words.first { $0.text == value || $0.text.hasSuffix("=" + value) }
            guard !table.columns.isEmpty else { throw CommandError(failure().reason, at: words.first?.location) }
            var names: [String] = []
            for text in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
                let isDescending = option == .sort && text.hasPrefix("-")
                let name = isDescending ? String(text.dropFirst()) : text
                guard let column = table.columns.first(where: { $0.lowercased() == name.lowercased() }) else {
                    throw CommandError(
                        .notAChoice(name, noun: "column"),
                        [.choices(table.columns), .nearest(to: name, in: table.columns)], at: word?.location)
                }
                names.append(column)
                if isDescending { descending.insert(column) }
            }
            return names.unique
        }
        let (columns, order, values) = (try names(.columns), try names(.sort), try names(.values))
        let isDescending = given.contains { $0.key == Option.desc.rawValue }
        if isDescending, order == nil { throw CommandError(.missingArgument(name: "--sort NAME")) }
        guard columns != nil || order != nil || values != nil else { return nil }
        // The first name has the highest priority, so the table is sorted by this name last.
        let sorted = (order ?? []).reversed().reduce(table) {
            $0.sorted(by: $1, isDescending: descending.contains($1) != isDescending)
        }
        return (values ?? columns).map(sorted.with) ?? sorted
    }
}

extension CommandError {
    fileprivate static func noRows(of title: String) -> CommandError { CommandError("\(title) has no rows") }
}

extension Report {
    fileprivate static func rows(_ table: DataTable) -> Report {
        let cells = table.rows.map(table.cells)
        let columns = table.columns.enumerated().map { index, name in
            let areNumbers = cells.allSatisfy { $0[index].isEmpty || Double($0[index]) != nil }
            return Table.Column(name, alignment: areNumbers ? .trailing : .leading)
        }
        let body = Table(columns: columns, rows: cells.map { $0.map { [Span($0)] } })
        return Report(
            "show", body: .table(body),
            content: [
                "columns": JSON.array(table.columns.map(JSON.string)), "rows": JSON.array(table.rows),
                "total": table.total,
            ] as JSON,
            table: table)
    }

    /// The values in the first column of a table, without the column's name.
    fileprivate static func values(_ table: DataTable) -> Report {
        let texts = table.columns.first.map(table.texts) ?? []
        return Report(
            "show", body: .verbatim(texts),
            content: ["values": JSON.array(texts.map(JSON.string)), "total": table.total] as JSON,
            table: table)
    }
}
