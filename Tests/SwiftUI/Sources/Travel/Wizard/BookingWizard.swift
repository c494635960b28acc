import SwiftUI

struct BookingWizard: View {
    enum Step: Int, CaseIterable {
        case dates, travellers, contact, review

        var title: LocalizedStringKey {
            switch self {
            case .dates: "When?"
            case .travellers: "Who?"
            case .contact: "Contact"
            case .review: "Review"
            }
        }

        var next: Step? { Step(rawValue: rawValue + 1) }
        var previous: Step? { Step(rawValue: rawValue - 1) }
    }

    let destination: Destination

    @Environment(TripPlanner.self) private var planner
    @Environment(\.dismiss) private var dismiss
    @State private var step: Step = .dates
    @State private var draft = TripDraft()
    @State private var isBooking = false
    @State private var attempted = false

    private var problem: String? {
        switch step {
        case .dates:
            draft.departure < .now ? "Choose a day in the future." : nil
        case .travellers:
            draft.adults == 0 ? "At least one adult must travel." : nil
        case .contact:
            draft.email.wholeMatch(of: /\S+@\S+\.\S+/) == nil ? "Enter a valid e-mail address." : nil
        case .review:
            draft.acceptsTerms ? nil : "Please accept the terms."
        }
    }

    var body: some View {
        NavigationStack {
            VStack(spacing: Theme.Spacing.m) {
                StepIndicator(current: step.rawValue, count: Step.allCases.count)
                    .padding(.top)

                currentStep
                    .frame(maxHeight: .infinity, alignment: .top)
                    .id(step)
                    .transition(.push(from: .trailing))

                if attempted, let problem {
                    Label(problem, systemImage: "exclamationmark.circle")
                        .font(.footnote)
                        .foregroundStyle(.red)
                        .accessibilityIdentifier("wizard.problem")
                }

                PrimaryButton(step == .review ? "Book Now" : "Continue", isLoading: isBooking, action: advance)
                    .padding([.horizontal, .bottom])
                    .accessibilityIdentifier("wizard.continue")
            }
            .screenBackground()
            .navigationTitle(step.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    if let previous = step.previous {
                        Button("Back") {
                            withAnimation { step = previous }
                        }
                    } else {
                        Button("Cancel", action: dismiss.callAsFunction)
                    }
                }
            }
        }
        .interactiveDismissDisabled(step != .dates)
    }

    @ViewBuilder
    private var currentStep: some View {
        switch step {
        case .dates:
            DatesStep(draft: $draft)
        case .travellers:
            TravellersStep(draft: $draft)
        case .contact:
            ContactStep(email: $draft.email, onSubmit: advance)
        case .review:
            ReviewStep(destination: destination, draft: $draft)
        }
    }

    private func advance() {
        guard problem == nil else {
            attempted = true
            return
        }
        attempted = false
        if let next = step.next {
            withAnimation(.snappy) { step = next }
        } else {
            Task { await book() }
        }
    }

    private func book() async {
        isBooking = true
        try? await Task.sleep(for: .seconds(1))
        planner.book(draft, to: destination)
        isBooking = false
        dismiss()
    }
}

private struct StepIndicator: View {
    let current: Int
    let count: Int
    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: 6) {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(index <= current ? theme.palette.accent : theme.palette.muted.opacity(0.3))
                    .frame(width: index == current ? 28 : 12, height: 6)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Step \(current + 1) of \(count)")
    }
}

#Preview {
    BookingWizard(destination: Destination.all[0])
        .environment(TripPlanner())
}
