/// All positions in which one may be after some commands that were not carried out.
struct Whereabouts: Hashable {
    /// With more possibilities next to nothing is known.
    private static let limit = 32

    /// Never empty.
    private(set) var positions: Set<Position>

    /// Where an app begins.
    init(_ app: AppModel) {
        positions = [app.start]
    }

    /// Forgets where one may be.
    mutating func forget(in app: AppModel) { positions = app.anywhere }

    /// Takes a command for carried out. Throws what it fails with wherever one may be; then nothing has changed.
    mutating func follow(_ command: Command, in app: AppModel) throws(CommandError) {
        var next: Set<Position> = []
        var unknown: [CommandError] = []
        var wrong: [CommandError] = []
        for position in positions.sorted(by: Position.isMoreLikely(_:than:)) {
            do throws(CommandError) {
                let resolved = try app.resolve(command.name, at: position)
                do throws(CommandError) {
                    next.formUnion(try app.follow(resolved, command, from: position))
                    continue
                } catch {
                    wrong.append(error)
                }
            } catch {
                unknown.append(error)
            }
            // Where it fails, one stays.
            next.insert(position)
        }
        if unknown.count + wrong.count == positions.count {
            // Most likely one is where there is such a command.
            let errors = wrong.isEmpty ? unknown : wrong
            throw errors.dropFirst().reduce(errors[0], Self.common)
        }
        positions = next.count > Self.limit ? app.anywhere : next
    }

    /// What both errors say; the first one where they are about different things.
    private static func common(_ one: CommandError, _ other: CommandError) -> CommandError {
        guard one.fault == other.fault, one.location == other.location else { return one }
        return CommandError(
            one.fault, screen: one.screen == other.screen ? one.screen : "",
            advice: one.advice == other.advice ? one.advice : "", at: one.location)
    }
}
