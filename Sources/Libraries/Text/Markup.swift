extension String {
    /// The text for HTML and XML, as a part of an element or of an attribute in double quotes. What neither can say, as most
    /// control characters, stays: ``escapingUnsafe`` makes it visible before.
    package var escapedForMarkup: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
