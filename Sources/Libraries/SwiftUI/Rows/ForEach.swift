import ChallengeActions
import ChallengeDesignSystem
#if Foundation
public import Foundation
#endif
import Observation

/// Views for each value of a collection: rows with a number, if they can be opened or changed.
public struct ForEach<Data, ID, Content>: Control {
    struct Item {
        let id: AnyHashable
        let make: @MainActor () -> any View
    }

    fileprivate let items: [Item]
    fileprivate let noun: String
    /// Deletes the element at an index.
    fileprivate var delete: ((Int) -> Void)?
    /// Moves the element at an index before the element at another one.
    fileprivate var move: ((Int, Int) -> Void)?

    init(_ items: [Item], noun: String) { (self.items, self.noun) = (items, noun) }

    public func compose(into screen: inout ScreenBuilder) {
        var group = RowGroup()
        group.noun = noun
        let outer = screen.position
        var unseen: Sight?
        for (index, item) in items.enumerated() {
            screen.position = outer
            screen.position.enterRow(item.id.hashValue)
            var row = screen.reading(item.make(), isRow: !screen.isMenu || screen.isRow)
            if screen.isMenu, row.hasControls {
                screen.appendControls(of: row)
                continue
            }
            if row.primary == nil, !row.texts.isEmpty, !screen.collectsTexts, let select = screen.select {
                let id = row.tag ?? item.id
                row.primary = .action { select(id) }
            }
            if index >= Sight.rows, !row.lifecycles.isEmpty {
                let sight = screen.states.state(at: outer, 1) { Sight() }
                if index >= sight.count {
                    row.lifecycles = []
                    unseen = sight
                }
            }
            // In a picker, an element without a tag stands for its identity.
            if screen.collectsTexts, row.choices.isEmpty, let text = row.texts.first { row.choices = [(item.id, text)] }
            row.addEdits(delete: delete, move: move, index: index, count: items.count)
            screen.append(row, to: &group)
        }
        screen.position = outer
        screen.appendRows(&group)
        if let unseen, !screen.isRow { screen.appendMore(of: items.count, in: unseen) }
    }
}

extension ForEach: SeveralViews {
    var members: [(id: AnyHashable?, view: any View)] { items.map { ($0.id, $0.make()) } }
}

/// The rows of a list that have been in sight: their work has begun. A phone shows about ten rows, and a list that loads
/// its next page when its last row appears would otherwise load all pages at once.
@Observable
private final class Sight {
    static let rows = 10
    var count = rows
}

extension ScreenBuilder {
    /// Adds the command that brings all rows of a list into sight.
    fileprivate mutating func appendMore(of count: Int, in sight: Sight) {
        let description = ActionDescription(name: "more", help: "Scroll to the last row", effect: buttonEffect)
        actions.append(Action(description) { sight.count = count })
    }
}

#if Foundation
extension ForEach {
    /// Returns the rows with the command `delete ROW`.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        if let action { copy.delete = { action(IndexSet(integer: $0)) } }
        return copy
    }

    /// Returns the rows with the command `move ROW N`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        if let action { copy.move = { action(IndexSet(integer: $0), $1) } }
        return copy
    }
}
#endif

extension ForEach where Content: View, Data: RandomAccessCollection {
    /// Creates views for values that have identities.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, content: content)
    }

    /// Creates views for values, each identified by a part of the value.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID: Hashable {
        self.init(
            data.map { element in Item(id: AnyHashable(element[keyPath: id])) { content(element) } },
            noun: Self.noun(of: Data.Element.self))
    }

    /// Creates views for the elements of a binding, each with a binding of its own.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable
    {
        self.init(
            data.map { element in Item(id: AnyHashable(element.wrappedValue.id)) { content(element) } },
            noun: Self.noun(of: C.Element.self))
    }

    #if Foundation
    /// Creates views for the elements of a binding, with the commands of the edits.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        self.init(data, content: content)
        if editActions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: IndexSet(integer: $0)) } }
        if editActions.contains(.move) {
            move = { data.wrappedValue.move(fromOffsets: IndexSet(integer: $0), toOffset: $1) }
        }
    }
    #endif

    /// Creates views for the elements of a binding, each identified by a part of the value.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID: Hashable, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        self.init(
            data.map { element in Item(id: AnyHashable(element.wrappedValue[keyPath: id])) { content(element) } },
            noun: Self.noun(of: C.Element.self))
    }

    /// The noun for a value, after its type: `book` for `Book` and `BookViewModel`.
    fileprivate static func noun(of type: Any.Type) -> String {
        var name = "\(type)"
        for suffix in ["ViewModel", "Model", "Item", "Row", "DTO"] where name.hasSuffix(suffix) && name != suffix {
            name.removeLast(suffix.count)
        }
        guard name.first?.isUppercase == true, name.allSatisfy(\.isLetter),
            !["String", "Int", "Range", "UUID"].contains(name)
        else { return "row" }
        return name.lowercased()
    }
}

