import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let symbol: String
    let price: Decimal
    let category: Category
    var details = ""

    enum Category: String, CaseIterable, Identifiable {
        case kitchen = "Kitchen"
        case desk = "Desk"
        case outdoors = "Outdoors"

        var id: String { rawValue }
    }
}

struct CartLine: Identifiable, Hashable {
    let product: Product
    var quantity: Int
    var giftWrapped = false

    var id: Product.ID { product.id }
    var total: Decimal { product.price * Decimal(quantity) + (giftWrapped ? 3 : 0) }
}

struct WishList: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var items: [Product] = []
}

struct Order: Identifiable, Hashable {
    let id: Int
    let date: Date
    let lines: [CartLine]
    let total: Decimal
}

@Observable
class Store {
    var products: [Product] = Product.catalogue
    var cart: [CartLine] = []
    var wishes: [Product] = []
    var orders: [Order] = []
    var couponCode: String?
    var customerName = "Alex"
    var newsletter = true

    var itemCount: Int {
        cart.reduce(0) { $0 + $1.quantity }
    }

    var subtotal: Decimal {
        cart.map(\.total).reduce(0, +)
    }

    var discount: Decimal {
        couponCode == nil ? 0 : subtotal / 10
    }

    var total: Decimal { subtotal - discount }

    func add(_ product: Product, quantity: Int = 1) {
        if let index = cart.firstIndex(where: { $0.id == product.id }) {
            cart[index].quantity += quantity
        } else {
            cart.append(CartLine(product: product, quantity: quantity))
        }
    }

    func remove(_ line: CartLine) {
        cart.removeAll { $0.id == line.id }
    }

    func toggleWish(_ product: Product) {
        if let index = wishes.firstIndex(of: product) {
            wishes.remove(at: index)
        } else {
            wishes.append(product)
        }
    }

    func isWished(_ product: Product) -> Bool { wishes.contains(product) }

    func checkout() {
        guard !cart.isEmpty else { return }
        let order = Order(id: 1000 + orders.count, date: .now, lines: cart, total: total)
        orders.insert(order, at: 0)
        cart.removeAll()
        couponCode = nil
    }

    func expireCoupon() {
        couponCode = nil
    }
}

extension Product {
    static let catalogue: [Product] = [
        Product(id: 1, name: "Moka Pot", symbol: "cup.and.saucer", price: 29.9, category: .kitchen, details: "Six cups, aluminium, made to last."),
        Product(id: 2, name: "Chef's Knife", symbol: "fork.knife", price: 79, category: .kitchen, details: "20 cm blade of forged steel."),
        Product(id: 3, name: "Desk Lamp", symbol: "lamp.desk", price: 54.5, category: .desk, details: "Warm light, three joints."),
        Product(id: 4, name: "Notebook", symbol: "book.closed", price: 12, category: .desk, details: "192 dotted pages."),
        Product(id: 5, name: "Tent", symbol: "tent", price: 249, category: .outdoors, details: "Two people, three seasons, 2.1 kg."),
        Product(id: 6, name: "Backpack", symbol: "backpack", price: 119.95, category: .outdoors, details: "38 litres with a rain cover."),
        Product(id: 7, name: "Headlamp", symbol: "flashlight.on.fill", price: 34, category: .outdoors),
    ]
}

extension Decimal {
    var price: String {
        formatted(.currency(code: "USD"))
    }
}
