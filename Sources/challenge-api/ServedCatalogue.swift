import ChallengeCatalogue
import ChallengeCore
import ChallengeNetworking
import ChallengeStorage
import FoundationEssentials

enum ServedCatalogue {
    case memory(Catalogue)
    /// A store that contains a copy.
    case store(CopyStore)

    /// Opens the store, or reads the JSON file, at a path.
    init(_ path: String) throws(StartError) {
        do throws(DatabaseError) {
            guard (try? SharedFile(path: path).read(first: 16)) != Data("SQLite format 3\0".utf8) else {
                let copies = CopyStore(Store(path: path))
                guard try copies.copy() != nil else { throw DatabaseError(path: path, reason: "there is none in it") }
                self = .store(copies)
                return
            }
        } catch {
            throw StartError(damaged: path, error.reason)
        }
        let file: Data
        do {
            file = try Data(contentsOf: URL(filePath: path))
        } catch {
            throw StartError(reading: path, error)
        }
        do {
            self = .memory(try CatalogueCopy(reading: file).catalogue)
        } catch {
            throw StartError(damaged: path, error.description)
        }
    }

    func respond(to endpoint: Endpoint, at addresses: Addresses) throws(DatabaseError) -> HTTPResponse {
        switch self {
        case .memory(let catalogue): return catalogue.respond(to: endpoint, at: addresses)
        case .store(let copies):
            guard let answer = try copies.answer(to: endpoint, at: addresses) else {
                throw DatabaseError(path: copies.store.path, reason: "the copy is gone")
            }
            return answer
        }
    }

    func picture(at path: String) throws(DatabaseError) -> Bitmap? {
        switch self {
        case .memory(let catalogue): catalogue.picture(at: path)
        case .store(let copies): try copies.picture(at: path)
        }
    }
}

extension StartError {
    /// Creates the error of a file that is not a copy of a catalogue: EX_DATAERR.
    fileprivate init(damaged path: String, _ reason: String) {
        self.init(status: 65, message: "\(path) is not a copy of a catalogue: \(reason)")
    }
}
