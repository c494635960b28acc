/// A key of the app's string catalogs.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    package func resolved(table: String? = nil) -> String { text }
}
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    let text: String
    public init(stringLiteral value: String) { text = value }
}
extension String {
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
