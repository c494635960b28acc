// A row is one line, however long, and begins at the margin.
// swift-format-ignore-file

/// All 826 characters of the public Rick and Morty API (https://rickandmortyapi.com), as stored copies of its answers
/// agree on them. The columns are
/// id, name, status, species, type, gender, origin, location, episodes, created.
///
/// Origin and location are ids of ``LocationTable``, or empty if the API says `unknown`. Episodes are ids of
/// ``EpisodeTable``, in the form that ``Table/identifiers(in:)`` reads. The addresses follow from the id.
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
127	Frank Palicky	Dead	Human		Male	1	1	1	2017-12-26T19:22:48.474Z
128	Frankenstein's Monster	Dead	Alien	Parasite	Male		20	15	2017-12-26T19:24:56.679Z
129	Fulgora	Alive	Human		Female		6	8,13,17	2017-12-26T19:30:02.242Z
130	Galactic Federation President	Dead	Alien	Gromflomite	Male			21	2017-12-26T19:49:41.160Z
131	Gar Gloonch	Dead	Alien	Zombodian	Male		13	13,18,21	2017-12-26T19:54:43.476Z
132	Gar's Mytholog	Dead	Mythological Creature	Mytholog	Male	13	13	18	2017-12-26T20:02:38.033Z
133	Garblovian	Alive	Alien	Garblovian	Male	36		13,19,21	2017-12-26T20:30:45.943Z
134	Garmanarnar	Alive	Alien		Male		6	8	2017-12-26T20:36:54.577Z
135	Garment District Rick	Dead	Human		Male		3	28	2017-12-26T20:51:43.614Z
136	Gazorpazorpfield	Alive	Alien	Gazorpian	Male	40	6	8,13	2017-12-27T17:59:59.058Z
137	Gene	Alive	Human		Male	20	20	26,49	2017-12-27T18:14:57.885Z
138	General Nathan	Dead	Human		Male	20	20	16	2017-12-27T18:22:18.387Z
139	General Store Owner	Dead	Alien	Cat-Person	Male	9	9	20	2017-12-27T18:41:03.124Z
140	Genital Washer	Alive	Human		Male	8	8	23	2017-12-27T18:47:44.566Z
141	Ghost in a Jar	Dead	Alien	Parasite	Genderless		20	15	2017-12-27T19:14:14.545Z
142	Gibble Snake	Dead	Alien	Animal	unknown	37	37	26	2017-12-27T20:16:32.187Z
143	Glasses Morty	Alive	Human		Male		3	28	2017-12-27T20:37:26.134Z
144	Glenn	Dead	Alien	Gromflomite	Male		38	1	2017-12-29T10:37:48.319Z
145	Glenn	Alive	Human	Eat shiter-Person	Male		6	8	2017-12-29T11:03:43.118Z
146	Glexo Slim Slom	Alive	Alien		Male		13	18	2017-12-29T11:28:29.380Z
147	Gobo	Dead	Alien		Male		20	29	2017-12-29T11:38:29.578Z
148	Goddess Beth	unknown	Mythological Creature	Goddess	Female	13	13	18	2017-12-29T11:40:25.135Z
149	Gordon Lunas	Dead	Human		Male		20	29	2017-12-29T11:44:00.169Z
150	Cornvelious Daniel	Dead	Alien	Gromflomite	Male		39	22	2017-12-29T12:02:33.550Z
151	Gwendolyn	unknown	Robot	Gazorpian reproduction robot	Female	40	20	7	2017-12-29T12:31:50.388Z
152	Hammerhead Morty	unknown	Humanoid	Hammerhead-Person	Male		3	10,22	2017-12-29T15:20:16.842Z
153	Hamster In Butt	Alive	Animal		unknown	41	41	8,19	2017-12-29T15:27:54.281Z
154	Hamurai	Dead	Alien	Parasite	Male		20	15	2017-12-29T15:32:05.287Z
155	Harold	Alive	Cronenberg		Male	1	1	6	2017-12-29T15:41:18.773Z
156	Hemorrhage	Alive	Human		Male	8	8	23	2017-12-29T15:44:40.083Z
157	Hole in the Wall Where the Men Can See it All	unknown	unknown	Hole	Genderless		6	8	2017-12-29T15:47:57.352Z
158	Hookah Alien	Alive	Alien	Tuskfish	unknown		38	1	2017-12-29T15:53:48.952Z
159	Hunter	Dead	Human	Clone	Male	42	42	17	2017-12-29T16:03:28.792Z
160	Hunter's Father	Alive	Human		Male	42	42	17	2017-12-29T16:07:04.040Z
161	Hydrogen-F	Alive	Alien	Alphabetrian	Female	43	43	16	2017-12-29T16:10:40.290Z
162	Ice-T	Alive	Alien	Alphabetrian	Male	43	43	16	2017-12-29T16:42:59.207Z
163	Ideal Jerry	Dead	Mythological Creature	Mytholog	Male	13	13	18	2017-12-29T16:46:41.345Z
164	Insurance Rick	unknown	Human		Male		3	10	2017-12-29T17:03:08.645Z
165	Investigator Rick	Dead	Human		Male		3	28	2017-12-29T17:05:15.514Z
166	Invisi-trooper	Alive	Human		Male	20	20	31	2017-12-29T17:06:28.325Z
167	Izzy	Alive	Animal	Cat	unknown	20	20	24	2017-12-29T17:07:59.024Z
168	Jackie	Alive	Alien	Gazorpian	Female	40	40	7	2017-12-29T17:14:03.430Z
169	Jacob	Alive	Human		Male	1	1	3,15	2017-12-29T17:20:52.037Z
170	Jacqueline	Alive	Human		Female	20	20	27	2017-12-29T17:22:17.707Z
171	Jaguar	Alive	Human		Male	20	20	24	2017-12-29T17:25:38.138Z
172	Jamey	Alive	Human		Male	20	20	16	2017-12-29T17:30:20.654Z
173	Jan-Michael Vincent	Alive	Human		Male		6	19	2017-12-29T17:33:23.972Z
174	Jerry 5-126	Alive	Human		Male	17	44	13	2017-12-29T17:50:19.991Z
175	Jerry Smith	Alive	Human		Male	1	1	1-6,22	2017-12-29T18:07:17.610Z
176	Celebrity Jerry	Alive	Human		Male	23	23	8	2017-12-29T18:25:11.930Z
177	Jerry Smith	Alive	Human		Male	34	34	10	2017-12-29T18:28:19.424Z
178	Jerry's Mytholog	Dead	Mythological Creature	Mytholog	Male	13	13	18	2017-12-29T18:29:31.279Z
179	Jessica	Alive	Cronenberg		Female	1	1	1,4,6	2017-12-29T18:34:37.806Z
180	Jessica	Alive	Human	Time God	Female	20	20	11,13,17-18,26-30,32,39,42	2017-12-29T18:36:27.225Z
181	Jessica's Friend	Alive	Human		Female	1	20	1,4,6,11,17-18,25,27	2017-12-29T18:47:23.345Z
182	Jim	Alive	Human		Male	20	20	16	2017-12-29T18:49:48.953Z
183	Johnny Depp	Alive	Human		Male	23	23	8	2017-12-29T18:51:29.693Z
184	Jon	Alive	Alien	Gazorpian	Male	40	6	8	2017-12-29T18:54:04.572Z
185	Joseph Eli Lipkip	Alive	Human		Male	20	20	30	2017-12-29T18:56:15.622Z
186	Joyce Smith	Alive	Human		Female	1	1	3	2017-12-29T18:58:34.530Z
187	Juggling Rick	unknown	Human		Male		3	28	2017-12-29T18:59:47.440Z
188	Karen Entity	Alive	Alien	Unknown-nippled alien	Female	28	28	14	2017-12-29T19:10:16.171Z
189	Katarina	Dead	Human		Female	20	20	24	2017-12-29T19:13:57.070Z
190	Keara	Alive	Alien	Krootabulan	Female	45	20	30	2017-12-29T19:26:06.900Z
191	Kevin	Dead	Alien	Zigerion	Male		46	4	2017-12-29T19:40:07.816Z
192	King Flippy Nips	Alive	Alien	Plutonian	Male	47	47	9	2017-12-29T19:49:29.297Z
193	King Jellybean	Dead	Mythological Creature	Jellybean	Male	48	48	5	2017-12-29T19:58:44.743Z
194	Kozbian	Alive	Alien	Tentacle alien	unknown		35	21	2017-12-30T12:13:53.878Z
195	Kristen Stewart	Alive	Human		Female	23	23	8	2017-12-30T12:19:16.042Z
196	Krombopulos Michael	Dead	Alien	Gromflomite	Male			13	2017-12-30T12:28:52.954Z
197	Kyle	Dead	Humanoid	Miniverse inhabitant	Male	49	50	17	2017-12-30T12:39:09.025Z
198	Lady Katana	Dead	Humanoid	Cyborg	Female		29	25	2017-12-30T12:43:37.571Z
199	Larva Alien	Alive	Alien	Larva alien	unknown	51	35	16,19,21	2017-12-30T12:48:44.677Z
200	Lawyer Morty	unknown	Human		Male		3	22	2017-12-30T12:49:52.971Z
201	Leonard Smith	Alive	Human		Male	1	1	3	2017-12-30T12:51:27.835Z
202	Lighthouse Keeper	Dead	Alien	Cat-Person	Male	9	9	20	2017-12-30T12:53:11.937Z
203	Lil B	Dead	Alien	Snail alien	Male		20	21,48	2017-12-30T12:54:31.725Z
204	Lisa	Dead	Alien		Female		7	26	2017-12-30T12:59:58.460Z
205	Little Dipper	Alive	Humanoid	Tinymouth	Male		6	19	2017-12-30T13:03:12.366Z
206	Lizard Morty	Alive	Humanoid	Lizard-Person	Male		3	28	2017-12-30T13:06:09.094Z
207	Loggins	Alive	Alien	Alligator-Person	Male		6	8,13,17	2017-12-30T13:54:28.627Z
208	Logic	Alive	Human		Male		4	25	2017-12-30T13:58:41.417Z
209	Long Sleeved Morty	unknown	Human		Male		3	10	2017-12-30T14:00:06.755Z
210	Lucy	Dead	Human		Female	20	20	11	2017-12-30T14:01:23.319Z
211	Ma-Sha	Alive	Alien	Gazorpian	Female	40	40	7	2017-12-30T14:16:00.484Z
212	Magma-Q	Dead	Alien	Alphabetrian	Male	43	43	16	2017-12-30T14:19:10.419Z
213	Magnesium-J	Alive	Alien	Alphabetrian	Male	43	43	16	2017-12-30T14:21:16.121Z
214	Man Painted Silver Who Makes Robot Noises	Alive	Human		Male		6	8	2017-12-30T14:24:57.993Z
215	Maximums Rickimus	Dead	Human		Male		126	10,22,51	2017-12-30T14:27:55.489Z
216	MC Haps	Alive	Human		Male	1	1	6,11,25	2017-12-30T14:30:06.479Z
217	Mechanical Morty	Dead	Robot		Male	20	20	23	2017-12-30T14:32:17.158Z
218	Mechanical Rick	unknown	Robot		Male	20	20	23	2017-12-30T14:33:16.920Z
219	Mechanical Summer	unknown	Robot		Female	20	20	23	2017-12-30T14:33:49.392Z
220	Mega Fruit Farmer Rick	Alive	Human		Male		3	28	2017-12-30T14:35:30.736Z
221	Melissa	Alive	Mythological Creature	Monster	Female	18	18	2	2017-12-30T14:38:04.718Z
222	Michael Denny and the Denny Singers	Alive	Human		Male		6	8	2017-12-30T14:44:05.245Z
223	Michael Jenkins	Dead	Human		Male		6	19	2017-12-30T14:44:51.373Z
224	Michael McLick	Alive	Human		Male		6	19	2017-12-30T15:49:28.666Z
225	Michael Thompson	Alive	Humanoid	Conjoined twin	Male		6	19	2017-12-30T15:59:31.558Z
226	Million Ants	Dead	Animal	Sentient ant colony	Male		4	25	2017-12-30T16:04:56.879Z
227	Mitch	Alive	Human		Male	20	20	27	2017-12-30T16:08:38.157Z
228	Mohawk Guy	Dead	Human		Male	8	8	23	2017-12-30T16:10:03.881Z
229	Morty Mart Manager Morty	Alive	Human		Male		3	28	2017-12-30T16:12:33.382Z
230	Morty Jr.	Alive	Humanoid	Human Gazorpian	Male	20	20	7	2017-12-30T16:20:51.391Z
231	Morty Rick	unknown	Human		Male		3	22	2017-12-30T16:23:45.894Z
232	Morty Smith	Alive	Human		Male	34	34	10	2017-12-30T16:29:27.863Z
233	Morty K-22	Alive	Human		Male	52	20	28	2017-12-30T16:33:49.577Z
234	Morty Smith	Dead	Human		Male	20	20	6	2017-12-30T16:35:01.223Z
235	Mortytown Loco	Dead	Human		Male		3	28	2017-12-30T16:37:07.150Z
236	Mr. Beauregard	Dead	Alien	Parasite	Male		20	15	2017-12-30T17:28:28.409Z
237	Mr. Benson	Alive	Human		Male	20	20	12	2017-12-30T17:30:31.757Z
238	Mr. Booby Buyer	Alive	Mythological Creature	Boobie buyer reptilian	Male	48	48	5	2017-12-30T17:36:12.853Z
239	Mr. Goldenfold	Alive	Cronenberg		Male	1	1	1-2,4,6	2017-12-30T17:42:11.894Z
240	Mr. Goldenfold	Alive	Human		Male	20	20	9,16-18,21-22,24,27,30,39	2017-12-30T17:42:56.349Z
241	Mr. Marklovitz	Alive	Human		Male	1	20	4,16	2017-12-30T17:46:19.052Z
242	Mr. Meeseeks	unknown	Humanoid	Meeseeks	Male	53	77	5,10,13,29,32	2017-12-30T17:52:12.243Z
243	Mr. Needful	Alive	Humanoid	The Devil	Male		20	9	2017-12-30T17:54:06.996Z
244	Mr. Poopybutthole	Alive	Poopybutthole		Male		20	15,21,29-31,34,51	2017-12-30T18:03:48.054Z
245	Mrs. Lipkip	Alive	Human		Female	20	20	30	2017-12-30T18:05:59.999Z
246	Mrs. Pancakes	Alive	Human		Female	1	18	2,27	2017-12-30T18:09:39.304Z
247	Amy Poopybutthole	Alive	Poopybutthole		Female			31	2017-12-30T18:10:48.293Z
248	Mrs. Refrigerator	Dead	Alien	Parasite	Female		20	15	2017-12-30T18:12:38.369Z
249	Mrs. Sanchez	unknown	Human		Female			1,6,14,30	2017-12-30T18:18:10.965Z
250	Mrs. Sullivan	Dead	Human	Cat controlled dead lady	Female	23	6	8	2017-12-30T18:24:49.372Z
251	Nancy	Alive	Human		Female	20	20	6,9,11,25,29,36	2017-12-31T12:46:54.095Z
252	Noob-Noob	Alive	Poopybutthole		Male		54	25	2017-12-31T12:57:37.849Z
253	Numbericon	unknown	Alien	Numbericon	unknown		43	16	2017-12-31T13:04:01.585Z
254	Octopus Man	Alive	Humanoid	Octopus-Person	Male		6	19	2017-12-31T13:06:35.982Z
255	Orthodox Jew	Alive	Human		Male	20	20	16	2017-12-31T13:19:29.825Z
256	Pat Gueterman	Dead	Robot		Male		35	21	2017-12-31T13:23:08.567Z
257	Paul Fleishman	Alive	Human		Male		44	13	2017-12-31T13:23:47.704Z
258	Pawnshop Clerk	Alive	Alien		Male		55	7	2017-12-31T13:30:33.611Z
259	Pencilvester	Dead	Alien	Parasite	Male		20	15	2017-12-31T13:33:48.488Z
260	Phillip Jacobs	Alive	Human		Male		6	19	2017-12-31T13:34:58.839Z
261	Photography Cyborg	unknown	Robot		Male		35	21	2017-12-31T13:38:53.640Z
262	Photography Raptor	Dead	Alien	Parasite	unknown		20	15	2017-12-31T13:40:32.312Z
263	Pibbles Bodyguard	Alive	Alien	Hairy alien	Male		16	19	2017-12-31T13:43:30.513Z
264	Pichael Thompson	Alive	Humanoid	Conjoined twin	Male		6	19	2017-12-31T13:44:43.176Z
265	Pickle Rick	Alive	unknown	Pickle	Male	1	20	24	2017-12-31T13:47:10.617Z
266	Piece of Toast	Alive	unknown	Bread	Genderless		6	8,17	2017-12-31T13:48:58.850Z
267	Plumber Rick	Alive	Human		Male		3	28	2017-12-31T13:50:57.337Z
268	Poncho	Dead	Human		Male		5	3	2017-12-31T13:53:25.411Z
269	Presidentress of The Mega Gargantuans	Alive	Humanoid	Mega Gargantuan	Female	56	56	31	2017-12-31T14:01:44.995Z
270	Prince Nebulon	Dead	Alien	Zigerion	Male		46	4	2017-12-31T14:05:24.406Z
271	Principal Vagina	Alive	Cronenberg		Male	1	1	1,5-6	2017-12-31T14:08:43.602Z
272	Principal Vagina	Alive	Human		Male	20	20	9,16,18,24,27,29	2017-12-31T14:09:09.071Z
273	Purge Planet Ruler	Dead	Alien	Cat-Person	Male	9	9	20	2017-12-31T14:13:54.909Z
274	Quantum Rick	unknown	Human		Male		126	10,22,51	2017-12-31T14:15:28.051Z
275	Randy Dicknose	Alive	Human		Male		6	19	2017-12-31T14:16:45.776Z
276	Rat Boss	Dead	Animal	Rat	unknown	20	20	24	2017-12-31T14:17:21.782Z
277	Real Fake Doors Salesman	Alive	Human		Male		6	8	2017-12-31T14:18:30.570Z
278	Regional Manager Rick	Dead	Human		Male		3	28	2017-12-31T14:19:36.487Z
279	Regular Legs	Alive	Human		Male		6	8	2017-12-31T14:20:31.936Z
280	Reverse Giraffe	Dead	Alien	Parasite	Male		20	15	2017-12-31T14:22:46.285Z
281	Reverse Rick Outrage	Dead	Human		Male		3	28	2017-12-31T14:23:53.056Z
282	Revolio Clockberg Jr.	unknown	Alien	Gear-Person	Male	57	57	11,13,25	2017-12-31T19:21:17.351Z
283	Rick D. Sanchez III	Dead	Human		Male		3	28	2017-12-31T19:23:53.188Z
284	Rick Guilt Rick	unknown	Human		Male		3	28	2017-12-31T19:25:18.205Z
285	Rick Prime	Dead	Human		Male		3	22,51	2017-12-31T19:45:46.470Z
286	Rick D-99	Dead	Human		Male	58	3	22	2017-12-31T19:49:55.181Z
287	Rick D716	Dead	Human		Male	59	3	28	2017-12-31T19:51:33.244Z
288	Rick D716-B	Alive	Human		Male	60	3	28	2017-12-31T19:55:25.101Z
289	Rick D716-C	Alive	Human		Male	61	3	28	2017-12-31T19:57:36.546Z
290	Rick Sanchez	Dead	Human		Male	34	34	10	2017-12-31T20:15:25.716Z
291	Rick J-22	Alive	Human		Male	62	3	28	2017-12-31T20:16:52.337Z
292	Rick K-22	Alive	Human		Male	52	20	28	2017-12-31T20:20:40.484Z
293	Rick Sanchez	Dead	Human		Male	20	20	6	2017-12-31T20:22:29.032Z
294	Ricktiminus Sancheziminius	Dead	Human		Male		126	10,22,51	2017-12-31T20:24:30.396Z
295	Riq IV	Dead	Human		Male		3	10-11,22	2017-12-31T20:25:28.554Z
296	Risotto Groupon	Dead	Alien	Blue ape alien	Male	37	37	26	2017-12-31T20:32:33.361Z
297	Risotto's Tentacled Henchman	Dead	Alien	Tentacle alien	Male	37	37	26	2017-12-31T20:34:58.394Z
298	Robot Morty	unknown	Robot		Male		3	10	2017-12-31T20:37:30.747Z
299	Robot Rick	unknown	Robot		Male		3	10	2017-12-31T20:38:17.990Z
300	Roger	Dead	Human		Male	1	5	3	2017-12-31T20:39:35.047Z
301	Ron Benson	Alive	Alien	Ring-nippled alien	Male	28	28	14	2018-01-05T14:02:20.902Z
302	Ruben	Dead	Human		Male	1	1	3	2018-01-05T14:03:21.824Z
303	Samantha	Alive	Human		Female	1	1	5	2018-01-05T14:09:03.150Z
304	Scary Brandon	Alive	Mythological Creature	Monster	Male	18	18	2	2018-01-05T14:11:17.550Z
305	Scary Glenn	Alive	Mythological Creature	Monster	Male	18	18	2	2018-01-05T14:11:53.287Z
306	Scary Terry	Alive	Mythological Creature	Monster	Male	18	18	2	2018-01-05T14:13:01.564Z
307	Scroopy Noopers	Alive	Alien	Plutonian	Male	47	47	9	2018-01-05T14:20:41.693Z
308	Scropon	unknown	Alien	Lobster-Alien	Male		35	11,21	2018-01-05T14:22:47.706Z
309	Scrotian	Alive	Animal	Scrotian	Male		22	13,16,21,25	2018-01-05T14:26:50.679Z
310	Self-Congratulatory Jerry	unknown	Mythological Creature	Mytholog	Male	13	13	18	2018-01-05T14:29:21.347Z
311	Shimshamian	Alive	Alien	Shimshamian	Male		35	13,21,25	2018-01-05T14:44:01.276Z
312	Shlaammi	Alive	Alien		unknown		6	19	2018-01-05T14:45:39.235Z
313	Shleemypants	Alive	unknown	Omniscient being	Male		78	12,36	2018-01-05T14:52:31.489Z
314	Shmlamantha Shmlicelli	Alive	Human		Female		6	8	2018-01-05T14:53:23.739Z
315	Shmlangela Shmlobinson-Shmlower	Alive	Human		Female		6	8	2018-01-05T14:54:37.641Z
316	Shmlona Shmlobinson	Alive	Human		Female		6	8	2018-01-05T14:55:42.034Z
317	Shmlonathan Shmlower	Alive	Human		Male		6	8	2018-01-05T14:56:15.428Z
318	Shmlony Shmlicelli	Alive	Human		Male		6	8	2018-01-05T14:56:45.502Z
319	Shmooglite Runner	unknown	Alien	Animal	Male	37	37	26	2018-01-05T14:59:34.798Z
320	Shnoopy Bloopers	unknown	Alien		Male		7	26	2018-01-05T15:02:28.103Z
321	Shrimply Pibbles	Alive	Alien		Male		16	19	2018-01-05T15:07:50.789Z
322	Simple Rick	Dead	Human		Male		3	28	2018-01-05T15:12:03.933Z
323	Slaveowner	Dead	Human		Male	8	8	23	2018-01-05T15:13:46.862Z
324	Sleepy Gary	Dead	Alien	Parasite	Male		20	15	2018-01-05T15:17:26.876Z
325	Slick Morty	Dead	Human		Male		3	28	2018-01-10T16:06:48.366Z
326	Slippery Stair	Alive	Mythological Creature	Slug	Male	48	20	5,11	2018-01-10T16:11:09.964Z
327	Slow Mobius	Alive	Humanoid		Male		20	11	2018-01-10T16:13:26.380Z
328	Slow Rick	Alive	Human		Male		3	28	2018-01-10T16:14:16.331Z
329	Snuffles (Snowball)	Alive	Animal	Dog	Male	1		2,7,10,15-16,24,29-30	2018-01-10T16:24:49.586Z
330	Solicitor Rick	unknown	Human		Male		3	10,22	2018-01-10T16:26:27.705Z
331	Squanchy	unknown	Alien	Cat-Person	Male	35	35	11,16,21	2018-01-10T16:29:25.344Z
332	Stacy	Alive	Human		Female	20	20	27	2018-01-10T16:31:10.465Z
333	Stair Goblin	Alive	Mythological Creature	Stair goblin	Genderless		48	5,11,25	2018-01-10T16:34:19.420Z
334	Stealy	Alive	Poopybutthole		Male		6	19	2018-01-10T16:36:06.982Z
335	Steve	Alive	Human		Male	20	20	31	2018-01-10T16:39:34.837Z
336	Steven Phillips	Alive	Alien	Unknown-nippled alien	Male	28	28	14	2018-01-10T16:44:51.702Z
337	Stu	Dead	Alien	Zigerion	Male		46	4	2018-01-10T16:50:57.710Z
338	Summer Smith	Alive	Human		Female	1	1	1-6,22	2018-01-10T16:55:03.390Z
339	Summer Smith	Alive	Human		Female	34	34	10	2018-01-10T16:56:28.489Z
340	Supernova	Alive	Human	Superhuman	Female		4	25	2018-01-10T17:02:58.042Z
341	Taddy Mason	Alive	Human		Male	20	20	20	2018-01-10T17:07:09.052Z
342	Taint Washer	Alive	Human		Male	8	8	23	2018-01-10T17:23:26.944Z
343	Tammy Guetermann	Alive	Cronenberg		Female	1	1	5-6	2018-01-10T17:27:04.773Z
344	Tammy Guetermann	Dead	Human		Female	20	105	11,16,21-22,41	2018-01-10T17:31:54.889Z
345	Teacher Rick	Alive	Human		Male		3	28	2018-01-10T17:33:23.437Z
346	Terry	unknown	Human		Male	20	20	16	2018-01-10T17:37:51.767Z
347	President Curtis	Alive	Human		Male	20	20	16,31,43,45,47	2018-01-10T17:43:37.411Z
348	The President of the Miniverse	Dead	Humanoid	Miniverse inhabitant	Male	49	49	17	2018-01-10T17:47:59.043Z
349	The Scientist Formerly Known as Rick	Dead	Human		Male			10	2018-01-10T17:49:09.995Z
350	Thomas Lipkip	unknown	Human		Male	20	63	30	2018-01-10T17:50:33.471Z
351	Three Unknown Things	Alive	Alien		unknown		6	8	2018-01-10T17:57:31.022Z
352	Tinkles	Dead	Alien	Parasite	Female		20	15	2018-01-10T17:58:51.840Z
353	Tiny Rick	Dead	Human	Clone	Male	20	20	18	2018-01-10T18:00:35.848Z
354	Toby Matthews	Alive	Human		Male	20	20	18	2018-01-10T18:02:03.402Z
355	Todd Crystal	Alive	Alien	Unknown-nippled alien	Male	28	28	14	2018-01-10T18:05:46.294Z
356	Tom Randolph	Alive	Human		Male	1	1	3	2018-01-10T18:07:03.215Z
357	Tommy's Clone	Alive	Human	Clone	Male	20	20	30	2018-01-10T18:07:45.541Z
358	Tophat Jones	Dead	Mythological Creature	Leprechaun	Male		6	8,18,21	2018-01-10T18:09:34.482Z
359	Tortured Morty	unknown	Human		Male		3	10	2018-01-10T18:14:50.992Z
360	Toxic Morty	Dead	Humanoid	Morty's toxic side	Male	64	20	27	2018-01-10T18:18:05.422Z
361	Toxic Rick	Dead	Humanoid	Rick's toxic side	Male	64	20	27	2018-01-10T18:20:41.703Z
362	Traflorkian	Alive	Alien	Traflorkian	unknown		4	11,13,19,21,25	2018-01-10T18:52:08.927Z
363	Trandor	Alive	Alien	Krootabulan	Male	45	20	30	2018-01-10T18:54:36.578Z
364	Tree Person	Dead	Humanoid	Teenyverse inhabitant	unknown	50	50	17	2018-01-10T18:57:50.033Z
365	Tricia Lange	Alive	Human		Female	20	20	26-27,36,38,46	2018-01-10T18:59:31.842Z
366	Trunk Morty	Alive	Humanoid	Trunk-Person	Male	65	3	28	2018-01-10T19:03:13.558Z
367	Trunk Man	Alive	Humanoid	Trunk-Person	Male	65	6	8,28	2018-01-10T19:05:34.004Z
368	Truth Tortoise	unknown	Mythological Creature	Omniscient being	Male			29	2018-01-10T19:14:35.885Z
369	Tusked Assassin	unknown	Alien	Tuskfish	Male	37	37	26	2018-01-10T19:17:00.093Z
370	Two Guys with Handlebar Mustaches	Alive	Human		Male		6	8	2018-01-10T19:17:57.976Z
371	Tumblorkian	Alive	Alien	Tumblorkian	Male	66	66	19	2018-01-10T19:18:44.560Z
372	Unity	Alive	Alien	Hivemind	Genderless		28	14	2018-01-10T19:20:50.211Z
373	Unmuscular Michael	Alive	Human		Male		6	8	2018-01-10T19:22:04.075Z
374	Vampire Master	Alive	Mythological Creature	Vampire	Male	20	20	18	2018-01-10T19:23:45.478Z
375	Vance Maximus	Dead	Human		Male		4	25	2018-01-10T19:26:00.957Z
376	Veronica Ann Bennet	Alive	Alien	Gazorpian	Female	40	40	7	2018-01-10T19:27:06.246Z
377	Voltematron	Dead	Alien	Parasite	unknown		20	29	2018-01-10T19:29:08.116Z
378	Wall Crawling Rick	unknown	Humanoid	Lizard-Person	Male		3	22	2018-01-10T19:33:30.804Z
379	Wedding Bartender	unknown	Alien		Male		35	21	2018-01-10T19:37:41.375Z
380	Unknown Rick	unknown	Human		Male			22,51	2018-01-10T19:44:22.262Z
381	Woman Rick	Alive	Alien	Chair	Female			10	2018-01-10T19:46:00.622Z
382	Worldender	Dead	Alien		Male		4	25	2018-01-10T19:47:55.859Z
383	Yaarb	Alive	Alien		Male		16	19	2018-01-10T19:48:59.952Z
384	Yellow Headed Doctor	Alive	Alien		Male		16	19	2018-01-10T19:50:19.351Z
385	Yellow Shirt Rick	unknown	Human		Male		3	22	2018-01-10T19:51:18.996Z
386	Zarbadar Gloonch	Dead	Alien	Drumbloxian	Female		13	13,18	2018-01-10T19:52:40.898Z
387	Zarbadar's Mytholog	unknown	Mythological Creature	Mytholog	Female	13	13	18	2018-01-10T19:54:17.951Z
388	Zeep Xanflorp	Alive	Humanoid	Microverse inhabitant	Male	24	24	17	2018-01-10T19:56:57.790Z
389	Zeta Alpha Rick	Dead	Human		Male		126	10-11,22,51	2018-01-10T19:57:41.191Z
390	Zick Zack	Dead	Alien	Floop Floopian	Male		20	29	2018-01-10T20:00:05.681Z
391	Uncle Steve	Dead	Alien	Parasite	Male		20	15	2018-01-14T13:34:50.096Z
392	Bearded Morty	Alive	Human		Male		3	28,51	2018-01-14T14:48:05.977Z
393	Roy	Alive	Human	Game	Male	32	32	13	2018-01-20T19:15:27.239Z
394	Davin	Dead	Cronenberg		Male	1	1	1,6	2018-01-20T19:48:42.201Z
395	Greebybobe	Alive	Alien	Greebybobe	unknown	68	4	1,11,16,25	2018-04-15T16:46:31.715Z
396	Scary Teacher	Alive	Mythological Creature	Monster	Male	18	18	2	2018-04-15T17:10:07.639Z
397	Fido	Alive	Animal	Dog	Male	70	70	2	2018-04-15T17:15:28.777Z
398	Accountant dog	Alive	Animal	Dog	Male	70	70	2	2018-04-15T17:23:04.169Z
399	Tiny-persons advocacy group lawyer	Alive	Mythological Creature	Giant	Male	14	14	5	2018-04-15T17:34:02.076Z
400	Giant Judge	Alive	Mythological Creature	Giant	Male	14	14	5	2018-04-15T17:36:11.295Z
401	Morty Jr's interviewer	Alive	Human		Male	20	20	7	2018-04-15T17:43:56.832Z
402	Guy from The Bachelor	Alive	Human		Male	20	20	8	2018-04-15T17:45:38.589Z
403	Corn detective	Dead	Humanoid	Corn-person	Male	6	6	8	2018-04-15T17:48:50.629Z
404	Michael Jackson	Alive	Humanoid	Phone-Person	Male	72	72	8	2018-04-15T18:01:09.637Z
405	Trunkphobic suspenders guy	Alive	Human		Male		20	2,8,10-11	2018-04-15T20:31:46.065Z
406	Spiderweb teddy bear	Alive	Animal	Teddy Bear	unknown	6	6	8	2018-04-15T20:45:04.863Z
407	Regular Tyrion Lannister	Alive	Human		Male	6	6	8	2018-04-15T20:50:10.475Z
408	Quick Mystery Presenter	Alive	Human		Male	6	6	8	2018-04-15T20:51:47.778Z
409	Mr. Sneezy	Alive	Human	Little Human	Male	6	6	8	2018-04-15T21:04:09.405Z
410	Two Brothers	Alive	Human		Male	6	6	8	2018-04-15T21:06:18.686Z
411	Alien Mexican Armada	unknown	Alien	Mexican	Male	6	6	8	2018-04-15T21:10:27.986Z
412	Giant Cat Monster	unknown	Animal	Giant Cat Monster	unknown	6	6	8	2018-04-15T21:14:09.223Z
413	Old Women	unknown	Human	Old Amazons	Female	6	6	8	2018-04-15T21:21:32.623Z
414	Trunkphobic guy	Alive	Human		Male	6	6	8	2018-04-15T21:33:59.719Z
415	Pro trunk people marriage guy	Alive	Human		Male	6	6	8	2018-04-15T21:34:21.911Z
416	Muscular Mannie	Alive	Human	Mannie	Male	6	6	8	2018-04-15T21:39:22.608Z
417	Baby Legs Chief	Alive	Human		Male	6	6	8	2018-04-15T21:40:39.871Z
418	Mrs. Sullivan's Boyfriend	Alive	Human	Necrophiliac	Male	6	6	8	2018-04-15T21:43:43.867Z
419	Plutonian Hostess	Alive	Alien	Plutonian	Female	47	47	9	2018-04-15T21:48:45.783Z
420	Plutonian Host	Alive	Alien	Plutonian	Male	47	47	9	2018-04-15T21:49:04.730Z
421	Rich Plutonian	Alive	Alien	Plutonian	Female	47	47	9	2018-04-15T21:51:50.534Z
422	Rich Plutonian	Alive	Alien	Plutonian	Male	47	47	9	2018-04-15T21:52:14.642Z
423	Synthetic Laser Eels	Alive	Animal	Eel	unknown	20	20	11	2018-04-16T21:08:47.956Z
424	Pizza-person	Alive	Humanoid	Pizza	Male	71	71	10	2018-04-16T21:45:55.310Z
425	Pizza-person	Alive	Humanoid	Pizza	Male	71	71	10	2018-04-16T21:46:18.362Z
426	Greasy Grandma	Alive	Human	Grandma	Female	73	73	10	2018-04-16T21:51:21.379Z
427	Phone-person	Alive	Humanoid	Phone	Male	72	72	10	2018-04-16T21:54:05.375Z
428	Phone-person	Alive	Humanoid	Phone	Male	72	72	10	2018-04-16T21:54:48.372Z
429	Chair-person	Alive	Humanoid	Chair	Male	74	74	10	2018-04-16T21:59:25.798Z
430	Chair-person	Alive	Humanoid	Chair	Male	74	74	10	2018-04-16T21:59:48.220Z
431	Chair-homeless	Alive	Humanoid	Chair	Male	74	74	10	2018-04-16T22:01:17.927Z
432	Chair-waiter	Alive	Humanoid	Chair	Male	74	74	10	2018-04-16T22:02:26.106Z
433	Doopidoo	Alive	Animal	Doopidoo	unknown			10	2018-04-16T22:05:05.745Z
434	Super Weird Rick	unknown	Human		Male			10	2018-04-16T22:16:17.789Z
435	Pripudlian	Alive	Alien	Pripudlian	unknown		20	1,11,19,25	2018-04-16T22:21:57.962Z
436	Giant Testicle Monster	Alive	Alien		unknown	21	21	11,13	2018-04-16T22:33:01.337Z
437	Michael	Alive	Human		Male	20	20	12	2018-05-01T11:51:10.604Z
438	Michael's Lawyer	Alive	Human		Male	20	20	12	2018-05-01T11:57:16.266Z
439	Veterinary	Alive	Human		Female	20	20	12	2018-05-01T11:58:43.275Z
440	Veterinary Nurse	Alive	Human		Male	20	20	12	2018-05-01T11:59:15.544Z
441	Bearded Jerry	Alive	Human		Male		44	13	2018-05-01T12:09:22.636Z
442	Shaved Head Jerry	Alive	Human		Male		44	13	2018-05-01T12:10:35.123Z
443	Tank Top Jerry	Alive	Human		Male		44	13	2018-05-01T12:23:37.165Z
444	Pink Polo Shirt Jerry	Alive	Human		Male		44	13	2018-05-01T12:27:08.632Z
445	Jerryboree Keeper	Alive	Alien		Female		44	13	2018-05-01T13:09:57.921Z
446	Jerryboree Receptionist	Alive	Alien		Male		44	13	2018-05-01T13:11:26.665Z
447	Anchor Gear	Alive	Alien	Gear-Person	Male	57	57	13	2018-05-01T13:34:56.141Z
448	Gear Cop	Dead	Alien	Gear-Person	Male	57	57	13	2018-05-01T13:38:21.237Z
449	Roy's Mum	Alive	Human	Game	Female	32	32	13	2018-05-01T13:55:27.886Z
450	Roy's Wife	Alive	Human	Game	Male	32	32	13	2018-05-01T13:57:55.888Z
451	Roy's Son	Alive	Human	Game	Male	32	32	13	2018-05-01T13:59:18.964Z
452	Simon	Alive	Human		Male	20	20	16	2018-05-01T14:20:10.187Z
453	Vampire Master's Assistant	Alive	Mythological Creature	Vampire	Male		20	18	2018-05-01T15:20:15.582Z
454	Arbolian Mentirososian	Alive	Alien		unknown	75	16	16,19,21	2018-05-01T15:30:21.493Z
455	St. Gloopy Noops Nurse	Alive	Alien		Female		16	19	2018-05-01T15:34:19.679Z
456	Nano Doctor	Alive	Alien	Nano Alien	Male		16	19	2018-05-01T15:42:07.919Z
457	Funny Songs Presenter	Alive	Human		Male		6	19	2018-05-01T16:08:23.458Z
458	Tax Attorney	unknown	Human		Male		6	19	2018-05-01T16:11:17.925Z
459	Butthole Ice Cream Guy	Alive	Alien		Male		6	19	2018-05-01T16:53:23.462Z
460	Traflorkian Journalist	Alive	Alien	Traflorkian	Male		16	19	2018-05-01T17:03:39.846Z
461	Communication's Responsible Rick	Dead	Human		Male		3	22	2018-05-22T16:06:28.494Z
462	Teleportation's Responsible Rick	unknown	Human		Male		3	22	2018-05-22T16:16:02.653Z
463	SEAL Team Rick	Dead	Human		Male		3	22	2018-05-22T16:21:44.379Z
464	SEAL Team Rick	Dead	Human		Male		3	22	2018-05-22T16:21:58.176Z
465	SEAL Team Rick	Dead	Human		Male		3	22	2018-05-22T16:22:12.309Z
466	SEAL Team Rick	Dead	Human		Male		3	22	2018-05-22T16:23:24.470Z
467	Morphizer-XE Customer Support	Alive	Alien		Male		20	26	2018-05-22T16:46:18.038Z
468	Morphizer-XE Customer Support	Alive	Alien		Male		20	26	2018-05-22T16:46:37.603Z
469	Morphizer-XE Customer Support	unknown	Alien		Male		20	26	2018-05-22T16:46:50.518Z
470	Alien Spa Employee	Alive	Alien		Male		76	27	2018-05-22T17:01:59.602Z
471	Little Voltron	Alive	Robot		Genderless		20	27	2018-05-22T17:07:21.833Z
472	Baby Rick	Alive	Human	Clone	Male	3	3	28	2018-05-22T17:11:53.084Z
473	Bartender Morty	Alive	Human		Male		3	28	2018-05-22T17:14:41.628Z
474	Dancer Cowboy Morty	Alive	Human		Male		3	28	2018-05-22T17:17:10.102Z
475	Dancer Morty	Alive	Human		Male		3	28	2018-05-22T17:17:49.270Z
476	Flower Morty	Alive	Human	Human with a flower in his head	Male		3	28	2018-05-22T17:18:46.129Z
477	Hairdresser Rick	Alive	Human		Male		3	28	2018-05-22T17:19:36.127Z
478	Journalist Rick	Alive	Human		Male		3	28	2018-05-22T17:22:18.417Z
479	Private Sector Rick	Dead	Human		Male		3	28	2018-05-22T17:23:18.546Z
480	Purple Morty	Alive	Alien		Male		3	28	2018-05-22T17:24:38.571Z
481	Retired General Rick	unknown	Human		Male		3	28	2018-05-22T17:29:50.642Z
482	Secret Service Rick	Alive	Human		Male		3	28	2018-05-22T17:32:32.561Z
483	Steve Jobs Rick	Alive	Human		Male		3	28	2018-05-22T17:33:33.815Z
484	Sheik Rick	Dead	Human		Male		3	28	2018-05-22T17:35:26.250Z
485	Modern Rick	Alive	Human		Male		3	28	2018-05-22T17:36:56.925Z
486	Tan Rick	Dead	Human		Male		3	28	2018-05-22T17:37:37.764Z
487	Visor Rick	Dead	Human		Male		3	28	2018-05-22T17:38:28.593Z
488	Colonial Rick	Dead	Human		Male		3	28	2018-05-22T17:39:06.439Z
489	P-Coat Rick	Dead	Human		Male		3	28	2018-05-22T17:39:37.604Z
490	Chang	Alive	Human		Male		25	29	2018-05-22T17:43:52.543Z
491	Dr. Eleanor Arroway	Alive	Human		Female		25	29	2018-05-22T17:44:32.071Z
492	Varrix	Alive	Alien		unknown		20	30	2018-05-22T17:49:13.883Z
493	Secretary of the Interior	Alive	Human		Male	20	20	31	2018-05-22T17:51:07.373Z
494	Crystal Poacher	Dead	Alien		Male		79	32	2020-05-02T10:05:08.737Z
495	Crystal Poacher	Dead	Alien		Male		79	32	2020-05-02T10:10:44.766Z
496	Crystal Poacher	Dead	Alien		Male		79	32	2020-05-02T10:27:21.015Z
497	Hologram Rick	Dead	Humanoid	Hologram	Male	20	20	32	2020-05-02T10:30:38.622Z
498	Fascist Rick	Dead	Human		Male	77	77	32	2020-05-02T10:34:12.495Z
499	Fascist Morty	Dead	Human		Male	77	77	32	2020-05-02T11:24:36.156Z
500	Fascist Mr. President	Alive	Human		Male	77	77	32	2020-05-02T11:25:26.903Z
501	Fascist Rick’s Clone	Dead	Human	Clone	Male	77	77	32	2020-05-02T11:28:36.137Z
502	Revolio Clockberg Jr.	Dead	Alien	Gear-Person	Male	77	77	32	2020-05-02T11:35:26.572Z
503	Fascist Shrimp Rick	Alive	Animal	Shrimp	Male	80	80	32	2020-05-02T11:53:46.229Z
504	Fascist Shrimp Rick’s Clone	Dead	Animal	Shrimp	Male	80	80	32	2020-05-02T12:05:12.832Z
505	Fascist Shrimp Morty	Alive	Animal	Shrimp	Male	80	80	32	2020-05-02T12:11:23.379Z
506	Fascist Shrimp SS	Alive	Animal	Shrimp	Male	80	80	32	2020-05-02T12:13:03.799Z
507	Fascist Teddy Bear Rick	Alive	Animal	Teddy Bear	Male	81	81	32	2020-05-02T12:18:23.346Z
508	Fascist Teddy Bear Rick’s Clone	Dead	Animal	Teddy Bear	Male	81	81	32	2020-05-02T12:20:28.005Z
509	Bully	unknown	Human		Male	20	20	32	2020-05-02T12:22:11.339Z
510	Anchorman	Alive	Human		Male	20	20	32	2020-05-02T12:23:38.655Z
511	Anchorwoman	Alive	Human		Female	20	20	32	2020-05-02T12:24:07.452Z
512	Morty’s Lawyer	Alive	Human		Male	20	20	32	2020-05-02T12:25:59.290Z
513	Judge	Dead	Human		Female	20	20	32	2020-05-02T12:27:08.223Z
514	Public Opinion Judge	Alive	Human		Female	20	20	32	2020-05-02T12:28:05.671Z
515	Caterpillar Mr. Goldenfold	Dead	Animal	Caterpillar	Male	82	82	32	2020-05-02T12:34:49.151Z
516	Wasp Rick	Alive	Animal	Wasp	Male	82	20	32	2020-05-02T12:36:47.872Z
517	Wasp Rick’s Clone	unknown	Animal	Wasp	Male	82	20	32	2020-05-02T12:38:18.097Z
518	Wasp Morty	Alive	Animal	Wasp	Male	82	82	32	2020-05-02T12:39:50.688Z
519	Wasp Summer	Alive	Animal	Wasp	Female	82	82	32	2020-05-02T12:40:45.760Z
520	Wasp Jerry	Alive	Animal	Wasp	Male	82	82	32	2020-05-02T12:41:19.879Z
521	Wasp Beth	Alive	Animal	Wasp	Female	82	82	32	2020-05-02T12:41:48.912Z
522	Caterpillar Mr. Goldenfold’s Larvae	Dead	Animal	Caterpillar	unknown	82	82	32	2020-05-02T12:43:21.266Z
523	Boglin	unknown	unknown	Toy	unknown	20	20	32	2020-05-02T12:50:15.005Z
524	Kirkland Brand Mr. Meeseeks	unknown	Humanoid	Meeseeks	Male	53	20	32	2020-05-02T12:52:58.134Z
525	Glootie	Alive	Alien	Monogatron	Male		83	33	2020-05-02T13:13:31.593Z
526	Danny Publitz	Alive	Human		Male	20	20	33	2020-05-02T13:14:28.386Z
527	Mothership Intern	Alive	Alien	Monogatron	Male		83	33	2020-05-02T13:26:53.358Z
528	Monogatron Leader	Alive	Alien	Monogatron	Male		83	33	2020-05-02T13:27:50.476Z
529	Lizard	Dead	Alien	Lizard	Male	85	85	33	2020-05-02T13:31:49.867Z
530	Deliverance	Dead	Robot		Genderless	85	85	33	2020-05-02T13:32:41.259Z
531	Tony	Dead	Alien		Male		86	33	2020-05-02T13:35:07.498Z
532	Tony’s Wife	Dead	Alien		Female	87	87	33	2020-05-02T13:45:32.092Z
533	Monogatron Queen	Alive	Alien	Monogatron	Female		83	33	2020-05-02T13:46:10.906Z
534	Tony's Dad	Alive	Alien		Male		20	33	2020-05-02T13:52:06.880Z
535	Jeff	Alive	Human		Male	20	20	33	2020-05-02T13:54:21.374Z
536	Josiah	Alive	Human		Male	20	20	33	2020-05-02T13:54:48.651Z
537	Maggie	Alive	Human		Female	20	20	33	2020-05-02T13:55:15.098Z
538	Priest Witherspoon	Alive	Human		Male	20	20	33	2020-05-02T13:55:45.767Z
539	Richard	Alive	Human		Male	20	20	33	2020-05-02T13:56:14.834Z
540	Running Bird	Alive	Human		Male	20	20	33	2020-05-02T13:56:45.926Z
541	Secretary at Tony's	Alive	Alien		Female		20	33	2020-05-02T13:57:49.250Z
542	Mountain Sweat Jerry	Alive	Human		Male	87	87	33	2020-05-02T13:58:42.083Z
543	Vermigurber	Alive	Alien	Fly	Male		84	33	2020-05-07T09:05:37.614Z
544	Miles Knightly	Dead	Alien		Male		88	34	2020-05-07T09:09:06.114Z
545	Heist-Con Receptionist	Alive	Alien		Female		88	34	2020-05-07T09:12:12.200Z
546	Angie Flint	Alive	Human	Cyborg	Female		88	34	2020-05-07T09:14:00.009Z
547	Glar	Alive	Alien		Male		88	34	2020-05-07T09:14:34.918Z
548	Truckula	Alive	Mythological Creature	Vampire	Male		88	34	2020-05-07T09:19:47.204Z
549	Snake Arms	Alive	Alien		Male		88	34	2020-05-07T09:51:03.022Z
550	Double Microwawe	Alive	Humanoid	Cyborg	Male		88	34	2020-05-07T10:07:53.077Z
551	Monitor Lord	Alive	Alien		Male		88	34	2020-05-07T10:08:49.225Z
552	Key Catcher	Alive	Alien		Female		88	34	2020-05-07T10:09:21.779Z
553	The Shapeshiftress	Alive	Alien	Shapeshifter	Female		88	34	2020-05-07T10:10:37.809Z
554	Heistotron	Dead	Robot		Genderless	20	89	34	2020-05-07T10:12:10.339Z
555	Randotron	Dead	Robot		Genderless	20	89	34	2020-05-07T10:12:53.234Z
556	Hephaestus	Alive	Mythological Creature	God	Male	90	89	34	2020-05-07T10:19:57.456Z
557	Ventriloquiver	Alive	Humanoid	Dummy	Female	91	89	34	2020-05-07T10:23:26.274Z
558	Elon Tusk	Alive	Human	Human with tusks	Male	92	89	34	2020-05-07T10:26:02.535Z
559	Gramuflackian Anchorman	Dead	Alien	Gramuflackian	Male	93	93	34	2020-05-07T10:27:19.527Z
560	Gramuflackian General	Dead	Alien	Gramuflackian	Male	93	93	34	2020-05-07T10:28:11.833Z
561	Netflix Executive	Alive	Human		Male	20	20	34	2020-05-07T11:19:57.540Z
562	Balthromaw	Alive	Mythological Creature	Dragon	Male	94	20	35	2020-05-07T11:32:16.357Z
563	The Wizard	Dead	Human		Male	94	94	35	2020-05-07T11:32:52.469Z
564	Talking Cat	Alive	Animal		Male		20	35	2020-05-07T11:33:37.456Z
565	Debrah	Alive	Mythological Creature	Dragon	Male	94	94	35	2020-05-07T11:34:43.083Z
566	Debrah’s Partner	Alive	Mythological Creature	Dragon	Male	94	94	35	2020-05-07T11:35:29.625Z
567	Michael	Alive	Mythological Creature	Dragon	Male	94	94	35	2020-05-07T11:36:12.044Z
568	Slut Dragon	Alive	Mythological Creature	Dragon	Male	94	94	35	2020-05-07T11:37:05.857Z
569	Shadow Jacker	Alive	Mythological Creature	Dragon	Male	94	94	35	2020-05-07T11:37:49.533Z
570	Chachi	Dead	Alien		Male		20	35	2020-05-07T12:01:38.426Z
571	Slippy	Alive	Animal	Snake	Female	20	78	36	2020-05-07T12:10:34.574Z
572	Robot Snake	unknown	Robot	Snake	Genderless	78	78	36	2020-05-07T12:11:58.105Z
573	Snake Hitler	Dead	Animal	Snake	Male	78	78	36	2020-05-07T12:12:53.568Z
574	Snake Lincoln	Dead	Animal	Snake	Male	78	78	36	2020-05-07T12:13:44.361Z
575	Snake Resistance Robot	Dead	Robot	Human-Snake hybrid	Genderless	78	20	36	2020-05-07T12:15:50.438Z
576	Snake Linguist	unknown	Animal	Snake	Male	78	78	36	2020-05-07T12:16:53.781Z
577	Snake Terminator	unknown	Robot	Snake	Male	78	78	36	2020-05-07T12:19:06.599Z
578	Snake Soldier	Alive	Animal	Snake	Male	78	78	36	2020-05-07T12:19:11.205Z
579	Snake with Legs	Alive	Animal	Snake	Male	78	78	36	2020-05-07T12:22:08.800Z
580	Secret Service Snake	Alive	Animal	Snake	Male	78	78	36	2020-05-07T12:23:20.171Z
581	Anchosnake	Alive	Animal	Snake	Male	78	78	36	2020-05-07T12:24:45.750Z
582	Anchosnake	Alive	Animal	Snake	Female	78	78	36	2020-05-07T12:25:29.472Z
583	80's snake	unknown	Animal	Snake	Male	78	78	36	2020-05-07T12:29:30.948Z
584	Bar Customer	Alive	Human		Male	20	20	36	2020-05-07T12:37:52.695Z
585	Bartender	Alive	Human		Female	20	20	36	2020-05-07T12:38:23.983Z
586	PC Basketball Player	Alive	Human		Male	20	20	36	2020-05-07T12:42:24.982Z
587	Cavesnake	Dead	Animal	Snake	Male	78	78	36	2020-05-07T12:45:42.686Z
588	Pet Shop Employee	Alive	Human		Male	20	20	36	2020-05-07T12:46:51.424Z
589	Snake Reporter	Alive	Animal	Snake	Male	78	78	36	2020-05-07T12:50:06.523Z
590	High Pilot	unknown	Human		Male	20	20	36	2020-05-07T12:55:35.833Z
591	High Pilot	unknown	Human		Male	20	20	36	2020-05-07T12:56:10.200Z
592	Phoenixperson	Dead	Alien	Cyborg	Male	15	20	22,41,49	2020-08-05T12:43:16.671Z
593	Tickets Please Guy	Dead	Human	Soulless Puppet	Male	96	97	37	2020-08-06T09:51:15.102Z
594	Floaty Bloody Man	Dead	Human	Half Soulless Puppet	Male	98	98	37	2020-08-06T09:54:08.973Z
595	Floaty Non-Gasm Brotherhood Member	Dead	Alien	Soulless Puppet	Male	98	98	37	2020-08-06T11:30:50.675Z
596	Floaty Non-Gasm Brotherhood Member Friend	Dead	Alien	Soulless Puppet	Female	98	98	37	2020-08-06T11:31:40.334Z
597	Abradolf Lincler	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T11:33:03.426Z
598	Biblesaurus	Alive	Animal	Soulless Puppet	Male	96	96	37	2020-08-06T11:37:30.354Z
599	Birdperson	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T11:39:56.623Z
600	Cats Fan	Alive	Alien	Soulless Puppet	Female	96	96	37	2020-08-06T11:40:42.974Z
601	Christmas Storyteller	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T11:41:34.260Z
602	Cookies Guy	Alive	Human	Soulless Puppet	Male	99	99	37	2020-08-06T11:43:40.230Z
603	Crossy	Alive	unknown	Soulless Puppet	Genderless	100	100	37	2020-08-06T11:46:17.792Z
604	Female Scorpion	Dead	Animal	Soulless Puppet	Female	99	99	37	2020-08-06T11:48:01.937Z
605	Floaty Bloody Man’s Daughter	Dead	Human	Soulless Puppet	Female	98	98	37	2020-08-06T11:48:09.608Z
606	Goomby	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T12:34:29.455Z
607	Hairspray Fan	Alive	Alien	Soulless Puppet	Female	96	96	37	2020-08-06T12:35:20.673Z
608	Jesus Christ	Alive	Human	Soulless Puppet	Male	100	100	37	2020-08-06T12:36:05.897Z
609	Josh	Dead	Human	Soulless Puppet	Male	98	98	37	2020-08-06T12:43:52.810Z
610	Josh's Sister	Dead	Human	Soulless Puppet	Female	98	98	37	2020-08-06T12:44:35.845Z
611	Leah	Alive	unknown	Soulless Puppet	Female	96	96	37	2020-08-06T12:47:45.761Z
612	Marcus	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T12:48:25.333Z
613	Mike Johnson	Alive	Human	Soulless Puppet	Male	99	99	37	2020-08-06T12:49:32.604Z
614	Mr. Celery & Friends	Alive	unknown	Soulless Puppet	Genderless	100	100	37	2020-08-06T12:51:12.254Z
615	Musical Fan	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T12:52:20.880Z
616	Phantom of the Opera Fan	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T12:52:54.712Z
617	Phoenixperson	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T12:54:15.895Z
618	Private Smith	unknown	Human	Soulless Puppet	Male	96	96	37	2020-08-06T12:55:53.895Z
619	Professor Sanchez	Dead	Human	Soulless Puppet	Male	96	96	37	2020-08-06T12:56:56.606Z
620	Ramamama Lord	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T15:58:14.525Z
621	Ruth Bader Ginsburg	Alive	Human	Soulless Puppet	Female	99	99	37	2020-08-06T15:59:05.320Z
622	Sarge	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T15:59:44.277Z
623	Shrek The Musical Fan	Alive	Alien	Soulless Puppet	Male	96	96	37	2020-08-06T16:01:42.796Z
624	Snuffles	Alive	Animal	Soulless Puppet	Male	96	96	37	2020-08-06T16:03:17.291Z
625	Storylord	Alive	Human	Soulless Puppet	Male	96	100	37	2020-08-06T16:24:53.547Z
626	Tammy Guetermann	Alive	Human	Soulless Puppet	Female	96	96	37	2020-08-06T16:34:20.500Z
627	The Concept of Time	Alive	unknown	Soulless Puppet	Genderless	96	96	37	2020-08-06T16:35:31.655Z
628	Beth Smith	Alive	Human	Soulless Puppet	Female	99	99	37	2020-08-06T16:36:20.255Z
629	Summer Smith	Alive	Human	Soulless Puppet	Female	99	99	37	2020-08-06T16:37:48.051Z
630	Morty Smith	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T16:38:30.136Z
631	Rick Sanchez	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T16:39:08.485Z
632	Train Cop	Dead	Human	Soulless Puppet	Male	96	96	37	2020-08-06T16:39:50.056Z
633	Train Cops	Alive	Human	Soulless Puppet	Female	96	96	37	2020-08-06T16:40:54.181Z
634	Train Cops Instructor	Dead	Human	Soulless Puppet	Male	96	96	37	2020-08-06T16:42:42.455Z
635	Darth Poopybutthole	Alive	Poopybutthole	Soulless Puppet	Male	100	100	37	2020-08-06T16:43:46.757Z
636	Evil Morty	Alive	Human	Soulless Puppet	Male	100	100	37	2020-08-06T16:45:03.209Z
637	Morty’s Disguise	Alive	Human	Soulless Puppet	Female	96	96	37	2020-08-06T16:49:30.253Z
638	Rick’s Disguise	Alive	Human	Soulless Puppet	Male	96	96	37	2020-08-06T16:50:10.447Z
639	Uncle Nibbles	Dead	Alien	Soulless Puppet	Male	98	98	37	2020-08-06T16:51:23.084Z
640	Angry Glorzo	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:36:14.528Z
641	Bruce	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:37:06.351Z
642	Council of Glorzos Member	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:38:26.393Z
643	Council of Glorzos Member	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:39:06.237Z
644	Old Glorzo	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:40:03.124Z
645	Shane	unknown	Alien	Glorzo	Male	101	101	38	2020-08-07T11:40:51.282Z
646	Steve	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:41:34.032Z
647	Troy	Dead	Alien	Glorzo	Male	101	101	38	2020-08-07T11:42:14.362Z
648	Crystal Dealers Boss	Dead	Alien		Male		102	39	2020-08-13T10:09:21.278Z
649	Crystal Dealer	Dead	Alien		Male		102	39	2020-08-13T10:10:01.602Z
650	Crystal Dealer	Dead	Alien		Male		102	39	2020-08-13T10:10:33.026Z
651	Crystal Dealer	Dead	Alien		Male		102	39	2020-08-13T10:11:00.473Z
652	SWAT Officer	Dead	Human		Male	103	103	39	2020-08-13T10:16:47.618Z
653	Plane Crash Survivor	unknown	Human		Female	104	104	39	2020-08-13T11:16:21.997Z
654	Plane Crash Survivor	unknown	Human		Male	104	104	39	2020-08-13T11:17:08.527Z
655	Heroine Keith	Alive	Human		Male	104	103	39	2020-08-13T11:17:47.228Z
656	Impervious to Acid SWAT Officer	Dead	Human		Male	103	103	39	2020-08-13T11:20:20.047Z
657	Johnny Carson	Alive	Human		Male	103	103	39	2020-08-13T11:21:32.236Z
658	Sonia Sotomayor	Alive	Human		Female	103	103	39	2020-08-13T11:23:00.414Z
659	Morty’s Father-in-law	Alive	Human		Male	104	104	39	2020-08-13T11:23:55.003Z
660	Morty’s Mother-in-law	Alive	Human		Female	104	104	39	2020-08-13T11:25:50.784Z
661	Morty’s Girlfriend	Alive	Human		Female	104	103	39	2020-08-13T11:27:29.357Z
662	Gaia	Alive	unknown	Planet	Female	106	106	40	2020-08-13T11:43:23.485Z
663	Reggie	Dead	Mythological Creature	Zeus	Male	90	106	40,10	2020-08-13T12:17:15.344Z
664	Ticktock	unknown	Humanoid	Clay-Person	Genderless	106	106	40	2020-08-13T12:36:16.345Z
665	Florflock	Alive	Humanoid	Clay-Person	Genderless	106	106	40	2020-08-13T12:37:08.881Z
666	Squeeb	Alive	Humanoid	Clay-Person	Genderless	106	106	40	2020-08-13T12:37:51.742Z
667	Defiance Beth	Alive	Human	Clone	Female	20	20	41,43	2020-08-13T12:48:55.885Z
668	Defiance Squanchette	Alive	Alien	Cat-Person	Female	35	107	41	2020-08-13T12:52:36.873Z
669	Defiance Doctor	Alive	Alien		Male		108	41	2020-08-13T12:55:37.437Z
670	New Improved Galactic Federation Guard	Dead	Alien	Gromflomite	Male	19	105	41	2020-08-13T12:56:31.130Z
671	New Improved Galactic Federation Guard	Dead	Alien	Gromflomite	Male	19	105	41	2020-08-13T12:57:08.113Z
672	Mr. Nimbus	Alive	Mythological Creature	Sexy Aquaman	Male	109	20	42	2021-10-16T11:55:58.042Z
673	Hoovy	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T12:08:41.055Z
674	Bova	Dead	Humanoid	Narnian	Female	110	110	42	2021-10-16T12:41:49.186Z
675	Japheth	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T12:45:05.291Z
676	Japheth's Middle Son	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T12:51:53.546Z
677	Japheth's Eldest Son	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T12:53:02.192Z
678	Japheth's Youngest Son	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T12:53:46.114Z
679	Japheth's Grandson	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T13:14:41.846Z
680	Adam	Dead	Humanoid	Narnian	Male	110	20	42	2021-10-16T13:18:13.644Z
681	Adam's Mother	Dead	Humanoid	Narnian	Female	110	110	42	2021-10-16T13:20:07.710Z
682	Warlock	Dead	Humanoid	Narnian	Male	110	110	42	2021-10-16T13:25:48.872Z
683	Evolved Narnian	Alive	Humanoid	Narnian	Male	110	110	42	2021-10-16T13:41:40.408Z
684	Mr. Nimbus Secretary	Alive	Animal	Starfish	Female	109	20	42	2021-10-16T13:45:26.155Z
685	Evolved Narnian Disguised as Morty	Alive	Humanoid	Narnian	Male	110	110	42	2021-10-16T13:49:32.393Z
686	Mr. Nimbus' Squid	Dead	Animal	Squid	Male	109	20	42	2021-10-16T13:51:28.877Z
687	Scarecrow Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:18:02.052Z
688	Scarecrow Summer	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:19:13.080Z
689	Scarecrow Jerry	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:21:40.918Z
690	Scarecrow Morty	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:22:35.204Z
691	Scarecrow Beth	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:23:21.971Z
692	Glockenspiel Jerry	Alive	Robot	Decoy	Male	20	20	43	2021-10-16T15:32:27.166Z
693	Glockenspiel Beth	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:34:41.082Z
694	Glockenspiel Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:36:04.423Z
695	Glockenspiel Summer	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:36:59.730Z
696	Glockenspiel Morty	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:37:40.381Z
697	Wicker Beth	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:40:01.248Z
698	Wicker Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:40:51.046Z
699	Wicker Morty	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:41:28.941Z
700	Wicker Summer	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:42:51.860Z
701	Metal Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:43:50.568Z
702	Gun Brain Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T15:46:56.288Z
703	Mr. Always Wants to be Hunted	Alive	Poopybutthole		Male		20	43	2021-10-16T15:51:02.924Z
704	Squid Costume Beth	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T15:55:49.506Z
705	Squid Costume Jerry	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T16:00:00.400Z
706	Squid Costume Morty	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T16:01:02.238Z
707	Squid Costume Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-16T16:01:52.437Z
708	Squid Costume Summer	Dead	Robot	Decoy	Female	20	20	43	2021-10-16T16:03:02.153Z
709	Dracula	Alive	Mythological Creature	Vampire	Male	6	6	43	2021-10-16T16:04:24.097Z
710	Steve	Alive	Human		Male	20	20	43	2021-10-16T16:06:00.878Z
711	When Wolf	Alive	Mythological Creature	Whenwolf	Male	6	6	43	2021-10-16T16:11:18.457Z
712	Too Cute to Murder Beth	Dead	Robot	Decoy	Female	20	20	43	2021-10-17T09:40:13.581Z
713	Too Cute to Murder Rick	Dead	Robot	Decoy	Male	20	20	43	2021-10-17T09:40:51.620Z
714	Too Cute to Murder Jerry	Dead	Robot	Decoy	Male	20	20	43	2021-10-17T09:41:30.782Z
715	Too Cute to Murder Morty	Dead	Robot	Decoy	Male	20	20	43	2021-10-17T09:42:15.208Z
716	Too Cute to Murder Summer	Dead	Robot	Decoy	Female	20	20	43	2021-10-17T09:42:51.073Z
717	Planetina	Alive	Humanoid	Summon	Female	111	20	44	2021-10-17T09:50:18.307Z
718	Daphne	Alive	Alien	Morglutzian	Female	112	113	44	2021-10-17T09:53:07.883Z
719	Diesel Weasel	Alive	Animal	Weasel	Male	20	20	44	2021-10-17T09:55:17.683Z
720	Eddie	Dead	Human		Male	20	20	44	2021-10-17T09:57:07.971Z
721	Xing Ho	Dead	Human		Female	20	20	44	2021-10-17T09:57:46.574Z
722	Air Tina-Teer	Dead	Human		Female	20	20	44	2021-10-17T09:58:49.388Z
723	Water Tina-Teer	Dead	Human		Male	20	20	44	2021-10-17T09:59:26.786Z
724	Planetina Buyer	Dead	Human		Male	20	20	44	2021-10-17T10:00:06.914Z
725	Tony Galopagus	Alive	Human		Male	20	20	44	2021-10-17T10:01:10.143Z
726	Sticky	Alive	unknown	Super Sperm Monster	Male	114	20	45	2021-10-17T10:09:46.047Z
727	Professor Shabooboo	Dead	Human		Male	20	20	45	2021-10-17T10:10:44.560Z
728	Sperm Queen	Dead	unknown	Super Sperm Monster	Female	114	20	45	2021-10-17T10:12:05.246Z
729	CHUD King	Alive	Animal	CHUD	Male	20	20	45	2021-10-17T10:32:39.601Z
730	Princess Ponietta	Alive	Animal	CHUD	Female	20	20	45	2021-10-17T10:35:15.825Z
731	Naruto Smith	Alive	Humanoid	Giant Incest Baby	Male	20	115	45,48	2021-10-17T11:56:17.275Z
732	Blazen	Dead	Human		Male	20	20	45	2021-10-17T11:59:00.689Z
733	Kathy Ireland	Alive	Human		Female	20	20	45	2021-10-17T12:00:07.076Z
734	Amazing Johnathan	Alive	Human		Male	20	20	45	2021-10-17T12:00:50.753Z
735	Foal Sanchez	Alive	Humanoid	CHUD Human Mix	unknown	20	20	45	2021-10-17T12:08:38.935Z
736	Spaceman	Dead	Human		Male	20	115	45	2021-10-17T12:11:21.171Z
737	Cirque du Soleil Zumanity Member	Alive	Human		Female	104	20	45	2021-10-17T12:24:53.547Z
738	Cirque du Soleil Zumanity Member	Alive	Human		Male	20	20	45	2021-10-17T12:25:18.152Z
739	Cirque du Soleil Zumanity Member	Alive	Human		Female	20	20	45	2021-10-17T12:25:53.904Z
740	Cirque du Soleil Zumanity Member	Dead	Human		Female	20	20	45	2021-10-17T12:26:27.530Z
741	Cirque du Soleil Zumanity Member	Alive	Human		Female	20	20	45	2021-10-17T12:27:42.669Z
742	Bruce Chutback	Alive	Human		Male	20	20	46	2021-10-17T13:35:30.793Z
743	Alyson Hannigan	Dead	Alien		Female		117	46	2021-10-17T13:46:17.880Z
744	Cenobite	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:53:11.250Z
745	Cenobite	unknown	Mythological Creature	Demon	Female	116	116	46	2021-10-17T13:53:59.978Z
746	Cenobite	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:55:11.551Z
747	Cenobite	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:56:15.096Z
748	Cenobite	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:57:04.213Z
749	Coat Rack Head	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:57:49.619Z
750	Mousetrap Nipples	unknown	Mythological Creature	Demon	Male	116	116	46	2021-10-17T13:58:37.737Z
751	Changeformer	Dead	Robot	Changeformer	Male	118	118	46	2021-10-17T14:03:31.342Z
752	Changeformer	Dead	Robot	Changeformer	Male	118	118	46	2021-10-17T14:04:04.675Z
753	Space Cruiser	Alive	Robot	Artificial Intelligence	Female	20	20	17,47	2021-10-17T14:09:39.783Z
754	Coop	Alive	Human		Male	20	20	47	2021-10-17T14:13:09.623Z
755	Dwayne	Alive	Human		Male	20	20	47	2021-10-17T14:14:04.450Z
756	Franklin D. Roosevelt	Dead	Humanoid	Guinea Pig for the Polio Vaccine	Male	20	20	47	2021-10-17T14:19:57.500Z
757	President's General	Alive	Human		Male	20	20	45,47	2021-10-17T14:26:07.815Z
758	Giant Assassin Hidden in the Statue of Liberty	Alive	Robot		Female	119	20	47	2021-10-17T14:59:32.923Z
759	Turkey Morty	Alive	Animal	Turkey	Male	20	20	47	2021-10-17T15:01:58.524Z
760	Turkey Rick	Alive	Animal	Turkey	Male	20	20	47	2021-10-17T15:02:38.081Z
761	Turkey President Curtis	Alive	Animal	Turkey	Male	20	20	47	2021-10-17T15:03:29.593Z
762	Martínez	Dead	Animal	Turkey	Male	20	20	47	2021-10-17T15:06:48.939Z
763	Marvin	Alive	Human		Male	20	20	47	2021-10-17T15:07:24.718Z
764	Jackey	Alive	Human		Male	20	20	47	2021-10-17T15:08:16.906Z
765	Native Alien	Alive	Alien		Male		20	47	2021-10-17T15:09:22.123Z
766	Pilgrim Alien	Alive	Alien		Male		20	47	2021-10-17T15:10:21.016Z
767	President Turkey	Dead	Humanoid	Turkey Human Mix	Male	20	20	47	2021-10-17T15:11:48.815Z
768	Mary-Lou	Alive	Human		Female	20	20	47	2021-10-17T15:26:42.828Z
769	Big Fat rick	unknown	Human		Male		20	48	2021-10-25T08:54:36.735Z
770	Hothead Rick	Dead	Human		Male		20	48	2021-10-25T08:55:48.771Z
771	Ricardo Montoya	unknown	Human		Male		20	48	2021-10-25T08:56:41.727Z
772	Wrap-it-up Little Rick	Dead	Human		Male		20	48	2021-10-25T08:57:20.725Z
773	Yo-yo Rick	unknown	Human		Male		20	48	2021-10-25T08:58:05.108Z
774	Voiceoverian	Dead	Alien	Parasite	unknown		20	48	2021-10-25T08:59:23.442Z
775	Voiceoverian	Dead	Alien	Parasite	unknown		20	48	2021-10-25T08:59:52.011Z
776	Gotron Pilot	Dead	Human	Anime	Male		20	48	2021-10-25T09:00:59.768Z
777	Gotron Pilot	Dead	Human	Anime	Male		20	48	2021-10-25T09:02:55.146Z
778	Gotron Pilot	Dead	Human	Anime	Male		20	48	2021-10-25T09:04:17.165Z
779	Young Memory Rick	Alive	Human	Memory	Male	120	126	49	2021-10-25T09:12:36.210Z
780	Memory Tammy	Dead	Human	Memory	Female	120	120	49	2021-10-25T09:14:05.923Z
781	Rick's Garage	Alive	Robot	Artificial Intelligence	Female	20	20	49	2021-10-25T09:18:48.188Z
782	Memory Squanchy	Dead	Alien	Memory	Male	120	120	49	2021-10-25T09:20:57.545Z
783	Memory Rick	Dead	Human	Memory	Male	120	120	49	2021-10-25T09:22:40.448Z
784	Memory Rick	Dead	Human	Memory	Male	120	120	49	2021-10-25T09:23:22.034Z
785	Memory Geardude	Dead	Alien	Memory	Male	120	120	49	2021-10-25T09:24:51.284Z
786	Birdperson & Tammy's Child	Alive	Humanoid	Bird-Person Human Mix	Female	20	20	49	2021-10-25T09:27:05.325Z
787	Two Crows	Alive	Animal	Crow	unknown	20	125	50-51	2021-10-25T09:31:47.377Z
788	Mr. Cookie President	Alive	Alien	Cookie	Male		20	50	2021-10-25T10:18:19.997Z
789	Nick	Dead	Human		Male	20	20	50	2021-10-25T10:19:06.159Z
790	Harold (Garbage Goober)	Alive	Alien		Male		20	50	2021-10-25T10:20:33.373Z
791	Harold's Wife	Alive	Alien		Female		20	50	2021-10-25T10:21:17.779Z
792	Alien Crow	Dead	Alien	Crow	Male	122	122	50	2021-10-26T14:48:36.728Z
793	Alien Crow	Dead	Alien	Crow	Female	122	122	50	2021-11-02T13:00:18.318Z
794	Samansky	Dead	Alien	Normal Size Bug	Male	123	20	48	2021-11-02T13:04:18.866Z
795	Palicki	Alive	Alien	Normal Size Bug	Male	123	123	48	2021-11-02T13:05:12.642Z
796	Sarge	Alive	Alien	Normal Size Bug	Male	123	123	48	2021-11-02T13:05:42.996Z
797	Slartivartian	Dead	Alien	Slartivartian	Male	124	124	44	2021-11-02T13:07:40.795Z
798	Ferkusian	Alive	Alien	Ferkusian	Male	113	113	44	2021-11-02T13:09:10.765Z
799	Morglutzian	Dead	Alien	Morglutzian	Male	112	112	44	2021-11-02T13:09:51.886Z
800	Super Turkey	Dead	Humanoid	Turkey Human Mix	Male	20	20	47	2021-11-02T13:11:52.372Z
801	7+7 Years Old Morty	unknown	Human		Male	3	3	51	2021-11-02T13:12:26.860Z
802	26 Years Old Morty	Dead	Human		Male	3	3	51	2021-11-02T13:12:42.408Z
803	40 Years Old Morty	unknown	Human		Male	3	3	51	2021-11-02T13:13:51.515Z
804	Andy	unknown	Human	Mascot	Male		3	51	2021-11-02T13:19:19.807Z
805	Baby Mouse Skin Morty	Alive	Human		Male	3	3	51	2021-11-02T13:31:17.973Z
806	Metaphor for Capitalism	Dead	Humanoid		Male	3	3	51	2021-11-02T13:33:10.457Z
807	Beth Sanchez	Dead	Human		Female	1	126	51	2021-11-02T13:39:31.038Z
808	Crow Scare	Alive	Humanoid	Scarecrow	Male	125	125	51	2021-11-02T13:41:47.963Z
809	Pussifer	Dead	Animal	Tiger	Male	125	125	51	2021-11-02T13:51:30.942Z
810	Stan Lee Rick	unknown	Human		Male		3	51	2021-11-02T13:55:06.815Z
811	Re-Build-a-Morty Morty	unknown	Human		Male		3	51	2021-11-02T14:06:40.357Z
812	Deformed Morty	Dead	Humanoid		Male	3	3	51	2021-11-02T14:07:57.818Z
813	Crow Horse	Alive	Robot	Crow Horse	unknown	125	20	51	2021-11-02T14:11:56.442Z
814	Bald Rick	Dead	Human		Male		126	51	2021-11-02T15:16:51.977Z
815	Punk Rick	Dead	Human		Male		126	51	2021-11-02T15:19:11.398Z
816	Party Rick	Dead	Human		Male		126	51	2021-11-02T15:21:28.996Z
817	Scar Rick	Dead	Human		Male		126	51	2021-11-02T15:23:05.371Z
818	Long Hair Rick	unknown	Human		Male		3	51	2021-11-02T15:24:36.172Z
819	Redhead Rick	Dead	Human		Male		3	51	2021-11-02T15:26:36.495Z
820	Redhead Morty	Dead	Human		Male		3	51	2021-11-02T15:27:02.303Z
821	Gotron	unknown	Robot	Ferret Robot	Genderless	20	20	48	2021-11-02T17:15:24.788Z
822	Young Jerry	unknown	Human		Male	30	30	51	2021-11-02T17:18:31.934Z
823	Young Beth	unknown	Human		Female	30	30	51	2021-11-02T17:19:00.951Z
824	Young Beth	unknown	Human		Female	30	30	51	2021-11-02T17:19:47.957Z
825	Young Jerry	unknown	Human		Male	30	30	51	2021-11-02T17:20:14.305Z
826	Butter Robot	Alive	Robot	Passing Butter Robot	Genderless	20	20	9	2021-11-02T17:24:37.458Z
"""#
}
