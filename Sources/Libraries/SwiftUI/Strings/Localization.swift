import ChallengeText
import FoundationEssentials
import Synchronization

/// The translations beside a program, for a user's languages. They are read when the first text is looked up.
package nonisolated final class Localization: Sendable {
    /// The translations of this program for this process's user.
    package static let current = Localization(
        languages: languages(of: ProcessInfo.processInfo.environment),
        folder: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) } ?? ".")

    /// The languages, the preferred first: `pt-BR`.
    private let languages: [String]
    private let folder: String
    /// The tables by their names, by folders of resources.
    private let tables = Mutex([String: [String: [StringTable]]]())

    /// - Parameter folder: the folder with the folders of resources, whose names end with `.resources`.
    package init(languages: [String], folder: String) {
        self.languages = languages
        self.folder = folder
    }

    /// Returns the languages of an environment: those of `LANGUAGE`, then that of the locale.
    package static func languages(of environment: [String: String]) -> [String] {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let names = (environment["LANGUAGE"] ?? "").split(separator: ":") + [(locale ?? "")[...]]
        return names.map { name in String(name.prefix { $0 != "." && $0 != "@" }).replacing("_", with: "-") }
            .filter { !["", "C", "POSIX"].contains($0) }
    }

    /// Returns the translation of a text with its values, or the text itself if there is none.
    ///
    /// - Parameters:
    ///   - key: the key in the table; nil for the text.
    ///   - bundle: the path of a folder of resources; nil for all beside the program.
    func pieces(
        of format: LocalizedFormat, key: String? = nil, table: String?, bundle: String?
    ) -> [LocalizedFormat.Piece] {
        let numbers = NumberSigns(language: languages.first ?? "en")
        let tables = self.tables(bundle)[table ?? "Localizable"] ?? []
        let found = tables.lazy.compactMap { [languages] in
            $0.message(key ?? format.key, languages: languages)
        }.first
        let isNumber = { (argument: LocalizedFormat.Argument) in if case .text = argument { false } else { true } }
        guard let (message, language) = found,
            let text = message.format(for: format.arguments.first(where: isNumber), language: language)
        else { return format.pieces(format.key, numbers: numbers) }
        return format.pieces(text, numbers: numbers) { name, position in
            guard let part = message.substitutions[name] else { return nil }
            let index = part.position ?? position
            guard format.arguments.indices.contains(index) else { return nil }
            return part.message.format(for: format.arguments[index], language: language)
        }
    }

    private func tables(_ bundle: String?) -> [String: [StringTable]] {
        tables.withLock { tables in
            if let known = tables[bundle ?? ""] { return known }
            let new = (bundle.map { [$0] } ?? resources).map(Self.read).reduce(into: [:]) {
                $0.merge($1, uniquingKeysWith: +)
            }
            tables[bundle ?? ""] = new
            return new
        }
    }

    /// The folders of resources beside the program.
    private var resources: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
    }

    /// Reads the tables of a folder of resources. Files that cannot be read are left out.
    private static func read(_ folder: String) -> [String: [StringTable]] {
        var catalogs: [String: [StringTable]] = [:]
        var files: [String: StringTable] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder))?.sorted() ?? [] {
            let parts = path.split(separator: "/")
            guard let file = parts.last, let dot = file.lastIndex(of: ".") else { continue }
            let (name, ending) = (String(file[..<dot]), file[dot...])
            guard [".xcstrings", ".strings", ".stringsdict"].contains(ending),
                let bytes = FileManager.default.contents(atPath: "\(folder)/\(path)").map(Array.init)
            else { continue }
            if ending == ".xcstrings" {
                var reader = JSONReader(bytes, repairsText: true)
                guard let catalog = try? reader.document() else { continue }
                catalogs[name, default: []].append(StringTable(catalog: catalog))
            } else if let project = parts.dropLast().last, project.hasSuffix(".lproj") {
                let messages =
                    ending == ".strings"
                    ? StringsFile(bytes).messages
                    : (try? PropertyListDecoder().decode(StringsDictionary.self, from: Data(bytes)))?.messages ?? [:]
                files[name, default: StringTable()].add(messages, language: String(project.dropLast(6)))
            }
        }
        return catalogs.merging(files.mapValues { [$0] }, uniquingKeysWith: +)
    }
}
