import ChallengeCore
import FoundationEssentials

extension AnswerFault {
    /// Why a body cannot be decoded.
    init(_ error: any Error, of body: Data) {
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        self =
            switch body.first(where: { !blanks.contains($0) }) {
            case nil: .empty
            case UInt8(ascii: "<"): .webPage
            case .some: AnswerFault(error)
            }
    }

    /// The meaning of an error of decoding.
    init(_ error: any Error) {
        self =
            switch error {
            case let fault as AnswerFault: fault
            case DecodingError.keyNotFound(let key, let context): .missing((context.codingPath + [key]).place)
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
                context.codingPath.isEmpty ? .otherJSON : .wrongType(context.codingPath.place)
            case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
                .impossible(context.codingPath.place)
            default: .notJSON
            }
    }
}

extension [any CodingKey] {
    /// A path as one writes it: `results[3].name`.
    package var place: String {
        reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
    }
}

extension KeyedDecodingContainer {
    /// The value of a key; nil if it is missing or null.
    ///
    /// - Throws: an error with the place in the record, also for a number out of range and text that is not UTF-8, for
    ///   which the decoder itself names no place.
    package func field<Value: Decodable>(_ key: Key) throws(DecodingError) -> Value? {
        do {
            return try decodeIfPresent(Value.self, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw .dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
        }
    }

    /// The identifiers of the records whose addresses are listed: the numbers at their ends. Anything else is left out.
    package func identifiers(_ key: Key) throws(DecodingError) -> [Int] {
        let addresses: [String] = try field(key) ?? []
        return addresses.compactMap(\.identifierAtEnd)
    }

    /// The identifier of a record, which must not be missing, and must be positive.
    package func identifier(_ key: Key) throws(DecodingError) -> Int {
        guard let identifier: Int = try field(key) else {
            throw .keyNotFound(key, .init(codingPath: codingPath, debugDescription: "it is missing or null"))
        }
        guard identifier > 0 else {
            throw .dataCorruptedError(forKey: key, in: self, debugDescription: "it is not positive")
        }
        return identifier
    }
}

extension String {
    /// The positive number at the end of a record's address; nil if there is none.
    package var identifierAtEnd: Int? {
        split(separator: "/").last.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
}
