extension TerminalFilm {
    /// A page that plays a recording and loads nothing. It has a button, a slider, and selectable text.
    ///
    /// Without scripts the page shows the last moment. The only script is ``script``, which replaces rows by other rows
    /// of the page and creates no markup from text.
    package var html: String {
        let states = strips.map { strip in "[\(strip.map { "[\($0.time),\($0.row)]" }.joined(separator: ","))]" }
        let last = strips.map { "<code>\(HTMLPage.markup(of: rows[$0.last?.row ?? 0]))</code>" }
        let body = """
            <pre id="window" tabindex="0" aria-label="A terminal session" data-strips="[\(states.joined(separator: ","))]"\
             style="min-width:\(columns)ch">\(last.joined())</pre>
            <p id="controls" hidden><button id="play">Play</button>
            <input id="seek" type="range" min="0" max="\(duration)" value="\(duration)" aria-label="Time">
            <output id="time"></output></p>
            <template id="rows">\(rows.map { "<code>\(HTMLPage.markup(of: $0))</code>" }.joined(separator: "\n"))</template>
            <style>pre code{display:block;min-height:20px;font:inherit}#seek{width:20rem;max-width:60%;vertical-align:middle}</style>
            <script>\(Self.script)</script>
            """
        return HTMLPage(title: title).html(rows: rows, scriptHash: Self.scriptHash, body: body)
    }

    /// The hash of ``script``: `openssl dgst -sha256 -binary | base64`. A test compares this hash with the page.
    static let scriptHash = "sha256-yqCRiz/Gpok4KYnYM+AR141xaHvSp4UGBKsOJDfhdt0="

    static let script = """
        (()=>{
        const find=id=>document.getElementById(id),pane=find('window'),play=find('play'),seek=find('seek');
        const lines=[...pane.children],rows=find('rows').content.children,strips=JSON.parse(pane.dataset.strips);
        const end=+seek.max;
        let now=end,last=0,isPlaying=false;
        const show=()=>{
        strips.forEach((strip,index)=>{
        let shown=0;
        for(const [time,row] of strip)if(time<=now)shown=row;
        const line=lines[index];
        if(line.shown===shown)return;
        line.shown=shown;
        line.replaceChildren(...rows[shown].cloneNode(true).childNodes);
        });
        seek.value=now;
        find('time').value=(now/1000).toFixed(1)+' s';
        };
        const toggle=on=>{
        isPlaying=on;
        play.textContent=on?'Pause':'Play';
        if(!on)return;
        if(now>=end)now=0;
        requestAnimationFrame(time=>{last=time;step(time)});
        };
        const step=time=>{
        if(!isPlaying)return;
        now=Math.min(end,now+time-last);
        last=time;
        show();
        now<end?requestAnimationFrame(step):toggle(false);
        };
        play.onclick=()=>toggle(!isPlaying);
        seek.oninput=()=>{now=+seek.value;show()};
        find('controls').hidden=false;
        show();
        if(!matchMedia('(prefers-reduced-motion:reduce)').matches)toggle(true);
        })();
        """
}
