#if Foundation
public import Foundation

extension MutableCollection {
    /// Moves the elements at some offsets before the element at another one.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        var rest = enumerated().filter { !source.contains($0.offset) }
        let place = rest.firstIndex { $0.offset >= destination } ?? rest.count
        rest.insert(contentsOf: moved.map { (0, $0) }, at: place)
        for (index, element) in zip(Array(indices), rest) { self[index] = element.element }
    }
}

extension RangeReplaceableCollection {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

/// The edits that a binding of a collection makes possible: commands of its rows.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates edits from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var move: Self { Self(rawValue: 1) }
    public static var delete: Self { Self(rawValue: 2) }
    public static var all: Self { [.move, .delete] }
}
#endif
