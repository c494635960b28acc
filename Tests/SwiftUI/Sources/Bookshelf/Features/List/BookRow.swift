import SwiftUI

struct BookRow: View {
    let book: Book

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            cover
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(book.title)
                        .font(.headline)
                        .lineLimit(2)
                    if book.isFavorite {
                        Image(systemName: "heart.fill")
                            .foregroundStyle(.pink)
                            .imageScale(.small)
                            .accessibilityLabel("Favorite")
                    }
                }
                Text(book.author)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                progress
            }
        }
        .padding(.vertical, 4)
        .accessibilityElement(children: .combine)
    }

    private var cover: some View {
        RoundedRectangle(cornerRadius: 6, style: .continuous)
            .fill(book.genre.color.gradient)
            .frame(width: 44, height: 62)
            .overlay {
                Image(systemName: book.genre.symbol)
                    .foregroundStyle(.white)
            }
            .accessibilityHidden(true)
    }

    @ViewBuilder
    private var progress: some View {
        if book.isFinished {
            Label("Finished", systemImage: "checkmark.circle.fill")
                .font(.caption)
                .foregroundStyle(.green)
        } else if book.pagesRead > 0 {
            ProgressView(value: book.progress) {
                EmptyView()
            } currentValueLabel: {
                Text("\(book.pagesRead) of \(book.pages) pages")
            }
            .tint(book.genre.color)
        } else {
            Text("Not started")
                .font(.caption)
                .foregroundStyle(.tertiary)
        }
    }
}

extension Book.Genre {
    var color: Color {
        switch self {
        case .fiction: .indigo
        case .science: .teal
        case .history: .brown
        case .poetry: .pink
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    VStack(alignment: .leading) {
        ForEach(Book.samples.prefix(3)) { BookRow(book: $0) }
    }
    .padding()
}
