// Looks: they change nothing at a prompt.

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func textContentType(_ type: UITextContentType?) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func submitScope(_ isBlocking: Bool = true) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> some View { self }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
    public func findDisabled(_ disabled: Bool = true) -> some View { self }
    public func replaceDisabled(_ disabled: Bool = true) -> some View { self }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
}

/// A keyboard of UIKit.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad

    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// A style of capitals of UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// AppKit's name of a text's kind.
public typealias NSTextContentType = UITextContentType

/// What a text is, as UIKit says it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static var name: Self { Self(rawValue: #function) }
    public static var namePrefix: Self { Self(rawValue: #function) }
    public static var givenName: Self { Self(rawValue: #function) }
    public static var middleName: Self { Self(rawValue: #function) }
    public static var familyName: Self { Self(rawValue: #function) }
    public static var nameSuffix: Self { Self(rawValue: #function) }
    public static var nickname: Self { Self(rawValue: #function) }
    public static var jobTitle: Self { Self(rawValue: #function) }
    public static var organizationName: Self { Self(rawValue: #function) }
    public static var location: Self { Self(rawValue: #function) }
    public static var fullStreetAddress: Self { Self(rawValue: #function) }
    public static var streetAddressLine1: Self { Self(rawValue: #function) }
    public static var streetAddressLine2: Self { Self(rawValue: #function) }
    public static var addressCity: Self { Self(rawValue: #function) }
    public static var addressState: Self { Self(rawValue: #function) }
    public static var addressCityAndState: Self { Self(rawValue: #function) }
    public static var sublocality: Self { Self(rawValue: #function) }
    public static var countryName: Self { Self(rawValue: #function) }
    public static var postalCode: Self { Self(rawValue: #function) }
    public static var telephoneNumber: Self { Self(rawValue: #function) }
    public static var emailAddress: Self { Self(rawValue: #function) }
    public static var URL: Self { Self(rawValue: #function) }
    public static var creditCardNumber: Self { Self(rawValue: #function) }
    public static var creditCardName: Self { Self(rawValue: #function) }
    public static var creditCardExpiration: Self { Self(rawValue: #function) }
    public static var creditCardSecurityCode: Self { Self(rawValue: #function) }
    public static var username: Self { Self(rawValue: #function) }
    public static var password: Self { Self(rawValue: #function) }
    public static var newPassword: Self { Self(rawValue: #function) }
    public static var oneTimeCode: Self { Self(rawValue: #function) }
    public static var shipmentTrackingNumber: Self { Self(rawValue: #function) }
    public static var flightNumber: Self { Self(rawValue: #function) }
    public static var dateTime: Self { Self(rawValue: #function) }
    public static var birthdate: Self { Self(rawValue: #function) }
    public static var birthdateDay: Self { Self(rawValue: #function) }
    public static var birthdateMonth: Self { Self(rawValue: #function) }
    public static var birthdateYear: Self { Self(rawValue: #function) }
}

/// Which letters become capitals.
public struct TextInputAutocapitalization: Sendable {
    public static var never: Self { Self() }
    public static var words: Self { Self() }
    public static var sentences: Self { Self() }
    public static var characters: Self { Self() }
}

/// The name of the key that submits.
public struct SubmitLabel: Sendable {
    public static var done: Self { Self() }
    public static var go: Self { Self() }
    public static var send: Self { Self() }
    public static var join: Self { Self() }
    public static var route: Self { Self() }
    public static var search: Self { Self() }
    public static var `return`: Self { Self() }
    public static var next: Self { Self() }
    public static var `continue`: Self { Self() }
}

/// How far writing tools go.
public struct WritingToolsBehavior: Equatable, Sendable {
    public static var automatic: Self { Self() }
    public static var complete: Self { Self() }
    public static var limited: Self { Self() }
    public static var disabled: Self { Self() }
}

/// Where controls of formats are.
public enum TextInputFormattingControlPlacement: Sendable {
    /// Places of controls of formats.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static var contextMenu: Self { Self(rawValue: 1) }
        public static var inputAssistant: Self { Self(rawValue: 2) }
        public static var all: Self { [.contextMenu, .inputAssistant] }
    }
}
