import ChallengeShellConsole
import Glibc

/// The names of the files that a path may go on with.
nonisolated struct FileNames: Sendable {
    var home = HomeFolder()
    /// How many entries of a folder are looked at.
    var limit = 5_000

    /// What is in the folder of a path that may be unfinished, by name; hidden files when the typed name begins with a dot.
    /// Names that are not UTF-8 never are. A word that begins with `-` is an option rather than a part of a name.
    func items(for path: String) -> [CompletionItem] {
        if path == "~", home.path != nil { return [CompletionItem("~/", isWhole: false)] }
        let end = path.unicodeScalars.lastIndex(of: "/").map(path.unicodeScalars.index(after:)) ?? path.startIndex
        let base = String(path[..<end])
        let showsHidden = path[end...].hasPrefix(".")
        let location = base.isEmpty ? "./" : home.expanding(base)
        let items = ((try? entries(of: location, upTo: limit)) ?? []).compactMap { bytes, type -> CompletionItem? in
            guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != "..",
                showsHidden || !name.hasPrefix(".")
            else { return nil }
            // A link to a folder is one, too.
            let isLink = type == DT_LNK || type == DT_UNKNOWN
            let isFolder = isLink ? fileType(at: location + name) == S_IFDIR : type == DT_DIR
            return CompletionItem(
                isFolder ? name + "/" : name, base: base, isWhole: !isFolder, isRare: path.hasPrefix("-"))
        }
        return items.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
    }
}
