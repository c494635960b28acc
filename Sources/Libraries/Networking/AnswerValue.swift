package import ChallengeCore
import ChallengeText
package import FoundationEssentials

/// A type that is read from an API's answer. A fault from ``init(from:)`` has its path within the value: `name`, not
/// `results[3].name`. The reader of the enclosing value prepends the rest.
package protocol AnswerDecodable: Sendable { init(from answer: AnswerValue) throws(AnswerFault) }

extension AnswerDecodable {
    /// Decodes JSON, within the bounds of ``AnswerBounds`` by default.
    package init(decoding bytes: Data, isBounded: Bool = true) throws(AnswerFault) {
        do {
            let bytes = isBounded ? try AnswerBounds.check(bytes) : bytes
            self = try JSONDecoder().decode(Decoded<Self>.self, from: bytes).value
        } catch {
            throw AnswerFault(error, of: bytes)
        }
    }
}

/// A value that the JSON decoder reads.
private struct Decoded<Value: AnswerDecodable> {
    let value: Value
}

extension Decoded: Decodable {
    init(from decoder: any Decoder) throws { value = try Value(from: AnswerValue(decoder)) }
}

/// The same as ``Decoded``, but a fault does not stop the decoding of the enclosing value.
private struct Attempt<Value: AnswerDecodable>: Decodable {
    let result: Result<Value, AnswerFault>

    init(from decoder: any Decoder) {
        result = Result { () throws(AnswerFault) in try Value(from: AnswerValue(decoder)) }
    }
}

/// A value in an API's answer. A decoder of bytes reads the value, or the value is already JSON.
package struct AnswerValue {
    private enum Source {
        case decoder(any Decoder)
        case json(JSON)
    }

    private let source: Source

    fileprivate init(_ decoder: any Decoder) { source = .decoder(decoder) }

    init(_ json: JSON) { source = .json(json) }

    package func fields() throws(AnswerFault) -> AnswerFields {
        switch source {
        case .decoder(let decoder): return try AnswerFields(decoder)
        case .json(.object(let members)): return AnswerFields(members)
        case .json: throw .otherJSON
        }
    }

    /// Reads a number or a text. Any other value is a fault: `unreadable` if the decoder gives no reason.
    fileprivate func scalar<Value: Decodable>(
        _ unreadable: AnswerFault, _ read: (JSON) throws(AnswerFault) -> Value
    ) throws(AnswerFault) -> Value {
        switch source {
        case .decoder(let decoder):
            do {
                return try Value(from: decoder)
            } catch let error as DecodingError {
                throw AnswerFault(error, below: decoder.codingPath)
            } catch {
                throw unreadable
            }
        case .json(let json): return try read(json)
        }
    }

    /// Calls `body` with the position and a reader of each element of an array. Any value but an array is a fault. In an
    /// answer of bytes, more elements than the limit are also a fault, even if no element is a row.
    func forEach<Element: AnswerDecodable>(
        limit: Int = AnswerBounds.rowLimit,
        _ body: (_ index: Int, _ read: () throws(AnswerFault) -> Element) throws(AnswerFault) -> Void
    ) throws(AnswerFault) {
        switch source {
        case .decoder(let decoder):
            do {
                let count = try decoder.unkeyedContainer().count ?? 0
                guard count <= limit else { throw AnswerFault.tooManyRows("", count: count, limit: limit) }
                for (index, attempt) in try [Attempt<Element>](from: decoder).enumerated() {
                    try body(index, attempt.result.get)
                }
            } catch {
                throw AnswerFault(error, below: decoder.codingPath)
            }
        case .json(.array(let values)):
            for (index, value) in values.enumerated() {
                try body(index) { () throws(AnswerFault) in try Element(from: AnswerValue(value)) }
            }
        case .json: throw .otherJSON
        }
    }
}

