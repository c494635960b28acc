import Foundation
import Testing

@testable import ChallengeNetworking

@Suite("Answers with a validator")
struct ETagCacheTests {
    private func key(_ path: String, accept: String = "a") -> ETagCache.Key {
        ETagCache.Key(url: "http://host/" + path, accept: accept)
    }

    private func body(_ count: Int) -> Data { Data(repeating: 1, count: count) }

    @Test("are found by their address and by what was wanted, with the validator as it was sent")
    func found() {
        let sut = ETagCache(limit: 10_000)
        sut.hold(body(1), validator: #"W/"x""#, for: key("1"))
        sut.hold(body(2), validator: #""y""#, for: key("1", accept: "b"))
        #expect(sut.response(for: key("1"))?.validator == #"W/"x""#)
        #expect(sut.response(for: key("1"))?.body == body(1))
        #expect(sut.response(for: key("1", accept: "b"))?.body == body(2))
        #expect(sut.response(for: key("2")) == nil)
    }

    @Test("take the place of earlier ones, also when they cannot be held themselves", arguments: [true, false])
    func replaced(isTooLarge: Bool) {
        let sut = ETagCache(limit: 2000)
        sut.hold(body(1000), validator: #""1""#, for: key("1"))
        sut.hold(body(1001), validator: #""2""#, for: key("1"))
        #expect(sut.response(for: key("1"))?.body == body(1001))
        sut.hold(body(isTooLarge ? 2000 : 1), validator: isTooLarge ? #""3""# : nil, for: key("1"))
        #expect(sut.response(for: key("1")) == nil)
    }

    @Test("that were not used for the longest time go first, when there is no room")
    func bounded() {
        // Room for two of 1000 bytes with what comes with them, and not for three.
        let sut = ETagCache(limit: 3000)
        sut.hold(body(1000), validator: #""1""#, for: key("1"))
        sut.hold(body(1000), validator: #""2""#, for: key("2"))
        _ = sut.response(for: key("1"))
        sut.hold(body(1000), validator: #""3""#, for: key("3"))
        #expect(sut.response(for: key("1")) != nil)
        #expect(sut.response(for: key("2")) == nil)
        #expect(sut.response(for: key("3")) != nil)
    }

    @Test("are bounded in number as well, however little each of them holds")
    func boundedInNumber() {
        let sut = ETagCache(limit: 10_000)
        for number in 0..<1000 { sut.hold(Data(), validator: #""""#, for: key("\(number)")) }
        let held = (0..<1000).filter { sut.response(for: key("\($0)")) != nil }
        #expect(held.count > 20 && held.count < 40)
        #expect(held.last == 999)
    }

    @Test(
        "are held only with a validator that can be sent back as it came",
        arguments: [
            (#""a""#, true), (#"W/"a""#, true), (#""""#, true), ("a", false), (#""a"#, false), (#"a""#, false),
            (#"""#, false), ("", false), (#"w/"a""#, false), (#""a"b""#, false), ("\"\u{1B}\"", false),
            ("\"a\r\nb\"", false), (#""é""#, false), ("\"\(String(repeating: "x", count: 255))\"", false),
            ("\"\(String(repeating: "x", count: 254))\"", true),
        ])
    func validators(validator: String, isHeld: Bool) {
        let sut = ETagCache(limit: 10_000)
        sut.hold(body(1), validator: validator, for: key("1"))
        #expect((sut.response(for: key("1")) != nil) == isHeld)
    }
}
