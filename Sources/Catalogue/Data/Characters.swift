// A row is one line, however long, and begins at the margin.
// swift-format-ignore-file

/// The characters 1 to 126 of the public Rick and Morty API (https://rickandmortyapi.com), which has 826, as stored
/// copies of its answers agree on them. The columns are
/// id, name, status, species, type, gender, origin, location, episodes, created.
///
/// Origin and location are ids of ``LocationTable``, or empty where the API says `unknown`. Episodes are ids of
/// ``EpisodeTable`` as ``Table/identifiers(in:)`` reads them. The addresses follow from the id.
enum CharacterTable {
    static let text = #"""
1	Rick Sanchez	Alive	Human		Male	1	3	1-51	2017-11-04T18:48:46.250Z
2	Morty Smith	Alive	Human		Male		3	1-51	2017-11-04T18:50:21.651Z
3	Summer Smith	Alive	Human		Female	20	20	6-12,14-27,29-36,38-49,51	2017-11-04T19:09:56.428Z
4	Beth Smith	Alive	Human		Female	20	20	6-12,14-16,18-36,38-49,51	2017-11-04T19:22:43.665Z
5	Jerry Smith	Alive	Human		Male	20	20	6-16,18-23,26,29-33,35-36,38-51	2017-11-04T19:26:56.301Z
6	Abadango Cluster Princess	Alive	Alien		Female	2	2	27	2017-11-04T19:50:28.250Z
7	Abradolf Lincler	unknown	Human	Genetic experiment	Male	20	21	10-11	2017-11-04T19:59:20.523Z
8	Adjudicator Rick	Dead	Human		Male		3	28	2017-11-04T20:03:34.737Z
9	Agency Director	Dead	Human		Male	20	20	24	2017-11-04T20:06:54.976Z
10	Alan Rails	Dead	Human	Superhuman (Ghost trains summoner)	Male		4	25	2017-11-04T20:19:09.017Z
11	Albert Einstein	Dead	Human		Male	1	20	12	2017-11-04T20:20:20.965Z
12	Alexander	Dead	Human		Male	1	5	3	2017-11-04T20:32:33.144Z
13	Alien Googah	unknown	Alien		unknown		20	31	2017-11-04T20:33:30.779Z
14	Alien Morty	unknown	Alien		Male		3	10	2017-11-04T20:51:31.373Z
15	Alien Rick	unknown	Alien		Male		3	10	2017-11-04T20:56:13.215Z
16	Amish Cyborg	Dead	Alien	Parasite	Male		20	15	2017-11-04T21:12:45.235Z
17	Annie	Alive	Human		Female	1	5	3	2017-11-04T22:21:24.481Z
18	Antenna Morty	Alive	Human	Human with antennae	Male		3	10,28	2017-11-04T22:25:29.008Z
19	Antenna Rick	unknown	Human	Human with antennae	Male			10	2017-11-04T22:28:13.756Z
20	Ants in my Eyes Johnson	unknown	Human	Human with ants in his eyes	Male		6	8	2017-11-04T22:34:53.659Z
21	Aqua Morty	unknown	Humanoid	Fish-Person	Male		3	10,22	2017-11-04T22:39:48.055Z
22	Aqua Rick	unknown	Humanoid	Fish-Person	Male		3	10,22,28	2017-11-04T22:41:07.171Z
23	Arcade Alien	unknown	Alien		Male		7	13,19,21,25-26	2017-11-05T08:43:05.095Z
24	Armagheadon	Alive	Alien	Cromulon	Male	22	22	16	2017-11-05T08:48:30.776Z
25	Armothy	Dead	unknown	Self-aware arm	Male	8	8	23	2017-11-05T08:54:29.343Z
26	Arthricia	Alive	Alien	Cat-Person	Female	9	9	20	2017-11-05T08:56:46.165Z
27	Artist Morty	Alive	Human		Male		3	10,28	2017-11-05T08:59:07.457Z
28	Attila Starwar	Alive	Human		Male		6	8,13,17	2017-11-05T09:02:16.595Z
29	Baby Legs	Alive	Human	Human with baby legs	Male		6	8	2017-11-05T09:06:19.644Z
30	Baby Poopybutthole	Alive	Poopybutthole		Male			31	2017-11-05T09:13:16.483Z
31	Baby Wizard	Dead	Alien	Parasite	Male		20	15	2017-11-05T09:15:11.286Z
32	Bearded Lady	Dead	Alien	Parasite	Female		20	15	2017-11-05T09:18:04.184Z
33	Beebo	Dead	Alien		Male	10	10	29	2017-11-05T09:21:55.595Z
34	Benjamin	Alive	Poopybutthole		Male		6	8,13,17	2017-11-05T09:24:04.748Z
35	Bepisian	Alive	Alien	Bepisian	unknown	11	11	1,11,19,25	2017-11-05T09:27:38.491Z
36	Beta-Seven	Alive	Alien	Hivemind	unknown			14	2017-11-05T09:31:08.952Z
37	Beth Sanchez	Alive	Human		Female	23	23	8	2017-11-05T09:38:22.960Z
38	Beth Smith	Alive	Human		Female	1	1	1-6,22,51	2017-11-05T09:48:44.230Z
39	Beth Smith	Alive	Human		Female	34	34	10	2017-11-05T09:52:31.777Z
40	Beth's Mytholog	Dead	Mythological Creature	Mytholog	Female	13	13	18	2017-11-05T10:02:26.701Z
41	Big Boobed Waitress	Alive	Mythological Creature		Female	48	48	5	2017-11-05T10:13:45.960Z
42	Big Head Morty	unknown	Human	Human with giant head	Male		3	22	2017-11-05T10:15:53.349Z
43	Big Morty	Dead	Human		Male		3	28	2017-11-05T10:17:04.997Z
44	Body Guard Morty	Dead	Human		Male		3	28	2017-11-05T10:18:11.062Z
45	Bill	Alive	Human		Male	1	1	3	2017-11-05T10:22:27.446Z
46	Bill	unknown	Animal	Dog	Male	20		2	2017-11-05T10:24:38.089Z
47	Birdperson	Alive	Alien	Bird-Person	Male	15	35	11,16,21-22,26,49,51	2017-11-05T11:13:36.018Z
48	Black Rick	Alive	Human		Male		3	22,28	2017-11-05T11:15:26.044Z
49	Blamph	Alive	Alien		unknown		6	19	2017-11-05T11:18:26.702Z
50	Blim Blam	Alive	Alien	Korblock	Male		20	14	2017-11-05T11:21:43.756Z
51	Blue Diplomat	Alive	Alien		Male		6	19	2017-11-05T11:24:49.688Z
52	Blue Footprint Guy	Dead	Human		Male	8	8	23	2017-11-05T11:26:42.084Z
53	Blue Shirt Morty	unknown	Human		Male		3	10	2017-11-05T11:28:38.627Z
54	Bobby Moynihan	Alive	Human		Male		6	8	2017-11-05T11:31:26.348Z
55	Boobloosian	Dead	Alien	Boobloosian	unknown		13	18,21	2017-11-05T11:32:53.847Z
56	Bootleg Portal Chemist Rick	Dead	Human		Male		3	28	2017-11-05T11:34:16.447Z
57	Borpocian	Alive	Alien	Elephant-Person	Male			22	2017-11-05T11:38:29.459Z
58	Brad	Alive	Human		Male	20	20	6,11,30,46	2017-11-05T11:40:02.554Z
59	Brad Anderson	Dead	Human		Male	20	20	7	2017-11-05T11:41:38.964Z
60	Calypso	Dead	Human	Superhuman	Female			25	2017-11-05T11:52:45.852Z
61	Campaign Manager Morty	Dead	Human		Male		3	28	2017-11-05T11:53:44.737Z
62	Canklanker Thom	Dead	Alien	Gromflomite	Male	19		1	2017-11-05T12:06:23.217Z
63	Centaur	Alive	Mythological Creature	Centaur	Male		18	2	2017-11-05T12:22:17.848Z
64	Chris	Dead	Alien	Organic gun	unknown		20	12	2017-11-05T12:25:03.541Z
65	Chris	Alive	Humanoid	Microverse inhabitant	Male	24	24	17	2017-11-30T11:02:41.935Z
66	Coach Feratu (Balik Alistane)	Dead	Mythological Creature	Vampire	Male	20	20	18	2017-11-30T11:10:10.491Z
67	Collector	Alive	Alien	Light bulb-Alien	Male	25	25	29	2017-11-30T11:13:46.785Z
68	Colossus	Dead	Human		Male	8	8	23	2017-11-30T11:17:32.733Z
69	Commander Rick	Dead	Human		Male		3	22	2017-11-30T11:28:06.461Z
70	Concerto	Dead	Humanoid		Male			24	2017-11-30T11:31:41.926Z
71	Conroy	Dead	Robot		unknown	20	1	22	2017-11-30T11:35:50.183Z
72	Cool Rick	Alive	Human		Male	26	3	28	2017-11-30T11:41:11.542Z
73	Cop Morty	Dead	Human		Male		3	28	2017-11-30T11:43:04.217Z
74	Cop Rick	Alive	Human		Male		3	28	2017-11-30T11:48:18.950Z
75	Courier Flap	Alive	Alien		unknown		35	21	2017-11-30T12:12:57.553Z
76	Cousin Nicky	Dead	Alien	Parasite	Male		20	15	2017-11-30T14:11:52.882Z
77	Cowboy Morty	Alive	Human		Male		3	10	2017-11-30T14:13:17.371Z
78	Cowboy Rick	Alive	Human		Male		3	10,28	2017-11-30T14:15:18.347Z
79	Crab Spider	Alive	Alien	Animal	unknown	27	27	10	2017-11-30T14:18:16.899Z
80	Creepy Little Girl	Alive	Human		Female		18	2	2017-11-30T14:20:35.772Z
81	Crocubot	Dead	Animal	Robot-Crocodile hybrid	Male		4	25	2017-11-30T14:23:41.053Z
82	Cronenberg Rick	unknown	Cronenberg		Male	12	1	6,10	2017-11-30T14:28:54.596Z
83	Cronenberg Morty	unknown	Cronenberg		Male	12	1	6,10	2017-11-30T20:02:29.204Z
84	Cult Leader Morty	Alive	Human		Male		27	10	2017-11-30T20:41:48.080Z
85	Cyclops Morty	Alive	Humanoid		Male		3	10,28	2017-11-30T20:49:52.133Z
86	Cyclops Rick	Dead	Humanoid		Male		3	10,22,28	2017-11-30T20:53:10.382Z
87	Cynthia	Dead	Alien	Zigerion	Female		46	4	2017-11-30T21:08:32.534Z
88	Cynthia	Alive	Human		Female	20	20	8-9,11,25	2017-11-30T21:16:35.633Z
89	Dale	Dead	Mythological Creature	Giant	Male	14	14	5	2017-12-01T10:32:08.340Z
90	Daron Jefferson	Alive	Alien	Cone-nippled alien	Male	28	28	14	2017-12-01T10:54:34.736Z
91	David Letterman	Alive	Human		Male	23	23	8	2017-12-01T11:12:25.105Z
92	Davin	Dead	Human		Male	1	1	1,6	2017-12-01T11:20:51.247Z
93	Diablo Verde	Dead	Mythological Creature	Demon	Male		29	25	2017-12-01T11:36:16.467Z
94	Diane Sanchez	Dead	Human		Female	1	126	22,51	2017-12-01T11:49:43.929Z
95	Dipper and Mabel Mortys	unknown	Human		unknown		3	22	2017-12-01T11:54:36.670Z
96	Tuberculosis	Dead	Disease		unknown	5	5	3	2017-12-01T11:59:04.796Z
97	Gonorrhea	Dead	Disease		unknown	5	5	3	2017-12-01T12:00:27.028Z
98	Hepatitis A	Dead	Disease		unknown	5	5	3	2017-12-01T12:01:43.742Z
99	Hepatitis C	Dead	Disease		unknown	5	5	3	2017-12-01T12:02:00.935Z
100	Bubonic Plague	Dead	Disease		unknown	5	5	3	2017-12-01T12:02:21.611Z
101	E. Coli	Dead	Disease		unknown	5	5	3	2017-12-01T12:03:31.433Z
102	Donna Gueterman	Dead	Robot		Female		35	21	2017-12-01T12:21:21.357Z
103	Doofus Rick	unknown	Human		Male	31	20	10,22	2017-12-01T12:29:27.984Z
104	Doom-Nomitron	Dead	Alien	Shapeshifter	unknown		29	25	2017-12-26T12:34:36.758Z
105	Dr. Glip-Glop	Dead	Alien		Male		16	19	2017-12-26T12:39:22.855Z
106	Dr. Schmidt	unknown	Human	Game	Male	32	32	13	2017-12-26T12:46:48.805Z
107	Dr. Wong	Alive	Human		Female	20	20	24,41	2017-12-26T12:55:58.449Z
108	Dr. Xenon Bloom	Dead	Humanoid	Amoeba-Person	Male		5	3	2017-12-26T13:14:12.157Z
109	Duck With Muscles	Dead	Alien	Parasite	Male		20	15	2017-12-26T13:17:40.686Z
110	Eli	Alive	Human		Male	8	8	23	2017-12-26T13:37:27.635Z
111	Eli's Girlfriend	Alive	Human		Female	8	8	23	2017-12-26T13:38:47.115Z
112	Eric McMan	Alive	Human		Male	1	1	3	2017-12-26T13:40:06.005Z
113	Eric Stoltz Mask Morty	unknown	Human		Male	33	20	10	2017-12-26T13:43:29.296Z
114	Ethan	unknown	Human	Cronenberg	Male	1	1	3	2017-12-26T16:01:13.904Z
115	Ethan	Alive	Human		Male	20	20	16,26	2017-12-26T16:01:50.939Z
116	Evil Beth Clone	Dead	Human	Clone	Female		1	5	2017-12-26T16:10:47.781Z
117	Evil Jerry Clone	Dead	Human	Clone	Male		1	5	2017-12-26T16:11:15.395Z
118	Evil Morty	Alive	Human		Male		3	10,28,51	2017-12-26T16:13:41.103Z
119	Evil Rick	Dead	Humanoid	Robot	Male		3	10	2017-12-26T16:17:16.472Z
120	Evil Summer Clone	Dead	Human	Clone	Female		1	5	2017-12-26T16:24:02.059Z
121	Eyehole Man	Alive	Alien		Male		6	19	2017-12-26T16:41:58.391Z
122	Fart	Dead	Alien	Interdimensional gaseous being	Male			13	2017-12-26T17:19:40.474Z
123	Fat Morty	Alive	Human		Male		3	28	2017-12-26T17:22:40.315Z
124	Father Bob	Alive	Human		Male	20	20	16,27	2017-12-26T17:31:29.113Z
125	Flansian	Alive	Alien	Flansian	unknown		35	18,21,25	2017-12-26T17:43:58.410Z
126	Fleeb	unknown	Alien		unknown		6	19	2017-12-26T18:45:42.593Z
"""#
}
