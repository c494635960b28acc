import SwiftUI

struct IngredientsPage: View {
    @Binding var ingredients: [Ingredient]
    let factor: Double

    private var missing: Int { ingredients.filter { !$0.isChecked }.count }

    var body: some View {
        VStack(alignment: .leading) {
            ForEach($ingredients) { $ingredient in
                HStack {
                    Toggle(isOn: $ingredient.isChecked.animation(.easeOut)) {
                        Text(ingredient.name)
                            .strikethrough(ingredient.isChecked)
                    }
                    .toggleStyle(.checklist)
                    Spacer()
                    Text(amount(ingredient), format: .measurement(width: .abbreviated, usage: .asProvided))
                        .monospacedDigit()
                        .foregroundStyle(.secondary)
                }
                .swipeToRemove {
                    withAnimation { ingredients.removeAll { $0.id == ingredient.id } }
                }
            }
            Group {
                if missing == 0 {
                    Label("You have everything", systemImage: "checkmark.seal.fill")
                        .foregroundStyle(.green)
                } else {
                    Text("\(missing) still to buy")
                }
            }
            .font(.footnote)
            .padding(.top, 8)
        }
    }

    private func amount(_ ingredient: Ingredient) -> Measurement<UnitMass> {
        Measurement(value: (ingredient.grams * factor).rounded(), unit: .grams)
    }
}

struct ChecklistToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

extension ToggleStyle where Self == ChecklistToggleStyle {
    static var checklist: ChecklistToggleStyle { ChecklistToggleStyle() }
}

private struct NumberWidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct StepsPage: View {
    let steps: [String]
    @State private var current = 0
    @State private var numberWidth: CGFloat?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
                HStack(alignment: .firstTextBaseline) {
                    Text("\(index + 1).")
                        .bold()
                        .background {
                            GeometryReader { proxy in
                                Color.clear.preference(key: NumberWidthKey.self, value: proxy.size.width)
                            }
                        }
                        .frame(width: numberWidth, alignment: .trailing)
                    Text(step)
                }
                .opacity(index < current ? 0.4 : 1)
                .scaleEffect(index == current ? 1.03 : 1, anchor: .leading)
            }
            HStack {
                Button("Previous") { current -= 1 }
                    .disabled(current == 0)
                Button("Next Step") { current += 1 }
                    .disabled(current >= steps.count)
            }
            .buttonStyle(.bordered)
        }
        .animation(.easeInOut(duration: 0.25), value: current)
        .onPreferenceChange(NumberWidthKey.self) { [$numberWidth] width in
            $numberWidth.wrappedValue = width
        }
    }
}

struct FactsPage: View {
    let recipe: Recipe

    private var total: Double { recipe.ingredients.map(\.grams).reduce(0, +) }

    var body: some View {
        Grid(alignment: .leading, verticalSpacing: 8) {
            GridRow {
                Text("Ingredient")
                Text("Weight").gridColumnAlignment(.trailing)
                Text("Share")
            }
            .font(.headline)
            Divider().gridCellUnsizedAxes(.horizontal)
            ForEach(recipe.ingredients) { ingredient in
                GridRow {
                    Text(ingredient.name)
                    Text("\(ingredient.grams, specifier: "%.0f") g")
                    ShareBar(fraction: ingredient.grams / max(total, 1))
                }
            }
            GridRow {
                Text("Total \(total.formatted()) g")
                    .bold()
                    .gridCellColumns(3)
            }
        }
    }
}

private struct ShareBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule().fill(.orange)
                    .frame(width: geometry.size.width * fraction)
            }
        }
        .frame(height: 8)
        .accessibilityLabel(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }
}
