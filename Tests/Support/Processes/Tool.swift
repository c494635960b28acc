import Foundation
package import Testing

/// A program of the system that some tests run and that need not be installed. `make test-tools` installs all of them.
package enum Tool: String, CaseIterable, Sendable {
    case dot, fish, man, mandoc, zsh

    /// The package of Debian and Fedora that has the program.
    package var package: String {
        switch self {
        case .dot: "graphviz"
        case .man: "man-db"
        case .fish, .mandoc, .zsh: rawValue
        }
    }

    package var path: String { "/usr/bin/\(rawValue)" }
}

extension Trait where Self == ConditionTrait {
    /// The test runs where the tool is installed. `Scripts/run-tests` lists the tests that do not run.
    package static func needs(_ tool: Tool) -> Self {
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: tool.path),
            "\(tool.rawValue) is not installed (package \(tool.package))")
    }
}
