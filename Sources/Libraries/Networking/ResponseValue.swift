package import ChallengeCore
package import ChallengeText
package import FoundationEssentials

/// A type that is read from an API's response. A fault from ``init(from:)`` has its path within the value: `name`, not
/// `results[3].name`. The reader of the enclosing value prepends the rest.
package protocol ResponseDecodable: Sendable { init(from value: ResponseValue) throws(ResponseFault) }

extension ResponseDecodable {
    package init(decoding bytes: Data) throws(ResponseFault) {
        try self.init(from: ResponseValue(JSON(response: bytes)))
    }
}

extension JSON {
    /// Reads the body of a response. Broken characters are replaced by U+FFFD, so that the rest stays available.
    init(response body: Data) throws(ResponseFault) {
        var reader = JSONReader(Array(body), repairsText: true)
        do throws(JSONReader.Failure) {
            self = try reader.document()
        } catch {
            throw ResponseFault(error.fault, of: body)
        }
    }
}

extension ResponseFault {
    fileprivate init(_ fault: JSONReader.Fault, of body: Data) {
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        self =
            switch (body.first { !blanks.contains($0) }, fault) {
            case (nil, _): .empty
            case (UInt8(ascii: "<"), _): .webPage
            case (_, .syntax): .notJSON
            case (_, .tooDeep): .tooDeep(limit: JSONReader.depthLimit)
            case (_, .tooManyValues): .tooManyValues(limit: JSONReader.valueLimit)
            }
    }
}

package struct ResponseValue {
    /// The maximum number of rows of a list. The API's pages have 20.
    package static let rowLimit = 1000

    private let json: JSON

    package init(_ json: JSON) { self.json = json }

    package func fields() throws(ResponseFault) -> ResponseFields {
        guard case .object(let members) = json else { throw .otherJSON }
        return ResponseFields(members)
    }

    /// Calls `body` with the position and a reader of each element of an array. Any value but an array is a fault, and so
    /// are more elements than the limit.
    func forEach<Element: ResponseDecodable>(
        limit: Int = rowLimit,
        _ body: (_ index: Int, _ read: () throws(ResponseFault) -> Element) throws(ResponseFault) -> Void
    ) throws(ResponseFault) {
        guard case .array(let values) = json else { throw .otherJSON }
        guard values.count <= limit else { throw .tooManyRows("", count: values.count, limit: limit) }
        for (index, value) in values.enumerated() {
            try body(index) { () throws(ResponseFault) in try Element(from: ResponseValue(value)) }
        }
    }

    fileprivate func text() throws(ResponseFault) -> String {
        guard case .string(let text) = json else { throw .otherJSON }
        return text
    }

    fileprivate func texts() throws(ResponseFault) -> [String] { try [String](from: self) }

    fileprivate func integer() throws(ResponseFault) -> Int {
        guard case .number(let literal) = json else { throw .otherJSON }
        guard let number = Int(literal) ?? Double(literal).flatMap(Int.init(exactly:)) else { throw .notInteger("") }
        return number
    }

    /// The identifiers in a list of addresses: the numbers at their ends. Skips other elements.
    fileprivate func identifiers() throws(ResponseFault) -> [Int] {
        guard case .array(let values) = json else { throw .otherJSON }
        var identifiers: [Int] = []
        for (index, value) in values.enumerated() {
            guard case .string(let address) = value else { throw .wrongType("[\(index)]") }
            if let identifier = address.trailingIdentifier { identifiers.append(identifier) }
        }
        return identifiers
    }

    fileprivate var isNull: Bool { if case .null = json { true } else { false } }
}

