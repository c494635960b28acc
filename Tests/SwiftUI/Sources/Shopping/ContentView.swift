import SwiftUI

enum AppTab: Hashable {
    case shop, cart, wishes, account
}

struct ContentView: View {
    @Environment(Store.self) private var store
    @State private var selection: AppTab = .shop

    var body: some View {
        TabView(selection: $selection) {
            Tab("Shop", systemImage: "bag", value: AppTab.shop) {
                ShopTab()
            }

            Tab("Cart", systemImage: "cart", value: .cart) {
                CartTab(goShopping: { selection = .shop })
            }
            .badge(store.itemCount)

            Tab("Wishes", systemImage: "star", value: .wishes) {
                WishesTab()
            }

            Tab("Account", systemImage: "person.crop.circle", value: .account) {
                AccountTab()
            }
        }
        .sensoryFeedback(.increase, trigger: store.itemCount)
    }
}

#Preview {
    ContentView()
        .environment(Store())
}
