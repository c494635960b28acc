// A row is one line of any length and begins at the margin.
// swift-format-ignore-file

/// 72 well-known video games. The columns are id, title, year, platforms, genre, developer.
///
/// The year is the year of the first full release, anywhere. The platforms, separated by semicolons, are those of that release or
/// the first ones; the developer made the game for them. A game has one of fourteen genres. Related machines have one name: NES
/// also means Family Computer, and SNES also means Super Famicom.
enum GameTable {
    static let text = #"""
1	Asteroids	1979	Arcade	Shooter	Atari
2	Prince of Persia	1989	Apple II	Platformer	Brøderbund
3	The Legend of Zelda	1986	Famicom Disk System;NES	Action-Adventure	Nintendo R&D4
4	Portal	2007	Windows;Xbox 360;PlayStation 3	Puzzle	Valve
5	Castlevania	1986	Famicom Disk System;NES	Platformer	Konami
6	Wii Sports	2006	Wii	Sports	Nintendo EAD
7	Super Mario Bros.	1985	NES	Platformer	Nintendo R&D4
8	The Legend of Zelda: Tears of the Kingdom	2023	Nintendo Switch	Action-Adventure	Nintendo EPD
9	Tomb Raider	1996	Sega Saturn;PlayStation;MS-DOS	Action-Adventure	Core Design
10	Dragon Quest	1986	NES;MSX	Role-Playing	Chunsoft
11	Disco Elysium	2019	Windows	Role-Playing	ZA/UM
12	SimCity	1989	Macintosh;Amiga;MS-DOS;Commodore 64	Simulation	Maxis
13	StarCraft	1998	Windows	Strategy	Blizzard Entertainment
14	Hollow Knight	2017	Windows	Action-Adventure	Team Cherry
15	Lemmings	1991	Amiga	Puzzle	DMA Design
16	Silent Hill	1999	PlayStation	Horror	Konami
17	Undertale	2015	Windows;Mac OS X	Role-Playing	Toby Fox
18	Metal Gear Solid	1998	PlayStation	Action-Adventure	Konami Computer Entertainment Japan
19	The Legend of Zelda: Breath of the Wild	2017	Wii U;Nintendo Switch	Action-Adventure	Nintendo EPD
20	Myst	1993	Macintosh	Adventure	Cyan
21	Elden Ring	2022	Windows;PlayStation 4;PlayStation 5;Xbox One;Xbox Series X/S	Role-Playing	FromSoftware
22	Deus Ex	2000	Windows	Role-Playing	Ion Storm
23	Super Mario World	1990	SNES	Platformer	Nintendo EAD
24	Final Fantasy	1987	NES	Role-Playing	Square
25	Pokémon Red and Green	1996	Game Boy	Role-Playing	Game Freak
26	Final Fantasy VII	1997	PlayStation	Role-Playing	Square
27	Stardew Valley	2016	Windows	Simulation	ConcernedApe
28	Super Mario Galaxy	2007	Wii	Platformer	Nintendo EAD Tokyo
29	Pac-Man	1980	Arcade	Action	Namco
30	Zelda II: The Adventure of Link	1987	Famicom Disk System;NES	Action-Adventure	Nintendo R&D4
31	The Legend of Zelda: Link's Awakening	1993	Game Boy	Action-Adventure	Nintendo EAD
32	The Elder Scrolls V: Skyrim	2011	Windows;PlayStation 3;Xbox 360	Role-Playing	Bethesda Game Studios
33	Super Mario Kart	1992	SNES	Racing	Nintendo EAD
34	Halo: Combat Evolved	2001	Xbox	Shooter	Bungie
35	Okami	2006	PlayStation 2	Action-Adventure	Clover Studio
36	Super Mario 64	1996	Nintendo 64	Platformer	Nintendo EAD
37	The Sims	2000	Windows	Simulation	Maxis
38	Half-Life 2	2004	Windows	Shooter	Valve
39	Journey	2012	PlayStation 3	Adventure	Thatgamecompany
40	RollerCoaster Tycoon	1999	Windows	Simulation	Chris Sawyer
41	The Legend of Zelda: A Link to the Past	1991	SNES	Action-Adventure	Nintendo EAD
42	Chrono Trigger	1995	SNES	Role-Playing	Square
43	Elite	1984	BBC Micro;Acorn Electron	Simulation	David Braben and Ian Bell
44	Grim Fandango	1998	Windows	Adventure	LucasArts
45	The Secret of Monkey Island	1990	MS-DOS;Amiga;Atari ST	Adventure	Lucasfilm Games
46	The Legend of Zelda: Ocarina of Time	1998	Nintendo 64	Action-Adventure	Nintendo EAD
47	Half-Life	1998	Windows	Shooter	Valve
48	Shadow of the Colossus	2005	PlayStation 2	Action-Adventure	Team Ico
49	Metroid	1986	Famicom Disk System;NES	Action-Adventure	Nintendo R&D1
50	The Legend of Zelda: Majora's Mask	2000	Nintendo 64	Action-Adventure	Nintendo EAD
51	Minecraft	2011	Windows;Mac OS X;Linux	Sandbox	Mojang
52	GoldenEye 007	1997	Nintendo 64	Shooter	Rare
53	Super Metroid	1994	SNES	Action-Adventure	Nintendo R&D1
54	Ico	2001	PlayStation 2	Action-Adventure	Team Ico
55	Maniac Mansion	1987	Commodore 64;Apple II	Adventure	Lucasfilm Games
56	World of Warcraft	2004	Windows;Mac OS X	Role-Playing	Blizzard Entertainment
57	Resident Evil	1996	PlayStation	Horror	Capcom
58	Sonic the Hedgehog	1991	Mega Drive	Platformer	Sonic Team
59	Space Invaders	1978	Arcade	Shooter	Taito
60	Metroid Prime	2002	GameCube	Action-Adventure	Retro Studios
61	Sid Meier's Civilization	1991	MS-DOS	Strategy	MicroProse
62	Doom	1993	MS-DOS	Shooter	id Software
63	Super Smash Bros. Melee	2001	GameCube	Fighting	HAL Laboratory
64	The Legend of Zelda: The Wind Waker	2002	GameCube	Action-Adventure	Nintendo EAD
65	Papers, Please	2013	Windows;Mac OS X	Simulation	3909 LLC
66	The Last of Us	2013	PlayStation 3	Action-Adventure	Naughty Dog
67	Street Fighter II: The World Warrior	1991	Arcade	Fighting	Capcom
68	Pong	1972	Arcade	Sports	Atari
69	Galaga	1981	Arcade	Shooter	Namco
70	Castlevania: Symphony of the Night	1997	PlayStation	Action-Adventure	Konami
71	The Witcher 3: Wild Hunt	2015	Windows;PlayStation 4;Xbox One	Role-Playing	CD Projekt Red
72	Mega Man	1987	NES	Platformer	Capcom
"""#
}
