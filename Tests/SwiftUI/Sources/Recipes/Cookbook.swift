import SwiftUI

struct Ingredient: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var grams: Double
    var isChecked = false
}

struct Recipe: Identifiable, Hashable {
    let id: Int
    var title: String
    var tags: [String]
    var minutes: Int
    var ingredients: [Ingredient]
    var steps: [String]
    var isFavorite = false
}

struct CategoryNode: Identifiable, Hashable {
    var id: String { name }
    let name: String
    var symbol = "folder"
    var tag: String?
    var children: [CategoryNode]?

    static let tree: [CategoryNode] = [
        CategoryNode(name: "Everything", symbol: "tray.full"),
        CategoryNode(name: "Meals", children: [
            CategoryNode(name: "Breakfast", symbol: "sunrise", tag: "breakfast"),
            CategoryNode(name: "Dinner", symbol: "moon", tag: "dinner"),
        ]),
        CategoryNode(name: "Diets", children: [
            CategoryNode(name: "Vegetarian", symbol: "leaf", tag: "vegetarian"),
            CategoryNode(name: "Vegan", symbol: "leaf.fill", tag: "vegan"),
        ]),
    ]
}

@Observable
final class Cookbook {
    var recipes: [Recipe] = [
        Recipe(id: 1, title: "Shakshuka", tags: ["breakfast", "vegetarian", "spicy", "one pan"], minutes: 30,
               ingredients: [.init(name: "Tomatoes", grams: 800), .init(name: "Eggs", grams: 240), .init(name: "Peppers", grams: 200)],
               steps: ["Soften the peppers.", "Add tomatoes and simmer.", "Crack in the eggs and cover."]),
        Recipe(id: 2, title: "Dal", tags: ["dinner", "vegan", "cheap", "freezes well"], minutes: 45,
               ingredients: [.init(name: "Red lentils", grams: 300), .init(name: "Coconut milk", grams: 400), .init(name: "Onion", grams: 150)],
               steps: ["Fry the onion with spices.", "Add lentils and water.", "Stir in the coconut milk."], isFavorite: true),
        Recipe(id: 3, title: "Roast Chicken", tags: ["dinner", "sunday"], minutes: 95,
               ingredients: [.init(name: "Chicken", grams: 1600), .init(name: "Lemon", grams: 120), .init(name: "Butter", grams: 50)],
               steps: ["Butter the bird.", "Roast at 200 °C.", "Rest before carving."]),
        Recipe(id: 4, title: "Porridge", tags: ["breakfast", "vegetarian", "quick", "cheap"], minutes: 8,
               ingredients: [.init(name: "Oats", grams: 50), .init(name: "Milk", grams: 300)],
               steps: ["Simmer and stir.", "Top with anything."]),
    ]

    func recipes(in category: CategoryNode?) -> [Recipe] {
        guard let category else { return [] }
        let tags = category.tag.map { [$0] } ?? category.children?.compactMap(\.tag)
        guard let tags else { return recipes }
        return recipes.filter { !Set($0.tags).isDisjoint(with: tags) }
    }
}
