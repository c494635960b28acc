import SwiftUI

struct InvoicesView: View {
    @Binding var invoices: [Invoice]

    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var sortOrder = [KeyPathComparator(\Invoice.date, order: .reverse)]
    @State private var selection = Set<Invoice.ID>()

    private var sorted: [Invoice] { invoices.sorted(using: sortOrder) }

    private var selectedTotal: Double {
        invoices.filter { selection.contains($0.id) }.reduce(0) { $0 + $1.amount }
    }

    var body: some View {
        Table(sorted, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Number", value: \.id) { invoice in
                if sizeClass == .compact {
                    compactRow(invoice)
                } else {
                    Text(invoice.id, format: .number.grouping(.never))
                }
            }
            TableColumn("Item", value: \.item)
            TableColumn("Date", value: \.date) { invoice in
                Text(invoice.date, style: .date)
            }
            .width(min: 80, ideal: 120)
            TableColumn("Amount", value: \.amount) { invoice in
                Text(invoice.amount, format: .currency(code: "EUR"))
                    .monospacedDigit()
            }
            TableColumn("Status", value: \.status) { invoice in
                StatusLabel(status: invoice.status)
            }
        }
        .navigationTitle("Invoices")
        .toolbar {
            ToolbarItem(placement: .principal) {
                VStack {
                    Text("Invoices").font(.headline)
                    Text("\(invoices.count) in total").font(.caption)
                }
            }
            ToolbarItemGroup(placement: .primaryAction) {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Button("Newest First") { sortOrder = [.init(\.date, order: .reverse)] }
                    Button("Oldest First") { sortOrder = [.init(\.date)] }
                    Button("By Amount") {
                        sortOrder = [KeyPathComparator(\.amount, order: .reverse), KeyPathComparator(\.id)]
                    }
                }
                Button("Pay", systemImage: "creditcard", action: pay)
                    .disabled(selection.isEmpty)
            }
        }
        .safeAreaInset(edge: .bottom) {
            if !selection.isEmpty {
                Text("\(selection.count) selected, \(selectedTotal, format: .currency(code: "EUR"))")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.bar)
                    .accessibilityIdentifier("invoices.selected")
            }
        }
    }

    private func compactRow(_ invoice: Invoice) -> some View {
        HStack {
            VStack(alignment: .leading) {
                Text(invoice.item)
                Text(invoice.date, format: .dateTime.day().month().year())
                    .font(.caption)
            }
            Spacer()
            Text(invoice.amount, format: .currency(code: "EUR"))
            StatusLabel(status: invoice.status)
                .labelStyle(.iconOnly)
        }
    }

    private func pay() {
        for index in invoices.indices where selection.contains(invoices[index].id) {
            if invoices[index].status == .open {
                invoices[index].status = .paid
            }
        }
        selection.removeAll()
    }
}

private struct StatusLabel: View {
    let status: Invoice.Status

    var body: some View {
        switch status {
        case .open: Label("Open", systemImage: "clock").foregroundStyle(.orange)
        case .paid: Label("Paid", systemImage: "checkmark.circle").foregroundStyle(.green)
        case .refunded: Label("Refunded", systemImage: "arrow.uturn.left").foregroundStyle(.secondary)
        }
    }
}

#Preview {
    @Previewable @State var invoices = Invoice.samples
    NavigationStack { InvoicesView(invoices: $invoices) }
}
