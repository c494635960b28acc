import Testing
@testable import FeatureGenerator
