/// The programs that this one is compared with, if they are installed.
struct References {
    /// The path of the shell of SQLite.
    let sqlite = Laboratory.find("sqlite3")
    /// Commands that start each program and end it at once.
    private(set) var starts: [(name: String, words: [String])] = []
    /// The version that each program prints.
    private(set) var versions: [String: String] = [:]
    private(set) var omissions: [String] = []

    init(in laboratory: Laboratory) throws {
        /// Returns the number of a version without the words around it.
        func version(_ words: [String]) throws -> String? {
            try laboratory.firstLine(of: words)?.split(separator: " ").first { $0.first?.isNumber == true }
                .map(String.init)
        }
        for (name, start) in [
            ("sqlite3", [":memory:", ".quit"]), ("fish", ["--no-config", "-c", "exit"]),
            ("lftp", ["--norc", "-c", "exit"]),
        ] {
            guard let path = Laboratory.find(name) else {
                omissions.append("\(name) is not installed.")
                continue
            }
            starts.append((name, [path] + start))
            versions[name] = try version([path, "--version"])
        }
        // The path may have a script that looks for the right Python, which is no part of cmd2.
        let python = try Laboratory.find("python3").flatMap {
            try laboratory.firstLine(of: [$0, "-c", "import sys; print(sys.executable)"])
        }
        if let python, let number = try version([python, "-c", "import cmd2; print(cmd2.__version__)"]) {
            let quit = "import cmd2; cmd2.Cmd(allow_cli_args=False).onecmd_plus_hooks('quit')"
            starts.append(("cmd2", [python, "-c", quit]))
            versions["cmd2"] = number
        } else {
            omissions.append("cmd2 is not installed.")
        }
        versions["challenge"] = try version([laboratory.program, "--version"])
    }
}
