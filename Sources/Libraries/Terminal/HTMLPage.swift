import ChallengeText

extension TerminalPicture {
    /// A complete page, which loads and runs nothing.
    package var html: String {
        HTMLPage(title: title).html(
            rows: rows,
            body: """
                <pre tabindex="0" aria-label="A terminal session">
                \(markup)</pre>
                """)
    }

    /// The rows as content of a `pre` element in an ``HTMLPage`` that has the styles of the picture.
    package var markup: String { rows.map { HTMLPage.markup(of: $0) + "\n" }.joined() }
}

/// The common part of pages with terminals. It is XML too.
package struct HTMLPage {
    let title: String
    /// Further CSS. Its colours are the variables `--text`, `--page`, `--line`, `--faint`, `--red`, `--green` and `--blue`.
    var css = ""

    package init(title: String, css: String = "") { (self.title, self.css) = (title, css) }

    /// Returns a page that loads and runs nothing.
    ///
    /// - Parameters:
    ///   - pictures: the pictures whose ``TerminalPicture/markup`` is in the body.
    ///   - body: the markup below the title.
    package func html(_ pictures: [TerminalPicture], body: String) -> String {
        html(rows: pictures.flatMap(\.rows), body: body)
    }

    /// - Parameter scriptHash: the hash of the only script, for a Content-Security-Policy; nil without a script.
    func html(rows: [[TerminalPicture.Run]], scriptHash: String? = nil, body: String) -> String {
        let title = title.escapingUnsafe.escapedForMarkup
        let rules = Stylesheet.css(for: rows) { palette in
            let colors = ["red": 1, "green": 2, "blue": 4, "faint": 8].mapValues { palette.colors[$0] }
                .merging(["text": palette.text, "page": palette.page, "line": palette.line]) { $1 }
            return ":root{\(colors.map { "--\($0):\($1)" }.sorted().joined(separator: ";"))}"
        }
        let script = scriptHash.map { "; script-src '\($0)'" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width"/>
            <meta name="color-scheme" content="light dark"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(script)"/>
            <title>\(title)</title>
            <style>
            body{color:var(--text);background:var(--page);margin:2rem auto;padding:0 1rem;width:fit-content;max-width:100%;box-sizing:border-box}
            h1{font:600 1.1rem system-ui,sans-serif}
            pre{margin:0;padding:1.2rem 1.5rem;border:1px solid var(--line);border-radius:10px;overflow-x:auto;font:14px/20px \
            \(Stylesheet.font)}
            pre span{display:inline-block}.faint{opacity:.7}
            \(rules)
            \(css)
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(body)
            </body>
            </html>

            """
    }

    static func markup(of runs: [TerminalPicture.Run]) -> String { runs.map(element).joined() }

    /// Returns the element of a run. Its width is fixed, because a font may lack a character.
    private static func element(_ run: TerminalPicture.Run) -> String {
        let text = run.text.escapingUnsafe.escapedForMarkup
        let classes = run.style.classes(withGround: true)
        let width = run.text.utf8.allSatisfy { $0 < 0x80 } ? "" : " style=\"width:\(run.columns)ch\""
        guard !classes.isEmpty || !width.isEmpty else { return text }
        return "<span\(classes.isEmpty ? "" : " class=\"\(classes)\"")\(width)>\(text)</span>"
    }
}
