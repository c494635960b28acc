// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> Self { self }
    public func textContentType(_ type: UITextContentType?) -> Self { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
    public func disableAutocorrection(_ disable: Bool?) -> Self { self }
    public func submitLabel(_ label: SubmitLabel) -> Self { self }
    public func submitScope(_ isBlocking: Bool = true) -> Self { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> Self { self }
    public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
    public func findDisabled(_ disabled: Bool = true) -> Self { self }
    public func replaceDisabled(_ disabled: Bool = true) -> Self { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
}

/// A keyboard of UIKit.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// A style of capitals of UIKit.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// AppKit's name of a text's kind.
public typealias NSTextContentType = UITextContentType

/// The kind of a text, as UIKit says it.
public enum UITextContentType: String, Sendable {
    case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName, location
    case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, addressCityAndState
    case sublocality, countryName, postalCode, telephoneNumber, emailAddress, URL, creditCardNumber, creditCardName
    case creditCardExpiration, creditCardSecurityCode, username, password, newPassword, oneTimeCode
    case shipmentTrackingNumber, flightNumber, dateTime, birthdate, birthdateDay, birthdateMonth, birthdateYear
}

/// Which letters become capitals.
public enum TextInputAutocapitalization: Sendable { case never, words, sentences, characters }
/// The name of the key that submits.
public enum SubmitLabel: Sendable { case done, go, send, join, route, search, `return`, next, `continue` }
/// How far writing tools go.
public enum WritingToolsBehavior: Equatable, Sendable { case automatic, complete, limited, disabled }

/// The place of controls for formats.
public enum TextInputFormattingControlPlacement: Sendable {
    /// Places of controls of formats.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Self(rawValue: 1), inputAssistant = Self(rawValue: 2)
        public static let all: Self = [.contextMenu, .inputAssistant]
    }
}
