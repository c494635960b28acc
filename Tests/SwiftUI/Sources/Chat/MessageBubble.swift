import SwiftUI

struct MessageBubble: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .background(shape.fill(message.isMine ? Color.accentColor : Color.gray.opacity(0.2)))
                    .foregroundStyle(message.isMine ? Color.white : Color.primary)
                    .overlay(alignment: message.isMine ? .topLeading : .topTrailing) {
                        if let reaction = message.reaction {
                            Text(reaction)
                                .font(.caption)
                                .padding(3)
                                .background(.regularMaterial, in: Circle())
                                .offset(x: message.isMine ? -10 : 10, y: -10)
                                .transition(.scale)
                        }
                    }
                if message.isEdited {
                    Text("edited").font(.caption2).foregroundStyle(.tertiary)
                }
            }
            if !message.isMine { Spacer(minLength: 60) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel("\(message.isMine ? "You" : "They") said: \(message.text)")
    }

    private var shape: some Shape {
        UnevenRoundedRectangle(
            topLeadingRadius: 16,
            bottomLeadingRadius: message.isMine ? 16 : 4,
            bottomTrailingRadius: message.isMine ? 4 : 16,
            topTrailingRadius: 16
        )
    }
}

struct Composer: View {
    @Binding var text: String
    var isFocused: FocusState<Bool>.Binding
    let onSend: () -> Void

    private var canSend: Bool {
        text.contains { !$0.isWhitespace }
    }

    var body: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $text, axis: .vertical)
                .lineLimit(1...5)
                .padding(8)
                .background(RoundedRectangle(cornerRadius: 18).stroke(.quaternary))
                .focused(isFocused)
                .submitLabel(.send)
                .onSubmit(onSend)
                .accessibilityIdentifier("composer.text")

            Button(action: onSend) {
                Image(systemName: "arrow.up.circle.fill")
                    .font(.title)
                    .symbolRenderingMode(.hierarchical)
            }
            .disabled(!canSend)
            .accessibilityLabel("Send")
            .accessibilityIdentifier("composer.send")
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
    }
}

struct TypingIndicator: View {
    @State private var phase = 0

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 7, height: 7)
                    .opacity(phase == index ? 1 : 0.3)
            }
        }
        .padding(10)
        .background(.gray.opacity(0.2), in: .capsule)
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 250_000_000)
                withAnimation { phase = (phase + 1) % 3 }
            }
        }
        .accessibilityLabel("Typing")
    }
}

#Preview("Bubbles") {
    VStack {
        MessageBubble(message: Message(id: 1, text: "Hello", sentAt: .now, isMine: true, reaction: "👍"))
        MessageBubble(message: Message(id: 2, text: "Hi! How are you?", sentAt: .now, isMine: false, isEdited: true))
        TypingIndicator()
    }
    .padding()
}
