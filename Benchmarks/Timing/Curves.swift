/// The curves that `make bench` draws. Each is a name, sizes, and a command for a size.
struct Curves {
    let laboratory: Laboratory

    private static let sizes = [12_500, 25_000, 50_000, 100_000]
    private static let copySizes = [250_000, 500_000, 1_000_000]
    /// A page of the API.
    private static let pageSize = 20

    var all: [Curve] {
        [
            script("a script of all kinds of commands", "commands", status: 1, memoryBound: 1_024, CommandCycle.script),
            script("input", "lines", sizes: Self.sizes.map { $0 * 10 }, memoryBound: 1_024) {
                String(repeating: "echo line\n", count: $0)
            },
            script("details and back", "screens", Self.details),
            script("details and back, JSON", "screens", options: ["--format", "json"], Self.details),
            script("lists and back", "screens", Self.lists),
            script("lists and back, JSON", "screens", options: ["--format", "json"], Self.lists),
            script("modals in each other", "modals", sizes: [250, 500, 1_000]) {
                String(repeating: "open characters\nfilter\n", count: $0)
            },
            Curve(name: "`more` on a list", unit: "rows", sizes: [6_250, 12_500, 25_000, 50_000]) { count in
                let more = String(repeating: "more\n", count: count / Self.pageSize - 1)
                let input = try laboratory.file("more.chal", "open characters\n\(more)open \(count)\n")
                let server = try CatalogueServer(characters: count, in: laboratory)
                var command = try laboratory.challenge("--base-url", server.address, input: input)
                command.server = server
                return command
            },
            Curve(name: "history", unit: "lines", sizes: Self.sizes) { count in
                let home = try laboratory.newHome(history: (1...count).map { "search name-\($0)" })
                return Command([laboratory.program, "--no-config", "-c", "history 5"], home: home)
            },
            // The greatest copy takes a minute. The log gets its pages, and the log is bounded as the memory is.
            Curve(
                name: "sync", unit: "characters", sizes: Self.copySizes,
                command: { count in
                    let server = try CatalogueServer(characters: count, in: laboratory)
                    let words = [laboratory.program, "--base-url", server.address, "-c", "sync"]
                    var command = Command(words, home: try laboratory.newHome())
                    command.server = server
                    return command
                }, memoryBound: 8_192),
            copy("first page of a copy", "open characters"),
            copy("20 searches in a copy", Self.searches),
            exploration("2,500 steps of a walk", "screens", sizes: [125, 250, 500, 1_000]) { ($0, 2_500) },
            exploration("a walk through 100 screens", "steps", sizes: Self.sizes) { (100, $0) },
        ]
    }

    /// Twenty searches, each for another text; those that end in `x` find nothing.
    private static let searches = ["ba", "lo", "pi", "tu"].flatMap { first in
        ["di", "kane", "sa", "ro", "x"].map { "search \(first)\($0)" }
    }.joined(separator: "; ")

    private static func details(_ count: Int) -> String {
        (0..<count).map { "open character \($0 % 126 + 1)\n" }.joined() + "back \(count)\n"
    }

    private static func lists(_ count: Int) -> String {
        String(repeating: "open characters\n", count: count) + String(repeating: "back\n", count: count)
    }

    /// A script for each size, on the standard input.
    private func script(
        _ name: String, _ unit: String, sizes: [Int] = sizes, options: [String] = [], status: Int = 0,
        memoryBound: Int? = nil, _ text: @escaping (Int) -> String
    ) -> Curve {
        Curve(
            name: name, unit: unit, sizes: sizes,
            command: { size in
                var command = try laboratory.challenge(input: try laboratory.file("script.chal", text(size)))
                command.words += options + (status == 0 ? [] : ["--keep-going"])
                return command
            }, status: status, memoryBound: memoryBound)
    }

    /// An exploration of a made-up app, with so many screens and steps for a size.
    private func exploration(
        _ name: String, _ unit: String, sizes: [Int], _ extent: @escaping (Int) -> (screens: Int, steps: Int)
    ) -> Curve {
        Curve(name: name, unit: unit, sizes: sizes) { size in
            let (screens, steps) = extent(size)
            let words = [laboratory.largeApp, "explore", "--screens", "\(screens)", "--steps", "\(steps)"]
            return Command(words, home: try laboratory.newHome())
        }
    }

    /// A question to a copy, which is made before.
    private func copy(_ name: String, _ line: String) -> Curve {
        Curve(name: name, unit: "characters", sizes: Self.copySizes) { count in
            Command([laboratory.program, "--no-config", "-c", line], home: try laboratory.newHome(copyOf: count))
        }
    }
}
