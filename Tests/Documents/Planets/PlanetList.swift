import ChallengeCore
import ChallengeViews
import Observation
import SwiftUI

protocol PlanetListNavigatorContract {
    func navigateToDetail(identifier: Int)
    func presentFilter(delegate: any PlanetFilterDelegate)
}

struct PlanetListNavigator: PlanetListNavigatorContract {
    private let navigator: NavigatorContract

    init(navigator: NavigatorContract) {
        self.navigator = navigator
    }

    func navigateToDetail(identifier: Int) {
        navigator.navigate(to: PlanetsIncomingNavigation.detail(identifier: identifier))
    }

    func presentFilter(delegate: any PlanetFilterDelegate) {
        navigator.present(
            PlanetsIncomingNavigation.filter(delegate: delegate), style: .sheet(detents: [.medium, .large]))
    }
}

enum PlanetListEvent: TrackingEventContract {
    case screenViewed
    case planetSelected(identifier: Int)

    var name: String {
        switch self {
        case .screenViewed: "planet_list_viewed"
        case .planetSelected: "planet_selected"
        }
    }

    var properties: [String: String] {
        switch self {
        case .screenViewed: [:]
        case .planetSelected(let identifier): ["id": "\(identifier)"]
        }
    }
}

protocol PlanetListTrackerContract {
    func trackScreenViewed()
    func trackPlanetSelected(identifier: Int)
}

struct PlanetListTracker: PlanetListTrackerContract {
    private let tracker: any TrackerContract

    init(tracker: any TrackerContract) {
        self.tracker = tracker
    }

    func trackScreenViewed() { tracker.track(PlanetListEvent.screenViewed) }
    func trackPlanetSelected(identifier: Int) { tracker.track(PlanetListEvent.planetSelected(identifier: identifier)) }
}

enum PlanetListViewState: Equatable {
    case idle, loading, empty, error
    case loaded([Planet])
}

@Observable
final class PlanetListViewModel: PlanetFilterDelegate {
    private(set) var state = PlanetListViewState.idle
    var searchQuery = "" {
        didSet {
            guard searchQuery != oldValue else { return }
            searchTask?.cancel()
            searchTask = Task {
                try? await Task.sleep(for: .milliseconds(300))
                guard !Task.isCancelled else { return }
                await load(using: getPlanetsUseCase)
            }
        }
    }

    private let getPlanetsUseCase: any GetPlanetsUseCaseContract
    private let refreshPlanetsUseCase: any GetPlanetsUseCaseContract
    private let navigator: any PlanetListNavigatorContract
    private let tracker: any PlanetListTrackerContract
    @ObservationIgnored private var searchTask: Task<Void, Never>?
    @ObservationIgnored private var kind = ""

    init(
        getPlanetsUseCase: any GetPlanetsUseCaseContract, refreshPlanetsUseCase: any GetPlanetsUseCaseContract,
        navigator: any PlanetListNavigatorContract, tracker: any PlanetListTrackerContract
    ) {
        self.getPlanetsUseCase = getPlanetsUseCase
        self.refreshPlanetsUseCase = refreshPlanetsUseCase
        self.navigator = navigator
        self.tracker = tracker
    }

    func didAppear() async {
        tracker.trackScreenViewed()
        await load(using: getPlanetsUseCase)
    }

    func didPullToRefresh() async { await load(using: refreshPlanetsUseCase) }

    func didSelect(_ planet: Planet) {
        tracker.trackPlanetSelected(identifier: planet.id)
        navigator.navigateToDetail(identifier: planet.id)
    }

    func didTapOnFilter() { navigator.presentFilter(delegate: self) }

    nonisolated func didApply(kind: String) {
        Task { @MainActor in
            self.kind = kind
            await load(using: getPlanetsUseCase)
        }
    }

    private func load(using useCase: any GetPlanetsUseCaseContract) async {
        state = .loading
        do throws(PlanetError) {
            let planets = try await useCase.execute().filter {
                (searchQuery.isEmpty || $0.name.lowercased().contains(searchQuery.lowercased()))
                    && (kind.isEmpty || $0.kind.rawValue == kind)
            }
            state = planets.isEmpty ? .empty : .loaded(planets)
        } catch {
            state = .error
        }
    }
}

// An app replaces the view.
struct PlanetListView: View {
    @Bindable var viewModel: PlanetListViewModel

    var body: some View {
        Group {
            SearchField(text: $viewModel.searchQuery)
            switch viewModel.state {
            case .idle, .loading: Text("Loading")
            case .empty: Text("No planet fits.")
            case .error: Text("The sky is overcast.")
            case .loaded(let planets):
                RecordList(planets, of: "planet") { planet in
                    Column.id(planet.id)
                    Column("name", planet.name, .emphasis)
                } onSelect: {
                    viewModel.didSelect($0)
                }
            }
            Button("refresh", help: "Load the planets again") { await viewModel.didPullToRefresh() }
            Button("kinds", help: "Choose a kind", effect: .leads(to: "PlanetsIncomingNavigation.filter", as: .sheet)) {
                viewModel.didTapOnFilter()
            }
        }
        .task { await viewModel.didAppear() }
    }
}
