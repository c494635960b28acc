/// The user's home, by which the name of a file may begin.
nonisolated struct HomeFolder: Sendable {
    /// From the root; nil where there is none.
    let path: String?

    /// - Parameter path: counts as missing unless it is from the root.
    init(path: String? = nil) {
        self.path = path.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// A path with the home in place of a `~` that stands alone before its first slash; any other path as it is.
    func expanding(_ name: String) -> String {
        guard let path, name == "~" || name.hasPrefix("~/") else { return name }
        return path + name.dropFirst()
    }
}
