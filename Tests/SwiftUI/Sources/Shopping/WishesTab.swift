import SwiftUI

struct WishesTab: View {
    @Environment(Store.self) private var store
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.wishes) { product in
                    NavigationLink(product.name, value: product)
                }
                .onDelete { offsets in
                    store.wishes.remove(atOffsets: offsets)
                }
                .onMove { source, destination in
                    store.wishes.move(fromOffsets: source, toOffset: destination)
                }
            }
            .overlay {
                if store.wishes.isEmpty {
                    ContentUnavailableView("No Wishes", systemImage: "star",
                                           description: Text("Tap the star on a product."))
                }
            }
            .navigationTitle("Wishes")
            .navigationDestination(for: Product.self, destination: ProductDetail.init)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    EditButton()
                        .disabled(store.wishes.isEmpty)
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Menu {
                        Button("Sort by Name", action: sortByName)
                        Button("Sort by Price") {
                            withAnimation { store.wishes.sort { $0.price < $1.price } }
                        }
                        Divider()
                        Button("Add Everything to Cart", systemImage: "cart") {
                            store.wishes.forEach { store.add($0) }
                        }
                    } label: {
                        Label("More", systemImage: "ellipsis.circle")
                    }
                }
            }
        }
    }

    func sortByName() {
        withAnimation {
            store.wishes.sort(using: KeyPathComparator(\.name))
        }
    }
}

#Preview {
    let store = Store()
    store.wishes = Array(Product.catalogue.prefix(4))
    return WishesTab()
        .environment(store)
}
