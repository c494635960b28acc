import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = arrange(subviews, in: proposal.width ?? .infinity)
        let width = rows.map(\.width).max() ?? 0
        let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in arrange(subviews, in: bounds.width) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y + row.height / 2),
                                      anchor: .leading,
                                      proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func arrange(_ subviews: Subviews, in maxWidth: CGFloat) -> [Row] {
        var rows: [Row] = []
        var row = Row()
        for (index, subview) in subviews.enumerated() {
            let size = subview.sizeThatFits(.unspecified)
            let needed = row.indices.isEmpty ? size.width : row.width + spacing + size.width
            if needed > maxWidth, !row.indices.isEmpty {
                rows.append(row)
                row = Row()
            }
            row.width += (row.indices.isEmpty ? 0 : spacing) + size.width
            row.height = max(row.height, size.height)
            row.indices.append(index)
        }
        if !row.indices.isEmpty { rows.append(row) }
        return rows
    }
}

struct TagCloud: View {
    let tags: [String]
    @State private var isStacked = false
    @State private var height: CGFloat = 0

    private var layout: AnyLayout {
        isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout(spacing: 6))
    }

    var body: some View {
        VStack(alignment: .leading) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    Text("#\(tag)")
                        .font(.caption)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 5)
                        .background(.orange.opacity(0.15), in: Capsule())
                }
            }
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.height
            } action: { newHeight in
                height = newHeight
            }
            .onTapGesture(count: 2) {
                withAnimation { isStacked.toggle() }
            }
            .accessibilityAction(named: "Toggle layout") { isStacked.toggle() }
            if height > 120 {
                Text("Double tap to fold").font(.caption2).foregroundStyle(.tertiary)
            }
        }
    }
}

// MARK: - Gestures

struct ZoomModifier: ViewModifier {
    @GestureState private var pinch: CGFloat = 1
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero

    func body(content: Content) -> some View {
        content
            .scaleEffect(scale * pinch)
            .rotationEffect(angle)
            .gesture(
                MagnifyGesture()
                    .updating($pinch) { value, state, _ in state = value.magnification }
                    .onEnded { scale = min(3, max(1, scale * $0.magnification)) }
                    .simultaneously(with: RotateGesture()
                        .onChanged { angle = $0.rotation }
                        .onEnded { _ in withAnimation(.spring) { angle = .zero } })
            )
    }
}

struct SwipeToRemove: ViewModifier {
    let action: () -> Void
    @State private var offset: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .offset(x: offset)
            .gesture(
                DragGesture(minimumDistance: 20)
                    .onChanged { value in
                        offset = min(0, value.translation.width)
                    }
                    .onEnded { value in
                        if value.predictedEndTranslation.width < -150 {
                            action()
                        } else {
                            withAnimation(.interactiveSpring) { offset = 0 }
                        }
                    }
            )
    }
}

extension View {
    func zoomable() -> some View { modifier(ZoomModifier()) }

    func swipeToRemove(perform action: @escaping () -> Void) -> some View {
        modifier(SwipeToRemove(action: action))
    }
}

#Preview("Tags") {
    TagCloud(tags: ["breakfast", "vegetarian", "spicy", "one pan", "cheap", "freezes well"])
        .frame(width: 220)
}
