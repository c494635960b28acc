// An app's files rely on SwiftUI to bring Foundation along. Our own program does without it: see the trait in Package.swift.
#if Foundation
@_exported public import Foundation
#else
/// A length on the screen, which has no meaning at a prompt.
public typealias CGFloat = Double
#endif
@_exported public import Combine
@_exported public import Observation
