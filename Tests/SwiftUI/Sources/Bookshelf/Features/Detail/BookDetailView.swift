import SwiftUI

@MainActor
protocol BookDetailViewModelContract: AnyObject, Observable {
    var state: LoadState<Book> { get }
    var pagesRead: Double { get set }
    var isSaving: Bool { get }

    func load() async
    func saveProgress() async
    func markFinished() async
}

@MainActor
@Observable
final class BookDetailViewModel: BookDetailViewModelContract {
    private(set) var state: LoadState<Book> = .idle
    private(set) var isSaving = false
    var pagesRead: Double = 0

    private let bookID: Book.ID
    private let fetchBook: FetchBookUseCase
    private let updateProgress: UpdateProgressUseCase

    init(bookID: Book.ID, fetchBook: FetchBookUseCase, updateProgress: UpdateProgressUseCase) {
        self.bookID = bookID
        self.fetchBook = fetchBook
        self.updateProgress = updateProgress
    }

    func load() async {
        state = .loading
        do {
            let book = try await fetchBook(id: bookID)
            pagesRead = Double(book.pagesRead)
            state = .loaded(book)
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    func saveProgress() async {
        isSaving = true
        defer { isSaving = false }
        if let book = try? await updateProgress(id: bookID, pagesRead: Int(pagesRead)) {
            state = .loaded(book)
        }
    }

    func markFinished() async {
        guard case .loaded(let book) = state else { return }
        pagesRead = Double(book.pages)
        await saveProgress()
    }
}

struct BookDetailView<ViewModel: BookDetailViewModelContract>: View {
    @State var viewModel: ViewModel
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
        Group {
            switch viewModel.state {
            case .idle, .loading, .empty:
                ProgressView()
            case .loaded(let book):
                loaded(book)
            case .failed(let message):
                ContentUnavailableView(message, systemImage: "book.closed")
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .task { await viewModel.load() }
    }

    private func loaded(_ book: Book) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                header(book)
                Divider()
                progressEditor(book)
                if !book.summary.isEmpty {
                    VStack(alignment: .leading, spacing: 8) {
                        Text("About").font(.title3.bold())
                        Text(book.summary)
                            .foregroundStyle(.secondary)
                    }
                }
                Button("More by \(book.author)") {
                    coordinator.show(.author(book.author))
                }
                .accessibilityIdentifier("detail.more")
            }
            .padding()
        }
        .navigationTitle(book.title)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Edit") { coordinator.present(.edit(book)) }
            }
        }
    }

    private func header(_ book: Book) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(book.title)
                .font(.largeTitle.weight(.bold))
                .fontDesign(.serif)
            Text("by \(book.author)")
                .italic()
            RatingView(rating: book.rating)
        }
    }

    @ViewBuilder
    private func progressEditor(_ book: Book) -> some View {
        VStack(alignment: .leading) {
            Text("Page \(Int(viewModel.pagesRead)) of \(book.pages)")
                .font(.headline)
                .contentTransition(.numericText())
                .monospacedDigit()
            Slider(value: $viewModel.pagesRead, in: 0...Double(book.pages), step: 1) {
                Text("Pages read")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("\(book.pages)")
            } onEditingChanged: { editing in
                if !editing {
                    Task { await viewModel.saveProgress() }
                }
            }
            .accessibilityIdentifier("detail.pages")
            if book.isFinished {
                Label("You finished this one", systemImage: "party.popper")
                    .foregroundStyle(.green)
            } else {
                Button("Mark as Finished") {
                    Task { await viewModel.markFinished() }
                }
                .buttonStyle(.bordered)
                .disabled(viewModel.isSaving)
            }
        }
    }
}

struct RatingView: View {
    let rating: Int
    var maximum = 5

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...maximum, id: \.self) { index in
                Image(systemName: index <= rating ? "star.fill" : "star")
                    .foregroundStyle(index <= rating ? Color.yellow : .secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of \(maximum) stars")
    }
}
