import ChallengeConsole
package import ChallengeVerification

extension Transcript {
    /// Writes each transcript to a file with its name. Repeated names get numbers. Returns the file of each transcript;
    /// nil if no files are wanted, or if the write failed with a reported error.
    ///
    /// - Parameter folder: nil if no files are wanted.
    @MainActor
    package static func write(
        _ transcripts: [(name: String, Transcript)], to folder: String?, tell: (String) -> Void
    ) async -> [String?] {
        guard let folder else { return transcripts.map { _ in nil } }
        var counts: [String: Int] = [:]
        var files: [String?] = []
        for (name, transcript) in transcripts {
            counts[name, default: 0] += 1
            let number = counts[name].map { $0 == 1 ? "" : "-\($0)" } ?? ""
            let file = "\(folder)/\(name)\(number).transcript"
            do {
                try await OutputFile(path: file, replaces: true).appendOrDelete(transcript.text)
                files.append(file)
            } catch {
                tell("'\(file)' cannot be written: \(error)")
                files.append(nil)
            }
        }
        return files
    }
}
