/// The exit statuses of `sysexits.h` for a failed start.
package nonisolated enum ExitStatus {
    /// EX_USAGE: the options are wrong.
    package static let usage: Int32 = 64
    /// EX_NOINPUT: a script or a transcript cannot be read.
    package static let noInput: Int32 = 66
}

/// The user's home folder, to which `~` in a file name refers.
package nonisolated struct HomeFolder: Sendable {
    /// An absolute path; nil if the given path is missing or relative.
    package let path: String?

    package init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// Replaces a `~` that is the whole name, or all of it before the first slash, by the home.
    package func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
