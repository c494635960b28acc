import SwiftUI

struct ConversationList: View {
    @Environment(Inbox.self) private var inbox

    @State private var path: [String] = []
    @State private var filter = Filter.all
    @State private var isNamingNew = false
    @State private var newName = ""
    @State private var pendingDelete: Conversation?

    enum Filter: String, CaseIterable {
        case all = "All"
        case unread = "Unread"
        case muted = "Muted"
    }

    private var rows: [Conversation] {
        switch filter {
        case .all: return inbox.sorted
        case .unread: return inbox.sorted.filter { $0.unread > 0 }
        case .muted: return inbox.sorted.filter(\.isMuted)
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(rows) { conversation in
                    NavigationLink(value: conversation.id) {
                        ConversationRow(conversation: conversation)
                    }
                    .badge(conversation.unread)
                    .contextMenu { menu(for: conversation) }
                    .onAppear {
                        if conversation.id == rows.last?.id {
                            loadMore()
                        }
                    }
                }
                if inbox.isLoadingMore {
                    HStack {
                        Spacer()
                        ProgressView()
                        Spacer()
                    }
                    .listRowSeparator(.hidden)
                    .id(UUID())
                }
            }
            .listStyle(.plain)
            .navigationTitle("Chats")
            .navigationDestination(for: String.self) { id in
                if let conversation = inbox.conversations.first(where: { $0.id == id }) {
                    ChatView(conversation: conversation)
                } else {
                    ContentUnavailableView("Gone", systemImage: "bubble.left.and.exclamationmark.bubble.right")
                }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { filterMenu }
                ToolbarItem(placement: .topBarTrailing) {
                    Button("New Chat", systemImage: "square.and.pencil") {
                        newName = ""
                        isNamingNew = true
                    }
                }
                ToolbarItem(placement: .status) {
                    Text("\(inbox.totalUnread) unread")
                        .font(.footnote)
                        .accessibilityIdentifier("inbox.unread")
                }
            }
            .alert("New Chat", isPresented: $isNamingNew) {
                TextField("Name", text: $newName)
                Button("Cancel", role: .cancel) {}
                Button("Start") {
                    let conversation = inbox.start(with: newName)
                    path.append(conversation.id)
                }
                .disabled(newName.isEmpty)
            } message: {
                Text("Who do you want to write to?")
            }
            .alert("Delete Chat?", isPresented: isConfirmingDelete, presenting: pendingDelete) { conversation in
                Button("Delete", role: .destructive) {
                    withAnimation { inbox.delete(conversation) }
                }
            } message: { conversation in
                Text("Your messages with \(conversation.title) will be lost.")
            }
        }
        .task {
            if inbox.conversations.isEmpty {
                await inbox.loadNextPage()
            }
        }
    }

    private var isConfirmingDelete: Binding<Bool> {
        Binding(get: { pendingDelete != nil }, set: { if !$0 { pendingDelete = nil } })
    }

    private var filterMenu: some View {
        Menu {
            Picker("Show", selection: $filter) {
                ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
            }
            Section {
                Button("Mark All as Read", systemImage: "envelope.open") {
                    inbox.conversations.forEach { $0.unread = 0 }
                }
                .disabled(inbox.totalUnread == 0)
            }
        } label: {
            Image(systemName: filter == .all ? "line.3.horizontal.decrease.circle" : "line.3.horizontal.decrease.circle.fill")
        }
        .accessibilityLabel("Filter")
    }

    @ViewBuilder
    private func menu(for conversation: Conversation) -> some View {
        Button(conversation.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
            withAnimation { conversation.isPinned.toggle() }
        }
        Button {
            conversation.isMuted.toggle()
        } label: {
            Label(conversation.isMuted ? "Unmute" : "Mute", systemImage: "bell.slash")
        }
        Divider()
        Button("Delete…", systemImage: "trash", role: .destructive) {
            pendingDelete = conversation
        }
    }

    private func loadMore() {
        guard filter == .all else { return }
        Task {
            await inbox.loadNextPage()
        }
    }
}

#Preview {
    ConversationList()
        .environment(Inbox())
}