/// The fields of an object in an API's response. Unread fields have no effect, even if they are faulty.
package struct ResponseFields {
    private let members: [(key: String, value: JSON)]

    fileprivate init(_ members: [(key: String, value: JSON)]) { self.members = members }

    package func text(_ name: String) throws(ResponseFault) -> String? {
        try field(name) { value throws(ResponseFault) in try value.text() }
    }

    package func texts(_ name: String) throws(ResponseFault) -> [String]? {
        try field(name) { value throws(ResponseFault) in try value.texts() }
    }

    /// Returns an integer; nil if the field is missing or null.
    package func integer(_ name: String) throws(ResponseFault) -> Int? {
        try field(name) { value throws(ResponseFault) in try value.integer() }
    }

    /// Returns the identifier of a record, which must be present and positive.
    package func identifier(_ name: String = "id") throws(ResponseFault) -> Int {
        guard let identifier = try integer(name) else { throw .missing(name) }
        guard identifier > 0 else { throw .impossible(name) }
        return identifier
    }

    /// Returns the identifiers of records from a list of addresses: the numbers at their ends. Skips other elements.
    package func identifiers(_ name: String) throws(ResponseFault) -> [Int] {
        try field(name) { value throws(ResponseFault) in try value.identifiers() } ?? []
    }

    /// Returns a value with its own fields; nil if the value is missing or null.
    package func value<Value: ResponseDecodable>(_ name: String) throws(ResponseFault) -> Value? {
        try field(name) { value throws(ResponseFault) in try Value(from: value) }
    }

    /// Returns a value that must be present.
    package func required<Value: ResponseDecodable>(_ name: String) throws(ResponseFault) -> Value {
        guard let value = member(name) else { throw .missing(name) }
        do throws(ResponseFault) { return try Value(from: value) } catch { throw error.within(name) }
    }

    private func field<Value>(
        _ name: String, _ read: (ResponseValue) throws(ResponseFault) -> Value
    ) throws(ResponseFault) -> Value? {
        guard let value = member(name), !value.isNull else { return nil }
        do throws(ResponseFault) { return try read(value) } catch { throw error.within(name) }
    }

    private func member(_ name: String) -> ResponseValue? {
        // By index, because `first` copies each member that it passes.
        members.indices.first { members[$0].key == name }.map { ResponseValue(members[$0].value) }
    }
}

extension Int: ResponseDecodable {
    package init(from value: ResponseValue) throws(ResponseFault) { self = try value.integer() }
}

extension String: ResponseDecodable {
    package init(from value: ResponseValue) throws(ResponseFault) { self = try value.text() }

    /// The positive number at the end of a record's address; nil without such a number.
    package var trailingIdentifier: Int? {
        let slash = UInt8(ascii: "/")
        guard let last = utf8.lastIndex(where: { $0 != slash }) else { return nil }
        let start = utf8[...last].lastIndex(of: slash).map(utf8.index(after:)) ?? startIndex
        return Int(self[start...last]).flatMap { $0 > 0 ? $0 : nil }
    }
}

extension Array: ResponseDecodable where Element: ResponseDecodable {
    /// Reads any number of elements. A fault in an element is a fault of the array.
    package init(from value: ResponseValue) throws(ResponseFault) {
        self = []
        try value.forEach(limit: .max) { (index, read: () throws(ResponseFault) -> Element) throws(ResponseFault) in
            do throws(ResponseFault) { append(try read()) } catch { throw error.within("[\(index)]") }
        }
    }
}

extension ResponseFault {
    /// Converts the fault of a value at this place to a fault of the enclosing value. An empty place changes nothing.
    func within(_ place: String) -> ResponseFault {
        func whole(_ rest: String) -> String {
            place + (rest.isEmpty || rest.hasPrefix("[") || place.isEmpty ? rest : "." + rest)
        }
        return switch self {
        case .missing(let rest): .missing(whole(rest))
        case .notInteger(let rest): .notInteger(whole(rest))
        case .wrongType(let rest): .wrongType(whole(rest))
        case .impossible(let rest): .impossible(whole(rest))
        case .repeated(let rest): .repeated(whole(rest))
        case .tooManyRows(let rest, let count, let limit): .tooManyRows(whole(rest), count: count, limit: limit)
        case .otherJSON where !place.isEmpty: .wrongType(place)
        case .empty, .webPage, .notJSON, .otherJSON, .otherRecord, .tooManyValues, .tooDeep: self
        }
    }
}
