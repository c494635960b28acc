/// Returns the text of an error for a message. Stored or received data that an app cannot decode have a sentence with the
/// place in the data; any other error has its description.
package func text(of error: any Error) -> String { (error as? DecodingError)?.sentence ?? "\(error)" }

extension DecodingError {
    fileprivate var sentence: String {
        switch self {
        case .typeMismatch(let type, let context): Self.sentence("is not of the type \(type)", context.codingPath)
        case .valueNotFound(let type, let context):
            Self.sentence("has no value of the type \(type)", context.codingPath)
        case .keyNotFound(let key, let context): Self.sentence("is missing", context.codingPath + [key])
        case .dataCorrupted(let context): Self.sentence("is damaged (\(context.debugDescription))", context.codingPath)
        @unknown default: "\(self)"
        }
    }

    /// - Parameter path: the place in the data; empty for the data as a whole.
    private static func sentence(_ cause: String, _ path: [any CodingKey]) -> String {
        let place = path.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        let subject =
            path.isEmpty ? "the whole" : (place.hasPrefix(".") ? String(place.dropFirst()) : place).quotedInMessage()
        return "the data cannot be read: \(subject) \(cause); mend or delete them"
    }
}
