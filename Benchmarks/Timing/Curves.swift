/// The curves that `make bench` draws. Each is a name, sizes, and what is run for a size.
enum Curves {
    static func all(in laboratory: Laboratory) -> [Curve] {
        [
            script("open screens and back, text", "screens", [12_500, 25_000, 50_000, 100_000], laboratory, deepStack),
            script(
                "open screens and back, JSON", "screens", [12_500, 25_000, 50_000, 100_000], laboratory,
                options: ["--format", "json"], deepStack),
            script("commands", "commands", [12_500, 25_000, 50_000, 100_000], laboratory, status: 1) {
                CommandCycle.script($0)
            },
            Curve(name: "history", unit: "lines", sizes: [12_500, 25_000, 50_000, 100_000]) { count in
                let lines = (0..<count).map { "search name-\($0)" }
                return Command(
                    [laboratory.program, "--no-config", "-c", "history"], home: try laboratory.newHome(history: lines))
            },
        ]
    }

    /// A script for each size, which is read from the standard input.
    private static func script(
        _ name: String, _ unit: String, _ sizes: [Int], _ laboratory: Laboratory, options: [String] = [],
        status: Int = 0, _ text: @escaping (Int) -> String
    ) -> Curve {
        Curve(
            name: name, unit: unit, sizes: sizes,
            command: { size in
                var command = try laboratory.challenge(input: try laboratory.file("script.chal", text(size)))
                command.words += options + (status == 0 ? [] : ["--keep-going"])
                return command
            }, status: status)
    }

    /// Half of the screens are opened on top of one another, and half are details of the lists.
    private static func deepStack(_ count: Int) -> String {
        String(repeating: "open characters\nopen 1\n", count: count / 2) + String(repeating: "back\n", count: count)
    }
}
