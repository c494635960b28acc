import FoundationEssentials

/// The results as text, for the terminal and for docs/performance.md.
struct ResultsPage {
    let results: Results

    /// Markdown: the machine, then a section for each kind of measurement.
    var text: String {
        ([heading] + results.timings.map(Self.section) + [Self.section(results.curves), Self.section(results.counts)])
            .joined(separator: "\n")
    }

    /// The machine, the versions and the omitted measurements.
    var heading: String {
        let machine = results.machine
        let versions = results.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        return
            ([
                """
                Measured on \(machine.processor), \(machine.cores) cores, \(machine.memory), \(machine.system), Linux \
                \(machine.kernel), with \(versions.joined(separator: ", ")).
                """
            ] + results.omissions).joined(separator: " ") + "\n"
    }

    static func section(_ timing: Results.Timing) -> String {
        let hasRatios = timing.rows.contains { $0.ratio != nil }
        var table = Table(
            heading: ["ms", "median", "quartiles", "99 %"] + (hasRatios ? ["× \(timing.rows[0].name)"] : []))
        table.rows = timing.rows.map { row in
            [
                row.name, Table.milliseconds(row.median),
                "\(Table.milliseconds(row.lowerQuartile)) – \(Table.milliseconds(row.upperQuartile))",
                Table.milliseconds(row.percentile99),
            ] + (hasRatios ? [Table.ratio(row.ratio)] : [])
        }
        return
            "### \(timing.name)\n\n\(timing.remark.prefix(1).uppercased())\(timing.remark.dropFirst()).\n\n\(table.text)"
    }

    static func section(_ curves: [MeasuredCurve]) -> String {
        var table = Table(heading: [
            "largest measured size", "ms", "largest ratio to half the size", "peak memory, MiB",
        ])
        table.rows = curves.compactMap { curve in
            guard let point = curve.points.last else { return nil }
            return [
                "\(curve.name): \(Table.count(point.size)) \(curve.unit)", Table.milliseconds(point.time),
                Table.ratio(curve.points.compactMap(\.ratio).max()),
                point.peakMemory.map { Table.decimal(Double($0) / 1_024, digits: 1) } ?? "",
            ]
        }
        return """
            ### Cost against size

            Processor time of the whole process. The limit for twice the size is \(Curve.bound) times the time.

            \(table.text)
            """
    }

    static func section(_ cases: [CaseCounts]) -> String {
        let kinds = Counts.kinds.filter { kind in cases.contains { $0.counts[keyPath: kind.value] != nil } }
        var table = Table(heading: ["case"] + kinds.map(\.name))
        table.rows = cases.map { counted in
            [counted.name] + kinds.map { Table.count(counted.counts[keyPath: $0.value]) }
        }
        return "### Counts\n\nThese counts do not depend on the other work of the machine.\n\n\(table.text)"
    }

    private static let markers = ("<!-- measured: begin -->", "<!-- measured: end -->")

    /// Returns a page with this text in place of the one between its markers.
    ///
    /// - Throws: if the markers are missing.
    func inserted(into page: String) throws -> String {
        guard let begin = page.firstRange(of: Self.markers.0), let end = page.firstRange(of: Self.markers.1),
            begin.upperBound <= end.lowerBound
        else { throw UnexpectedResult("the lines \(Self.markers.0) and \(Self.markers.1) in the page") }
        return page[..<begin.upperBound] + "\n" + text + page[end.lowerBound...]
    }
}
