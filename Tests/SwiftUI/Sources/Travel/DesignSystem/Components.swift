import SwiftUI

struct Card<Header: View, Content: View>: View {
    private let header: Header
    private let content: Content

    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.header = header()
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Theme.Spacing.s) {
            header
                .font(.headline)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

extension Card where Header == EmptyView {
    init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() })
    }
}

extension Card where Header == Text {
    init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) })
    }
}

struct Chip: View {
    let title: LocalizedStringKey
    let systemImage: String
    @Binding var isOn: Bool

    @Environment(\.theme) private var theme

    var body: some View {
        Button {
            isOn.toggle()
        } label: {
            Label(title, systemImage: systemImage)
                .font(.subheadline)
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background {
                    Capsule()
                        .fill(isOn ? AnyShapeStyle(theme.palette.accent) : AnyShapeStyle(.quaternary))
                }
                .foregroundStyle(isOn ? .white : theme.palette.text)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}

struct PrimaryButton: View {
    let title: LocalizedStringKey
    var isLoading = false
    let action: () -> Void

    init(_ title: LocalizedStringKey, isLoading: Bool = false, action: @escaping () -> Void) {
        self.title = title
        self.isLoading = isLoading
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            ZStack {
                Text(title).opacity(isLoading ? 0 : 1)
                if isLoading {
                    ProgressView().tint(.white)
                }
            }
        }
        .buttonStyle(.primary)
        .disabled(isLoading)
    }
}

struct Badge: View {
    enum Kind { case info, success, warning }

    var text: String
    var kind: Kind = .info

    private var color: Color {
        switch kind {
        case .info: return .blue
        case .success: return .green
        case .warning: return .orange
        }
    }

    var body: some View {
        Text(text.uppercased())
            .font(.caption2.weight(.bold))
            .tracking(0.5)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .foregroundStyle(color)
            .background(color.opacity(0.15), in: .capsule)
    }
}

struct RemoteImage: View {
    let url: URL?
    var placeholder = "photo"

    var body: some View {
        AsyncImage(url: url, transaction: Transaction(animation: .easeIn)) { phase in
            switch phase {
            case .empty:
                ZStack {
                    Color.gray.opacity(0.15)
                    ProgressView()
                }
            case .success(let image):
                image
                    .resizable()
                    .aspectRatio(contentMode: .fill)
                    .transition(.opacity)
            case .failure:
                ZStack {
                    Color.gray.opacity(0.15)
                    Image(systemName: placeholder)
                        .font(.title)
                        .foregroundStyle(.secondary)
                }
            @unknown default:
                EmptyView()
            }
        }
    }
}

#Preview("Components") {
    @Previewable @State var isOn = true

    VStack(spacing: 20) {
        Chip(title: "Beach", systemImage: "beach.umbrella", isOn: $isOn)
        Badge(text: "New", kind: .success)
        Card("Title") { Text("Content") }
        PrimaryButton("Continue") {}
        PrimaryButton("Loading", isLoading: true) {}
        Button("Ghost") {}.buttonStyle(.ghost(.red))
    }
    .padding()
    .screenBackground()
}
