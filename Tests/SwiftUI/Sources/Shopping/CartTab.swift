import SwiftUI

struct CartTab: View {
    @Environment(Store.self) private var store
    var goShopping: () -> Void

    @State private var confirmingCheckout = false
    @State private var confirmingEmpty = false
    @State private var coupon = ""

    var body: some View {
        @Bindable var store = store

        NavigationStack {
            Group {
                if store.cart.isEmpty {
                    ContentUnavailableView {
                        Label("Your Cart Is Empty", systemImage: "cart")
                    } actions: {
                        Button("Go Shopping", action: goShopping)
                    }
                } else {
                    List {
                        Section {
                            ForEach($store.cart) { $line in
                                CartRow(line: $line)
                                    .swipeActions {
                                        Button("Remove", role: .destructive) {
                                            store.remove(line)
                                        }
                                    }
                            }
                        }
                        couponSection
                        totals
                    }
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                if !store.cart.isEmpty {
                    Button("Empty", role: .destructive) {
                        confirmingEmpty = true
                    }
                }
            }
            .confirmationDialog("Empty the cart?", isPresented: $confirmingEmpty, titleVisibility: .visible) {
                Button("Remove \(store.itemCount) Items", role: .destructive) {
                    withAnimation { store.cart.removeAll() }
                }
            }
            .safeAreaInset(edge: .bottom) {
                if !store.cart.isEmpty {
                    checkoutBar
                }
            }
        }
    }

    private var checkoutBar: some View {
        Button {
            confirmingCheckout = true
        } label: {
            HStack {
                Text("Check Out")
                Spacer()
                Text(store.total.price).bold()
            }
            .padding(.horizontal)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding()
        .background(.bar)
        .accessibilityIdentifier("cart.checkout")
        .confirmationDialog("Place this order?", isPresented: $confirmingCheckout) {
            Button("Pay \(store.total.price)") { store.checkout() }
            Button("Not Yet", role: .cancel) {}
        } message: {
            Text("You'll be charged at once.")
        }
    }

    private var couponSection: some View {
        Section("Coupon") {
            if let code = store.couponCode {
                LabeledContent(code) {
                    Button("Remove") { store.couponCode = nil }
                }
            } else {
                HStack {
                    TextField("Code", text: $coupon)
                        .textInputAutocapitalization(.characters)
                    Button("Apply") {
                        store.couponCode = coupon.uppercased()
                        coupon = ""
                    }
                    .disabled(coupon.count < 4)
                }
            }
        }
    }

    private var totals: some View {
        Section {
            LabeledContent("Subtotal", value: store.subtotal.price)
            if store.discount > 0 {
                LabeledContent("Discount", value: "−\(store.discount.price)")
                    .foregroundStyle(.green)
            }
            LabeledContent("Total") {
                Text(store.total, format: .currency(code: "USD")).bold()
            }
        }
    }
}

private struct CartRow: View {
    @Binding var line: CartLine

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(line.product.name)
                Spacer()
                Text(line.total.price)
                    .monospacedDigit()
            }
            Stepper("Quantity: \(line.quantity)", value: $line.quantity, in: 1...99)
                .font(.subheadline)
            Toggle("Gift wrap", isOn: $line.giftWrapped)
                .font(.subheadline)
        }
    }
}

#Preview("Empty") {
    CartTab(goShopping: {}).environment(Store())
}

#Preview("Filled") {
    let store = Store()
    store.add(Product.catalogue[0])
    store.add(Product.catalogue[4], quantity: 2)
    return CartTab(goShopping: {}).environment(store)
}
