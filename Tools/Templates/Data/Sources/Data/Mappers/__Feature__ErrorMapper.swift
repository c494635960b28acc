import ChallengeCore

nonisolated struct __Feature__ErrorMapper: MapperContract {
    func map(_ failure: LoadFailure) -> __Feature__Error {
        if case .notFound(let identifier) = failure { return .notFound(identifier: identifier) }
        return .loadFailed(failure)
    }
}
