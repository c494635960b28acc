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
