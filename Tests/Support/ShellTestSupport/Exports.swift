// A file that tests the shell needs the parts of a session, the app's host and the test support.
@_exported public import ChallengeActions
@_exported public import ChallengeCommand
@_exported public import ChallengeConsole
@_exported public import ChallengeDesignSystem
@_exported public import ChallengeHost
@_exported public import ChallengeLanguage
@_exported public import ChallengeLineEdit
@_exported public import ChallengePrompt
@_exported public import ChallengeSession
@_exported public import ChallengeStorage
@_exported public import ChallengeTestSupport
@_exported public import ChallengeVerification
@_exported public import ChallengeViews
@_exported public import SwiftUI
