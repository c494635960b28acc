nonisolated extension JSON {
    /// What an encodable value encodes, its keys in the order in which it does so.
    ///
    /// A value without an order of its own, such as a dictionary, must be given one before.
    ///
    /// - Throws: what the value throws; `EncodingError` for a number that JSON does not have.
    init(encoding value: any Encodable) throws {
        let slot = Slot()
        try value.encode(to: SlotEncoder(slot: slot, codingPath: []))
        self = slot.json
    }
}

/// A place for a value that is being encoded.
private nonisolated final class Slot {
    enum Content {
        case empty
        case value(JSON)
        case elements([Slot])
        case members([(key: String, slot: Slot)])
    }

    var content = Content.empty

    /// An empty place is an empty object, as it is for a structure without properties.
    var json: JSON {
        switch content {
        case .empty: .object([])
        case .value(let value): value
        case .elements(let slots): .array(slots.map(\.json))
        case .members(let members): .object(members.map { ($0.key, $0.slot.json) })
        }
    }

    func append() -> Slot {
        var slots: [Slot] = if case .elements(let slots) = content { slots } else { [] }
        // So that the array has one owner and grows in place.
        content = .empty
        let slot = Slot()
        slots.append(slot)
        content = .elements(slots)
        return slot
    }

    func append(_ key: String) -> Slot {
        var members: [(key: String, slot: Slot)] = if case .members(let members) = content { members } else { [] }
        content = .empty
        let slot = Slot()
        members.append((key, slot))
        content = .members(members)
        return slot
    }

    func encode(_ value: some Encodable, at codingPath: [any CodingKey]) throws {
        switch value {
        case let text as String: content = .value(.string(text))
        case let truth as Bool: content = .value(.bool(truth))
        case let number as any BinaryInteger: content = .value(.number("\(number)"))
        case let number as any BinaryFloatingPoint:
            guard number.isFinite else {
                throw EncodingError.invalidValue(
                    number, .init(codingPath: codingPath, debugDescription: "JSON has no such number"))
            }
            content = .value(.number("\(number)"))
        default: try value.encode(to: SlotEncoder(slot: self, codingPath: codingPath))
        }
    }
}

private nonisolated struct SlotEncoder: Encoder {
    let slot: Slot
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .empty = slot.content { slot.content = .members([]) }
        return KeyedEncodingContainer(KeyedContainer<Key>(slot: slot, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .empty = slot.content { slot.content = .elements([]) }
        return UnkeyedContainer(slot: slot, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueContainer(slot: slot, codingPath: codingPath)
    }
}

private nonisolated struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let slot: Slot
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) { slot.append(key.stringValue).content = .value(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try slot.append(key.stringValue).encode(value, at: codingPath + [key])
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { SlotEncoder(slot: slot.append("super"), codingPath: codingPath) }
    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }

    private func nested(_ key: Key) -> SlotEncoder {
        SlotEncoder(slot: slot.append(key.stringValue), codingPath: codingPath + [key])
    }
}

private nonisolated struct UnkeyedContainer: UnkeyedEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]
    private(set) var count = 0

    init(slot: Slot, codingPath: [any CodingKey]) {
        self.slot = slot
        self.codingPath = codingPath
    }

    private mutating func next() -> Slot {
        count += 1
        return slot.append()
    }

    mutating func encodeNil() { next().content = .value(.null) }

    mutating func encode(_ value: some Encodable) throws { try next().encode(value, at: codingPath) }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        SlotEncoder(slot: next(), codingPath: codingPath).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        SlotEncoder(slot: next(), codingPath: codingPath).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { SlotEncoder(slot: next(), codingPath: codingPath) }
}

private nonisolated struct SingleValueContainer: SingleValueEncodingContainer {
    let slot: Slot
    let codingPath: [any CodingKey]

    func encodeNil() { slot.content = .value(.null) }
    func encode(_ value: some Encodable) throws { try slot.encode(value, at: codingPath) }
}
