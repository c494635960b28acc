import Foundation
import PackagePlugin

/// Runs `new-feature` of the package Tools on this package.
@main
struct NewFeature: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let project = context.package.directoryURL.path()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swift", "run", "--quiet", "--package-path", project + "Tools", "new-feature", "--project", project]
            + arguments
        // The package manager holds the lock of .build while this runs, and builds nothing. `make update` may therefore build.
        process.environment = ProcessInfo.processInfo.environment.merging(["BUILD_OPTIONS": "--ignore-lock"]) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
