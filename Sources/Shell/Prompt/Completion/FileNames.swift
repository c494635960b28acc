import ChallengeConsole
import Glibc

nonisolated struct FileNames: Sendable {
    var home = HomeFolder()
    /// The maximum number of entries of a folder that are read.
    var limit = 5_000

    /// The files and folders in the folder of an incomplete path, by name. Hidden files appear only if the typed name
    /// begins with a dot. Names that are not UTF-8 never appear. A word that begins with `-` is treated as an option.
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
            // A symbolic link to a folder is completed like a folder.
            let isLink = type == DT_LNK || type == DT_UNKNOWN
            let isFolder = isLink ? fileType(at: location + name) == S_IFDIR : type == DT_DIR
            return CompletionItem(
                isFolder ? name + "/" : name, base: base, isWhole: !isFolder, isRare: path.hasPrefix("-"))
        }
        return items.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
    }
}
