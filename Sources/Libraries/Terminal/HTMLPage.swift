import ChallengeShellText

extension TerminalPicture {
    /// A page of its own, which loads nothing and runs nothing.
    package var html: String {
        let title = title.escapingUnsafe.escapedForMarkup
        let css = Stylesheet.css(for: rows) { palette in
            "body{color:\(palette.text);background:\(palette.page)}pre{border-color:\(palette.line)}"
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
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
            <pre tabindex="0" aria-label="A terminal session">
            \(rows.map { $0.map(element).joined() + "\n" }.joined())</pre>
            </body>
            </html>

            """
    }

    /// Where a font may lack a character, the run has its width all the same.
    private func element(_ run: Run) -> String {
        let text = run.text.escapingUnsafe.escapedForMarkup
        let classes = run.style.classes(withGround: true)
        let width = run.text.utf8.allSatisfy { $0 < 0x80 } ? "" : " style=\"width:\(run.columns)ch\""
        guard !classes.isEmpty || !width.isEmpty else { return text }
        return "<span\(classes.isEmpty ? "" : " class=\"\(classes)\"")\(width)>\(text)</span>"
    }
}
