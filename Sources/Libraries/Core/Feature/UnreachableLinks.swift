extension AppContainerContract {
    /// What is said of the links that screens declare and that are never opened, each a sentence without capital and full
    /// stop.
    ///
    /// Every start asks. So the links are compared as texts, and parsed only where one of them looks wrong.
    package var unreachableLinks: [String] {
        var shapes: Set<String> = []
        for feature in features {
            for screen in feature.screens {
                let description = screen.description
                for link in description.links {
                    guard let shape = description.shape(of: link), shapes.insert(shape).inserted
                    else { return findUnreachableLinks() }
                }
            }
        }
        return []
    }

    private func findUnreachableLinks() -> [String] {
        var (reached, messages): ([LinkTemplate], [String]) = ([], [])
        for screen in features.flatMap(\.screens).map(\.description) {
            for link in screen.links {
                let reason: String
                do throws(LinkTemplate.Failure) {
                    let template = try LinkTemplate(link, of: screen)
                    guard let first = reached.first(where: { $0.covers(template) }) else {
                        reached.append(template)
                        continue
                    }
                    let name = first.screen.name == screen.name ? "the same screen" : first.screen.name
                    reason = "\(name) declares \(first.text == link ? "it" : "'\(first.text)'") first"
                } catch {
                    reason = error.description
                }
                messages.append("the link '\(link)' of \(screen.name) is never opened: \(reason)")
            }
        }
        return messages
    }
}

extension LinkTemplate.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .noURL: "it is no URL"
        case .noScheme: "it has no scheme, as app in 'app://books/list'"
        case .noHost: "it has no host, as books in 'app://books/list'"
        }
    }
}

extension ScreenDescription {
    /// What a link has in common with those that might match the same URLs: the parts of its text, with the same sign for
    /// each parameter and the query items in order. Nil for a text that may be no URL.
    fileprivate func shape(of link: String) -> String? {
        let isPlain = link.utf8.allSatisfy { byte in
            // Unreserved characters (RFC 3986, section 2.3), which stand for themselves, and what separates parts.
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-._~:/?&=".utf8.contains(byte)
            }
        }
        let halves = link.split(separator: "?", omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: "/", omittingEmptySubsequences: false)
        guard isPlain, halves.count <= 2, parts.count > 2, parts[0].count > 1, parts[0].last == ":", parts[1].isEmpty,
            !parts[2].isEmpty, !parts[0].dropLast().contains(":"), parts.first?.first?.isLetter == true,
            parts.dropFirst(2).allSatisfy({ !$0.contains(":") })
        else { return nil }
        func sign(_ part: Substring) -> Substring { parameters.contains { $0.name == part } ? "*" : part }
        let items = (halves.count == 2 ? halves[1] : "").split(separator: "&").map { item in
            let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return "\(sides[0])=\(sides.count == 2 ? sign(sides[1]) : "")"
        }
        // A slash at the end, and two in a row, are no part of a path.
        let path = parts.dropFirst(3).filter { !$0.isEmpty }.map(sign).joined(separator: "/")
        return "\(parts[0].lowercased())\(parts[2].lowercased())/\(path)?\(items.sorted().joined(separator: "&"))"
    }
}
