import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import Testing

@testable import ChallengeSession
@testable import ShellTestSupport

@Suite("A row that says how far something has come")
struct ProgressLineTests {
    private static func text(_ line: ProgressLine, width: Int = 79, style: TextStyle = .plain) -> String {
        line.text(width: width, style: style)
    }

    @Test("has a bar, the percentage, the counts, the rate and the time left")
    func whole() {
        #expect(
            Self.text(ProgressLine(progress: .stub(502), rate: 180))
                == "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  180/s  3 s left")
        #expect(
            Self.text(ProgressLine(progress: .stub(60)))
                == "Copying  █░░░░░░░░░░░░░░░░░░░    5 %    60 of 1003 records")
        #expect(
            Self.text(ProgressLine(progress: .stub(1_003), rate: 2.04))
                == "Copying  ████████████████████  100 %  1003 of 1003 records  2.0/s  0 s left")
        #expect(Self.text(ProgressLine(progress: .stub(403), rate: 9.96)).hasSuffix("10.0/s  2 min left"))
    }

    @Test("is drawn in ASCII where there is nothing else")
    func ascii() {
        #expect(
            Self.text(ProgressLine(progress: .stub(502)), style: .ascii)
                == "Copying  ##########----------   50 %   502 of 1003 records")
        #expect(Self.text(ProgressLine(), style: .ascii) == "working...")
    }

    @Test(
        "leaves out parts where there is no room, the least important first",
        arguments: [
            (79, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  180/s  3 s left"),
            (72, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records  3 s left"),
            (67, "Copying  ██████████░░░░░░░░░░   50 %   502 of 1003 records"),
            (56, "Copying  ██████████░░░░░░░░░░   50 %"), (34, "██████████░░░░░░░░░░   50 %"), (26, " 50 %"),
            (4, " 50…"), (1, "…"),
        ])
    func widths(width: Int, text: String) {
        #expect(Self.text(ProgressLine(progress: .stub(502), rate: 180), width: width) == text)
    }

    @Test("never is wider than there is room", arguments: 1...100)
    func fits(width: Int) {
        for line in [
            ProgressLine(), ProgressLine(progress: .stub(7), rate: 0.1),
            ProgressLine(remark: "The API asks for a pause"),
            ProgressLine(progress: .stub(7), remark: "The API asks for a pause of 3 s"),
        ] {
            #expect(Self.text(line, width: width).displayWidth <= width)
        }
    }

    @Test("shows the remark in place of the counts, escaped")
    func remark() {
        #expect(Self.text(ProgressLine(remark: "The API asks for a pause of 3 s")) == "The API asks for a pause of 3 s")
        #expect(
            Self.text(ProgressLine(progress: .stub(502), rate: 5, remark: "a pause of 3 s"))
                == "Copying  ██████████░░░░░░░░░░   50 %  a pause of 3 s")
        #expect(Self.text(ProgressLine(remark: "\u{1b}[2J")) == "\\u{1b}[2J")
    }

    @Test("has a rate after the first second, counted from the first report")
    func pace() {
        var pace = ProgressPace()
        #expect(pace.rate(of: .stub(100), after: .seconds(5)) == nil)
        #expect(pace.rate(of: .stub(200), after: .seconds(5.5)) == nil)
        #expect(pace.rate(of: .stub(300), after: .seconds(6)) == 200)
        // Nothing was done since.
        #expect(pace.rate(of: .stub(300), after: .seconds(9)) == 200)
        #expect(pace.rate(of: .stub(400), after: .seconds(11)) == 50)
        // Something else, or the same anew.
        #expect(pace.rate(of: .stub(20), after: .seconds(11)) == nil)
        #expect(pace.rate(of: .stub(30), after: .seconds(21)) == 1)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(31)) == nil)
        #expect(pace.rate(of: nil, after: .seconds(32)) == nil)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(60)) == nil)
        #expect(pace.rate(of: .stub(40, of: 50), after: .seconds(70)) == nil)
    }
}
