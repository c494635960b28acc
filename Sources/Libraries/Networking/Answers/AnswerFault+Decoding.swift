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
