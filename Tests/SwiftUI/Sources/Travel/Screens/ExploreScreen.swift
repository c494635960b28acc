import SwiftUI

struct ExploreScreen: View {
    @Environment(TripPlanner.self) private var planner
    @Environment(\.theme) private var theme
    @Binding var usesNightTheme: Bool

    @State private var showsTrips = false
    @ScaledMetric(relativeTo: .body) private var minimumCardWidth: CGFloat = 150

    private var columns: [GridItem] {
        [GridItem(.adaptive(minimum: minimumCardWidth), spacing: Theme.Spacing.m)]
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: Theme.Spacing.m) {
                    filterBar
                    if !planner.trips.isEmpty {
                        upcoming
                    }
                    LazyVGrid(columns: columns, spacing: Theme.Spacing.m) {
                        ForEach(planner.destinations) { destination in
                            NavigationLink(value: destination) {
                                DestinationCard(destination: destination)
                            }
                            .buttonStyle(.plain)
                            .accessibilityIdentifier("destination-\(destination.id)")
                        }
                    }
                    .padding(.horizontal)
                    .animation(.spring, value: planner.selectedMoods)
                }
            }
            .screenBackground()
            .navigationTitle("Explore")
            .navigationDestination(for: Destination.self) { destination in
                DestinationScreen(destination: destination)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Toggle(isOn: $usesNightTheme) {
                        Label("Night theme", systemImage: usesNightTheme ? "moon.fill" : "moon")
                    }
                    .accessibilityIdentifier("nightToggle")
                }
            }
            .sheet(isPresented: $showsTrips) {
                TripsScreen()
                    .theme(theme)
            }
        }
    }

    private var filterBar: some View {
        ScrollView(.horizontal) {
            HStack(spacing: Theme.Spacing.s) {
                ForEach(Destination.Mood.allCases) { mood in
                    Chip(title: mood.title, systemImage: mood.symbol, isOn: binding(for: mood))
                        .accessibilityIdentifier("chip-\(mood.rawValue)")
                }
                if !planner.selectedMoods.isEmpty {
                    Button("Clear") { planner.selectedMoods.removeAll() }
                        .buttonStyle(.ghost)
                        .transition(.scale.combined(with: .opacity))
                }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }

    private var upcoming: some View {
        Button {
            showsTrips = true
        } label: {
            HStack {
                Label("Upcoming trips", systemImage: "chevron.right")
                    .labelStyle(.trailingIcon)
                Spacer()
                Badge(text: "\(planner.trips.count)", kind: .success)
            }
            .card()
        }
        .buttonStyle(.plain)
        .padding(.horizontal)
    }

    private func binding(for mood: Destination.Mood) -> Binding<Bool> {
        Binding {
            planner.selectedMoods.contains(mood)
        } set: { isOn in
            if isOn {
                planner.selectedMoods.insert(mood)
            } else {
                planner.selectedMoods.remove(mood)
            }
        }
    }
}

#Preview {
    ExploreScreen(usesNightTheme: .constant(false))
        .environment(TripPlanner())
}

#Preview("Night") {
    ExploreScreen(usesNightTheme: .constant(true))
        .environment(TripPlanner())
        .theme(.night)
}
