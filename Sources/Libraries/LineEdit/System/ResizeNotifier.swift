import CLineEdit
import Glibc
import Synchronization

/// Wakes an editor that polls a descriptor when the window changes its size, or when the program continues after a stop.
///
/// A process has one handler for SIGWINCH, but several editors may exist, for example while one editor ends and the next
/// begins. So the handler wakes all editors: it writes to one event descriptor, which is never read. Each editor watches
/// that descriptor for edges (epoll(7), EPOLLET). Every write is an edge for every watcher.
final class ResizeNotifier: Sendable {
    private struct Handling {
        var readings = 0
        /// The action of SIGWINCH before the first reading.
        var previous = sigaction()
    }

    private static let handling = Mutex(Handling())

    /// This descriptor is never closed, so that a late handler cannot write to another file.
    static let event = line_edit_make_event_descriptor()

    /// Readable for `poll` from a change of size until ``acknowledge()``. Without a free descriptor it is -1, which
    /// `poll` skips.
    let descriptor = line_edit_watch_edges(ResizeNotifier.event)

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Makes ``descriptor`` unreadable until the next change.
    func acknowledge() { line_edit_take_edges(descriptor) }

    /// Handles SIGWINCH until ``endReading()`` was called as often as this function.
    static func beginReading() {
        handling.withLock { handling in
            handling.readings += 1
            guard handling.readings == 1 else { return }
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { _ in ResizeNotifier.wake() }
            action.sa_flags = CInt(SA_RESTART)
            sigaction(SIGWINCH, &action, &handling.previous)
        }
    }

    static func endReading() {
        handling.withLock { handling in
            handling.readings -= 1
            if handling.readings == 0 { sigaction(SIGWINCH, &handling.previous, nil) }
        }
    }

    /// Wakes all editors. Runs in signal handlers: nothing here may allocate or lock. `write` is allowed.
    static func wake() {
        let error = errno
        var one: UInt64 = 1
        _ = write(event, &one, MemoryLayout.size(ofValue: one))
        errno = error
    }
}
