import ChallengeCore
import ChallengeDesignSystem

/// Prints: screens, answers, errors. Everything passes the renderer, which makes text from outside safe.
///
/// What goes to standard output is gathered and written in one piece, before anything goes to standard error and at
/// the end of each command, so that the two come in the order in which they were printed.
final class Output {
    private let traits: OutputTraits
    private let terminalWidth: () -> Int?
    private let console: Console
    private var pending = ""
    /// How much of ``pending``, in bytes of UTF-8, was there before the command at work.
    private var kept = 0
    private var hasPrinted = false
    private var hadPrinted = false
    /// Whether anything was printed since ``beginCommand()``, on either stream.
    private(set) var hasAnswered = false

    init(
        traits: OutputTraits, terminalWidth: @escaping () -> Int? = { StandardStreams.terminalWidth },
        console: Console = .standard
    ) {
        self.traits = traits
        self.terminalWidth = terminalWidth
        self.console = console
    }

    /// What is printed from here on answers the next command.
    func beginCommand() {
        hasAnswered = false
        kept = pending.utf8.count
        hadPrinted = hasPrinted
    }

    /// Drops what was printed for standard output since ``beginCommand()`` and was not written yet.
    func discard() {
        pending = String(decoding: pending.utf8.prefix(kept), as: UTF8.self)
        hasPrinted = hadPrinted
    }

    func print(_ element: Element) {
        for line in renderer(traits.outputStyle).lines(of: element) { append(line) }
    }

    /// Prints a text of any length as it is, but for what could move the cursor.
    func print(text: String) {
        append(TextRenderer(width: Int.max, style: traits.outputStyle).text(of: [Span(text)]))
    }

    /// Prints a screen, an empty row before it.
    func print(_ screen: LiveScreen) {
        if hasPrinted { append("") }
        let rendering = screen.rendering
        print(.heading(rendering.title, breadcrumb: screen.breadcrumb, summary: rendering.summary))
        print(rendering.body)
    }

    /// Prints a redirect as it is followed.
    func print(redirectFrom from: any NavigationContract, to: any NavigationContract) {
        print(
            .line([
                Span(.redirect, .accent), Span(" \(from.fullName) "), Span(.arrow, .secondary),
                Span(" \(to.fullName)"),
            ]))
    }

    func print(_ diagnostic: Diagnostic) {
        flush()
        hasAnswered = true
        console.write(diagnostic.text(style: traits.errorStyle, width: width) + "\n", to: .error)
    }

    /// Writes a prompt, for a terminal on which lines cannot be edited.
    func print(prompt: [Span]) {
        flush()
        console.write(renderer(style).text(of: prompt), to: .output)
    }

    /// The parameters of the escape sequence for what is of lesser importance (ECMA-48, SGR); empty without colour.
    var secondaryStyle: String { traits.outputStyle.color ? Theme.parameters(for: .secondary) ?? "" : "" }

    /// How text is drawn on standard output.
    var style: TextStyle { traits.outputStyle }

    /// Whether something that was drawn can be drawn over, as progress is, and a line that is edited.
    var canRedraw: Bool { traits.canRedraw }

    /// Whether lines are edited, above which something can be printed at any time.
    var canPrintAbove: Bool { console.hasEditor }

    /// See ``Console/setEditor(printAbove:)``.
    func setEditor(printAbove: @escaping @Sendable (String) -> Bool) {
        console.setEditor(printAbove: printAbove)
    }

    /// Says on the terminal that one has to wait, until something else is written; elsewhere says nothing.
    func showProgress() {
        guard canRedraw else { return }
        console.showProgress(
            renderer(traits.outputStyle).text(of: [Span("working\(traits.outputStyle.ellipsis)", .secondary)]))
    }

    /// Takes away what ``showProgress()`` has written.
    func hideProgress() {
        console.hideProgress()
    }

    /// Writes what was printed.
    func flush() {
        hideProgress()
        guard !pending.isEmpty else { return }
        console.write(pending, to: .output)
        pending = ""
        kept = 0
        hadPrinted = hasPrinted
    }

    /// The width of a line, in columns.
    var width: Int { traits.width ?? terminalWidth() ?? OutputTraits.defaultWidth }

    private func renderer(_ style: TextStyle) -> TextRenderer { TextRenderer(width: width, style: style) }

    private func append(_ line: String) {
        pending += line
        pending += "\n"
        hasPrinted = true
        hasAnswered = true
    }
}
