import SwiftUI

@main
struct WorkbenchApp: App {
    @State private var jobs = [Job(name: "Saw", hours: 3), Job(name: "Glue", hours: 1), Job(name: "Sand", hours: 2)]

    var body: some Scene {
        MenuBarExtra("Workbench", systemImage: "hammer") {
            Button("Clear Jobs") { jobs.removeAll() }
        }
        WindowGroup {
            TabView {
                Tab("Jobs", systemImage: "hammer") { JobsView(jobs: $jobs) }
                Tab("Plan", systemImage: "calendar") { PlanView(jobs: jobs) }
            }
            .tabViewBottomAccessory { Text("\(jobs.count) jobs") }
        }
    }
}

struct Job: Identifiable {
    let id = UUID()
    var name: String
    var hours: Int
}

/// A list that can be edited through its binding, and a menu whose label is a button too.
struct JobsView: View {
    @Binding var jobs: [Job]

    var body: some View {
        NavigationStack {
            List($jobs, editActions: .all) { $job in
                HStack {
                    Text(job.name)
                    Stepper("Hours: \(job.hours)", value: $job.hours, in: 1...9)
                }
            }
            .navigationTitle("Jobs")
            .toolbar {
                Menu("Add") {
                    Button("Add Paint") { jobs.append(Job(name: "Paint", hours: 4)) }
                } primaryAction: {
                    jobs.append(Job(name: "Job \(jobs.count + 1)", hours: 1))
                }
            }
        }
    }
}

/// A table that is sorted by its headings, days to choose, and files to read and write.
struct PlanView: View {
    let jobs: [Job]
    @State private var order = [KeyPathComparator(\Job.name)]
    @State private var days: Set<DateComponents> = []
    @State private var opens = false
    @State private var note = "no file"

    var body: some View {
        NavigationStack {
            VStack {
                Table(jobs.sorted(using: order), sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Hours", value: \.hours) { Text("\($0.hours)") }
                }
                MultiDatePicker("Days off", selection: $days)
                Text(note)
                Button("Read File") { opens = true }
            }
            .navigationTitle("Plan")
            .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { result in
                let text = try? String(contentsOf: result.get(), encoding: .utf8)
                note = text == nil ? "unreadable" : "read"
            }
        }
    }
}
