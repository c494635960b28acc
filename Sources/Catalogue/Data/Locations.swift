// A row is one line of any length and begins at the margin.
// swift-format-ignore-file

/// All 126 locations of the public Rick and Morty API (https://rickandmortyapi.com). Stored copies of its responses agree on
/// them. The columns are id, name, type, dimension, residents, created. ``Table/identifiers(in:)`` parses the ids of the
/// residents, which are in the API's order.
enum LocationTable {
    static let text = #"""
1	Earth (C-137)	Planet	Dimension C-137	38,45,71,82-83,92,112,114,116-117,120,127,155,169,175,179,186,201,216,239,271,302-303,338,343,356,394	2017-11-10T12:42:04.162Z
2	Abadango	Cluster	unknown	6	2017-11-10T13:06:38.182Z
3	Citadel of Ricks	Space station	unknown	8,14-15,18,21-22,27,42-44,48,53,56,61,69,72-74,77-78,85-86,95,118-119,123,135,143,152,164-165,187,200,206,209,220,229,231,235,267,278,281,283-289,291,295,298-299,322,325,328,330,345,359,366,378,385,392,461-466,472-489,2,1,801-806,810-812,819-820,818	2017-11-10T13:08:13.191Z
4	Worldender's lair	Planet	unknown	10,81,208,226,340,362,375,382,395	2017-11-10T13:08:20.569Z
5	Anatomy Park	Microverse	Dimension C-137	12,17,96-101,108,268,300	2017-11-10T13:08:46.060Z
6	Interdimensional Cable	TV	unknown	20,28-29,34,49,51,54,121,126,129,134,136,145,157,173,184,205,207,214,222-225,250,254,260,264,266,275,277,279,312,314-318,334,351,358,367,370,373,403,406-418,457-459,709,711	2017-11-10T13:09:09.102Z
7	Immortality Field Resort	Resort	unknown	23,204,320	2017-11-10T13:09:17.136Z
8	Post-Apocalyptic Earth	Planet	Post-Apocalyptic Dimension	25,52,68,110-111,140,156,228,323,342	2017-11-10T13:09:22.551Z
9	Purge Planet	Planet	Replacement Dimension	26,139,202,273	2017-11-10T13:09:29.566Z
10	Venzenulon 7	Planet	unknown	33	2017-11-18T11:21:51.643Z
11	Bepis 9	Planet	unknown	35	2017-11-18T11:26:03.325Z
12	Cronenberg Earth	Planet	Cronenberg Dimension		2017-11-18T11:29:27.857Z
13	Nuptia 4	Planet	unknown	40,55,131-132,146,148,163,178,310,386-387	2017-11-18T11:30:29.780Z
14	Giant's Town	Fantasy town	Fantasy Dimension	89,399-400	2017-11-18T11:31:15.248Z
15	Bird World	Planet	unknown		2017-11-18T11:32:26.752Z
16	St. Gloopy Noops Hospital	Space station	unknown	105,263,321,383-384,454-456,460	2017-11-18T11:43:20.075Z
17	Earth (5-126)	Planet	Dimension 5-126		2017-11-18T11:41:08.486Z
18	Mr. Goldenfold's dream	Dream	Dimension C-137	63,80,221,246,304-306,396	2017-11-18T11:46:22.933Z
19	Gromflom Prime	Planet	Replacement Dimension		2017-11-18T11:39:52.165Z
20	Earth (Replacement Dimension)	Planet	Replacement Dimension	3-5,9,11,13,16,31-32,50,58-59,64,66,76,88,103,107,109,113,115,124,128,137-138,141,147,149,151,154,166-167,170-172,180-182,185,189-190,210,217-219,227,230,233-234,236-237,240-241,243-245,248,251,255,259,262,265,272,276,280,292-293,324,326-327,332,335,341,346-347,352-354,357,360-361,363,365,374,377,390-391,401-402,405,423,435,437-440,452-453,467-469,471,492-493,497,509-514,516-517,523-524,526,534-541,561-562,564,570,575,584-586,588,590-592,667,672,680,684,686-708,710,712-717,719-730,732-735,737-742,753-778,781,786,788-791,203,794,800,813,821,826	2017-11-18T19:33:01.173Z
21	Testicle Monster Dimension	Dimension	Testicle Monster Dimension	7,436	2017-11-18T19:41:01.605Z
22	Signus 5 Expanse	unknown	Cromulon Dimension	24,309	2017-11-18T20:27:26.218Z
23	Earth (C-500A)	Planet	Dimension C-500A	37,91,176,183,195	2017-11-18T20:58:15.178Z
24	Rick's Battery Microverse	Microverse	Replacement Dimension	65,388	2017-11-30T11:02:41.722Z
25	The Menagerie	Menagerie	unknown	67,490-491	2017-11-30T11:13:46.697Z
26	Earth (K-83)	Planet	Dimension K-83		2017-11-30T11:41:11.452Z
27	Hideout Planet	Planet	unknown	79,84	2017-11-30T14:18:16.869Z
28	Unity's Planet	Planet	Replacement Dimension	90,188,301,336,355,372	2017-11-30T14:28:54.591Z
29	Dorian 5	Planet	Replacement Dimension	93,104,198	2017-12-01T11:36:16.463Z
30	Earth (Unknown dimension)	Planet	unknown	822-825	2017-12-01T11:49:43.923Z
31	Earth (J19ζ7)	Planet	Dimension J19ζ7		2017-12-01T12:29:27.976Z
32	Roy: A Life Well Lived	Game	Replacement Dimension	106,393,449-451	2017-12-26T12:46:48.798Z
33	Eric Stoltz Mask Earth	Planet	Eric Stoltz Mask Dimension		2017-12-26T13:43:29.291Z
34	Earth (Evil Rick's Target Dimension)	Planet	Evil Rick's Target Dimension	39,177,232,290,339	2017-12-26T15:35:20.499Z
35	Planet Squanch	Planet	Replacement Dimension	47,75,102,194,199,256,261,308,311,331,379	2017-12-26T17:51:53.018Z
36	Glaagablaaga	Planet	unknown		2017-12-26T20:30:45.939Z
37	Resort Planet	Planet	unknown	142,296-297,319,369	2017-12-27T20:02:59.005Z
38	Interdimensional Customs	Customs	unknown	144,158	2017-12-29T10:37:48.281Z
39	Galactic Federation Prison	Space station	unknown	150	2017-12-29T12:02:33.513Z
40	Gazorpazorp	Planet	unknown	168,211,376	2017-12-29T12:31:50.313Z
41	Hamster in Butt World	Planet	unknown	153	2017-12-29T15:27:54.209Z
42	Earth (Giant Telepathic Spiders Dimension)	Planet	Giant Telepathic Spiders Dimension	159-160	2017-12-29T16:03:28.720Z
43	Alphabetrium	Planet	Replacement Dimension	161-162,212-213,253	2017-12-29T16:08:47.694Z
44	Jerryboree	Daycare	unknown	174,257,441-446	2017-12-29T17:50:19.947Z
45	Krootabulon	Planet	Replacement Dimension		2017-12-29T19:26:06.827Z
46	Zigerion's Base	Space station	Dimension C-137	87,191,270,337	2017-12-29T19:40:07.748Z
47	Pluto	Dwarf planet (Celestial Dwarf)	Replacement Dimension	192,307,419-422	2017-12-29T19:49:29.228Z
48	Fantasy World	Planet	Fantasy Dimension	41,193,238,333	2017-12-29T19:55:54.672Z
49	Zeep Xanflorp's Miniverse	Miniverse	Replacement Dimension	348	2017-12-29T19:58:44.675Z
50	Kyle's Teenyverse	Teenyverse	Replacement Dimension	197,364	2017-12-30T12:36:19.730Z
51	Larva Alien's Planet	Planet	Unknown dimension		2017-12-30T12:48:19.312Z
52	Earth (K-22)	Planet	Dimension K-22		2017-12-30T16:33:49.507Z
53	Mr. Meeseeks Box	Box	unknown		2017-12-30T17:52:12.217Z
54	Vindicator's Base	Spacecraft	unknown	252	2017-12-31T12:57:37.824Z
55	Pawn Shop Planet	Planet	Replacement Dimension	258	2017-12-31T13:30:33.579Z
56	Mega Gargantuan Kingdom	Microverse	Replacement Dimension	269	2017-12-31T14:01:44.921Z
57	Gear World	Planet	unknown	282,447-448	2017-12-31T19:21:17.276Z
58	Earth (D-99)	Planet	Dimension D-99		2017-12-31T19:49:55.109Z
59	Earth (D716)	Planet	Dimension D716		2017-12-31T19:51:33.170Z
60	Earth (D716-B)	Planet	Dimension D716-B		2017-12-31T19:55:25.026Z
61	Earth (D716-C)	Planet	Dimension D716-C		2017-12-31T19:57:36.468Z
62	Earth (J-22)	Planet	Dimension J-22		2017-12-31T20:16:52.263Z
63	Froopyland	Artificially generated world	Replacement Dimension	350	2018-01-10T17:55:14.227Z
64	Detoxifier	Machine	Replacement Dimension		2018-01-10T18:20:41.627Z
65	Trunk World	Planet	unknown		2018-01-10T19:03:13.484Z
66	Plopstar	Planet	unknown	371	2018-01-10T19:56:57.717Z
67	Blips and Chitz	Arcade	Replacement Dimension		2018-01-21T19:01:19.496Z
68	Girvonesk	unknown	unknown		2018-04-15T16:39:38.598Z
69	Earth (C-35)	Planet	Dimension C-35		2018-04-15T16:55:56.212Z
70	Snuffles' Dream	Dream	Dimension C-137	397-398	2018-04-15T17:13:54.071Z
71	Earth (Pizza Dimension)	Planet	Pizza Dimension	424-425	2018-04-15T17:55:04.478Z
72	Earth (Phone Dimension)	Planet	Phone Dimension	404,427-428	2018-04-15T17:56:09.117Z
73	Greasy Grandma World	Planet	unknown	426	2018-04-16T21:50:20.144Z
74	Earth (Chair Dimension)	Planet	Chair Dimension	429-432	2018-04-16T21:58:24.292Z
75	Árboles Mentirosos	Planet	unknown		2018-05-01T15:27:20.251Z
76	Alien Day Spa	Spa	unknown	470	2018-05-22T20:49:01.820Z
77	Earth (Fascist Dimension)	Planet	Fascist Dimension	242,498-502	2020-05-02T09:39:49.158Z
78	Snake Planet	Planet	Replacement Dimension	313,571-574,576-583,587,589	2020-05-02T09:47:39.754Z
79	Forbodulon Prime	Planet	Replacement Dimension	494-496	2020-05-02T10:04:05.509Z
80	Earth (Fascist Shrimp Dimension)	Planet	Fascist Shrimp Dimension	503-506	2020-05-02T11:52:35.156Z
81	Earth (Fascist Teddy Bear Dimension)	Planet	Fascist Teddy Bear Dimension	507-508	2020-05-02T12:16:18.224Z
82	Earth (Wasp Dimension)	Planet	Wasp Dimension	515,518-522	2020-05-02T12:34:19.656Z
83	Monogatron Mothership	Space station	Replacement Dimension	525,527-528,533	2020-05-02T13:10:42.299Z
84	Gorgon Quadrant	Quadrant	Replacement Dimension	543	2020-05-02T13:21:49.663Z
85	Midland Quasar	Quasar	Replacement Dimension	529-530	2020-05-02T13:30:41.732Z
86	Mount Space Everest	Mount	Replacement Dimension	531	2020-05-02T13:34:45.332Z
87	Globaflyn	Liquid	Replacement Dimension	532,542	2020-05-02T13:44:54.688Z
88	Heist-Con	Convention	Replacement Dimension	544-553	2020-05-07T09:07:41.816Z
89	Heistotron Base	Space station	Replacement Dimension	554-558	2020-05-07T10:11:40.632Z
90	Mount Olympus	Mount	Replacement Dimension		2020-05-07T10:19:34.206Z
91	Plitzville Montana	Woods	Replacement Dimension		2020-05-07T10:23:07.595Z
92	Earth (Tusk Dimension)	Planet	Tusk Dimension		2020-05-07T10:25:11.950Z
93	Gramuflack	Planet	Replacement Dimension	559-560	2020-05-07T10:26:35.591Z
94	Draygon	Planet	Magic Dimension	563,565-569	2020-05-07T11:30:49.963Z
95	New Improved Galactic Federation Quarters	Space station	Replacement Dimension		2020-08-05T12:42:58.048Z
96	Story Train	Diegesis	Replacement Dimension	597-601,606-607,611-612,615-620,622-624,626-627,630-634,637-638	2020-08-06T09:47:28.216Z
97	Non-Diegetic Alternative Reality	Non-Diegetic Alternative Reality	Replacement Dimension	593	2020-08-06T09:50:13.771Z
98	Tickets Please Guy Nightmare	Nightmare	Replacement Dimension	594-596,605,609-610,639	2020-08-06T09:52:43.580Z
99	Morty’s Story	Diegesis	Replacement Dimension	602,604,613,628-629,621	2020-08-06T11:42:46.054Z
100	Ricks’s Story	Diegesis	Replacement Dimension	603,614,625,635-636,608	2020-08-06T11:45:08.782Z
101	Glorzo Asteroid	Asteroid	Replacement Dimension	640-647	2020-08-07T11:28:46.897Z
102	Alien Acid Plant	Acid Plant	Replacement Dimension	648-651	2020-08-13T10:08:12.986Z
103	Merged Universe	Dimension	Merged Dimension	652,656-658,661,655	2020-08-13T10:16:18.946Z
104	Near-Duplicate Reality	Reality	Unknown dimension	653-654,659-660	2020-08-13T11:15:54.414Z
105	NX-5 Planet Remover	Death Star	Replacement Dimension	344,670-671	2020-08-13T11:35:53.644Z
106	Gaia	Planet	Replacement Dimension	662-666	2020-08-13T12:00:29.825Z
107	Defiance's Ship	Spacecraft	Replacement Dimension	668	2020-08-13T13:05:33.161Z
108	Defiance's Base	Base	Replacement Dimension	669	2020-08-13T13:07:01.192Z
109	The Ocean	Liquid	Replacement Dimension		2021-10-16T11:53:50.571Z
110	Narnia Dimension	Dimension	Fantasy Dimension	673-679,681-683,685	2021-10-16T11:59:26.649Z
111	Elemental Rings	Elemental Rings	Replacement Dimension		2021-10-17T09:49:31.948Z
112	Morglutz	Planet	Replacement Dimension	799	2021-10-17T09:51:34.413Z
113	Ferkus 9	Planet	Replacement Dimension	718,798	2021-10-17T09:52:23.219Z
114	Morty	Human	Replacement Dimension		2021-10-17T10:08:24.040Z
115	Space	Space	Replacement Dimension	731,736	2021-10-17T11:55:43.920Z
116	Hell	Hell	Replacement Dimension	744-750	2021-10-17T12:31:59.067Z
117	Z. Q. P. D.	Police Department	Replacement Dimension	743	2021-10-17T13:45:50.845Z
118	Space Tahoe		Replacement Dimension	751-752	2021-10-17T14:03:13.221Z
119	France	Country	Replacement Dimension		2021-10-17T14:59:13.494Z
120	Birdperson's Consciousness	Consciousness	Replacement Dimension	780,782-785	2021-10-25T09:06:22.109Z
121	Rick's Consciousness	Consciousness	Replacement Dimension		2021-10-25T09:12:23.715Z
122	Avian Planet	Planet	Replacement Dimension	792-793	2021-10-26T12:19:52.957Z
123	Normal Size Bug Dimension	Dimension		795-796	2021-11-02T13:03:21.307Z
124	Slartivart	Planet	Replacement Dimension	797	2021-11-02T13:07:27.619Z
125	Rick and Two Crows Planet	Planet	Replacement Dimension	809,808,787	2021-11-02T13:50:55.588Z
126	Rick's Memories	Memory		815,814,807,94,779,816-817,274,389,215,294	2021-11-02T15:18:57.987Z
"""#
}
