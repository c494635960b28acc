import ArgumentParser
import ChallengeCore
import ChallengeExplorer
import ChallengeHost
import ChallengeShell
import ChallengeText

extension ExplorationArguments {
    /// Explores an app.
    ///
    /// - Throws: `ExitCode` with the status: 1 where an invariant does not hold.
    @MainActor
    func run<App: ShellApp>(
        _ arguments: SessionArguments, _ makeApp: @escaping @MainActor (AppContext) throws -> App
    ) async throws -> Never {
        var shell = ShellOptions(traits: .ofTranscripts)
        shell.without = App.information.without
        let environment = AppEnvironment.current
        let maker = AppMaker(options: shell) {
            let context = AppContext(of: App.information, environment: environment)
            return try makeApp(context).makeRoot(context)
        }
        let exploration = try await Explorer(maker, options).explore()
        var files: [String?] = []
        for violation in exploration.violations {
            guard let folder = arguments.outputFolder else {
                files.append(nil)
                continue
            }
            files.append(try await write(violation, to: folder, taken: files))
        }
        let report = ExplorationReport(exploration, files: files)
        let lines = arguments.format == .json ? (report.violations + [report.json]).map(\.text) : report.lines
        Shell.print(lines.map { $0 + "\n" }.joined())
        throw ExitCode(exploration.violations.isEmpty ? exploration.isInterrupted ? 130 : 0 : 1)
    }

    private func write(_ violation: Violation, to folder: String, taken: [String?]) async throws -> String {
        var (file, number) = ("\(violation.name).transcript", 1)
        while taken.contains("\(folder)/\(file)") {
            number += 1
            file = "\(violation.name)-\(number).transcript"
        }
        do {
            try await Shell.write(violation.transcript, to: file, in: folder)
        } catch {
            throw ValidationError("'\(folder)/\(file)' cannot be written: \(error)")
        }
        return "\(folder)/\(file)"
    }
}
