import ChallengeCore
import FoundationEssentials

extension AnswerFault {
    /// What is wrong with a body that cannot be decoded at all.
    init(_ error: any Error, of body: Data) {
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        self =
            switch body.first(where: { !blanks.contains($0) }) {
            case nil: .empty
            case UInt8(ascii: "<"): .webPage
            case .some: AnswerFault(error)
            }
    }

    /// What is wrong where decoding has thrown an error.
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
    /// A part of a record that may be missing or null; then it is nil.
    ///
    /// - Throws: an error with the place of what cannot be used; also where a number is one that the type does not have
    ///   or a text is not UTF-8, of which the decoder itself does not say where they are.
    package func field<Value: Decodable>(_ key: Key) throws(DecodingError) -> Value? {
        do {
            return try decodeIfPresent(Value.self, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw .dataCorruptedError(forKey: key, in: self, debugDescription: "\(error)")
        }
    }

    /// The number that a record is known by, which must be there, and positive.
    ///
    /// - Throws: an error with its place where it cannot be used.
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
