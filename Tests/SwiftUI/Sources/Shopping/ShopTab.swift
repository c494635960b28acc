import SwiftUI

struct ShopTab: View {
    @Environment(Store.self) private var store
    @State private var search = ""
    @State private var category: Product.Category?

    private var results: [Product] {
        store.products.filter { product in
            (category == nil || product.category == category)
                && (search.isEmpty || product.name.localizedStandardContains(search))
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Picker("Category", selection: $category) {
                    Text("All").tag(nil as Product.Category?)
                    ForEach(Product.Category.allCases) {
                        Text($0.rawValue).tag(Optional($0))
                    }
                }
                .pickerStyle(.segmented)
                .listRowSeparator(.hidden)

                ForEach(results) { product in
                    NavigationLink(value: product) {
                        ProductRow(product: product)
                    }
                }

                if results.isEmpty {
                    Text("Nothing matches “\(search)”.")
                        .foregroundStyle(.secondary)
                        .frame(maxWidth: .infinity)
                }
            }
            .listStyle(.plain)
            .navigationTitle("Shop")
            .navigationDestination(for: Product.self) { product in
                ProductDetail(product: product)
            }
            .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
        }
    }
}

struct ProductRow: View {
    @Environment(Store.self) private var store
    let product: Product

    var body: some View {
        HStack {
            Image(systemName: product.symbol)
                .font(.title2)
                .frame(width: 40, height: 40)
                .background(.orange.opacity(0.15), in: .rect(cornerRadius: 10))
            VStack(alignment: .leading) {
                Text(product.name)
                Text(product.price.price)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Button {
                withAnimation {
                    store.add(product)
                }
            } label: {
                Image(systemName: "cart.badge.plus")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Add \(product.name) to cart")
            .accessibilityIdentifier("add-\(product.id)")
        }
    }
}

#Preview {
    ShopTab().environment(Store())
}
