import ChallengeCore
import ChallengeConsole
import ChallengeHost
package import ChallengeLanguage
import ChallengeTaskTracking

/// The changes of one command, which are committed or rolled back as a whole.
///
/// | changes of a command | effect of a rollback |
/// |---|---|
/// | the stacks of screens | restores the app's checkpoint |
/// | settings, aliases, exit status, fault | restores their values |
/// | tasks that the command has started | cancels the tasks |
/// | output, redirects, tracked events, the recording | makes the listeners discard them: ``SessionListener/rollBack(isInterrupted:)`` |
///
/// Transactions nest: the transaction of a sourced command is within the transaction of `source`. An inner commit is
/// final, unless an outer command has a target for its output. If writing to the target fails, the outer transaction
/// undoes the inner one. The command of `expect fails` is a trial. A trial is always rolled back together with its inner
/// commits.
package final class Transaction {
    package let command: Command
    package let source: ScriptSource
    private let outer: Transaction?
    private let runner: CommandRunner
    /// The state to restore; nil after an inner transaction has committed.
    private var savepoint: (checkpoint: Checkpoint, values: CommandRunner.Values)?
    private var target: OutputTarget?
    private var isDiverted = false
    /// The number of tracked events before the trial; nil if the transaction is not a trial.
    private let trackedCount: Int?

    /// - Parameters:
    ///   - outer: the transaction of the command that runs this command.
    ///   - isTrial: true if the transaction is always rolled back.
    init(
        _ command: Command, from source: ScriptSource, in runner: CommandRunner, within outer: Transaction?,
        isTrial: Bool = false
    ) {
        (self.command, self.source, self.runner, self.outer) = (command, source, runner, outer)
        trackedCount = isTrial ? runner.log.trackedCount : nil
        savepoint = (runner.root.begin(dueTo: command.text), runner.values)
        if !isTrial { runner.events.beginCommand() }
    }

    /// Redirects the output to a target in a format, until ``takeOutput()`` or the end. Does nothing if both are nil.
    func divert(to target: OutputTarget?, as format: OutputTraits.Format? = nil) {
        guard target != nil || format != nil else { return }
        (self.target, isDiverted) = (target, true)
        runner.events.send(.diversion(to: target, as: format))
    }

    /// Returns the output for the target. From now on, output goes to the session.
    func takeOutput() -> [UInt8] {
        (target, isDiverted) = (nil, false)
        runner.events.send(.endOfDiversion(isAborted: false))
        return runner.router.output.takeDiverted()
    }

    package func commit() {
        savepoint = nil
        runner.root.instrumentation.tasks.endCommand()
        var outer = outer
        while let transaction = outer, transaction.target == nil {
            transaction.savepoint = nil
            outer = transaction.outer
        }
        runner.events.commit()
    }

    /// Undoes the changes of the command. Shows changes of the app that cannot be undone, unless the screen is loading.
    ///
    /// - Parameter isInterrupted: true if the user stopped the command midway. An interrupted `exit` still leaves.
    package func rollBack(isInterrupted: Bool) {
        endDiversion()
        runner.root.instrumentation.tasks.cancelStarted()
        runner.root.instrumentation.tasks.endCommand()
        runner.events.rollBack(isInterrupted: isInterrupted)
        if let trackedCount { runner.log.forgetEvents(after: trackedCount) }
        if let savepoint {
            let exitStatus = runner.values.exitStatus
            runner.values = savepoint.values
            if isInterrupted { runner.values.exitStatus = exitStatus }
            savepoint.checkpoint.restore()
        }
        runner.displayChange()
    }

    package func endDiversion() {
        if isDiverted { runner.events.send(.endOfDiversion(isAborted: true)) }
        (target, isDiverted) = (nil, false)
    }
}
