import ChallengeCore
import Testing

@testable import ChallengeLanguage

@Suite("The usage of a command's forms")
struct FormUsageTests {
    private let first = Parameter("first", .keyword)
    private let second = Parameter("second", .keyword)
    private let text = Parameter("TEXT", .text)
    private let not = Parameter("not", .keyword)

    @Test("has one text for each form, in order")
    func order() {
        #expect(FormUsage.usages(of: [[second], [first, text]]) == ["second", "first TEXT"])
    }

    @Test("has optional arguments in brackets")
    func optional() {
        #expect(FormUsage.usages(of: [[first], [first, text]]) == ["first [TEXT]"])
        #expect(FormUsage.usages(of: [[], [first], [second]]) == ["first", "second"])
    }

    @Test("has a form and its negation as one text")
    func negation() {
        #expect(
            FormUsage.usages(of: [[first, text], [second], [not, first, text]]) == ["[not] first TEXT", "second"])
        #expect(
            FormUsage.usages(of: [[first], [first, text], [not, first], [not, first, text]]) == ["[not] first [TEXT]"])
        #expect(FormUsage.usages(of: [[not, first, text]]) == ["not first TEXT"])
    }
}
