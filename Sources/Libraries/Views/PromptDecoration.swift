public import ChallengeActions
public import ChallengeCore
import ChallengeDesignSystem
public import ChallengeText
public import SwiftUI

// What only a prompt needs of a view that does not know the prompt: see ``ChallengeCore/ScreenDeclaration/prompt(_:preview:)``.

extension View {
    /// Describes a command of the view.
    ///
    /// - Parameters:
    ///   - name: the command's name. Without such a command, nothing changes.
    ///   - help: the command's help, beginning with a verb; nil keeps its help.
    ///   - effect: the command's effect on the stacks; nil keeps its effect.
    ///   - isIntent: true if other screens have the command too.
    public func command(
        _ name: String, help: String? = nil, effect: ActionDescription.Effect? = nil, isIntent: Bool = false
    ) -> ModifiedView {
        changing(name) { action in
            Action(
                action.description.with(help: help, effect: effect, isIntent: isIntent), unless: action.refusal,
                perform: action.perform)
        }
    }

    /// Describes a command of the view that leads to a navigation.
    public func command(
        _ name: String, help: String, leadsTo navigation: any NavigationContract,
        as style: ModalPresentationStyle? = nil, isIntent: Bool = false
    ) -> ModifiedView {
        command(name, help: help, effect: .leads(to: navigation.name, as: style), isIntent: isIntent)
    }

    /// Replaces a command of the view by one that takes arguments.
    ///
    /// - Parameters:
    ///   - name: the name of both commands. Without a command of this name, the command is added.
    ///   - help: the command's help, beginning with a verb.
    ///   - effect: the command's effect on the stacks.
    ///   - isIntent: true if other screens have the command too.
    ///   - discussion: further sentences about the result and errors.
    ///   - examples: example commands.
    ///   - forms: the alternative argument lists.
    ///   - action: performs the command; the command ends when all work of the action ends.
    public func command(
        _ name: String, help: String, effect: ActionDescription.Effect = .stays, isIntent: Bool = false,
        discussion: String = "", examples: [String] = [], forms: [[Parameter]],
        action: @escaping @MainActor @Sendable (Arguments) async throws -> Void
    ) -> ModifiedView {
        let description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, effect: effect,
            isIntent: isIntent)
        let replacement = Action(description) {
            try await action($0)
            return .done
        }
        return ModifiedView(self) { content, screen in
            let count = screen.actions.count
            content.compose(into: &screen)
            let index = screen.actions.indices.dropFirst(count).first { screen.actions[$0].description.name == name }
            if let index { screen.actions[index] = replacement } else { screen.actions.append(replacement) }
        }
    }

    /// Sets the navigation that the rows lead to, which only their model knows.
    public func rows(of noun: String, leadTo navigation: any NavigationContract) -> ModifiedView {
        screen { screen in
            if screen.selection != nil { screen.rows = DeclaredControls.Rows(noun, leadTo: navigation.name) }
        }
    }

    /// Adds a value that only programs get, by default with the schema of its type.
    public func programValue<Content: ContentValue>(
        _ key: String, _ value: Content,
        schema: @autoclosure @escaping @Sendable () -> ContentSchema = Content.contentSchema
    ) -> ModifiedView {
        screen { Value(key, value, schema: schema()).compose(into: &$0) }
    }

    /// Decorates the view at each rendering, by what its model then has.
    public func decorated(by decorate: @escaping @MainActor (Self) -> some View) -> ModifiedView {
        ModifiedView(self) { [view = self] _, screen in decorate(view).compose(into: &screen) }
    }

    /// Replaces all values that programs get by one value.
    public func onlyProgramValue(
        _ key: String, json: JSON, schema: @autoclosure @escaping @Sendable () -> ContentSchema
    ) -> ModifiedView {
        let value = Value(key, json: json, schema: schema())
        return ModifiedView(self) { content, screen in
            let count = screen.fields.count
            content.compose(into: &screen)
            _ = screen.dropFields(from: count)
            value.compose(into: &screen)
        }
    }

    /// Adds a sentence about the commands below the view.
    public func commandHint(_ sentence: String) -> ModifiedView {
        screen { screen in
            Spacer().compose(into: &screen)
            Text(sentence, .secondary).compose(into: &screen)
        }
    }

    private func changing(_ name: String, _ change: @escaping (Action) -> Action) -> ModifiedView {
        ModifiedView(self) { content, screen in
            let count = screen.actions.count
            content.compose(into: &screen)
            for index in screen.actions.indices.dropFirst(count) where screen.actions[index].description.name == name {
                screen.actions[index] = change(screen.actions[index])
            }
        }
    }
}
