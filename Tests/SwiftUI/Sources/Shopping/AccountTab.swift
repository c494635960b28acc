import SwiftUI

struct AccountTab: View {
    @Environment(Store.self) private var store

    var body: some View {
        TabView {
            NavigationStack {
                OrderList()
            }
            .tabItem {
                Label("Orders", systemImage: "shippingbox")
            }

            NavigationStack {
                ProfileForm(store: store)
            }
            .tabItem {
                Image(systemName: "person")
                Text("Profile")
            }
        }
    }
}

struct OrderList: View {
    @Environment(Store.self) var store

    var body: some View {
        List(store.orders) { order in
            NavigationLink(value: order) {
                VStack(alignment: .leading) {
                    Text("Order #\(order.id, format: .number.grouping(.never))")
                    Text(order.date, style: .date)
                        .font(.caption)
                }
                .badge(order.lines.count)
            }
        }
        .navigationTitle("Orders")
        .navigationDestination(for: Order.self) { order in
            List {
                ForEach(order.lines) { line in
                    LabeledContent("\(line.quantity) × \(line.product.name)", value: line.total.price)
                }
                Section {
                    LabeledContent("Total", value: order.total.price).bold()
                    Button("Order Again") {
                        for line in order.lines {
                            store.add(line.product, quantity: line.quantity)
                        }
                    }
                }
            }
            .navigationTitle("#" + String(order.id))
        }
        .overlay {
            if store.orders.isEmpty {
                Text("No orders yet")
                    .foregroundColor(.secondary)
            }
        }
    }
}

struct ProfileForm: View {
    @Bindable var store: Store
    @State private var signedOut = false

    var body: some View {
        Form {
            TextField("Name", text: $store.customerName)
            Toggle("Newsletter", isOn: $store.newsletter)
            Section {
                Button("Sign Out", role: .destructive) { signedOut = true }
            }
        }
        .navigationTitle("Hello, \(store.customerName)")
        .alert("Signed Out", isPresented: $signedOut) {
        } message: {
            Text("See you soon, \(store.customerName)!")
        }
    }
}

#Preview {
    AccountTab().environment(Store())
}
