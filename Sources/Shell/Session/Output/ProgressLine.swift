package import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// A row that shows the progress of running work:
///
///     Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  180/s  3 s left
nonisolated struct ProgressLine {
    private static let barWidth = 20
    private static let gap = "  "

    var progress: Progress?
    /// The number of units done in a second; nil if unknown.
    var rate: Double?
    /// The reason why the work is waiting.
    var remark: String?

    func text(width: Int, style: TextStyle) -> String {
        parts(width: width, style: style).joined(separator: Self.gap).printable(in: style)
            .cut(to: width, ellipsis: style.ellipsis)
    }

    private func parts(width: Int, style: TextStyle) -> [String] {
        guard let progress else { return [remark ?? "working\(style.ellipsis)"] }
        // If the line is too long, the least important parts are left out first.
        var parts: [(text: String, importance: Int)] = [
            (progress.title, 3), (bar(progress, style), 4),
            ("\(progress.percent)".padded(to: 3, atStart: true) + " %", 6),
        ]
        if let remark {
            parts.append((remark, 5))
        } else {
            // The number is padded to the width of the total, so that the other parts do not move.
            let completed = "\(progress.completed)".padded(to: "\(progress.total)".count, atStart: true)
            parts.append(("\(completed) of \(progress.total) \(progress.unit)", 2))
            if let rate {
                parts.append((Self.text(of: rate), 0))
                parts.append((Self.timeLeft(Double(progress.total - progress.completed) / rate), 1))
            }
        }
        while parts.count > 1, Self.width(of: parts.map(\.text)) > width {
            guard let least = parts.indices.min(by: { parts[$0].importance < parts[$1].importance }) else { break }
            parts.remove(at: least)
        }
        return parts.map(\.text)
    }

    private static func width(of parts: [String]) -> Int {
        parts.map(\.displayWidth).reduce(0, +) + (parts.count - 1) * gap.count
    }

    private func bar(_ progress: Progress, _ style: TextStyle) -> String {
        let count = progress.percent * Self.barWidth / 100
        return String(repeating: style.unicode ? "█" : "#", count: count)
            + String(repeating: style.unicode ? "░" : "-", count: Self.barWidth - count)
    }

    private static func text(of rate: Double) -> String {
        rate < 10 ? "\((rate * 10).rounded() / 10)/s" : "\(whole(rate))/s"
    }

    private static func timeLeft(_ seconds: Double) -> String {
        let seconds = whole(seconds.rounded(.up))
        return seconds < 60 ? "\(seconds) s left" : "\((seconds + 59) / 60) min left"
    }

    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}

extension Progress {
    /// The progress as a sentence, for output that cannot be redrawn: `Copying: 502 of 1003 records (50 %)`.
    package nonisolated var sentence: String { "\(title): \(completed) of \(total) \(unit) (\(percent) %)" }
}

nonisolated struct ProgressPace {
    private static let minimum = Duration.seconds(1)

    private var first: (progress: Progress, time: Duration)?
    private var last: Progress?
    private var rate: Double?

    /// Returns the number of units done in a second; nil if unknown. The rate changes only when a step is completed, so
    /// it does not vary during a step.
    mutating func rate(of progress: Progress?, after time: Duration) -> Double? {
        guard progress != last else { return rate }
        last = progress
        rate = nil
        guard let progress, let first, first.progress.total == progress.total,
            first.progress.completed < progress.completed
        else {
            first = progress.map { ($0, time) }
            return nil
        }
        let passed = time - first.time
        if passed >= Self.minimum {
            rate = Double(progress.completed - first.progress.completed) / (passed / .seconds(1))
        }
        return rate
    }
}

package final class ProgressReporter {
    /// The time before the first display of progress, and between two updates. Users do not notice a shorter wait
    /// (Nielsen, Usability Engineering, 1993, chapter 5).
    package static let delay = Duration.milliseconds(100)

    private let board: ProgressBoard
    private let output: Output
    private let clock: any Clock<Duration>
    private let isShown: Bool
    private var tenthsDone: Int?

    /// - Parameters:
    ///   - isShown: false if the output must not depend on the duration of work.
    ///   - onTenth: called each time another tenth of the work is done.
    package init(
        board: ProgressBoard, output: Output, clock: any Clock<Duration>, isShown: Bool = true,
        onTenth: @escaping @MainActor (Progress) -> Void
    ) {
        (self.board, self.output, self.clock, self.isShown) = (board, output, clock, isShown)
        board.onReport = { [weak self] in if let progress = self?.furtherTenth($0) { onTenth(progress) } }
    }

    /// Starts a task that shows progress until the task is cancelled. Nil if the output cannot be redrawn.
    package func start() -> Task<Void, Never>? {
        guard isShown, output.canRedraw else { return nil }
        let elapsed = clock.stopwatch()
        return Task { [clock, output, board] in
            var pace = ProgressPace()
            // The end of the command cancels the task. If the task is cancelled during the sleep, the task must show
            // nothing.
            while (try? await clock.sleep(for: Self.delay)) != nil, !Task.isCancelled {
                let progress = board.progress
                let rate = pace.rate(of: progress, after: elapsed())
                output.showProgress(ProgressLine(progress: progress, rate: rate, remark: board.remark))
            }
        }
    }

    /// Returns the progress if another tenth is done, otherwise nil. The first call only sets the starting point.
    private func furtherTenth(_ progress: Progress?) -> Progress? {
        guard let progress else {
            tenthsDone = nil
            return nil
        }
        let tenths = progress.percent / 10
        let isFurther = tenthsDone.map { tenths > $0 } ?? false
        tenthsDone = tenths
        return isFurther ? progress : nil
    }
}
