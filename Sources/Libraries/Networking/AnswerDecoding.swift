import ChallengeCore
import FoundationEssentials

extension AnswerFault {
    init(_ error: any Error, of body: Data) {
        let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
        self =
            switch body.first(where: { !blanks.contains($0) }) {
            case nil: .empty
            case UInt8(ascii: "<"): .webPage
            case .some: AnswerFault(error)
            }
    }

    /// - Parameter path: the path of the value in which the fault occurred.
    init(_ error: any Error, below path: [any CodingKey] = []) {
        func place(_ context: DecodingError.Context, _ key: [any CodingKey] = []) -> String {
            (context.codingPath + key).dropFirst(path.count).place
        }
        self =
            switch error {
            case let fault as AnswerFault: fault
            case DecodingError.keyNotFound(let key, let context): .missing(place(context, [key]))
            case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
                AnswerFault.otherJSON.within(place(context))
            case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
                .impossible(place(context))
            default: .notJSON
            }
    }

    /// Converts the fault of a value at this place to a fault of the enclosing value. An empty place changes nothing.
    func within(_ place: String) -> AnswerFault {
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

extension Collection<any CodingKey> {
    /// A path in the usual notation: `results[3].name`.
    fileprivate var place: String {
        reduce("") { place, key in
            if let index = key.intValue { return "\(place)[\(index)]" }
            return place.isEmpty ? key.stringValue : "\(place).\(key.stringValue)"
        }
    }
}

extension String {
    /// The positive number at the end of a record's address; nil without such a number.
    package var identifierAtEnd: Int? {
        let slash = UInt8(ascii: "/")
        var address = self
        let number = address.withUTF8 { bytes -> Int? in
            guard let last = bytes.lastIndex(where: { $0 != slash }) else { return nil }
            let start = bytes[...last].lastIndex(of: slash).map { $0 + 1 } ?? 0
            return Int(String(decoding: bytes[start...last], as: UTF8.self))
        }
        return number.flatMap { $0 > 0 ? $0 : nil }
    }
}
