import ChallengeActions
import ChallengeListing
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials

@testable import ChallengeEpisode
import SwiftUI

@Suite("The Episode feature", .limited)
struct EpisodeFeatureTests {
    private let navigator = NavigatorMock()
    private let tracker = TrackerMock()
    private let sut: EpisodeFeature

    init() { sut = EpisodeFeature(httpClient: HTTPClientMock(), tracker: tracker) }

    @Test("The main view is the list of episodes")
    func mainView() {
        #expect(sut.makeMainView(navigator: navigator).content is EpisodeListView)
    }

    @Test("The list, the details and the episodes of a character are shown, and no other feature's navigation")
    func resolve() {
        struct UnknownNavigation: NavigationContract {}

        #expect(sut.resolve(EpisodeIncomingNavigation.list, navigator: navigator)?.content is EpisodeListView)
        let detail = sut.resolve(EpisodeIncomingNavigation.detail(identifier: 42), navigator: navigator)
        #expect((detail?.content as? EpisodeDetailView)?.viewModel.identifier == 42)
        let ofCharacter = sut.resolve(EpisodeIncomingNavigation.character(identifier: 42), navigator: navigator)
        #expect((ofCharacter?.content as? CharacterEpisodesView)?.viewModel.query == EpisodeQuery(character: 42))
        #expect(sut.resolve(UnknownNavigation(), navigator: navigator) == nil)
    }

    @Test(
        "A link leads to the list, to an episode's details, or to a character's episodes",
        arguments: [
            ("episode", .list), ("episode/list", .list), ("episode/detail/5", .detail(identifier: 5)),
            ("episode/detail?id=5", .detail(identifier: 5)), ("episode/detail/0", nil), ("episode/other", nil),
            ("episode/character/2", .character(identifier: 2)), ("episode/character/0", nil), ("character/list", nil),
        ] as [(String, EpisodeIncomingNavigation?)])
    func deepLinks(link: String, expected: EpisodeIncomingNavigation?) throws {
        let url = try #require(URL(string: "challenge://\(link)"))
        #expect(sut.deepLinkHandler?.resolve(url)?.fullName == expected?.fullName)
    }

    @Test("Each screen tracks its events under its own names")
    func events() async throws {
        await sut.makeMainView(navigator: navigator).appear()
        let detail = try #require(
            sut.resolve(EpisodeIncomingNavigation.detail(identifier: 5), navigator: navigator)?.content
                as? EpisodeDetailView)
        await detail.viewModel.appear()
        await sut.resolve(EpisodeIncomingNavigation.character(identifier: 2), navigator: navigator)?.appear()
        detail.viewModel.select("character", 8)
        #expect(
            tracker.events == [
                "episode_list_viewed", "episode_detail_viewed id=5", "character_episodes_viewed",
                "episode_character_selected id=8",
            ])
    }
}
