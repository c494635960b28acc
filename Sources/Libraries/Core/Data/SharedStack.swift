/// A stack whose copies share their common elements. Copying, appending and popping take constant time. Access to any
/// element takes logarithmic time.
///
/// A kept copy therefore needs memory only for the elements that later changes add. The stack is a skew-binary random-access list
/// (Okasaki, Purely Functional Data Structures, 1998, section 9.3.1). The list consists of complete binary trees of
/// growing size, each with its newest element at the root. Chains of its objects have logarithmic length, so freeing a stack
/// needs little recursion.
package struct SharedStack<Element>: RandomAccessCollection {
    private var newest: TreeList<Element>?
    package private(set) var count = 0

    package init() {}

    package init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package var last: Element? { newest?.tree.element }

    /// Accesses the element at an index; the oldest element is at 0.
    package subscript(index: Int) -> Element {
        var (rest, position) = (newest, count - 1 - index)
        while let list = rest, position >= list.size { (rest, position) = (list.rest, position - list.size) }
        guard let list = rest, position >= 0 else { preconditionFailure("no element \(index) in a stack of \(count)") }
        var (tree, half) = (list.tree, list.size / 2)
        while position > 0, let (newer, older) = tree.others {
            (tree, position) = position <= half ? (newer, position - 1) : (older, position - 1 - half)
            half /= 2
        }
        return tree.element
    }

    package mutating func append(_ element: Element) {
        if let first = newest, let second = first.rest, first.size == second.size {
            let tree = Tree(element, (first.tree, second.tree))
            newest = TreeList(tree, size: 2 * first.size + 1, rest: second.rest)
        } else {
            newest = TreeList(Tree(element, nil), size: 1, rest: newest)
        }
        count += 1
    }

    @discardableResult
    package mutating func popLast() -> Element? {
        guard let list = newest else { return nil }
        if let (newer, older) = list.tree.others {
            let size = list.size / 2
            newest = TreeList(newer, size: size, rest: TreeList(older, size: size, rest: list.rest))
        } else {
            newest = list.rest
        }
        count -= 1
        return list.tree.element
    }

    /// Returns the elements of this stack that the other stack does not share, the last element first. Stacks share the
    /// elements that were there when one stack was copied from the other. Takes time only for elements that are not shared.
    package func elements(above other: Self) -> [Element] {
        // Most compared stacks are identical. For these, the check avoids a lookup of generic types.
        newest === other.newest ? [] : elements(unsharedBy: other)
    }

    @inline(never)
    private func elements(unsharedBy other: Self) -> [Element] {
        var (rest, other, elements) = (self, other, [Element]())
        while other.count > rest.count { other.popLast() }
        while rest.count > other.count || rest.newest?.tree !== other.newest?.tree {
            if rest.count == other.count { other.popLast() }
            if let element = rest.popLast() { elements.append(element) }
        }
        return elements
    }
}

extension SharedStack: Sendable where Element: Sendable {}

extension SharedStack: Equatable where Element: Equatable {
    package static func == (one: Self, other: Self) -> Bool {
        one.count == other.count && (one.newest?.tree === other.newest?.tree || one.elementsEqual(other))
    }
}

extension SharedStack: Hashable where Element: Hashable {
    package func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(last)
    }
}

/// A complete binary tree of elements, with the newest at its root. Its subtrees never change.
private final class Tree<Element> {
    let element: Element
    /// The two trees of older elements, the tree with newer elements first; nil for a tree of one element.
    let others: (newer: Tree, older: Tree)?

    init(_ element: Element, _ others: (Tree, Tree)?) {
        self.element = element
        self.others = others
    }
}

extension Tree: Sendable where Element: Sendable {}

/// A linked list of a stack's trees, the newest first. Only the first two trees may have the same size.
private final class TreeList<Element> {
    let tree: Tree<Element>
    let size: Int
    let rest: TreeList?

    init(_ tree: Tree<Element>, size: Int, rest: TreeList?) {
        self.tree = tree
        self.size = size
        self.rest = rest
    }
}

extension TreeList: Sendable where Element: Sendable {}
