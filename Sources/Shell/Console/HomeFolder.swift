/// The user's home folder, to which `~` in a file name refers.
package nonisolated struct HomeFolder: Sendable {
    /// The absolute path of the folder; nil if the given path is missing or relative.
    package let path: String?

    package init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// Replaces a `~` that is the whole name, or the part before the first slash, by the path of the home folder.
    package func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
