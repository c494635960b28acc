import SwiftUI

struct HabitRow: View {
    var habit: Habit
    var onComplete: () -> Void

    @State private var pressed = false

    private var doneToday: Int { habit.count(on: Date()) }

    var body: some View {
        HStack {
            ZStack {
                Circle()
                    .fill(habit.color.opacity(0.2))
                Image(systemName: habit.icon)
                    .foregroundColor(habit.color)
            }
            .frame(width: 40, height: 40)

            VStack(alignment: .leading, spacing: 2) {
                Text(habit.name)
                    .strikethrough(habit.isDone(on: Date()), color: .secondary)
                if habit.streak > 0 {
                    Text("🔥 \(habit.streak) day\(habit.streak == 1 ? "" : "s")")
                        .font(.caption)
                        .foregroundColor(.secondary)
                }
            }

            Spacer()

            Text("\(doneToday)/\(habit.target)")
                .font(.system(.subheadline, design: .monospaced))

            Button(action: onComplete) {
                Image(systemName: habit.isDone(on: Date()) ? "checkmark.circle.fill" : "circle")
                    .imageScale(.large)
                    .foregroundColor(habit.color)
            }
            .buttonStyle(PlainButtonStyle())
            .disabled(habit.isDone(on: Date()))
            .accessibility(label: Text("Complete \(habit.name)"))
            .scaleEffect(pressed ? 1.3 : 1)
        }
        .onChange(of: doneToday) { _ in
            pressed = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                withAnimation { pressed = false }
            }
        }
    }
}

struct RingView: View {
    var progress: Double
    var color: Color
    var lineWidth: CGFloat = 8

    var body: some View {
        ZStack {
            Circle()
                .stroke(color.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: CGFloat(min(progress, 1)))
                .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.easeInOut(duration: 0.5), value: progress)
        }
    }
}

extension Habit {
    static let palette: [String: Color] = [
        "blue": .blue, "orange": .orange, "green": .green, "red": .red, "purple": .purple,
    ]

    var color: Color {
        Habit.palette[colorName] ?? .gray
    }
}

struct HabitRow_Previews: PreviewProvider {
    static var previews: some View {
        List {
            ForEach(HabitStore.defaults) { habit in
                HabitRow(habit: habit, onComplete: {})
            }
        }
        .previewLayout(.sizeThatFits)
    }
}