extension ForEach where Data: RandomAccessCollection {
    /// Creates rows of a table for values that have identities.
    public init<Value>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> TableRows<Value>
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRows<Value> {
        self.init(data.map { element in Item(id: AnyHashable(element.id)) { content(element) } }, noun: "row")
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views for the numbers of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data.map { number in Item(id: AnyHashable(number)) { content(number) } }, noun: "row")
    }
}

extension ScreenBuilder {
    /// Adds the commands that delete and move a row.
    fileprivate mutating func addEdits(delete: ((Int) -> Void)?, move: ((Int, Int) -> Void)?, index: Int, count: Int) {
        if let delete {
            let delete = Unchecked(delete)
            let description = ActionDescription(name: "delete", help: "Delete a row")
            buttons.append(RowButton(action: Action(description) { delete.value(index) }))
        }
        if let move {
            let move = Unchecked(move)
            let target = ArgumentKey<Int>("N", in: 1...max(1, count))
            let description = ActionDescription(
                name: "move", help: "Move a row to another place", forms: [[target.parameter]])
            buttons.append(
                RowButton(
                    action: Action(description) { arguments in
                        let place = (arguments[target] ?? 1) - 1
                        move.value(index, place > index ? place + 1 : place)
                        return .done
                    }))
        }
    }

    /// Adds views below the row that is being read, as parts of the screen.
    mutating func appendBelowRow(_ content: any View) {
        append(reading(content, collectsTexts: false, isRow: false))
    }

    /// Adds a row to a group, or to the screen if its content is more than a row: a section, a field, a list.
    mutating func append(_ part: ScreenBuilder, to group: inout RowGroup) {
        var part = part
        let drawn = part.buttons.indices.filter { !part.buttons[$0].label.isEmpty }
        if part.primary == nil, drawn.count == 1, part.texts.isEmpty, let tap = part.buttons[drawn[0]].tap {
            // A button around all of the row opens the row.
            let button = part.buttons.remove(at: drawn[0])
            part.primary = .action(tap)
            for piece in button.label { part.append(piece) }
        }
        if part.primary != nil, part.texts.isEmpty, let image = part.imageName {
            // A picture alone has the name of its symbol.
            part.append(.text(0, [Span(Self.name(ofImage: image) + (part.isImageSelected ? " ✓" : ""))]))
        }
        let hasMore = part.pieces.contains { if case .text = $0 { false } else { true } }
        let isRow = part.primary != nil || !part.buttons.isEmpty || (!hasMore && !part.texts.isEmpty)
        guard isRow else {
            appendRows(&group)
            append(part)
            return
        }
        var row = RowGroup.Row(primary: part.primary)
        var rest: [Piece] = []
        for piece in part.pieces {
            if case .text(let place, let spans) = piece { row.cells.append((place, spans)) } else { rest.append(piece) }
        }
        row.actions = part.buttons.map { $0.action.named(apartFrom: part.texts) }
        // A field with the row's name needs no row.
        let own = part.texts.first?.asControlName ?? ""
        for var setting in part.settings where setting.name != own {
            setting.name = setting.name.without(own)
            row.settings.append(setting)
        }
        part.settings.removeAll { $0.name != own }
        if !row.settings.isEmpty { _ = part.dropFields(from: 0) }
        group.rows.append(row)
        (part.buttons, part.primary, part.tag) = ([], nil, nil)
        appendControls(of: part)
        guard !rest.isEmpty else { return }
        appendRows(&group)
        for piece in rest { append(piece) }
    }

    /// Adds the rows of a group to the screen; the group is empty then.
    mutating func appendRows(_ group: inout RowGroup) {
        guard !group.rows.isEmpty else { return }
        group.isHorizontal = isHorizontal && group.columns.allSatisfy { $0.count <= 1 }
        if collectsTexts, !group.isNumbered {
            // A list of texts in a row or a line belongs to its texts.
            for cell in group.rows.flatMap(\.cells) { append(.text(cell.place, cell.spans)) }
        } else {
            append(group)
        }
        group.rows = []
    }
}

extension Action {
    /// Returns the action of a row under a name without the row's texts: `Play Static 1` is `play`.
    fileprivate func named(apartFrom texts: [String]) -> Action {
        for text in texts {
            let name = description.name.without(text.asControlName)
            if name != description.name { return named(name, help: description.help.without(text)) }
        }
        return self
    }
}
