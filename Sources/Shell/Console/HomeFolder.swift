/// The exit statuses of `sysexits.h` for what could not be started.
package nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    package static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    package static let noInput: Int32 = 66
}

/// The user's home folder, which `~` stands for in the name of a file.
package nonisolated struct HomeFolder: Sendable {
    /// An absolute path; nil where there is none, and for one that is not absolute.
    package let path: String?

    package init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// The home in place of a `~` that stands alone before the first slash.
    package func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
