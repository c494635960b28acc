package import ChallengeShellOutput
import ChallengeCore
import ChallengeShellConsole
package import ChallengeShellLanguage
import ChallengeShellRest

/// The changes of one command, which are committed or rolled back as one.
///
/// | what a command may change | what a rollback does |
/// |---|---|
/// | the stacks of screens | restores the app's checkpoint |
/// | settings, aliases, exit status, fault | restores their values |
/// | tasks that it has started | cancels them |
/// | output, redirects, tracked events, the recording | has the listeners forget them: ``SessionListener/rollBack(isInterrupted:)`` |
///
/// Transactions nest: a sourced command begins one within that of `source`. What an inner one commits is final, unless the
/// output of an outer one goes elsewhere, which may fail: then the outer one takes it back. The command of `expect fails` is
/// a trial, which is always rolled back, whatever was committed in it.
package final class Transaction {
    package let command: Command
    package let source: ScriptSource
    private let outer: Transaction?
    private let runner: CommandRunner
    /// Nil once an inner transaction has committed.
    private var savepoint: (checkpoint: Checkpoint, values: SessionValues)?
    private var target: OutputTarget?
    private var isDiverted = false
    /// How many events were tracked before a trial; nil for what is none.
    private let trackedCount: Int?

    /// - Parameters:
    ///   - outer: that of the command which has this one carried out.
    ///   - isTrial: true if it will be rolled back whatever becomes of the command.
    init(
        _ command: Command, from source: ScriptSource, in runner: CommandRunner, within outer: Transaction?,
        isTrial: Bool = false
    ) {
        (self.command, self.source, self.runner, self.outer) = (command, source, runner, outer)
        trackedCount = isTrial ? runner.log.trackedCount : nil
        savepoint = (runner.root.begin(dueTo: command.text), runner.values)
        if !isTrial { runner.events.beginCommand() }
    }

    /// Prints to a target, in a format, if there is one, until ``takeOutput()`` or the end.
    func divert(to target: OutputTarget?, as format: OutputTraits.Format? = nil) {
        guard target != nil || format != nil else { return }
        (self.target, isDiverted) = (target, true)
        runner.events.divert(to: target, as: format)
    }

    /// From here on the output is the session's.
    func takeOutput() -> [UInt8] {
        (target, isDiverted) = (nil, false)
        return runner.events.endDiversion() ?? []
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

    /// Shows a change in the app that cannot be taken back, unless the screen waits for work that was abandoned.
    ///
    /// - Parameter isInterrupted: true if how far the command had come is chance. Interrupting `exit` leaves nevertheless.
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
        if isDiverted { runner.events.endDiversion(isAborted: true) }
        (target, isDiverted) = (nil, false)
    }
}
