import Foundation
import PackagePlugin

/// Runs `check-architecture` of the package Tools on this package.
@main
struct CheckArchitecture: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let project = context.package.directoryURL.path()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            [
                "swift", "run", "--quiet", "--package-path", project + "Tools", "check-architecture", "--project",
                project,
            ] + arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
