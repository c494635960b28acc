@testable import ChallengeShellTestSupport

@Suite("What may be a secret in a line")
struct SecretWordsTests {
    private let secrets = SecretWords { ["password", "card-pin"] }

    @Test(
        "After set and the name of a secret, and after the name where a command begins, the rest of the line is hidden",
        arguments: [
            ("set password hunter2; x", "set password •••"), ("SE Card-PIN 1 2", "SE Card-PIN •••"),
            ("set password=hunter2", "set password=•••"), ("password\thunter2 > file", "password\t•••"),
            ("open vault; password hunter2", "open vault; password •••"), (" > password hunter2", " > password •••"),
            ("load set password hunter2", "load set password •••"),
            // Under another command.
            ("expect fails set password hunter2", "expect fails set password •••"),
            ("expect fails password hunter2", "expect fails password •••"),
            ("alias pw = set password hunter2", "alias pw = set password •••"),
            ("alias pw='password hunter2'", "alias pw='password •••"),
            ("together 'set password hunter2' load", "together 'set password •••"),
            ("together load \"password hunter2\"", "together load \"password •••"),
            // In a line that cannot be read.
            ("set password 'hunter2", "set password '•••"), ("set \"password hunter2", "set \"password •••"),
            ("'set password hunter2", "'set password •••"), ("set pass\\word hunter2 \\", "set pass\\word •••"),
            (#"{"id":"a","command":"set password hunter2"}"#, #"{"id":"a","command":"set password •••"#),
            (#"{"command":"password hunter2","#, #"{"command":"password •••"#),
            ("{\"password\":\"hunter2\"}", "{\"password\":\"•••"),
            ("set pass'word' hunter2", "set pass'word' •••"), ("set password\"hunter2", "set password\"•••"),
            // On several lines.
            ("set password \\\nhunter2", "set password \\\n•••"), ("set password \"a\nb", "set password \"•••"),
            // The first source of a secret is none, and what follows is.
            ("set password --env A; password hunter2", "set password --env A; password •••"),
        ])
    func hidden(line: String, shown: String) { #expect(secrets.masking(line) == shown) }

    @Test(
        "Nothing is hidden of other lines",
        arguments: [
            "", "set", "set password", "password", "set password; show", "set password > file", "set password\nshow",
            "set password --env PASSWORD", "password --FILE f", "set passwords hunter2", "search password reset",
            "search 'password reset'", "open password hunter2", "alias password = set password --env A",
            "set title password x",
            "filter name=password x", "expect text 'password is wrong'",
        ])
    func shown(line: String) {
        #expect(secrets.masking(line) == line)
        let commands = (try? Lexer.commands(line.split(separator: "\n").map(String.init))) ?? []
        #expect(commands.allSatisfy { secrets.masking($0) == nil })
    }

    @Test("A command loses the word with the secret and all behind it, even in quotes, and in its source line")
    func command() throws {
        for line in ["home; set pa'ss'word 'a b' c > d", #"home; set "password" "hunter2""#] {
            let command = try #require(try Lexer.commands([line]).last)
            let hidden = try #require(secrets.masking(command))
            #expect(hidden.text == "set password •••" && hidden.target == nil)
            #expect(hidden.words.allSatisfy { !$0.location.line.text.contains("hunter2") })
        }
    }

    @Test("An error below the line with the secret shows nothing of its own line")
    func joined() {
        let lines = ["home; \\", "set password \\", "hunter2 'x"].enumerated()
            .map { SourceLine(number: $0 + 1, text: $1) }
        let error = lines[2].error("the quote ' is not closed", at: 8).hiding(secrets, after: lines)
        #expect(error.location.line == SourceLine(number: 3, text: "•••"))
        let open = [lines[0], SourceLine(number: 2, text: "set password 'a"), lines[2]]
        #expect(lines[2].error("x", at: 8).hiding(secrets, after: open).location.line.text == "•••")
        #expect(lines[0].error("x").hiding(secrets, after: [lines[0]]).location.line == lines[0])
    }
}
