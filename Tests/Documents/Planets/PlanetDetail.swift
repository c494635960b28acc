import ChallengeCore
import ChallengeViews
import Observation
import SwiftUI

struct PlanetDetailNavigator {
    let navigator: any NavigatorContract

    func navigateToMoons(of planet: String) { navigator.navigate(to: PlanetsOutgoingNavigation.moons(planet: planet)) }
    func goBack() { navigator.goBack() }
    func dismiss() { navigator.dismiss() }
}

@Observable
final class PlanetDetailViewModel {
    private(set) var planet: Planet?
    private let identifier: Int
    private let getPlanetUseCase: any GetPlanetUseCaseContract
    private let navigator: PlanetDetailNavigator

    init(identifier: Int, getPlanetUseCase: any GetPlanetUseCaseContract, navigator: PlanetDetailNavigator) {
        self.identifier = identifier
        self.getPlanetUseCase = getPlanetUseCase
        self.navigator = navigator
    }

    func didAppear() async { planet = try? await getPlanetUseCase.execute(identifier: identifier) }
    func didTapOnMoons() { planet.map { navigator.navigateToMoons(of: $0.name) } }
    func didTapOnBack() { navigator.goBack() }
}

struct PlanetDetailView: View {
    let viewModel: PlanetDetailViewModel

    var body: some View {
        Group {
            if let planet = viewModel.planet {
                LabeledContent("Name", value: planet.name)
                LabeledContent("Kind", value: planet.kind.rawValue)
            }
            Button("moons", help: "Its moons", effect: .leads(to: "PlanetsOutgoingNavigation.moons")) {
                viewModel.didTapOnMoons()
            }
            Button("leave", help: "Go back", effect: .leaves) { viewModel.didTapOnBack() }
        }
        .navigationTitle(viewModel.planet?.name ?? "Planet")
        .task { await viewModel.didAppear() }
    }
}

final class PlanetFilterViewModel {
    private let delegate: any PlanetFilterDelegate
    private let navigator: PlanetDetailNavigator

    init(delegate: any PlanetFilterDelegate, navigator: PlanetDetailNavigator) {
        self.delegate = delegate
        self.navigator = navigator
    }

    func didChoose(_ kind: String) {
        delegate.didApply(kind: kind)
        navigator.dismiss()
    }
}

struct PlanetFilterView: View {
    let viewModel: PlanetFilterViewModel

    var body: some View {
        Text("Rocky planets or giants?")
        Button("rocky", help: "Show rocky planets", effect: .leaves) { viewModel.didChoose("rocky") }
        Button("giant", help: "Show giants", effect: .leaves) { viewModel.didChoose("giant") }
    }
}
