/** What the long stretches of a life offer and demand, by `pythagorean.<slug>.<number>`; each fits any of the three or four periods. */
export const PYTHAGOREAN_LIFE = {
  'pythagorean.life_cycles.1': {
    title: 'A stretch of self-reliance',
    text: 'A long chapter in which circumstances push you to stand apart. In childhood it may show as an early latchkey; in midlife as a career carved out alone; in age as an unbowed household of one. The setting teaches resolve. It also isolates, and whole decades can go by with nobody trusted to carry the other end.',
  },
  'pythagorean.life_cycles.2': {
    title: 'Years in tandem',
    text: 'For this part of your life the scenery is other people: a dominant parent, a close partner, a team, a shared roof. Progress is gradual and largely made through consent. You learn diplomacy at its source. Feelings are absorbed as damp is by plaster, so some inner chamber must be kept dry, with a lock that works.',
  },
  'pythagorean.life_cycles.3': {
    title: 'A sociable season',
    text: 'The surrounding years are rich in friends, stories, colour and amusement, whatever else they lack. Gifts for language or art find encouragement here. Life on such terms can skate over the depths, with money and hours slipping off unnoticed. Discipline is seldom imposed from outside during this cycle, so the part that endures is what you chose to practise.',
  },
  'pythagorean.life_cycles.4': {
    title: 'An age of effort',
    text: 'Work, limits and order form the climate of these years. Perhaps money is tight or standards high; in any event little arrives unearned. You become capable, thrifty with time, hard to rattle. Joy needs arranging in such weather, since it does not drop in. Plant something useless among the cabbages and defend it against your own good sense.',
  },
  'pythagorean.life_cycles.5': {
    title: 'The moving years',
    text: 'Nothing stands still for long in this cycle. Addresses, jobs, schools or convictions change, often more than once, and you grow nimble because you must. As an early cycle it can leave a child unsettled; later it rejuvenates. Throughout, a portable anchor helps: one friendship, one discipline or one place that you keep going back to.',
  },
  'pythagorean.life_cycles.6': {
    title: 'A domestic chapter',
    text: 'Duty, love and property lines shape this long phase. Family claims are strong, whether as a shelter you receive or one you maintain, and the community looks to you for service. Warmth is plentiful. So is advice. The art lies in belonging without being owned, and in leaving a chair for the self who has no relatives at all.',
  },
  'pythagorean.life_cycles.7': {
    title: 'The inward cycle',
    text: 'These years turn you towards the interior. A solitary child with a library, an adult drawn to research, an elder content with few visitors: each is at home in the setting. Specialised knowledge grows. Shared feeling may wither for want of use, so treat a standing weekly appointment with somebody merry as part of your studies.',
  },
  'pythagorean.life_cycles.8': {
    title: "Ambition's long stage",
    text: 'Material questions surround you in this phase: who owns, who directs, what it costs. You may be raised among achievers, climb yourself, or be called to manage a legacy of some kind. Competence grows under the pressure. Keep an eye on the exchange rate, for years sold entirely for position are not bought back in the same coin.',
  },
  'pythagorean.life_cycles.9': {
    title: 'A wide horizon',
    text: 'The background of this cycle is large: many cultures, public causes, art, teachers who expect magnanimity. You meet more human variety than most people do and become tolerant by exposure. Attachments prove harder, since so much comes and goes. Learn to love what passes without holding yourself back from it, and to finish things kindly.',
  },

  'pythagorean.pinnacles.1': {
    title: 'The summit you climb alone',
    text: 'This pinnacle favours initiative above all. During its years the opening goes to whoever dares to step forward, and that is meant to be you, with or without a rope. Skills of command, invention and nerve grow quickly through use. Opposition is part of the gradient. Climbers who reach the top by shoving have nobody there to point out the view to.',
  },
  'pythagorean.pinnacles.2': {
    title: 'Success by cooperation',
    text: 'What you attain in this period, you attain with others. Partnerships, committees, duets, a marriage between two stubborn schedules: here is the ground on which to excel. Recognition may go to a louder party. Let the quality of the joint work be your credential, and learn the useful difference between being agreeable and having agreed.',
  },
  'pythagorean.pinnacles.3': {
    title: 'The creative height',
    text: 'Imagination has right of way during this pinnacle. Writing, performing, designing or simply being good company can become a serious accomplishment if you rehearse. Opportunities come through friends and through being seen. Because the period is pleasant, it is easy to idle away; set the bar by your best piece so far, not by the compliments.',
  },
  'pythagorean.pinnacles.4': {
    title: "The builder's plateau",
    text: 'A workmanlike height, reached by steps you cut yourself. The years under this number suit the laying of foundations: a trade mastered, a long obligation met, a house or practice set on solid footings. Rewards correspond to hours. Should the routine close over your head, remember that a good builder leaves openings, and plan the doors before the walls.',
  },
  'pythagorean.pinnacles.5': {
    title: 'Freedom as an achievement',
    text: 'For a span of years the world offers variety, and your task is to use it well. Journeys, public contact, quick changes of role and scene allow you to become versatile beyond the ordinary. Commitments thin out, by design or default. Attainment here means choosing among many open gates and walking far enough through one to see where it leads.',
  },
  'pythagorean.pinnacles.6': {
    title: 'A harvest of belonging',
    text: 'The high ground of this time lies close to home. Love, parenthood of one sort or another, stewardship and service to a neighbourhood bring you your fullest respect. You find out how much you can carry. It is wise to ask what carrying does to your temper, and to see that duty gracefully declined also counts as maturity.',
  },
  'pythagorean.pinnacles.7': {
    title: 'A height of understanding',
    text: 'Depth is what these years make available. Set aside the scramble for a while and you can become expert in something, or clear about yourself, to a degree that busier phases never allow. Results may be invisible to neighbours. Guard against pride in being obscure, and publish, teach or at least explain a portion of what you find.',
  },
  'pythagorean.pinnacles.8': {
    title: 'The executive summit',
    text: "Opportunity now wears a suit. Responsibility for people, property or institutions is within reach, and you develop the judgement to hold it: firm, quick, realistic. Measure twice before you take on glory with someone else's risk. A pinnacle of this kind shows character under magnification, so decide early which corners you do not cut at any price.",
  },
  'pythagorean.pinnacles.9': {
    title: 'The generous summit',
    text: 'What can be achieved in this period is a widening. Service, art and public feeling offer you large stages, and success comes in proportion to how little you clutch at it. Some losses accompany the climb. Used well, they teach you to give without an audience; used badly, they become a tragic speech which you repeat at parties.',
  },
  'pythagorean.pinnacles.11': {
    title: 'A summit in thin air',
    text: 'Perception is heightened on this pinnacle. Ideas, faith, art or invention may single you out, and people look to you for a spark. The altitude strains the nerves and makes humdrum obligations seem unreal. Keep both: the inspired hour and the paid gas bill. Fame, if it touches this period, is safest treated as weather.',
  },
  'pythagorean.pinnacles.22': {
    title: 'The master plan',
    text: 'Seldom is the offer so large. While this pinnacle lasts you are in a position to organise something with reach, a school, an enterprise, a reform, and to see it actually stand. It demands long preparation and a thick skin. Take the pressure in shifts, share the drawings early, and let usefulness rather than grandeur settle each dispute.',
  },
  'pythagorean.pinnacles.33': {
    title: 'The summit of service',
    text: 'Over these years your influence grows through giving care on a broad scale: teaching, comforting, making beauty that others can use. You are asked for more than an ordinary measure of patience. Sacrifice has a pull of its own and should be distrusted. The achievement is to remain loving and remain whole, which requires the word enough.',
  },

  'pythagorean.challenges.0': {
    title: 'The challenge of choice',
    text: 'A nought is both the easiest and the strictest of challenges. No single obstacle insists on your attention; all of them, in mild form, wait for you to choose. Capability without pressure can drift. You are trusted to set your own tests, to be firm or yielding as occasion demands, and to admit it when you coast.',
  },
  'pythagorean.challenges.1': {
    title: 'Learning to assert yourself',
    text: 'Strong characters around you make it hard to hold a view, and you have tried two wrong answers: giving in, and blowing up. The middle is firmness without heat. Practise on small stakes, such as returning the cold soup. What keeps this difficulty alive is the belief that your wishes need a majority before they may exist.',
  },
  'pythagorean.challenges.2': {
    title: 'Growing a thicker skin',
    text: "Oversensitivity is the stone in your shoe. You read moods so keenly that a colleague's headache feels like a verdict, and fear of friction makes you hold back what the group needs to hear. The perception itself is a gift. Separate noticing from taking personally, a little each week, and comparison with others begins to lose its sting.",
  },
  'pythagorean.challenges.3': {
    title: 'Daring to be heard',
    text: 'Self-criticism sits at the door and stops every idea on the way out. You may joke, exaggerate or stay silent to avoid showing the real thing. The obstacle yields to quantity: many small, imperfect acts of expression, offered before you are satisfied with them. Listeners are kinder than the examiner in your head and far less attentive.',
  },
  'pythagorean.challenges.4': {
    title: 'Making peace with order',
    text: 'Here the difficulty is with form itself. Either the plain tasks are dodged until they grow teeth, or you cling to a system so rigid that any visitor disturbs it. What helps is a light scaffolding: few rules, kept faithfully. Look at where you waste effort being disorganised, or being perfect, and repair that single place.',
  },
  'pythagorean.challenges.5': {
    title: 'Freedom without flight',
    text: 'Impatience trips you. When feelings tighten or a task grows stale, the impulse is to bolt, indulge, or start something brighter, and the opposite fear of any change may alternate with it. Stay ten minutes longer than is comfortable. You find out by experiment which limits are real walls, and which ones merely resemble them.',
  },
  'pythagorean.challenges.6': {
    title: 'Loosening your standards',
    text: 'You know how things ought to be done, and it weighs on everyone. The challenge is idealism pointed at other people: correcting, rescuing, feeling unappreciated. Under it lies anxiety that love must be deserved through duty. Let a table be laid wrongly. Relations improve on the day you prefer the actual family to the improved one.',
  },
  'pythagorean.challenges.7': {
    title: 'Coming out of the tower',
    text: 'Doubt guards your gate. Fearing to be misjudged, you keep opinions, feelings and even talents in a locked drawer, and then suffer from being unknown. Scepticism is useful for theories and blunt with friends. Trust can be practised by instalments: reveal one thing, see what happens, reveal another. Most people turn out to be clumsy rather than cruel.',
  },
  'pythagorean.challenges.8': {
    title: 'An honest measure',
    text: 'Money, status and control cast too long a shadow. You may chase them as proof of worth, or scorn them and so remain dependent on those who do not; both attitudes give them the last word. The task is proportion. Ask of each ambition what it is meant to feed, and whether that part of you could be fed more directly.',
  },
} as const
