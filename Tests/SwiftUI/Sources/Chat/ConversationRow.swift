import SwiftUI

struct ConversationRow: View {
    let conversation: Conversation

    var body: some View {
        HStack(spacing: 12) {
            Avatar(person: conversation.person)
                .overlay(alignment: .bottomTrailing) {
                    if conversation.isPinned {
                        Image(systemName: "pin.fill")
                            .font(.system(size: 10))
                            .padding(3)
                            .background(.background, in: .circle)
                    }
                }
            VStack(alignment: .leading, spacing: 3) {
                HStack {
                    Text(conversation.title)
                        .fontWeight(conversation.unread > 0 ? .bold : .regular)
                        .lineLimit(1)
                    if conversation.isMuted {
                        Image(systemName: "bell.slash.fill")
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                    }
                    Spacer()
                    if let date = conversation.lastMessage?.sentAt {
                        Text(date, style: Calendar.current.isDateInToday(date) ? .time : .date)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
                preview
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .padding(.vertical, 2)
    }

    private var preview: Text {
        if !conversation.draft.isEmpty {
            return Text("Draft: ").foregroundStyle(.red) + Text(conversation.draft)
        }
        guard let message = conversation.lastMessage else {
            return Text("No messages").italic()
        }
        return message.isMine ? Text("You: \(message.text)") : Text(message.text)
    }
}

struct Avatar: View {
    let person: Person
    var size: CGFloat = 44

    private var hue: Double {
        let sum = person.id.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return Double(sum % 100) / 100
    }

    var body: some View {
        Text(person.initials)
            .font(.system(size: size * 0.4, weight: .semibold, design: .rounded))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(Color(hue: hue, saturation: 0.5, brightness: 0.8).gradient, in: Circle())
            .accessibilityHidden(true)
    }
}

#Preview {
    List {
        ForEach(0..<3) { index in
            ConversationRow(conversation: Inbox.makeConversation(index))
        }
    }
}
