@testable import ChallengeShellTestSupport

@Suite("The traits of the output")
struct OutputTraitsTests {
    nonisolated struct ColourCase: Sendable {
        let color: OutputTraits.Color
        let isTerminal: Bool
        var environment = ["TERM": "xterm"]
        var terminal = LineEditor.TerminalAbilities()
        var isPlain = false
        let expected: Bool

        static let samples = [
            ColourCase(color: .auto, isTerminal: true, expected: true),
            ColourCase(color: .auto, isTerminal: false, expected: false),
            ColourCase(color: .always, isTerminal: true, expected: true),
            ColourCase(color: .always, isTerminal: false, expected: true),
            ColourCase(color: .always, isTerminal: false, environment: [:], expected: true),
            ColourCase(color: .never, isTerminal: true, expected: false),
            ColourCase(color: .never, isTerminal: false, expected: false),
            ColourCase(color: .auto, isTerminal: true, terminal: .init(canEdit: false), expected: false),
            ColourCase(color: .always, isTerminal: true, terminal: .init(canEdit: false), expected: false),
            ColourCase(color: .always, isTerminal: false, terminal: .init(canEdit: false), expected: true),
            ColourCase(color: .auto, isTerminal: true, terminal: .init(hasColours: false), expected: false),
            ColourCase(color: .always, isTerminal: true, terminal: .init(hasColours: false), expected: true),
            ColourCase(color: .always, isTerminal: false, environment: ["TERM": "dumb"], expected: false),
            ColourCase(
                color: .auto, isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"], expected: false),
            ColourCase(
                color: .always, isTerminal: false, environment: ["TERM": "xterm", "NO_COLOR": "0"], expected: false),
            ColourCase(color: .auto, isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": ""], expected: true),
            ColourCase(color: .auto, isTerminal: true, isPlain: true, expected: false),
            ColourCase(color: .always, isTerminal: true, isPlain: true, expected: false),
        ]
    }

    @Test("The output has colour if the user wants it and the terminal supports it", arguments: ColourCase.samples)
    func colour(sample: ColourCase) {
        let traits = OutputTraits(
            isInputTerminal: false, isOutputTerminal: sample.isTerminal, isErrorTerminal: sample.isTerminal,
            terminal: sample.terminal, environment: { sample.environment[$0] })
        let display = DisplaySettings.stub(color: sample.color, isPlain: sample.isPlain)
        #expect(traits.outputStyle(display).color == sample.expected)
        #expect(traits.errorStyle(display).color == sample.expected)
    }

    @Test("The output and the errors, which may go elsewhere, have separate styles")
    func streams() {
        let display = DisplaySettings()
        let output = OutputTraits.stub(isOutputTerminal: true)
        #expect(output.outputStyle(display).color && !output.errorStyle(display).color)
        let error = OutputTraits.stub(isErrorTerminal: true)
        #expect(!error.outputStyle(display).color && error.errorStyle(display).color)
    }

    @Test(
        "A UTF-8 locale allows Unicode; the first variable that names a locale decides",
        arguments: [
            ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "es_ES.utf8"], true), (["LANG": "C"], false),
            (["LANG": "en_US.ISO-8859-1"], false), (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
            (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true), (["LC_CTYPE": "", "LANG": "C.UTF-8"], true),
            (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8", "LANG": "C.UTF-8"], false),
            (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C", "LANG": "C"], true),
            (["LC_ALL": "", "LC_CTYPE": "C", "LANG": "C.UTF-8"], false),
        ])
    func locale(environment: [String: String], expected: Bool) {
        let traits = OutputTraits.stub(environment: environment)
        #expect(traits.outputStyle(.stub()).unicode == expected)
        #expect(traits.errorStyle(.stub()).unicode == expected)
        let plain = DisplaySettings.stub(isPlain: true)
        #expect(!traits.outputStyle(plain).unicode && !traits.errorStyle(plain).unicode)
    }

    @Test("A terminal that can move its cursor allows redrawing, also without colour")
    func redraw() {
        let traits = OutputTraits.stub(isOutputTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"])
        #expect(traits.canRedraw(.stub()) && !traits.canRedraw(.stub(isPlain: true)))
        #expect(!OutputTraits.stub(isErrorTerminal: true).canRedraw(.stub()))
        #expect(!OutputTraits.stub(isOutputTerminal: true, hasCursor: false).canRedraw(.stub()))
    }
}
