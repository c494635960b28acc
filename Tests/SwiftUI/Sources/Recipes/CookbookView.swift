import SwiftUI

struct CookbookView: View {
    @Environment(Cookbook.self) private var cookbook

    @State private var categoryID: CategoryNode.ID? = "Everything"
    @State private var recipeID: Recipe.ID?
    @State private var columnVisibility = NavigationSplitViewVisibility.all

    private var category: CategoryNode? {
        let flat = CategoryNode.tree + CategoryNode.tree.flatMap { $0.children ?? [] }
        return flat.first { $0.id == categoryID }
    }

    var body: some View {
        @Bindable var cookbook = cookbook

        NavigationSplitView(columnVisibility: $columnVisibility) {
            List(CategoryNode.tree, children: \.children, selection: $categoryID) { node in
                Label(node.name, systemImage: node.symbol)
                    .badge(node.children == nil ? cookbook.recipes(in: node).count : 0)
            }
            .navigationTitle("Cookbook")
            .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
        } content: {
            List(selection: $recipeID) {
                ForEach(cookbook.recipes(in: category)) { recipe in
                    recipeRow(recipe)
                        .tag(recipe.id)
                }
            }
            .navigationTitle(category?.name ?? "Recipes")
        } detail: {
            if let index = cookbook.recipes.firstIndex(where: { $0.id == recipeID }) {
                RecipeView(recipe: $cookbook.recipes[index])
                    .id(recipeID)
            } else {
                placeholder
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: categoryID) {
            recipeID = nil
        }
    }

    @ViewBuilder
    private func recipeRow(_ recipe: Recipe) -> some View {
        HStack {
            VStack(alignment: .leading) {
                Text(recipe.title)
                Text("\(recipe.minutes) min · \(recipe.tags.joined(separator: ", "))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .truncationMode(.tail)
            }
            if recipe.isFavorite {
                Spacer()
                Image(systemName: "star.fill").foregroundStyle(.yellow)
            }
        }
        .accessibilityIdentifier("recipe-\(recipe.id)")
    }

    private var placeholder: some View {
        VStack(spacing: 24) {
            ContentUnavailableView("Pick a Recipe", systemImage: "fork.knife")
            GroupBox("All categories") {
                OutlineGroup(CategoryNode.tree, children: \.children) { node in
                    Button(node.name) { categoryID = node.id }
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .frame(maxWidth: 320)
        }
        .padding()
    }
}

#Preview {
    CookbookView().environment(Cookbook())
}
