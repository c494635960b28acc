import SwiftUI

struct ProductDetail: View {
    let product: Product

    @Environment(Store.self) private var store
    @State private var choosingQuantity = false
    @State private var lastAdded: Int?

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                hero
                Text(product.price.price)
                    .font(.title.bold())
                    .monospacedDigit()
                if !product.details.isEmpty {
                    Text(product.details)
                        .multilineTextAlignment(.center)
                        .foregroundStyle(.secondary)
                }
                HStack {
                    Button {
                        choosingQuantity = true
                    } label: {
                        Label("Add to Cart", systemImage: "cart")
                            .frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)

                    wishButton
                }
                if let lastAdded {
                    Text("Added \(lastAdded) to your cart")
                        .font(.footnote)
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .accessibilityIdentifier("detail.added")
                }
                related
            }
            .padding()
        }
        .navigationTitle(product.name)
        .sheet(isPresented: $choosingQuantity) {
            QuantitySheet(product: product) { quantity in
                store.add(product, quantity: quantity)
                withAnimation { lastAdded = quantity }
            }
            .presentationDetents([.height(260)])
        }
    }

    private var hero: some View {
        Image(systemName: product.symbol)
            .resizable()
            .scaledToFit()
            .frame(height: 120)
            .padding(40)
            .frame(maxWidth: .infinity)
            .background(
                LinearGradient(colors: [.orange.opacity(0.4), .yellow.opacity(0.2)],
                               startPoint: .topLeading, endPoint: .bottomTrailing)
            )
            .clipShape(RoundedRectangle(cornerRadius: 24))
    }

    private var wishButton: some View {
        Button {
            store.toggleWish(product)
        } label: {
            Image(systemName: store.isWished(product) ? "star.fill" : "star")
                .symbolEffect(.bounce, value: store.isWished(product))
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .accessibilityLabel(store.isWished(product) ? "Remove from wishes" : "Add to wishes")
    }

    @ViewBuilder private var related: some View {
        let others = store.products.filter { $0.category == product.category && $0 != product }
        if others.count > 0 {
            VStack(alignment: .leading) {
                Text("You might also like").font(.headline)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack {
                        ForEach(others) { other in
                            NavigationLink(value: other) {
                                VStack {
                                    Image(systemName: other.symbol).font(.largeTitle)
                                    Text(other.name).font(.caption)
                                }
                                .frame(width: 110, height: 90)
                                .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
                            }
                            .buttonStyle(.plain)
                        }
                    }
                }
            }
            .padding(.top)
        }
    }
}

struct QuantitySheet: View {
    let product: Product
    let onConfirm: (Int) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var quantity = 1

    var body: some View {
        VStack(spacing: 20) {
            Text("How many?").font(.headline)
            Stepper(value: $quantity, in: 1...10) {
                Text("\(quantity) × \(product.name)")
            }
            Text((product.price * Decimal(quantity)).price)
                .font(.title2)
                .contentTransition(.numericText(value: Double(quantity)))
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                Spacer()
                Button("Add") {
                    onConfirm(quantity)
                    dismiss()
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut(.defaultAction)
            }
        }
        .padding()
    }
}

#Preview {
    NavigationStack {
        ProductDetail(product: Product.catalogue[0])
    }
    .environment(Store())
}

#Preview("Quantity") {
    QuantitySheet(product: Product.catalogue[1]) { print($0) }
}
