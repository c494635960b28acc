// A row is one line, however long, and begins at the margin.
// swift-format-ignore-file

/// 72 video games that many people know, in the order of their years.
///
/// These are facts about the games and nothing else. One row a game, in ascending order of id, and these columns,
/// separated by tabs: id, title, year, platforms, genre, developer.
///
/// The year is that of the first full release, anywhere; the platforms are those of that release or the first ones,
/// separated by commas, and the developer is who made the game for them. A game has one genre, of fourteen words.
/// Families of machines go by one name: the NES is the Family Computer too, the SNES the Super Famicom.
enum GameTable {
    static let text = #"""
1	Pong	1972	Arcade	Sports	Atari
2	Space Invaders	1978	Arcade	Shooter	Taito
3	Asteroids	1979	Arcade	Shooter	Atari
4	Pac-Man	1980	Arcade	Action	Namco
5	Galaga	1981	Arcade	Shooter	Namco
6	Elite	1984	BBC Micro,Acorn Electron	Simulation	David Braben and Ian Bell
7	Super Mario Bros.	1985	NES	Platformer	Nintendo R&D4
8	The Legend of Zelda	1986	Famicom Disk System,NES	Action-Adventure	Nintendo R&D4
9	Metroid	1986	Famicom Disk System,NES	Action-Adventure	Nintendo R&D1
10	Castlevania	1986	Famicom Disk System,NES	Platformer	Konami
11	Dragon Quest	1986	NES,MSX	Role-Playing	Chunsoft
12	Zelda II: The Adventure of Link	1987	Famicom Disk System,NES	Action-Adventure	Nintendo R&D4
13	Mega Man	1987	NES	Platformer	Capcom
14	Final Fantasy	1987	NES	Role-Playing	Square
15	Maniac Mansion	1987	Commodore 64,Apple II	Adventure	Lucasfilm Games
16	SimCity	1989	Macintosh,Amiga,MS-DOS,Commodore 64	Simulation	Maxis
17	Prince of Persia	1989	Apple II	Platformer	Brøderbund
18	Super Mario World	1990	SNES	Platformer	Nintendo EAD
19	The Secret of Monkey Island	1990	MS-DOS,Amiga,Atari ST	Adventure	Lucasfilm Games
20	Sonic the Hedgehog	1991	Mega Drive	Platformer	Sonic Team
21	Street Fighter II: The World Warrior	1991	Arcade	Fighting	Capcom
22	Lemmings	1991	Amiga	Puzzle	DMA Design
23	Sid Meier's Civilization	1991	MS-DOS	Strategy	MicroProse
24	The Legend of Zelda: A Link to the Past	1991	SNES	Action-Adventure	Nintendo EAD
25	Super Mario Kart	1992	SNES	Racing	Nintendo EAD
26	Doom	1993	MS-DOS	Shooter	id Software
27	Myst	1993	Macintosh	Adventure	Cyan
28	The Legend of Zelda: Link's Awakening	1993	Game Boy	Action-Adventure	Nintendo EAD
29	Super Metroid	1994	SNES	Action-Adventure	Nintendo R&D1
30	Chrono Trigger	1995	SNES	Role-Playing	Square
31	Super Mario 64	1996	Nintendo 64	Platformer	Nintendo EAD
32	Pokémon Red and Blue	1996	Game Boy	Role-Playing	Game Freak
33	Tomb Raider	1996	Sega Saturn,PlayStation,MS-DOS	Action-Adventure	Core Design
34	Resident Evil	1996	PlayStation	Horror	Capcom
35	Final Fantasy VII	1997	PlayStation	Role-Playing	Square
36	Castlevania: Symphony of the Night	1997	PlayStation	Action-Adventure	Konami
37	GoldenEye 007	1997	Nintendo 64	Shooter	Rare
38	The Legend of Zelda: Ocarina of Time	1998	Nintendo 64	Action-Adventure	Nintendo EAD
39	Half-Life	1998	Windows	Shooter	Valve
40	StarCraft	1998	Windows	Strategy	Blizzard Entertainment
41	Metal Gear Solid	1998	PlayStation	Action-Adventure	Konami Computer Entertainment Japan
42	Grim Fandango	1998	Windows	Adventure	LucasArts
43	RollerCoaster Tycoon	1999	Windows	Simulation	Chris Sawyer
44	Silent Hill	1999	PlayStation	Horror	Konami
45	The Sims	2000	Windows	Simulation	Maxis
46	The Legend of Zelda: Majora's Mask	2000	Nintendo 64	Action-Adventure	Nintendo EAD
47	Deus Ex	2000	Windows	Role-Playing	Ion Storm
48	Halo: Combat Evolved	2001	Xbox	Shooter	Bungie
49	Ico	2001	PlayStation 2	Action-Adventure	Team Ico
50	Super Smash Bros. Melee	2001	GameCube	Fighting	HAL Laboratory
51	The Legend of Zelda: The Wind Waker	2002	GameCube	Action-Adventure	Nintendo EAD
52	Metroid Prime	2002	GameCube	Action-Adventure	Retro Studios
53	Half-Life 2	2004	Windows	Shooter	Valve
54	World of Warcraft	2004	Windows,Mac OS X	Role-Playing	Blizzard Entertainment
55	Shadow of the Colossus	2005	PlayStation 2	Action-Adventure	Team Ico
56	Okami	2006	PlayStation 2	Action-Adventure	Clover Studio
57	Wii Sports	2006	Wii	Sports	Nintendo EAD
58	Portal	2007	Windows,Xbox 360,PlayStation 3	Puzzle	Valve
59	Super Mario Galaxy	2007	Wii	Platformer	Nintendo EAD Tokyo
60	Minecraft	2011	Windows,Mac OS X,Linux	Sandbox	Mojang
61	The Elder Scrolls V: Skyrim	2011	Windows,PlayStation 3,Xbox 360	Role-Playing	Bethesda Game Studios
62	Journey	2012	PlayStation 3	Adventure	Thatgamecompany
63	The Last of Us	2013	PlayStation 3	Action-Adventure	Naughty Dog
64	Papers, Please	2013	Windows,Mac OS X	Simulation	3909 LLC
65	The Witcher 3: Wild Hunt	2015	Windows,PlayStation 4,Xbox One	Role-Playing	CD Projekt Red
66	Undertale	2015	Windows,Mac OS X	Role-Playing	Toby Fox
67	Stardew Valley	2016	Windows	Simulation	ConcernedApe
68	The Legend of Zelda: Breath of the Wild	2017	Wii U,Nintendo Switch	Action-Adventure	Nintendo EPD
69	Hollow Knight	2017	Windows	Action-Adventure	Team Cherry
70	Disco Elysium	2019	Windows	Role-Playing	ZA/UM
71	Elden Ring	2022	Windows,PlayStation 4,PlayStation 5,Xbox One,Xbox Series X/S	Role-Playing	FromSoftware
72	The Legend of Zelda: Tears of the Kingdom	2023	Nintendo Switch	Action-Adventure	Nintendo EPD
"""#
}
