import ArgumentParser
import ChallengeCore
import ChallengeCommand
import ChallengeSystem
import ChallengeViews
import Observation

/// An artificial app with many screens, each with a route, a link, rows and buttons.
///
/// Each screen opens every other by route and by link, and may thus be below any: N screens have some 2 N² states.
@main
struct LargeApp: ShellApp {
    struct Options: ParsableArguments {
        @Option(help: "Have this number of screens.") var screens = 10

        func validate() throws {
            if screens < 1 { throw ValidationError("--screens takes 1 or more.") }
        }
    }

    static let information = AppInformation(
        name: "Large", command: "large", version: "1.0", summary: "Go from place to place.",
        contentOptions: ["--screens"])

    /// The most screens in a feature.
    private static let featureSize = 10

    let features: [any FeatureContract]
    var rootNavigation: any NavigationContract { PlaceNavigation(number: 0) }

    init(_ context: AppContext, options: Options) {
        let count = options.screens
        features =
            stride(from: 0, to: count, by: Self.featureSize).map { first in
                PlaceFeature(numbers: first..<min(first + Self.featureSize, count), count: count)
            } + [SystemFeature(tracker: context.tracker)]
    }
}

nonisolated struct PlaceNavigation: IncomingNavigationContract {
    let number: Int

    var navigationName: NavigationName { NavigationName("PlaceNavigation.\(number)") }
}

struct PlaceFeature: FeatureContract {
    let numbers: Range<Int>
    /// The number of screens in the app.
    let count: Int

    var name: String { "Places\(numbers.lowerBound)" }

    var screens: [Screen] {
        numbers.map { number in
            ScreenDeclaration(
                "Place\(number)", title: "Place \(number)", navigation: PlaceNavigation(number: number).name,
                PlaceNavigation(number: number), route: .init("place-\(number)", help: "a place"),
                links: ["large://place/\(number)"]
            ).shown { _, _ in
                PlaceView(model: PlaceModel(number: number, count: count))
            } preview: { _ in
                [PlaceView(model: PlaceModel(number: number, count: count))]
            }
        }
    }
}

@Observable
final class PlaceModel {
    let number: Int
    private let count: Int
    private(set) var isLit = false

    init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

    nonisolated struct Road: Identifiable {
        let id: Int
        let next: Int
    }

    var next: Int { (number + 1) % count }

    /// Ten rows, which all lead to the next place.
    var roads: [Road] { (1...10).map { Road(id: $0, next: next) } }

    func didPressSwitch() { isLit.toggle() }
}

struct PlaceView: View {
    let model: PlaceModel

    var body: some View {
        List(model.roads, of: "road") { road in
            Column.id(road.id)
            Column("name", "Road \(road.id) to place \(road.next)", .emphasis)
            Column("length", road.id, alignment: .trailing, text: "\(road.id) km")
        } to: {
            PlaceNavigation(number: $0.next)
        }
        Button("switch", help: "Switch the light on or off") { model.didPressSwitch() }
        Button("read", help: "Read, and switch the light off") { model.didPressSwitch() }
            .disabled(model.isLit ? nil : "it is dark")
        NavigationLink("next", to: PlaceNavigation(number: model.next), help: "Go to the next place")
    }
}
