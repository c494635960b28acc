import ChallengeText
import Testing

@Suite("A sentence without the user of an address")
struct WithoutUserTests {
    @Test(
        "The user and the password are left out, whatever characters they have",
        arguments: [
            ("no proxy 'socks9://u:p@h:1'", "no proxy 'socks9://h:1'"),
            ("bad syntax in 'u:p@h': port", "bad syntax in 'h': port"),
            ("not 'http://u:p'a@b@h'", "not 'http://h'"), ("not 'u:a://b@h'", "not 'h'"), ("not 'u:p q@h'", "not 'h'"),
            ("http://u:p@h/x", "http://h/x"), ("http://u:p@h/a@b", "http://b"), ("u@h", "h"), ("@", ""), ("'@'", "''"),
            ("no 'host'", "no 'host'"), ("u:p@h 'x'", "h 'x'"), ("", ""), ("not '://u:p@h'", "not '://h'"),
        ])
    func left(sentence: String, expected: String) { #expect(sentence.withoutUser == expected) }
}
