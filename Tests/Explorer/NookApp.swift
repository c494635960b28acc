import ArgumentParser
import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeHost
import ChallengeSystem
import ChallengeVerification
import ChallengeViews
import Observation

@testable import ChallengeExplorer
import SwiftUI

/// An app of which a part is not declared: the screens of a corner and a cellar, and the effects of some buttons.
struct NookApp: ShellApp {
    struct Options: ParsableArguments {
        /// True if two tasks of the first screen race, and some of the corner's actions are wrong.
        @Flag(name: .customLong("faulty")) var isFaulty = false
    }

    static let information = AppInformation(name: "Nook", command: "nook", version: "1.0.0", summary: "A shelf.")

    let features: [any FeatureContract]
    let redirector: (any NavigationRedirectContract)? = nil
    var rootNavigation: any NavigationContract { NookNavigation.shelf }

    init(_ context: AppContext, options: Options) {
        features = [
            NookFeature(instrumentation: context.instrumentation, isFaulty: options.isFaulty),
            SystemFeature(tracker: context.tracker),
        ]
    }

    static func maker(isFaulty: Bool = false) throws -> AppMaker {
        let options = try Options.parse(isFaulty ? ["--faulty"] : [])
        return AppMaker(options: .ofTranscripts(of: Self.self)) {
            try running(options, AppEnvironment(variables: [:]))
        }
    }
}

nonisolated enum NookNavigation: IncomingNavigationContract {
    case shelf, corner, cellar
    case book(identifier: Int)
}

private struct NookFeature: FeatureContract {
    let instrumentation: Instrumentation
    let isFaulty: Bool
    let name = "Nook"

    var screens: [Screen] {
        [
            ShelfView.declaration.shown { [instrumentation, isFaulty] _, navigator in
                ShelfView(model: Shelf(instrumentation), navigator: navigator, races: isFaulty)
            } preview: { navigator in
                [(ViewState.loaded, false), (.loaded, true), (.loading, false), (.error, false)].map {
                    state, showsMarks in
                    let model = Shelf(Instrumentation())
                    (model.state, model.showsMarks) = (state, showsMarks)
                    return ShelfView(model: model, navigator: navigator)
                }
            },
            BookView.declaration.shown { identifier, _ in
                BookView(identifier: identifier)
            } preview: { _ in
                [BookView(identifier: 1), BookView(identifier: 1, state: .error)]
            },
        ]
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        if navigation as? NookNavigation == .corner {
            return AnyView(CornerView(instrumentation: instrumentation, navigator: navigator, isFaulty: isFaulty))
        }
        if navigation as? NookNavigation == .cellar { return AnyView(CellarView()) }
        return screens.lazy.compactMap { $0.makeView(navigation, navigator) }.first
    }
}

@Observable
private final class Shelf {
    nonisolated struct Book: Identifiable, Sendable { let id: Int }

    @ObservationIgnored let instrumentation: Instrumentation
    var state = ViewState.loading
    /// True if the screen has rows of bookmarks in place of books.
    var showsMarks = false
    var searched = ""
    private(set) var greeting = ""

    init(_ instrumentation: Instrumentation) { self.instrumentation = instrumentation }

    func greet(_ text: String) async {
        try? await Task.sleep(for: .milliseconds(10))
        greeting = text
    }

    /// Loads the books. Only a failure of the first load is tracked.
    func load(isFirst: Bool = false) async {
        state = .loading
        await Task.yield()
        switch instrumentation.faults.fault {
        case .offline, .status, .garbage: break
        case .delay, .empty, .replace, nil: return state = .loaded
        }
        if isFirst { instrumentation.activity.track(TrackingEvent("shelf_failed")) }
        state = .error
    }
}

private struct ShelfView: View {
    typealias Body = Never
    nonisolated static let declaration = ScreenDeclaration(
        "Shelf", title: "Shelf", navigation: "NookNavigation.shelf", NookNavigation.shelf, events: ["shelf_failed"])

    let model: Shelf
    let navigator: any NavigatorContract
    var races = false

    func compose(into screen: inout ScreenBuilder) {
        content.state(model.state)
            .task { await model.load(isFirst: true) }
            .task { if races { await model.greet("Hello") } }
            .task { if races { await model.greet("Welcome") } }
            .compose(into: &screen)
    }

