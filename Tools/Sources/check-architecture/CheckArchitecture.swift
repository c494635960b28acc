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
        let project = try await Project(folder: URL(filePath: project))
        if listRules {
            for rule in Rule.all {
                print("\(rule.name)\n    \(rule.reason)\n    (\(rule.source))")
                let exceptions = project.exceptions(of: rule)
                if !exceptions.isEmpty { print("    except \(exceptions.joined(separator: ", "))") }
            }
            return
        }
        let findings = project.findings()
        for finding in findings { print(finding) }
        guard findings.isEmpty else { throw ExitCode.failure }
        print("\(project.fileCount) files, \(Rule.all.count) rules: no violations")
    }
}
