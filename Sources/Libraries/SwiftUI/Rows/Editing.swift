#if Foundation
public import Foundation

extension MutableCollection where Index == Int {
    /// Moves the elements at some offsets before the element at another one.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        var rest = enumerated().filter { !source.contains($0.offset) }
        let place = rest.firstIndex { $0.offset >= destination } ?? rest.count
        rest.insert(contentsOf: moved.map { (0, $0) }, at: place)
        for (index, element) in zip(Array(indices), rest) { self[index] = element.element }
    }
}

extension RangeReplaceableCollection where Index == Int {
    /// Removes the elements at some offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.sorted(by: >) { remove(at: index(startIndex, offsetBy: offset)) }
    }
}
#endif
