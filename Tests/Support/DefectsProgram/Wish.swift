import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import ChallengeViews
import Observation
import SwiftUI

@Observable
final class WishModel {
    let shelf: Shelf
    @ObservationIgnored private let navigator: any NavigatorContract
    private static var lastTitle = ""

    private(set) var title = ""
    private(set) var year = ""

    enum Field: String, ArgumentConvertible, CaseIterable { case title, year }

    init(shelf: Shelf, navigator: any NavigatorContract) {
        self.shelf = shelf
        self.navigator = navigator
        if shelf.defect == .rememberedTitle { title = Self.lastTitle }
    }

    func set(_ field: Field, to value: String) throws(BookError) {
        guard field == .year else {
            (title, Self.lastTitle) = (value, value)
            return
        }
        if shelf.defect == .halfDone { year = value }
        guard Int(value) != nil else { throw BookError(description: "'\(value)' is no year") }
        year = value
    }

    func save() throws(BookError) {
        guard !title.isEmpty else { throw BookError(description: "a wish needs a title") }
        shelf.wishes.append(title)
        close()
    }

    func close() {
        guard shelf.defect != .idleClose else { return }
        shelf.isWishing = false
        navigator.dismiss()
    }
}

/// The form for a wish, which is shown as a sheet.
struct WishView: RenderedView {
    nonisolated static let declaration = ScreenDeclaration(
        "Wish", title: "Wish", navigation: "BookNavigation.wish", BookNavigation.wish)

    static let preview = DeclaredView(
        actions: [set, save, close],
        contents: [.init(in: .loaded, schema: .object(["title": .string, "year": .string]))])

    private nonisolated static let field = ArgumentKey<WishModel.Field>("FIELD")
    private nonisolated static let value = ArgumentKey<String>("VALUE")
    private nonisolated static let set = ActionDescription(
        name: "set", help: "Set the title or the year", forms: [[field.parameter, value.parameter]])
    private nonisolated static let save = ActionDescription(name: "save", help: "Keep the wish", effect: .leaves)
    private nonisolated static let close = ActionDescription(name: "close", help: "Leave it", effect: .leaves)

    let model: WishModel

    func render() -> Rendering {
        let canSave = !model.title.isEmpty || model.shelf.defect == .refusedAction
        return Rendering(
            screen: "Wish", label: "wish", title: "Wish", state: .loaded,
            body: .infoRows([("Title", [Span(model.title)]), ("Year", [Span(model.year)])]),
            snapshot: ["title": model.title, "year": model.year] as JSON,
            actions: [
                Action(Self.set) { arguments in
                    if let field = arguments[Self.field] { try model.set(field, to: arguments[Self.value] ?? "") }
                    return .done
                }
            ] + (canSave ? [Action(Self.save) { try model.save() }] : []) + [Action(Self.close) { model.close() }])
    }
}
