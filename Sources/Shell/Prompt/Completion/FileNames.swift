import ChallengeConsole
import Glibc

/// The names of the files that a path may go on with.
nonisolated struct FileNames: Sendable {
    var home = HomeFolder()
    /// How many entries of a folder are looked at.
    var limit = 5_000

    /// What is in the folder of a path that may be unfinished, by name; hidden files when the typed name begins with a dot.
    /// Names that are not UTF-8 never are.
    func items(for path: String) -> [CompletionItem] {
        if path == "~", home.path != nil { return [CompletionItem("~/", isWhole: false)] }
        let end = path.unicodeScalars.lastIndex(of: "/").map(path.unicodeScalars.index(after:)) ?? path.startIndex
        let base = String(path[..<end])
        let showsHidden = path[end...].hasPrefix(".")
        let location = base.isEmpty ? "./" : home.expanding(base)
        guard let folder = opendir(location) else { return [] }
        defer { closedir(folder) }
        var items: [CompletionItem] = []
        for _ in 0..<limit {
            guard let entry = readdir(folder) else { break }
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard let name, name != ".", name != "..", showsHidden || !name.hasPrefix(".") else { continue }
            let isFolder = isFolder(entry.pointee.d_type, at: location + name)
            items.append(CompletionItem(isFolder ? name + "/" : name, base: base, isWhole: !isFolder))
        }
        return items.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
    }

    /// True for a link to a folder, too. The type is that of the entry itself, as readdir(3) has it.
    private func isFolder(_ type: UInt8, at path: String) -> Bool {
        guard type == DT_LNK || type == DT_UNKNOWN else { return type == DT_DIR }
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
