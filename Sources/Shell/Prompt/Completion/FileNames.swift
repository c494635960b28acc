import ChallengeConsole
import ChallengeLanguage
import Glibc

nonisolated struct FileNames: Sendable {
    var home = HomeFolder()
    /// The maximum number of entries of a folder that are read.
    var limit = 5_000

    /// The files and folders in the folder of an incomplete path, by name. Hidden files appear only if the typed name
    /// begins with a dot. Names that are not UTF-8 never appear. A word that begins with `-` is treated as an option, and
    /// so would a program treat a name that begins with `-`: the name gets the folder `./`.
    func items(for typed: CompletionContext, _ path: String) -> [CompletionItem] {
        if path == "~", typed.isInHome, home.path != nil { return [CompletionItem("~/", isWhole: false)] }
        let end = path.unicodeScalars.lastIndex(of: "/").map(path.unicodeScalars.index(after:)) ?? path.startIndex
        let base = String(path[..<end])
        let showsHidden = path[end...].hasPrefix(".")
        let location = base.isEmpty ? "./" : typed.isInHome ? home.expanding(base) : base
        let items = ((try? entries(of: location, upTo: limit)) ?? []).compactMap { bytes, type -> CompletionItem? in
            guard var name = String(validating: bytes, as: UTF8.self), name != ".", name != "..",
                showsHidden || !name.hasPrefix(".")
            else { return nil }
            let isLikeOption = typed.reader == .sh && base.isEmpty && name.hasPrefix("-")
            if isLikeOption, path.hasPrefix("-") { return nil }
            // A symbolic link to a folder is completed like a folder.
            let isLink = type == DT_LNK || type == DT_UNKNOWN
            let isFolder = isLink ? fileType(at: location + name) == S_IFDIR : type == DT_DIR
            if isFolder { name += "/" }
            return CompletionItem(
                name, base: base, word: isLikeOption ? "./" + name : nil, isWhole: !isFolder,
                isRare: path.hasPrefix("-"))
        }
        return items.sorted { ($0.key, $0.name) < ($1.key, $1.name) }
    }
}
