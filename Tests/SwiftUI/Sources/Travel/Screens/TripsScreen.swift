import SwiftUI

struct TripsScreen: View {
    @Environment(TripPlanner.self) private var planner
    @Environment(\.dismiss) private var dismiss
    @Environment(\.currencyCode) private var currencyCode
    @Environment(\.theme) private var theme

    private var sum: Double { planner.trips.map(\.price).reduce(0, +) }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: Theme.Spacing.m, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(planner.trips) { trip in
                            row(trip)
                        }
                    } header: {
                        HStack {
                            Text("Total")
                            Spacer()
                            Text(sum, format: .currency(code: currencyCode))
                        }
                        .font(.headline)
                        .padding()
                        .background(theme.palette.background)
                    }
                }
                .padding(.horizontal)
            }
            .screenBackground()
            .navigationTitle("Trips")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }
                }
            }
        }
    }

    @ViewBuilder
    private func row(_ trip: Trip) -> some View {
        Card {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading) {
                    Text(trip.departure, format: .dateTime.day().month(.wide).year())
                    Text("\(trip.nights) nights")
                        .foregroundStyle(theme.palette.muted)
                }
                Spacer()
                Text(trip.price, format: .currency(code: currencyCode))
            }
            .if(trip.price > 1000) { content in
                content.foregroundStyle(.orange)
            }
            Button("Cancel Trip", role: .destructive) {
                withAnimation {
                    planner.trips.removeAll { $0.id == trip.id }
                }
            }
            .buttonStyle(.ghost(.red))
        } header: {
            Text(trip.destination.name)
        }
        .transition(.asymmetric(insertion: .scale, removal: .move(edge: .leading)))
    }
}
