import ChallengeTestSupport
import ChallengeText
import Testing

@testable import ChallengeVerification

@Suite("Reading a JUnit report")
struct JUnitReaderTests {
    private func read(_ text: String) throws(XMLScanner.Mistake) -> JUnitReport {
        try JUnitReport(xml: Array(text.utf8))
    }

    @Test("gives what was written, whatever is in it")
    func roundTrip() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let pieces = ["<", "&", ">", "\"", "'", "]]>", "\t", "\n", "é", "a", " ", "&amp;", "&#10;", "<![CDATA["]
        for _ in 0..<200 {
            let text = { random.sequence(of: pieces, upTo: 6) }
            let cases = (0..<4).map { number -> JUnitReport.Case in
                let outcomes: [JUnitReport.Outcome] = [
                    .passed, .skipped(message: text()), .failed(message: text(), text: text()),
                    .erroneous(message: text(), text: text()),
                ]
                return .init(suite: text(), group: text(), name: text(), outcomes[number], seconds: "0.5")
            }
            let shares = try [text(), text()].map { Share(of: $0, try #require(Shard("2/3"))) }
            let report = JUnitReport(cases, shares: Set(shares))
            let again = try read(report.xml)
            #expect(again == report, "seed \(seed)")
            #expect(again.xml == report.xml, "seed \(seed)")
        }
    }

    @Test("reads what other programs write, and skips what it does not know")
    func foreign() throws {
        let report = try read(
            """
            \u{FEFF}<?xml version='1.0'?>\r
            <!-- by hand -->
            <testsuite name='unit' time="1.5"><properties><property name="a" value="b"/></properties>
            <testcase classname="A" name="b &#x263A;&apos;" time="0.25"><system-out><![CDATA[<x>]]></system-out></testcase>
            <testcase name="c"><failure type="E" message="m">one <![CDATA[<two>]]> &amp; three\r\nfour</failure><error/></testcase>
            <testcase name="d"><skipped/></testcase><testcase name="e"><error>x</error></testcase>
            </testsuite>

            """)
        #expect(
            report.cases == [
                .init(suite: "unit", group: "A", name: "b ☺'", .passed, seconds: "0.25"),
                .init(suite: "unit", group: "", name: "c", .failed(message: "m", text: "one <two> & three\nfour")),
                .init(suite: "unit", group: "", name: "d", .skipped(message: "")),
                .init(suite: "unit", group: "", name: "e", .erroneous(message: "", text: "x")),
            ])
        #expect(report.counts == (1, 2, 1))
    }

    @Test(
        "says what is wrong, and on which line",
        arguments: [
            ("", "1: there is no element"), ("\n<html/>", "2: <html> begins no report of tests"),
            ("<testsuite>\n<testcase/></testsuite>", "2: a test case has no name"),
            ("<testsuite>\n<a></b></testsuite>", "2: </b> closes nothing"),
            ("<testsuite>\n", "2: <testsuite> is not closed"),
            ("<!DOCTYPE a><testsuite/>", "1: a declaration of types is not read"),
            ("<testsuite a=\"\n", "1: the value of a is not closed"),
            ("<testsuite a>", "1: the attribute a has no value"),
            ("<testsuite a=b>", "1: the value of a is not in quotes"),
            ("<testsuite a='' a=''/>", "1: the attribute a is there twice"),
            ("<testsuite a=''b=''/>", "1: the tag <testsuite> is not closed"),
            ("<testsuite>&nbsp;</testsuite>", "1: '&' begins no entity that is known"),
            ("<testsuite>&#xD800;</testsuite>", "1: '&' begins no entity that is known"),
            ("<testsuite/>a", "1: there is text outside the element"),
            ("<testsuite/><testsuite/>", "1: there is a second element beside the first"),
            ("<testsuite><!-- a", "1: the comment is not closed"),
            ("<testsuite a='<'/>", "1: the value of a has a '<'"),
        ])
    func wrong(text: String, message: String) throws {
        let mistake = #expect(throws: XMLScanner.Mistake.self) { try read(text) }
        #expect(mistake.map { "\($0.line): \($0.message)" } == message)
    }

    @Test("says that it is UTF-16, in either order and with or without a mark", arguments: ["<a/>", "\u{FEFF}<a/>"])
    func utf16(text: String) {
        for isBig in [false, true] {
            let bytes = text.utf16.flatMap { unit -> [UInt8] in
                let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
                return isBig ? bytes.reversed() : bytes
            }
            let mistake = #expect(throws: XMLScanner.Mistake.self) { try JUnitReport(xml: bytes) }
            #expect(mistake?.message == "this is UTF-16, and not UTF-8")
        }
    }

    @Test("never ends in a crash, whatever the bytes are")
    func anyBytes() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "<", ">", "/>", "</", "testsuite", "testcase", " name='", "\"", "=", "&", ";", "&#1;", "<!--", "-->", "<?",
            "?>",
            "<![CDATA[", "]]>", "\n", "é", "\u{0}", "failure", " ",
        ]
        for _ in 0..<2_000 {
            var bytes = Array(("<testsuite>" + random.sequence(of: pieces, upTo: 20)).utf8)
            if Bool.random(using: &random), let index = bytes.indices.randomElement(using: &random) {
                bytes[index] = 0xFF
            }
            _ = try? JUnitReport(xml: bytes)
        }
    }
}