private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// The fields of an object in an API's answer. Unread fields have no effect, even if they are faulty.
package struct AnswerFields {
    /// Fields in bytes. A class, because copying a container takes longer than finding a field in it.
    private final class Decoding {
        let fields: KeyedDecodingContainer<FieldName>

        init(_ fields: KeyedDecodingContainer<FieldName>) { self.fields = fields }

        /// Not inlined: callers would make the runtime look up the container's type, which answers in JSON do not need.
        @inline(never)
        func answer(_ name: String) -> AnswerValue? {
            let key = FieldName(name)
            guard (try? fields.decodeNil(forKey: key)) == false else { return nil }
            return (try? fields.superDecoder(forKey: key)).map(AnswerValue.init)
        }
    }

    /// The fields in bytes; nil if the object is JSON.
    private let decoding: Decoding?
    private let members: [(key: String, value: JSON)]

    fileprivate init(_ decoder: any Decoder) throws(AnswerFault) {
        do {
            (decoding, members) = (Decoding(try decoder.container(keyedBy: FieldName.self)), [])
        } catch {
            throw AnswerFault(error, below: decoder.codingPath)
        }
    }

    fileprivate init(_ members: [(key: String, value: JSON)]) { (decoding, self.members) = (nil, members) }

    package func text(_ name: String) throws(AnswerFault) -> String? {
        try field(name) { json throws(AnswerFault) in try json.readAsText() }
    }

    package func texts(_ name: String) throws(AnswerFault) -> [String]? {
        try field(name) { json throws(AnswerFault) in try json.readAsTexts() }
    }

    /// Returns an integer; nil if the field is missing or null.
    package func integer(_ name: String) throws(AnswerFault) -> Int? {
        try field(name, .notInteger(name)) { json throws(AnswerFault) in try json.readAsInteger() }
    }

    /// Returns the identifier of a record, which must be present and positive.
    package func identifier(_ name: String = "id") throws(AnswerFault) -> Int {
        guard let identifier = try integer(name) else { throw .missing(name) }
        guard identifier > 0 else { throw .impossible(name) }
        return identifier
    }

    /// Returns the identifiers of records from a list of addresses: the numbers at their ends. Skips other elements.
    package func identifiers(_ name: String) throws(AnswerFault) -> [Int] {
        if case .numbered(let prefix, let numbers)? = json(name), prefix.utf8.last == UInt8(ascii: "/") {
            return numbers.allSatisfy { $0 > 0 } ? numbers : numbers.filter { $0 > 0 }
        }
        return try texts(name)?.compactMap(\.identifierAtEnd) ?? []
    }

    /// Returns a value with its own fields; nil if the value is missing or null.
    package func value<Value: AnswerDecodable>(_ name: String) throws(AnswerFault) -> Value? {
        guard let answer = answer(name) else { return nil }
        do throws(AnswerFault) { return try Value(from: answer) } catch { throw error.within(name) }
    }

    private func answer(_ name: String) -> AnswerValue? {
        if let decoding { return decoding.answer(name) }
        guard let json = json(name) else { return nil }
        if case .null = json { return nil }
        return AnswerValue(json)
    }

    /// Returns a value that must be present.
    package func required<Value: AnswerDecodable>(_ name: String) throws(AnswerFault) -> Value {
        do {
            if let decoding { return try decoding.fields.decode(Decoded<Value>.self, forKey: FieldName(name)).value }
            guard let json = json(name) else { throw AnswerFault.missing("") }
            return try Value(from: AnswerValue(json))
        } catch {
            throw fault(error, at: name)
        }
    }

    /// - Parameter unreadable: the fault if the decoder gives no reason; by default an impossible value.
    private func field<Value: Decodable>(
        _ name: String, _ unreadable: AnswerFault? = nil, _ read: (JSON) throws(AnswerFault) -> Value
    ) throws(AnswerFault) -> Value? {
        do {
            if let decoding { return try decoding.fields.decodeIfPresent(Value.self, forKey: FieldName(name)) }
            guard let json = json(name) else { return nil }
            if case .null = json { return nil }
            return try read(json)
        } catch let error where error is AnswerFault || error is DecodingError {
            throw fault(error, at: name)
        } catch {
            throw unreadable ?? .impossible(name)
        }
    }

    private func json(_ name: String) -> JSON? {
        let count = name.utf8.count
        // Compares the lengths first, which is faster than a call.
        for index in members.indices where members[index].key.utf8.count == count && members[index].key == name {
            return members[index].value
        }
        return nil
    }

    /// Converts an error from reading a field to a fault. A decoder's error has the whole path, a value's fault has only
    /// the end of the path.
    private func fault(_ error: any Error, at name: String) -> AnswerFault {
        if let fault = error as? AnswerFault { return fault.within(name) }
        return AnswerFault(error, below: decoding?.fields.codingPath ?? [])
    }
}

extension Int: AnswerDecodable {
    package init(from answer: AnswerValue) throws(AnswerFault) {
        self = try answer.scalar(.notInteger("")) { json throws(AnswerFault) in try json.readAsInteger() }
    }
}

extension String: AnswerDecodable {
    package init(from answer: AnswerValue) throws(AnswerFault) {
        self = try answer.scalar(.impossible("")) { json throws(AnswerFault) in try json.readAsText() }
    }
}

extension Array: AnswerDecodable where Element: AnswerDecodable {
    /// Reads any number of elements. A fault in an element is a fault of the array.
    package init(from answer: AnswerValue) throws(AnswerFault) {
        self = []
        try answer.forEach(limit: .max) { (index, read: () throws(AnswerFault) -> Element) throws(AnswerFault) in
            do throws(AnswerFault) { append(try read()) } catch { throw error.within("[\(index)]") }
        }
    }
}

extension JSON {
    fileprivate func readAsText() throws(AnswerFault) -> String {
        guard case .string(let text) = self else { throw .otherJSON }
        return text
    }

    fileprivate func readAsTexts() throws(AnswerFault) -> [String] {
        switch self {
        case .array(let values):
            var texts: [String] = []
            for (index, value) in values.enumerated() {
                do { texts.append(try value.readAsText()) } catch { throw error.within("[\(index)]") }
            }
            return texts
        case .numbered(let prefix, let numbers): return numbers.map { "\(prefix)\($0)" }
        default: throw .otherJSON
        }
    }

    fileprivate func readAsInteger() throws(AnswerFault) -> Int {
        guard case .number(let literal) = self else { throw .otherJSON }
        guard let number = Int(literal) ?? Double(literal).flatMap(Int.init(exactly:)) else { throw .notInteger("") }
        return number
    }
}
