import ChallengeSession
import ArgumentParser
import ChallengeConsole
import ChallengeCore
import ChallengeRecording
import ChallengeVerification

/// The commands of the command line that a session runs or checks in addition to files.
struct InputArguments<App: ShellApp>: ParsableArguments {
    @Option(
        name: [.short, .long], parsing: .unconditionalSingleValue,
        help: .init("Run these commands; may be given several times.", valueName: "text"),
        completion: .list(App.completedCommands))
    var command: [String] = []

    @Option(
        help: .init("Start at this link. (environment: DEEP_LINK_URL)", valueName: "url"),
        completion: .list(App.completedLinks))
    var open: String?
}

/// Options that change the output of commands. `verify` needs the same options as the recorded session.
struct ContentArguments: ParsableArguments {
    @Flag(help: "Trace the app's activity, as 'trace on' does.")
    var trace = false

    @Flag(help: "Print each state of a screen, as 'states on' does.")
    var states = false

    @Flag(help: "Treat an error screen as a failure.")
    var strict = false

    @Option(help: .init("Cancel and fail slower commands.", valueName: "seconds"))
    var timeout: Double?

    var arguments: SessionArguments {
        var arguments = SessionArguments(isStrict: strict, timeout: timeout)
        arguments.settings.isTracing = trace
        arguments.settings.showsStates = states
        return arguments
    }

    func validate() throws { try SessionArguments.validate(timeout: timeout) }
}

struct ExecutionArguments: ParsableArguments {
    @Flag(name: [.short, .long], help: "Continue after a failing command, then exit with 1.")
    var keepGoing = false

    @OptionGroup var content: ContentArguments

    @Flag(help: "Print how long each command takes.")
    var time = false

    var arguments: SessionArguments {
        var arguments = content.arguments
        arguments.keepsGoing = keepGoing
        arguments.settings.isTiming = time
        return arguments
    }
}

struct StyleArguments: ParsableArguments {
    @Option(help: .init("Colour.", valueName: "when"))
    var color = OutputTraits.Color.auto

    @Flag(help: "Print ASCII only, without colour and animation.")
    var plain = false

    var settings: DisplaySettings {
        var settings = DisplaySettings()
        settings.color = color
        settings.isPlain = plain
        return settings
    }
}

struct SizedStyleArguments: ParsableArguments {
    @OptionGroup var style: StyleArguments

    @Option(help: .init("Use this width instead of the terminal's.", valueName: "n"))
    var width: Int?

    var settings: DisplaySettings {
        var settings = style.settings
        settings.width = width
        return settings
    }

    func validate() throws { try settings.validate() }
}

struct DisplayArguments: ParsableArguments {
    @Option(name: [.short, .long], help: "Format.")
    var format: OutputTraits.Format?

    @OptionGroup var style: SizedStyleArguments

    var settings: DisplaySettings {
        var settings = style.settings
        settings.format = format ?? .text
        return settings
    }
}

nonisolated extension DisplaySettings {
    /// Throws if the width is out of range.
    func validate() throws(ValidationError) {
        let widths = OutputTraits.widths
        guard let width, !widths.contains(width) else { return }
        throw ValidationError("--width takes \(widths.lowerBound) to \(widths.upperBound) columns, not \(width).")
    }
}

nonisolated extension OutputTraits {
    /// The traits of the process's own standard streams.
    static var ofProcess: OutputTraits { ofProcess(environment: { AppEnvironment.ofProcess($0) }) }
}

struct RecordingArguments: ParsableArguments {
    @Option(help: .init("Write the session to a new file, as a transcript.", valueName: "file"), completion: .file())
    var record: String?

    @Option(help: .init("Record the terminal to a new file, as an asciicast.", valueName: "file"), completion: .file())
    var cast: String?

    @Option(help: .hidden)
    var waits: CastPauses?
}

/// The destinations and formats of test reports.
struct ReportArguments: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Option(help: .init("Write the results to this file, as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @Flag(help: "Report the coverage of the app.")
    var coverage = false

    @Option(help: .init("Fail if a kind of coverage is below N percent.", valueName: "n"))
    var coverageMin: Int?

    @Option(
        help: .init("Write details to this folder: the coverage as graphs.", valueName: "folder"),
        completion: .directory)
    var out: String?

    @Option(name: [.short, .long], help: "Format.")
    var format: Format?

    @OptionGroup var style: StyleArguments

    var wantsCoverage: Bool { coverage || coverageMin != nil }

    func validate() throws {
        guard let coverageMin, !(0...100).contains(coverageMin) else { return }
        throw ValidationError("--coverage-min takes 0 to 100 percent, not \(coverageMin).")
    }

    var options: ReportOptions {
        var display = style.settings
        display.format = format == .json ? .json : .text
        var report = ReportOptions(traits: .ofProcess, display: display)
        report.file = junit
        report.hasCoverage = wantsCoverage || out != nil
        report.coverageMinimum = coverageMin ?? 0
        report.folder = out
        return report
    }
}

nonisolated extension Shard: ExpressibleByArgument {
    /// Reads a text such as `2/5`.
    public init?(argument: String) { self.init(argument) }
}

extension Exporter.Format: ExpressibleByArgument {}
extension OutputTraits.Color: ExpressibleByArgument {}
extension OutputTraits.Format: ExpressibleByArgument {}
extension CastPauses: ExpressibleByArgument {}
