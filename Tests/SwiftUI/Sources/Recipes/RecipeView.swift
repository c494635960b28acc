import SwiftUI

struct RecipeView: View {
    @Binding var recipe: Recipe

    @State private var servings = 2
    @State private var page = Page.ingredients
    @State private var isZoomed = false
    @Namespace private var namespace

    enum Page: String, CaseIterable {
        case ingredients = "Ingredients"
        case steps = "Steps"
        case nutrition = "Facts"
    }

    private var factor: Double { Double(servings) / 2 }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header
                TagCloud(tags: recipe.tags)
                PageSelector(selection: $page)
                pageContent(page)
            }
            .padding()
        }
        .overlay { if isZoomed { zoomedPhoto } }
        .navigationTitle(recipe.title)
        .toolbar {
            Button {
                withAnimation(.bouncy) { recipe.isFavorite.toggle() }
            } label: {
                Image(systemName: recipe.isFavorite ? "star.fill" : "star")
            }
            .accessibilityLabel(recipe.isFavorite ? "Unstar" : "Star")
        }
    }

    private var header: some View {
        HStack(spacing: 16) {
            if !isZoomed {
                photo
                    .frame(width: 72, height: 72)
                    .onTapGesture { zoom(true) }
                    .accessibilityIdentifier("recipe.photo")
            } else {
                Color.clear.frame(width: 72, height: 72)
            }
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
                GridRow {
                    Text("Time").gridColumnAlignment(.trailing)
                    Text("\(recipe.minutes) min").bold()
                }
                GridRow {
                    Text("Serves")
                    Stepper("\(servings)", value: $servings, in: 1...8)
                        .fixedSize()
                }
            }
            .foregroundStyle(.secondary)
        }
    }

    private var photo: some View {
        RoundedRectangle(cornerRadius: 16)
            .fill(.orange.gradient)
            .overlay(Image(systemName: "fork.knife").font(.largeTitle).foregroundStyle(.white))
            .matchedGeometryEffect(id: "photo", in: namespace)
    }

    private var zoomedPhoto: some View {
        ZStack {
            Color.black.opacity(0.5).ignoresSafeArea()
            photo.zoomable().frame(width: 280, height: 280)
        }
        .onTapGesture(count: 1) { zoom(false) }
        .zIndex(1)
    }

    // AnyView because the pages come from a table of contents one day
    private func pageContent(_ page: Page) -> AnyView {
        switch page {
        case .ingredients:
            AnyView(IngredientsPage(ingredients: $recipe.ingredients, factor: factor))
        case .steps:
            AnyView(StepsPage(steps: recipe.steps))
        case .nutrition:
            AnyView(FactsPage(recipe: recipe))
        }
    }

    private func zoom(_ value: Bool) {
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isZoomed = value }
    }
}

struct PageSelector: View {
    @Binding var selection: RecipeView.Page
    @Namespace private var underline

    var body: some View {
        HStack {
            ForEach(RecipeView.Page.allCases, id: \.self) { page in
                VStack(spacing: 4) {
                    Text(page.rawValue)
                        .fontWeight(page == selection ? .semibold : .regular)
                    ZStack {
                        Rectangle().fill(.clear).frame(height: 2)
                        if page == selection {
                            Rectangle()
                                .fill(.tint)
                                .frame(height: 2)
                                .matchedGeometryEffect(id: "line", in: underline)
                        }
                    }
                }
                .contentShape(.rect)
                .onTapGesture {
                    withAnimation(.snappy) { selection = page }
                }
                .accessibilityAddTraits(page == selection ? [.isButton, .isSelected] : .isButton)
            }
        }
    }
}

#Preview {
    @Previewable @State var recipe = Cookbook().recipes[0]
    NavigationStack { RecipeView(recipe: $recipe) }
}
