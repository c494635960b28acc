import ChallengeTestSupport
import Foundation
import Testing

@testable import ChallengeShell

@Suite("Encoding a value as JSON")
struct JSONEncodingTests {
    private nonisolated struct Point: Encodable {
        var z = 1
        var a: Int? = 2
        var none: Int?
        var m = ["x", "y"]
    }

    private func text(_ value: any Encodable) throws -> String { try JSON(encoding: value).text }

    @Test("keeps the order of the properties, and leaves out what is not there")
    func order() throws {
        #expect(try text(Point()) == #"{"z":1,"a":2,"m":["x","y"]}"#)
        #expect(try text([Point(z: 5, a: nil, m: [])]) == #"[{"z":5,"m":[]}]"#)
    }

    @Test("writes integers of all kinds whole")
    func integers() throws {
        struct All: Encodable {
            var a = Int8.min, b = UInt8.max, c = Int16.min, d = UInt16.max, e = Int32.min, f = UInt32.max
            var g = Int64.min, h = UInt64.max, i = Int.max, j = UInt.max
        }
        #expect(
            try text(All())
                == #"{"a":-128,"b":255,"c":-32768,"d":65535,"e":-2147483648,"f":4294967295,"g":-9223372036854775808,"h":18446744073709551615,"i":9223372036854775807,"j":18446744073709551615}"#
        )
    }

    @Test("writes numbers that are not whole as short as they can be read back, and refuses those that JSON has not")
    func doubles() throws {
        #expect(try text([0.1, -2.5, 1e300, 3]) == "[0.1,-2.5,1e+300,3.0]")
        for number in [Double.nan, .infinity, -.infinity] {
            #expect(throws: EncodingError.self) { try JSON(encoding: ["a": number]) }
        }
        #expect(try text([Float(0.5)]) == "[0.5]")
    }

    @Test("writes single values, and optionals as what they hold")
    func single() throws {
        #expect(try text("a") == #""a""#)
        #expect(try text(true) == "true")
        #expect(try text(5) == "5")
        #expect(try text([1, nil]) == "[1,null]")
        #expect(try text(Int?.none) == "null")
        enum Kind: String, Encodable { case wide }
        #expect(try text([Kind.wide]) == #"["wide"]"#)
    }

    @Test("writes what has no properties as an empty object, and empty containers as what they are")
    func empty() throws {
        struct Nothing: Encodable {}
        #expect(try text(Nothing()) == "{}")
        #expect(try text([Nothing()]) == "[{}]")
        #expect(try text([Int]()) == "[]")
        #expect(try text([String: Int]()) == "{}")
        #expect(try text([[Int](), []]) == "[[],[]]")
    }

    @Test("goes through nested containers and those of superclasses")
    func nested() throws {
        struct Nested: Encodable {
            enum Key: String, CodingKey { case keyed, unkeyed, own, last, none }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                var keyed = container.nestedContainer(keyedBy: Key.self, forKey: .keyed)
                try keyed.encode(1, forKey: .last)
                var unkeyed = container.nestedUnkeyedContainer(forKey: .unkeyed)
                try unkeyed.encode("a")
                try unkeyed.encodeNil()
                var inner = unkeyed.nestedContainer(keyedBy: Key.self)
                try inner.encodeNil(forKey: .none)
                var deeper = unkeyed.nestedUnkeyedContainer()
                try deeper.encode(2.5)
                try 7.encode(to: unkeyed.superEncoder())
                try "up".encode(to: container.superEncoder())
                try "own".encode(to: container.superEncoder(forKey: .own))
                try keyed.encode(2, forKey: .own)
            }
        }
        #expect(
            try text(Nested())
                == #"{"keyed":{"last":1,"own":2},"unkeyed":["a",null,{"none":null},[2.5],7],"super":"up","own":"own"}"#)
    }

    @Test("writes the members of what is encoded in one place after each other together")
    func together() throws {
        struct Both: Encodable {
            func encode(to encoder: any Encoder) throws {
                try Point().encode(to: encoder)
                enum Key: String, CodingKey { case more }
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(true, forKey: .more)
            }
        }
        #expect(try text(Both()) == #"{"z":1,"a":2,"m":["x","y"],"more":true}"#)
    }

    @Test("says of what cannot be encoded where it is")
    func failure() {
        struct Outer: Encodable {
            let inner = ["a": Double.nan]
        }
        let error = #expect(throws: EncodingError.self) { try JSON(encoding: Outer()) }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.codingPath.map(\.stringValue) == ["inner", "a"])
    }

    private nonisolated indirect enum Tree: Codable, Hashable {
        case leaf(Int?, String), branch([Tree]), named([String: Tree]), pair(left: Tree, right: Tree)
    }

    @Test("says what Foundation's decoder then reads", arguments: 0..<100)
    func roundTrip(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func tree(_ depth: Int) -> Tree {
            let count = Int.random(in: 0..<4, using: &random)
            switch Int.random(in: 0..<(depth > 0 ? 4 : 1), using: &random) {
            case 0:
                return .leaf(
                    Bool.random(using: &random) ? Int.random(in: .min ... .max, using: &random) : nil,
                    "é\u{1}\"\(count)")
            case 1: return .branch((0..<count).map { _ in tree(depth - 1) })
            case 2: return .named(Dictionary((0..<count).map { ("k\($0)", tree(depth - 1)) }) { $1 })
            default: return .pair(left: tree(depth - 1), right: tree(depth - 1))
            }
        }
        let value = tree(5)
        #expect(try JSONDecoder().decode(Tree.self, from: Data(text(value).utf8)) == value, "seed \(seed)")
    }
}
