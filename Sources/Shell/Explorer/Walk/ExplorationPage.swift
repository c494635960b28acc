import ChallengeConsole
import ChallengeCore
import ChallengeGraph
package import ChallengeHost
import ChallengeTerminal
import ChallengeText
import ChallengeVerification

/// A page about a walk: its counts, its graph, the violations with their sessions, and the screens with their pictures.
///
/// The page needs no other file and no script: the fragment of its address, such as `#v1-2`, opens a step of a session.
package struct ExplorationPage {
    private let result: ExplorationResult
    private let options: ExplorationOptions
    private let title: String
    private var graph: NavigationGraph
    /// The identifiers of the screens' sections, by the names of the screens.
    private let screens: [(name: String, id: String)]
    /// All violations, with the reasons of the known ones.
    private let violations: [(violation: Violation, reason: String?)]
    private let pictures: [(picture: Picture, drawn: TerminalPicture)]

    /// - Parameters:
    ///   - root: a fresh app, of which the page shows what it declares.
    ///   - name: the name of the app.
    package init(_ result: ExplorationResult, _ options: ExplorationOptions, of root: RootContainer, name: String) {
        (self.result, self.options, title) = (result, options, "Exploration of \(name)")
        let notFound = root.map.screen(for: UnknownNavigation.notFoundName)?.name
        graph = NavigationGraph(map: root.mapWithPreviews, routes: root.routes)
        graph.add(screens: result.fingerprints.map(\.screen), edges: result.edges)
        graph.mark { subject in
            switch subject {
            // No command should lead to the not-found screen.
            case .screen(let name): result.screens.contains(name) || name == notFound
            case .redirect: result.coverage.has(subject) != false
            case .edge(let from, let to, _):
                result.coverage.has(subject) ?? result.edges.contains { $0.starts(with: [from, to]) }
            }
        }
        screens = graph.nodes.compactMap(\.screen).unique.enumerated().map { ($1, "s\($0 + 1)") }
        violations =
            result.violations.map { ($0, nil) } + result.knownViolations.map { ($0.violation, $0.entry.reason) }
        pictures = result.pictures.map {
            ($0, TerminalPicture(rows: $0.rows, columns: OutputTraits.defaultWidth, title: ""))
        }
    }

    package var html: String {
        let report = ExplorationReport(result, files: [])
        let drawing = graph.svg { name in
            screens.first { $0.name == name }.map { ($0.id, violations(on: name).count) }
        }
        let body = [
            "<nav><a href=\"#graph\">Graph</a> <a href=\"#violations\">Violations</a> <a href=\"#screens\">Screens</a></nav>",
            report.counts.map { $0.markup.element("li") }.joined().element("ul", "class=\"counts\""),
            report.remarks.joined(separator: "; ").markup.element("p"),
            "explore \(words.joined(separator: " "))".markup.element("code").element("p"), coverage,
            "Graph".element("h2", "id=\"graph\""),
            "<p class=\"note\">Red and dotted is what the walk never reached. A number counts violations.</p>",
            drawing ?? "The graph is too large for a drawing.".element("p"),
            "Violations".element("h2", "id=\"violations\""),
            violations.isEmpty ? "None.".element("p") : violations.indices.map(violation).joined(separator: "\n"),
            report.otherNotes.map { $0.markup.element("li") }.joined().element("ul"),
            "Screens".element("h2", "id=\"screens\""), screens.map(screen).joined(separator: "\n"),
        ]
        return HTMLPage(title: title, css: Self.css + NavigationGraph.svgStyle)
            .html(pictures.map(\.drawn), body: body.joined(separator: "\n"))
    }

    /// The options that change the walk, as typed.
    private var words: [String] {
        let all: [(String, (any CustomStringConvertible)?)] = [
            ("--faults", options.hasFaults ? "" : nil), ("--every-record", options.hasEveryRecord ? "" : nil),
            ("--schedules", options.scheduleCount > 0 ? options.scheduleCount : nil), ("--depth", options.depth),
            ("--steps", options.stepLimit), ("--strict-names", options.hasStrictNames ? "" : nil),
            ("--start", options.start.isEmpty ? nil : options.start.joined(separator: "; ")), ("--seed", options.seed),
        ]
        return all.compactMap { name, value in value.map { "\(name) \($0)" } }
    }

    private var coverage: String {
        let rows = Coverage.Kind.allCases.filter { result.coverage.count($0).all > 0 }.map { kind in
            let ((reached, all), missing) = (result.coverage.count(kind), result.coverage.missing(kind))
            let names = missing.map { $0.markup.element("li") }.joined().element("ul")
            let cells = [
                "<meter max=\"\(all)\" value=\"\(reached)\">\(result.coverage.percent(kind)) %</meter>",
                "\(reached) of \(all)", "\(result.coverage.percent(kind)) %",
                missing.isEmpty ? "" : ("\(missing.count) never reached".element("summary") + names).element("details"),
            ]
            return (kind.rawValue.element("th") + cells.map { $0.element("td") }.joined()).element("tr")
        }
        return rows.isEmpty ? "" : ("Coverage".element("caption") + rows.joined(separator: "\n")).element("table")
    }

    private func link(_ screen: String) -> String {
        let id = screens.first { $0.name == screen }?.id
        return id.map { screen.markup.element("a", "href=\"#\($0)\"") } ?? screen.markup
    }

    private func place(_ subject: Finding.Subject) -> String {
        [link(subject.screen), subject.action.markup].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    // MARK: Violations

    private func violations(on screen: String) -> [Int] {
        violations.indices.filter { violations[$0].violation.places.contains { $0.screen == screen } }
    }

    private func violation(_ index: Int) -> String {
        let ((violation, reason), id) = (violations[index], "v\(index + 1)")
        let (finding, others) = (violation.finding, violation.places.dropFirst())
        let steps = violation.entries.indices.map { step(violation.entries[$0], $0 + 1, of: violation, id) }
        return """
            <article id="\(id)"><h3>\(finding.subject.invariant.rawValue): \(place(finding.subject))</h3>
            \(finding.detail.markup.element("p"))
            \(reason.map { "Known: \($0)".markup.element("p", "class=\"note\"") } ?? "")
            \(violation.exchange.map { "Asked: \($0)".markup.element("p", "class=\"note\"") } ?? "")
            \(others.isEmpty ? "" : "Also: \(others.map(place).joined(separator: "; "))".element("p", "class=\"note\""))
            <ol class="session">
            \(steps.joined(separator: "\n"))
            </ol></article>
            """
    }

    private func step(_ entry: Transcript.Entry, _ number: Int, of violation: Violation, _ id: String) -> String {
        let last = violation.entries.count
        func link(_ other: Int, _ text: String) -> String {
            1...last ~= other ? text.element("a", "href=\"#\(id)-\(other)\"") : text.element("span")
        }
        let rows = entry.output.map { row in
            row.hasPrefix("error: ") ? row.markup.element("b") + "\n" : row.markup + "\n"
        }
        return """
            <li id="\(id)-\(number)"\(number == last ? " class=\"broken\"" : "")>\
            \(last == 1 ? "" : "\(link(number - 1, "‹ previous")) \(number) of \(last) \(link(number + 1, "next ›"))".element("nav"))\
            \(link(number, (Transcript.mark + entry.command).markup))
            <pre tabindex="0">\(rows.joined())</pre></li>
            """
    }

    // MARK: Screens

    private func screen(_ name: String, _ id: String) -> String {
        let own = pictures.filter { $0.picture.screen == name }
        let states = result.fingerprints.filter { $0.screen == name }
        let drawn = own.enumerated().map { index, picture in
            let way = picture.picture.lines.isEmpty ? "at the start" : picture.picture.lines.joined(separator: "; ")
            let caption = "\(picture.picture.state.markup.element("b")) \(way.markup.element("code"))".element(
                "summary")
            return (caption + picture.drawn.markup.element("pre", "tabindex=\"0\""))
                .element("details", index == 0 ? "open=\"open\"" : "")
        }
        let node = graph.nodes.first { $0.screen == name }
        let missing = graph.edges.filter { $0.from == node?.identifier && !$0.isOnWay }.map { ($0.label.markup, false) }
        let ways = result.edges.filter { $0[0] == name }.map { ("\($0[2].markup) → \(link($0[1]))", true) } + missing
        let found = violations(on: name).map { index in
            let subject = violations[index].violation.finding.subject
            return ("<a href=\"#v\(index + 1)\">\(subject.invariant.rawValue)</a>: \(subject.action.markup)", false)
        }
        let facts = [
            ("Violations", found), ("Leads to", ways),
            ("States", parts(.states, of: name, otherwise: own.map(\.picture.state))),
            ("Actions", parts(.actions, of: name, otherwise: states.flatMap(\.actions).unique)),
        ]
        let lists = facts.filter { !$0.1.isEmpty }.map { title, items in
            let list = items.map { $0.element("li", $1 ? "" : "class=\"missing\"") }.joined()
            return title.element("h4") + list.element("ul")
        }
        let count = states.isEmpty ? "never reached" : "\(states.count) state\(states.count == 1 ? "" : "s")"
        return """
            <section id="\(id)"><h3>\(name.markup) <small>\(count)</small></h3>
            \(drawn.isEmpty ? "" : drawn.joined(separator: "\n").element("div"))
            <div>\(lists.joined(separator: "\n"))</div></section>
            """
    }

    /// Returns the markup of a screen's parts, each with false if it was never reached.
    ///
    /// - Parameter names: the parts if the screen declares none.
    private func parts(_ kind: Coverage.Kind, of screen: String, otherwise names: [String]) -> [(String, Bool)] {
        let (reached, missing) = (result.coverage.reached(kind), result.coverage.missing(kind))
        let declared = (reached.map { ($0, true) } + missing.map { ($0, false) }).filter {
            $0.0.hasPrefix(screen + " ")
        }
        let own = declared.map { (String($0.dropFirst(screen.count + 1)), $1) }
        return (own.isEmpty ? names.map { ($0, true) } : own).map { ($0.markup, $1) }
    }

    private static let css = """
        body{font:16px/1.5 system-ui,sans-serif;width:auto;max-width:76rem}h1{font-size:1.7rem;margin:0}
        h2{margin:2.5rem 0 1rem;border-bottom:1px solid var(--line)}h3{margin:0}h4{margin:.8rem 0 .2rem}
        h2,article,section{scroll-margin-top:4rem}.session li{scroll-margin-top:14rem}a{color:var(--blue)}small,.note,caption{color:var(--faint)}
        body>nav{position:sticky;top:0;z-index:1;padding:.6rem 0;background:var(--page);display:flex;gap:1.5rem}
        ul{margin:0;padding-left:1.2rem;overflow-wrap:anywhere}.counts{display:flex;flex-wrap:wrap;gap:.6rem;padding:0;list-style:none}
        .counts li{border:1px solid var(--line);border-radius:8px;padding:.3rem .8rem}
        caption,th{text-align:left;font-weight:400}td:is(:nth-child(3),:nth-child(4)){white-space:nowrap}td,th{padding:.1rem 1rem .1rem 0;vertical-align:top}
        .graph{overflow-x:auto;border:1px solid var(--line);border-radius:10px;padding:1rem}svg{display:block;margin:auto;overflow:visible}
        pre:empty{display:none!important}li.missing,pre b{color:var(--red)}details{margin:.3rem 0}summary{cursor:pointer}
        pre{background:var(--page);font-size:13px;line-height:18px;padding:.8rem 1rem;margin:.4rem 0}
        article,section{margin:1.5rem 0;padding:1rem 1.2rem;border:1px solid var(--line);border-radius:10px}
        section{display:grid;grid-template-columns:minmax(0,44rem) minmax(12rem,1fr);gap:0 2rem}section h3{grid-column:1/-1}
        article:target,section:target{border-color:var(--blue)}
        .session{margin:1rem 0 0;padding:0;list-style:none}.session li{border-left:4px solid var(--line);padding:.2rem .8rem}
        .session a{font:13px/18px ui-monospace,Menlo,monospace;text-decoration:none;color:inherit}
        .session nav{float:right;color:var(--faint)}.session nav a{font:inherit;color:var(--blue)}
        .session .broken{border-color:var(--red)}.broken>a::after{content:"  ✗ broken here";color:var(--red)}
        @media screen{@supports selector(:has(a)){.session li>:not(a){display:none}
        .session li:target>*,.session:not(:has(:target))>:first-child>*{display:revert}
        .session li:target,.session:not(:has(:target))>:first-child{background:color-mix(in srgb,var(--line) 35%,transparent)}}}
        @media(max-width:60rem){section{display:block}}
        """
}

extension String {
    /// The text as content of an element, or of an attribute.
    fileprivate var markup: String { escapingUnsafe.escapedForMarkup }

    /// Returns an element with this markup as its content.
    fileprivate func element(_ name: String, _ attributes: String = "") -> String {
        "<\(name)\(attributes.isEmpty ? "" : " ")\(attributes)>\(self)</\(name)>"
    }
}
