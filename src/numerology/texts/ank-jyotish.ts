/**
 * What the three numbers of Ank Jyotish say, each under its graha: `moolank` (day of birth) of manner and temperament,
 * `bhagyank` (whole date) of the direction of a life, `namank` (name) of how one is met.
 */
export const ANK_JYOTISH_TEXTS = {
  'ank_jyotish.moolank.1': {
    title: "Surya's Upright Bearing",
    text: 'Sunlight sets the tone of this birthday number. You enter directly, state a preference, and expect to be dealt with in the open; pettiness genuinely puzzles you. Others feel the warmth and borrow from the dignity. Pride bruises quickly, and correction may reach your ears as disloyalty. Ask for criticism at hours of your own choosing, and it stings less.',
  },
  'ank_jyotish.moolank.2': {
    title: "Chandra's Changing Light",
    text: 'Feeling reaches you before fact. With Chandra colouring the day of birth, temperament waxes and wanes: sociable, withdrawn, nostalgic, tender, sometimes within an afternoon. Imagination and care for the young or frail come unforced. Because reassurance fades by evening, you can ask for it too often. Regular habits serve as a riverbank, keeping the water moving instead of flooding.',
  },
  'ank_jyotish.moolank.3': {
    title: "Guru's Straight Back",
    text: 'There is something of the schoolroom in your conduct: punctual principles, good humour, a readiness to advise. Guru, preceptor of the gods, makes those born on the 3rd, 12th, 21st or 30th respectful of learning and attached to their self-respect. Juniors flourish near you. Equals may not, if every talk has a moral. Practise being taught something trivial by anyone at all.',
  },
  'ank_jyotish.moolank.4': {
    title: "Rahu's Sidelong Glance",
    text: 'Custom bores you on sight. Rahu, a head without a body, lends an appetite for what convention overlooks, and you approach most situations from the side. Strategy, invention and frankness about hypocrisy belong to this manner. So do abrupt changes of plan, which feel obvious from within and alarming to everybody else. Announce the turn a little before taking it.',
  },
  'ank_jyotish.moolank.5': {
    title: "Budh's Light Step",
    text: 'Conversation is where your day properly begins. Under Budh the temperament stays youthful, numerate, amused; you calculate while joking and make acquaintances in queues. Problems shrink because you keep turning them about. You flee tedium, and commitments made in a sparkling mood can look different by Thursday. Write down what you promised, and finish one dull task before lunch.',
  },
  'ank_jyotish.moolank.6': {
    title: "Shukra's Good Table",
    text: 'You set a scene almost without thinking, moving the chair, softening the lamp, remembering who dislikes coriander. Shukra refines the senses and puts pleasure on the side of kindness. Comfort, art, courtship and courtesy are your natural dialect. Displeasing anyone is what you find difficult, so resentments may be served later, cold. State the preference while the dish is warm.',
  },
  'ank_jyotish.moolank.7': {
    title: "Ketu's Half-Closed Eyes",
    text: 'Half of your attention tends to be elsewhere, and it is not wasted there. Ketu, the trailing node, makes for a quiet, sceptical manner: little appetite for display, sharp instinct regarding what is false. Solitude restores you. Friends can read such detachment as judgement, or simply lose the trail. A short message, sent before you vanish, preserves more goodwill than explanations afterwards.',
  },
  'ank_jyotish.moolank.8': {
    title: "Shani's Measured Tread",
    text: 'Slow to warm, slower to abandon: that is the pace Shani sets. Those with this number of birth take life in earnest from childhood, prefer deeds to declarations, and remember debts of both kinds. Patience gives you reach where quicker natures give up. Gloom is its neighbour. Count finished work as evidence, and let a compliment stand without cross-examining it.',
  },
  'ank_jyotish.moolank.9': {
    title: "Mangal's Ready Hand",
    text: 'Before others have finished discussing the fire, you are holding a bucket. Mangal supplies heat, stamina and a plain dislike of delay, and your affection takes the form of doing. Courage is rarely in doubt. Tone is: haste can bark where a request would suffice. Hard exertion clears the temper, as does counting the people who actually oppose you.',
  },
  'ank_jyotish.bhagyank.1': {
    title: 'Toward a Place in Daylight',
    text: "The long road bends toward visibility. Whatever your starting point, questions of authorship keep returning: whose name is on this, who answers when it goes wrong? Surya's path matures through responsibility carried in public. It trains initiative and gives a clear outline. Solitary eminence is the trap along the way, so bring companions up to the sunny side with you.",
  },
  'ank_jyotish.bhagyank.2': {
    title: 'A River Fed by Others',
    text: "Chandra presides over tides, crops and households, and a life pointed her way tends to proceed by relationship. Turning points often involve a person rather than a plan. Nurture, memory and the public's shifting needs are your material. Direction can be hard to recognise while you reflect whoever stands near. Look back across several years: the river has been heading somewhere.",
  },
  'ank_jyotish.bhagyank.3': {
    title: 'Learning Handed Onwards',
    text: "Study, then service, then handing on: Brihaspati's route has the shape of a curriculum. The sum of your date sets growth above comfort, pulling you toward counsel, law, belief or the raising of others' sights. It broadens you and your circle alike. The excess hides in a word, yes: said generously to every worthy aim, it can leave none of them properly housed.",
  },
  'ank_jyotish.bhagyank.4': {
    title: 'Roads Without Maps',
    text: "Few signposts were put up for this journey. Rahu's direction leads through foreign settings, new tools, sudden reversals, and work your family may have no word for. You learn by being a beginner repeatedly. Hunger drives it, which is useful until arrival itself stops satisfying. Define, in writing if you like, how much would be enough, and revisit that line.",
  },
  'ank_jyotish.bhagyank.5': {
    title: 'A Life of Crossings',
    text: 'Trade routes suit the image: goods, news and languages meeting at an inn, and you among them, comparing. Budh turns the course of years into many short chapters joined by wit. Adaptability is exercised thoroughly here. Continuity has to be chosen, since nothing on the way enforces it. Keep one friendship and one craft through all the changes of address.',
  },
  'ank_jyotish.bhagyank.6': {
    title: 'Making Life Habitable',
    text: 'Where the whole date adds up to six, the course has domestic tastes; that covers studios, partnerships and neighbourhoods as well as kitchens. Shukra steers you to reconcile beauty with use, desire with fidelity. Years teach discrimination between what is lovely and what is merely costly. Agreeable currents can carry you far without steering, though, and ease may postpone a calling indefinitely.',
  },
  'ank_jyotish.bhagyank.7': {
    title: 'Less Luggage, Longer View',
    text: 'Much of this path consists of setting things down. Ketu severs, and through partings, research, retreat or plain disenchantment the way leads inward, to whatever remains after titles have gone. Insight deepens when you accept the subtraction. Renouncing too early is the counterfeit: dropping what you never dared to want. Try having a thing before deciding that you are free of it.',
  },
  'ank_jyotish.bhagyank.8': {
    title: 'The Stair of Shani',
    text: "Each landing on Shani's staircase has to be swept before the next flight opens. Delays, duties and long probation form the direction of eight, which values what endures over whatever dazzles. Authority gained thus is solid, and sympathetic to the tired. Hardship can turn into identity, though. When a door stands unlocked, go through without first proving that you deserve it.",
  },
  'ank_jyotish.bhagyank.9': {
    title: 'Courage Seeking a Cause',
    text: "A campaigner's route, full of contests, and the question set along it is what deserves fighting for. Mangal presses you to defend, to build under pressure, to finish. Early battles may be about yourself; later ones can be fought for people with less strength. Plenty of energy comes with the route, and some of it scorches ground you meant to cross again: rebuilding alliances takes longer than winning.",
  },
  'ank_jyotish.namank.1': {
    title: 'A Name That Stands First',
    text: "Introduced across a room, you are taken for somebody in charge. The solar total in your name makes listeners straighten slightly and look for a decision. This opens conversations at the right level and saves explaining. It also attracts problems that nobody owns, plus rivals you never challenged. Saying 'I don't know yet' early keeps the introduction honest.",
  },
  'ank_jyotish.namank.2': {
    title: 'A Softly Lit Welcome',
    text: 'Strangers lower their voices and confide. Chandra in a name is heard as approachable, a little dreamy, safe to be sad with. Private life is opened to you quickly. The misreading is that gentleness means agreement, so people presume consent you never gave. Put your boundary into the first meeting, in as mild a tone as you please.',
  },
  'ank_jyotish.namank.3': {
    title: 'Introduced as the Adviser',
    text: 'By name alone you seem to have read the book. A Jupiterian sound invites requests for an opinion, a reference, a blessing on the plan, and grants respect in advance. Living up to borrowed authority is pleasant work. It isolates too: few ask how the counsellor is. Tell someone about a muddle of your own, unprompted, and watch the conversation level out.',
  },
  'ank_jyotish.namank.4': {
    title: 'The Hard-to-Place Introduction',
    text: "People cannot quite file you, and that intrigues or unsettles them. Rahu's vibration in the name suggests an outsider, modern, possibly with an angle. Unconventional circles recognise one of their own at once. Cautious ones want references. You need not become ordinary to be trusted; being punctual and precise in the first month does much of the persuading.",
  },
  'ank_jyotish.namank.5': {
    title: 'Good Company at Once',
    text: 'Within minutes you are on easy terms, since a Mercurial name promises wit and no long speeches. Sellers, students and gossips all assume that you follow. So you gain entry across ages and trades, at the price of being thought a lightweight now and again. If a matter is serious to you, slow your sentences and say so; an audience adjusts sooner than expected.',
  },
  'ank_jyotish.namank.6': {
    title: 'A Pleasing First Impression',
    text: 'Shukra dresses a name well. Ahead of any evidence, you are credited with taste, affection, a talent for putting others at their ease, and invitations follow that assumption. Harmony is expected of you in return, even on days with none to spare. An occasional blunt answer, delivered courteously, lets acquaintances discover that there is a person underneath the polish, with edges.',
  },
  'ank_jyotish.namank.7': {
    title: "The Quiet Name's Pull",
    text: 'Silence seems to surround the sound of it. On hearing a Ketu name, many imagine depth, distance, perhaps some private discipline, and they either tread carefully or become inquisitive. You get space without asking. Getting closeness is harder, as mystery pleases the person imagining it more than the one imagined. Offer a plain detail about your day; it makes the riddle human.',
  },
  'ank_jyotish.namank.8': {
    title: 'Taken Seriously from the Start',
    text: 'Gravity precedes you. Saturn in the letters makes people expect competence, age beyond years, a low tolerance for nonsense, so they bring you burdens in good faith. Trust of this kind is worth having. Few risk teasing you, and fun may happen in the next room. Laugh first at something harmless, preferably your own mistake, and the temperature rises.',
  },
  'ank_jyotish.namank.9': {
    title: 'A Handshake with Heat',
    text: 'Met for the first time, you register as energy: a firm grip, a definite view, someone who might actually do it. Names under Mangal rally the timid and irritate the entrenched. Leadership in emergencies is offered readily. In calmer rooms your enthusiasm can be mistaken for a challenge. Ask two questions before the first assertion, and adversaries often turn into recruits.',
  },
} as const
