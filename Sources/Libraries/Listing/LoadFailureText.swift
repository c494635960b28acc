public import ChallengeCore
public import ChallengeDesignSystem
import ChallengeText

extension FailureText {
    /// The maximum width of a path in a message, in columns. A list with its filter fits, but an arbitrarily long search
    /// text does not.
    private static let targetWidth = 200

    /// Creates the text of a failed load with a cut untrusted path. `reason` replaces the failure's reason and remedy.
    public init(_ failure: LoadFailure, reason: String? = nil) {
        let start = failure.target.map { "cannot load \($0.escapingUnsafe.cut(to: Self.targetWidth)): " } ?? ""
        self.init(start + (reason ?? failure.reason), remedy: reason == nil ? failure.remedy : nil)
    }
}
