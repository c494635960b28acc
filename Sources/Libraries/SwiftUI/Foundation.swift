// An app's files rely on SwiftUI to bring Foundation along. Our own program does without it: see the trait in Package.swift.
#if Foundation
@_exported public import Foundation
#else
/// A length on the screen, which has no meaning at a prompt.
public typealias CGFloat = Double
#endif
// Default arguments of an app name cases of this type.
@_exported public import enum ChallengeActions.PresentationDetent
@_exported public import Combine
@_exported public import Observation
