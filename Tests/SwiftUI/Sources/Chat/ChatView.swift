import SwiftUI

struct ChatView: View {
    @Bindable var conversation: Conversation

    @State private var isTyping = false
    @State private var editing: Message?
    @State private var editedText = ""
    @State private var isRenaming = false
    @State private var replyTrigger = 0
    @FocusState private var isComposing: Bool

    private var days: [(day: Date, messages: [Message])] {
        let groups = Dictionary(grouping: conversation.messages) { Calendar.current.startOfDay(for: $0.sentAt) }
        return groups.keys.sorted().map { ($0, groups[$0]!) }
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 6) {
                    ForEach(days, id: \.day) { day, messages in
                        Text(day.formatted(date: .abbreviated, time: .omitted))
                            .font(.caption.smallCaps())
                            .foregroundStyle(.secondary)
                            .padding(.top, 8)
                        ForEach(messages) { message in
                            MessageBubble(message: message)
                                .id(message.id)
                                .contextMenu { actions(for: message) }
                        }
                    }
                    if isTyping {
                        TypingIndicator()
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
                .padding(.horizontal)
            }
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: conversation.messages.count) { oldCount, newCount in
                guard newCount > oldCount, let last = conversation.messages.last else { return }
                withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
            }
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Top", systemImage: "arrow.up.to.line") {
                        if let first = conversation.messages.first {
                            withAnimation { proxy.scrollTo(first.id, anchor: .top) }
                        }
                    }
                    Menu("More", systemImage: "ellipsis") {
                        Button("Rename…") { isRenaming = true }
                        Toggle("Mute", isOn: $conversation.isMuted)
                        Menu("Reply as…") {
                            ForEach(["Yes!", "No, sorry.", "On my way"], id: \.self) { text in
                                Button(text) { send(text) }
                            }
                        }
                    }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Composer(text: $conversation.draft, isFocused: $isComposing) {
                send(conversation.draft)
            }
        }
        .navigationTitle($conversation.title)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { conversation.unread = 0 }
        .task(id: replyTrigger) { await answer() }
        .onChange(of: editing) { _, message in
            editedText = message?.text ?? ""
        }
        .alert("Edit Message", isPresented: Binding($editing)) {
            TextField("Message", text: $editedText)
            Button("Save") {
                if let editing { conversation.edit(editing, text: editedText) }
                editing = nil
            }
            Button("Cancel", role: .cancel) { editing = nil }
        }
        .alert("Rename", isPresented: $isRenaming) {
            TextField("Title", text: $conversation.title)
            Button("OK") {}
        }
    }

    @ViewBuilder
    private func actions(for message: Message) -> some View {
        ControlGroup {
            ForEach(["👍", "❤️", "😂"], id: \.self) { emoji in
                Button(emoji) {
                    withAnimation(.bouncy) { conversation.react(emoji, to: message) }
                }
            }
        }
        if message.isMine {
            Button("Edit", systemImage: "pencil") { editing = message }
        }
        Button("Delete", systemImage: "trash", role: .destructive) {
            withAnimation { conversation.delete(message) }
        }
    }

    private func send(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return }
        conversation.send(trimmed)
        conversation.draft = ""
        isComposing = true
        replyTrigger += 1
    }

    private func answer() async {
        guard replyTrigger > 0 else { return }
        do {
            try await Task.sleep(for: .seconds(0.5))
            withAnimation { isTyping = true }
            defer { isTyping = false }
            try await Task.sleep(for: .seconds(1))
            conversation.send("Got it (\(replyTrigger))", isMine: false)
        } catch {}
    }
}

private extension Binding where Value == Bool {
    init<T: Sendable>(_ optional: Binding<T?>) {
        self.init(
            get: { optional.wrappedValue != nil },
            set: { if !$0 { optional.wrappedValue = nil } }
        )
    }
}

#Preview {
    NavigationStack {
        ChatView(conversation: Inbox.makeConversation(0))
    }
}
