import ChallengeConsole
package import ChallengeCore
import ChallengeLanguage
package import ChallengeSession

/// Looks for mistakes in scripts, and runs nothing.
package struct ScriptCheck {
    private let checker: ScriptChecker
    private let output: Output

    /// - Parameters:
    ///   - root: the app that the scripts would drive.
    ///   - options: how they would be run.
    package init(_ root: any RootContainerContract, options: SessionOptions) {
        let output = Output(traits: options.traits)
        checker = ScriptChecker(
            AppModel(root, own: options.commands, keepsGoing: options.keepsGoing, format: options.traits.format),
            home: options.home, refusal: options.refusal, takesObjects: options.traits.format == .json
        ) { output.take(.diagnostic($0)) }
        self.output = output
    }

    /// Reports every mistake, as if the scripts ran one after the other, and returns the status to exit with: 1 where there
    /// is one, 66 where a script cannot be read.
    package func run(_ inputs: [ScriptInput]) async -> Int32 {
        var areReadable = true
        for input in inputs {
            do {
                try await checker.check(input)
            } catch {
                output.take(.diagnostic(.unreadable(input.name, error)))
                areReadable = false
            }
        }
        return areReadable ? checker.hasFoundMistake ? 1 : 0 : ExitStatus.noInput
    }
}
