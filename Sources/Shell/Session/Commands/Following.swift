import ChallengeConsole
import ChallengeGraph
import ChallengeHost
import ChallengeLanguage
import ChallengeStorage
import ChallengeText
import SwiftUI

extension Session {
    /// Tells a follower where the session is, with a note for the speaker.
    package func announce(note: String = "") {
        guard let path = commands.options.followerPath else { return }
        FollowerSocket.send(to: path) { [root] in
            ([note] + NavigationGraph(of: root).marks).joined(separator: "\n")
        }
    }
}

extension CommandRunner {
    /// Draws the graph with the place of another session, again after each of its commands, until that session ends or the
    /// user leaves.
    package func follow(in context: CommandContext) async throws {
        guard router.output.canRedraw else { throw CommandError("graph --follow needs a terminal that it can redraw") }
        guard let path = options.followerPath else { throw CommandError("a private session follows no other") }
        let socket: FollowerSocket
        do throws(SystemError) { socket = try FollowerSocket(at: path) } catch {
            throw CommandError("cannot listen at \(path.quotedInMessage()): \(error)")
        }
        defer { socket.stop() }
        router.output.clear()
        events.send(.note("waiting for the next command of another session; q leaves"))
        events.commit()
        await context.execution.yieldingTerminal {
            for await message in socket.messages() {
                let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                var graph = NavigationGraph(map: root.mapWithPreviews, routes: root.routes)
                graph.mark(lines.dropFirst())
                router.output.clear()
                // The last rows are for the note and the cursor.
                events.send(.report(graph.report(in: nil, height: router.output.height.map { $0 - 2 })))
                if let note = lines.first, !note.isEmpty { events.send(.note(note)) }
                events.commit()
            }
        }
    }
}
