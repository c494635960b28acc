import SwiftUI

struct DatesStep: View {
    @Binding var draft: TripDraft

    private var range: PartialRangeFrom<Date> { Calendar.current.startOfDay(for: .now)... }

    var body: some View {
        Form {
            DatePicker("Departure", selection: $draft.departure, in: range, displayedComponents: .date)
                .datePickerStyle(.graphical)
            Stepper(value: $draft.nights, in: 1...21) {
                LabeledContent("Nights", value: "\(draft.nights)")
            }
            .accessibilityIdentifier("wizard.nights")
            LabeledContent("Return") {
                Text(draft.returnDate, style: .date)
            }
        }
        .scrollContentBackground(.hidden)
    }
}

struct TravellersStep: View {
    @Binding var draft: TripDraft

    var body: some View {
        Form {
            Section {
                Stepper("Adults: \(draft.adults)", value: $draft.adults, in: 0...6)
                Stepper("Children: \(draft.children)", value: $draft.children, in: 0...6)
            } footer: {
                Text("Children under 12 pay half.")
            }
            Section("Cabin") {
                Picker("Cabin", selection: $draft.cabin) {
                    ForEach(TripDraft.Cabin.allCases) { cabin in
                        Text(cabin.rawValue).tag(cabin)
                    }
                }
                .pickerStyle(.inline)
                .labelsHidden()
            }
        }
        .scrollContentBackground(.hidden)
    }
}

struct ContactStep: View {
    @Binding var email: String
    let onSubmit: () -> Void
    @FocusState private var isFocused: Bool

    var body: some View {
        Card("We'll send your tickets here") {
            TextField("name@example.com", text: $email)
                .textFieldStyle(.roundedBorder)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .submitLabel(.continue)
                .focused($isFocused)
                .onSubmit(onSubmit)
                .accessibilityIdentifier("wizard.email")
        }
        .padding(.horizontal)
        .onAppear { isFocused = true }
    }
}

struct ReviewStep: View {
    let destination: Destination
    @Binding var draft: TripDraft
    @Environment(\.currencyCode) private var currencyCode

    var body: some View {
        VStack(spacing: Theme.Spacing.m) {
            Card("Your trip") {
                line("Destination", destination.name)
                line("Dates", (draft.departure..<draft.returnDate).formatted(date: .abbreviated, time: .omitted))
                line("Travellers", draft.travellers.formatted())
                line("Cabin", draft.cabin.rawValue)
                Divider()
                line("Price", draft.price(for: destination).formatted(.currency(code: currencyCode)))
                    .bold()
            }
            Toggle("I accept the terms", isOn: $draft.acceptsTerms)
                .card()
        }
        .padding(.horizontal)
    }

    private func line(_ key: LocalizedStringKey, _ value: String) -> some View {
        HStack {
            Text(key)
            Spacer()
            Text(value).multilineTextAlignment(.trailing)
        }
    }
}

extension TripDraft {
    var returnDate: Date {
        Calendar.current.date(byAdding: .day, value: nights, to: departure) ?? departure
    }
}
