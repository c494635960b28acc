import SwiftUI

struct DestinationCard: View {
    let destination: Destination

    @Environment(TripPlanner.self) private var planner
    @Environment(\.theme) private var theme
    @Environment(\.currencyCode) private var currencyCode

    private var isSaved: Bool { planner.saved.contains(destination.id) }

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.xs) {
            RemoteImage(url: destination.imageURL, placeholder: "airplane")
                .frame(height: 100)
                .clipShape(.rect(cornerRadius: theme.cornerRadius / 2))
                .overlay(alignment: .topLeading) {
                    if destination.isNew {
                        Badge(text: "New", kind: .warning).padding(6)
                    }
                }
                .overlay(alignment: .topTrailing) { saveButton }
            Text(destination.name)
                .font(.headline)
            Text(destination.country)
                .font(.caption)
                .foregroundStyle(theme.palette.muted)
            HStack {
                Text(destination.pricePerNight, format: .currency(code: currencyCode))
                    .font(.footnote.weight(.semibold))
                Spacer(minLength: 0)
                Label(destination.score.formatted(.number.precision(.fractionLength(1))), systemImage: "star.fill")
                    .labelStyle(.trailingIcon)
                    .font(.caption)
            }
        }
        .card()
        .compactCards()
    }

    private var saveButton: some View {
        Button {
            if isSaved {
                planner.saved.remove(destination.id)
            } else {
                planner.saved.insert(destination.id)
            }
        } label: {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
                .padding(8)
                .background(.ultraThinMaterial, in: Circle())
        }
        .padding(4)
        .accessibilityLabel(isSaved ? "Remove bookmark" : "Bookmark \(destination.name)")
    }
}

struct DestinationScreen: View {
    let destination: Destination
    @State private var isBooking = false
    @Environment(\.theme) private var theme

    var body: some View {
        ScrollView {
            VStack(spacing: Theme.Spacing.m) {
                RemoteImage(url: destination.imageURL)
                    .frame(height: 220)
                    .clipped()
                Card("Good for") {
                    HStack {
                        ForEach(destination.moods.sorted { $0.rawValue < $1.rawValue }) { mood in
                            Label(mood.title, systemImage: mood.symbol)
                                .labelStyle(.iconOnly)
                                .font(.title2)
                        }
                    }
                }
                .padding(.horizontal)
                Card {
                    Text("Guests rate \(destination.name) \(destination.score, specifier: "%.1f") out of 5.")
                } header: {
                    Label("Reviews", systemImage: "text.bubble")
                }
                .padding(.horizontal)
            }
        }
        .screenBackground()
        .safeAreaInset(edge: .bottom) {
            PrimaryButton("Plan This Trip") { isBooking = true }
                .padding()
                .background(.bar)
        }
        .navigationTitle(Text(verbatim: "\(destination.name), \(destination.country)"))
        .navigationBarTitleDisplayMode(.inline)
        .sheet(isPresented: $isBooking) {
            BookingWizard(destination: destination)
                .theme(theme)
        }
    }
}

#Preview {
    NavigationStack {
        DestinationScreen(destination: Destination.all[2])
    }
    .environment(TripPlanner())
}
