import ArchitectureRules
import ArgumentParser
import Foundation

/// Checks the sources of a project against the rules of its architecture.
@main
struct CheckArchitecture: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-architecture", abstract: "Check sources against the architecture's rules.")

    @Option(help: "The folder of the package.", completion: .directory)
    var project = "."

    @Flag(help: "Print each rule with its reason and its source.")
    var listRules = false

    func run() async throws {
        if listRules {
            for rule in Rule.all { print("\(rule.name)\n    \(rule.reason)\n    (\(rule.source))") }
            return
        }
        let project = try await Project(folder: URL(filePath: project))
        let findings = project.findings()
        for finding in findings { print(finding) }
        guard findings.isEmpty else { throw ExitCode.failure }
        print("\(project.fileCount) files, \(Rule.all.count) rules: no violations")
    }
}