    @ViewBuilder private var content: some View {
        if !model.greeting.isEmpty { Text(model.greeting) }
        if model.state == .error {
            Text("There is no shelf.")
            Button("retry", help: "Load again") { await model.load() }
        } else if model.state == .loading {
            Text("Loading")
        } else {
            if model.showsMarks {
                RecordList(
                    [1].map(Shelf.Book.init), of: "mark", row: { Column("name", "Mark \($0.id)") },
                    to: { NookNavigation.book(identifier: $0.id) })
            } else {
                RecordList(
                    [1, 2].map(Shelf.Book.init).filter { "Book \($0.id)".isFound(by: model.searched) }, of: "book",
                    row: { Column("name", "Book \($0.id)") },
                    to: { NookNavigation.book(identifier: $0.id) })
            }
            Button("search", help: "Search by text", ArgumentKey<String>("TEXT") { [.init("a")] }) {
                model.searched = $0
            }
            Button("refresh", help: "Load again") { await model.load() }
            Button("turn", help: "Show the bookmarks, or the books") { model.showsMarks.toggle() }
            Button("ring", help: "Ring", effect: .undeclared) {}
            Button("leave", help: "Leave", effect: .undeclared) { navigator.navigate(to: NookNavigation.corner) }
        }
    }
}

private struct BookView: View {
    nonisolated static let declaration = ScreenDeclaration<Int>(
        "Book", navigation: "NookNavigation.book", label: "identifier", .identifier(of: "book"),
        { NookNavigation.book(identifier: $0) }, events: ["book_failed"])

    let identifier: Int
    var state = ViewState.loaded

    var body: some View {
        Text("Book \(identifier), Mark \(identifier)").state(state)
    }
}

/// A screen that would break every promise of a declaration.
private struct CornerView: View {
    let instrumentation: Instrumentation
    let navigator: any NavigatorContract
    let isFaulty: Bool
    @State private var name = ""
    @State private var searched = ""
    @State private var books = [1, 2, 3].map(Shelf.Book.init)

    private var found: [Shelf.Book] {
        let found = books.filter { "Book \($0.id)".isFound(by: searched) }
        return isFaulty && !searched.isEmpty ? found.dropLast() : found
    }

    var body: some View {
        Text("A corner")
            .state(ViewState("dusty"))
            .task {
                for _ in 0..<2 { instrumentation.activity.track(TrackingEvent("corner_seen")) }
            }
        Button("idle", help: "Close", effect: .leaves) {}
        Button("sit", help: "Sit down") { navigator.goBack() }
        Button("cancel", help: "Leave") { if !isFaulty { navigator.goBack() } }
        RecordList(
            found, of: "book", row: { Column("name", "Book \($0.id)") },
            to: { NookNavigation.book(identifier: $0.id) })
        Button("search", help: "Search by text", ArgumentKey<String>("TEXT")) { searched = $0 }
        Button("delete", help: "Delete a book", ArgumentKey<Int>("ID", in: 1...3)) { identifier in
            let deleted = isFaulty ? identifier % 3 + 1 : identifier
            books.removeAll { $0.id == deleted }
        }
        TextField("Name", text: $name)
        Button("knock", help: "Knock") { if !name.isEmpty { navigator.navigate(to: NookNavigation.cellar) } }
    }
}

/// A screen that only an action behind a filled field shows. Its rows are next to each other, and the name of a field
/// depends on the field's value.
private struct CellarView: View {
    @State private var jar = ""
    @State private var times = 1

    var body: some View {
        Text("A cellar")
        TextField("Jar", text: $jar)
        HStack { ForEach(["figs", "pears", "plums"], id: \.self) { Button($0) {} } }
        // A label that two lines have, of which another line has the value too.
        LabeledContent("Shelf", value: "upper")
        LabeledContent("Shelf", value: "lower")
        LabeledContent("Rack", value: "lower")
        Stepper("\(times) \(times == 1 ? "time" : "times") a day", value: $times, in: 1...9)
    }
}

extension String {
    /// Returns true if a search for a text finds this text.
    fileprivate func isFound(by text: String) -> Bool { text.isEmpty || lowercased().contains(text.lowercased()) }
}
