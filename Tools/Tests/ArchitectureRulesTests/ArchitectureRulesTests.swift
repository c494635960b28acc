import Testing
@testable import ArchitectureRules
