import ChallengeText

extension TerminalPicture {
    /// A complete page, which loads and runs nothing.
    package var html: String {
        HTMLPage(title: title).html(
            rows: rows,
            body: """
                <pre tabindex="0" aria-label="A terminal session">
                \(rows.map { HTMLPage.markup(of: $0) + "\n" }.joined())</pre>
                """)
    }
}

/// The common part of recording pages.
struct HTMLPage {
    let title: String

    /// - Parameter scriptHash: the hash of the only script, for a Content-Security-Policy; nil without a script.
    func html(rows: [[TerminalPicture.Run]], scriptHash: String? = nil, body: String) -> String {
        let title = title.escapingUnsafe.escapedForMarkup
        let css = Stylesheet.css(for: rows) { palette in
            "body{color:\(palette.text);background:\(palette.page)}pre{border-color:\(palette.line)}"
        }
        let script = scriptHash.map { "; script-src '\($0)'" } ?? ""
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(script)">
            <title>\(title)</title>
            <style>
            body{margin:2rem auto;padding:0 1rem;width:fit-content;max-width:100%;box-sizing:border-box}
            h1{font:600 1.1rem system-ui,sans-serif}
            pre{margin:0;padding:1.2rem 1.5rem;border:1px solid;border-radius:10px;overflow-x:auto;font:14px/20px \
            \(Stylesheet.font)}
            pre span{display:inline-block}.faint{opacity:.7}
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
