/** What the core numbers of date and full name mean, by `pythagorean.<slug>.<number>`: the road, the knack, the way of working. */
export const PYTHAGOREAN_CORE = {
  'pythagorean.life_path.1': {
    title: 'Standing on your own feet',
    text: 'Life keeps handing you situations in which nobody else goes first. Over the years you learn to decide without a chorus of approval, and to sign your own work. The gift is courage at the start of things; the cost is a habit of refusing help that was honestly meant. Independence ripens once you can lead and still be told that you are wrong.',
  },
  'pythagorean.life_path.2': {
    title: 'The art of the other',
    text: "Much of what matters to you happens between people: a truce kept, a partner steadied, a detail noticed that louder colleagues missed. Your road trains tact and patience. It also tempts you to vanish into someone else's plans and call it peace. The lesson returns until you can disagree gently, out loud, and find that the bond survives it.",
  },
  'pythagorean.life_path.3': {
    title: 'Finding the voice',
    text: 'Words, images, jokes, songs: somewhere early you found that expressing a thing makes it bearable, and sharing it makes it light. A lifelong training in craft follows, because talent scattered over ten beginnings entertains a room and leaves little behind. Watch the reflex of being amusing when you are hurt. Said plainly, sadness is also material.',
  },
  'pythagorean.life_path.4': {
    title: 'Stone upon stone',
    text: 'Progress, for you, is built rather than found. The years reward method: the ledger kept, the skill practised past boredom, the promise delivered on the day named. Others lean on that and come to take it for granted. Your harder study is slack, since a plan that tolerates no change turns into a wall, with you on the inside of it.',
  },
  'pythagorean.life_path.5': {
    title: 'Learning by leaving home',
    text: 'Restlessness is your teacher and a demanding one. You gather understanding from many towns, trades and tempers, and can adapt where steadier people freeze. But freedom treated as mere escape repeats the same chapter under new names. A wide life holds together when a few things, freely chosen, are not up for renegotiation every spring.',
  },
  'pythagorean.life_path.6': {
    title: 'The keeper of the hearth',
    text: 'Responsibility found you young, perhaps before you could judge how much was yours. Along this road you learn to care well: to mend, host, teach and make a place where people breathe out. The strain begins where care becomes supervision. Loving someone includes letting them cook badly, choose poorly and come to you afterwards of their own accord.',
  },
  'pythagorean.life_path.7': {
    title: 'A question carried far',
    text: 'Easy answers have never held you for long. Your years bend towards study, silence and the patient testing of what is true, and solitude does for you what company does for others. The price can be distance: doubt becomes a moat and nobody is given the bridge. What you discover in private gains weight when someone trusted may question it.',
  },
  'pythagorean.life_path.8': {
    title: 'The weight of the reins',
    text: 'Power, in some form, is your subject: earning it, losing it, using it without being used by it. You see how organisations really run and can carry decisions that make others flinch. Success measured only in results leaves a house full of trophies and no guests. Authority suits you best once it answers to something larger than winning.',
  },
  'pythagorean.life_path.9': {
    title: 'An open hand',
    text: 'Your path runs through many kinds of people and asks you to feel for most of them. Breadth comes naturally; you see the whole of a quarrel, forgive early and give without counting. Letting go is the recurring examination, with farewells that arrive before you feel ready. Keep some compassion at home as well, where it is harder to be noble.',
  },
  'pythagorean.life_path.11': {
    title: 'The lamp and its wire',
    text: 'You pick up what is unsaid in a room, and the insight often comes before the reasons. Handled with discipline, this becomes vision that lifts other people; unhandled, it runs as nervous tension, self-doubt and sleepless sensitivity. Your lifelong practice is grounding: enough rest, an ordinary routine, and one friend who is unimpressed by inspiration.',
  },
  'pythagorean.life_path.22': {
    title: 'The architect of large things',
    text: 'Two temperaments share your road, a dreamer who sees the finished city and a foreman who knows the price of gravel. When they cooperate, you can give form to projects that outlast and outgrow you. When they quarrel, you shelve the vision as unrealistic and suffer in smaller jobs. Begin with a single real foundation and let its size surprise you.',
  },
  'pythagorean.life_path.33': {
    title: 'Teaching through tenderness',
    text: 'Care, for you, is a vocation rather than a mood, and people bring their troubles to you without quite knowing why. The long work is to serve without playing the saviour: to teach someone until you are no longer needed. Such devotion can exhaust its owner quietly. Being human, tired and sometimes unfair is part of the curriculum too.',
  },

  'pythagorean.birthday.1': {
    title: "A starter's instinct",
    text: 'Give you a blank page and something is on it by lunchtime. The day of your birth adds a quick, self-trusting impulse: you would sooner try a thing than discuss it. That is useful in any group stuck on the threshold. Finishing asks for more, and so does sharing credit with those who quietly carried your beginning through to its end.',
  },
  'pythagorean.birthday.2': {
    title: 'An ear for undertones',
    text: 'Small shifts in tone reach you early, before the quarrel has a name. This makes you a fine second reader, accompanist, mediator or host, someone who adjusts by a hair and improves the whole. The same fine tuning lets careless remarks sink in deep. Ask what was meant before you settle what it meant about you.',
  },
  'pythagorean.birthday.3': {
    title: 'A ready tongue',
    text: 'Something quick and bright comes with this day: a phrase lands, a face is caught in five lines, a dull evening turns. People remember your lightness and may overlook the work in it. Moods swing as fast as the wit does. A regular outlet, however modest, keeps the sparkle from turning into chatter or complaint.',
  },
  'pythagorean.birthday.4': {
    title: 'Hands that finish',
    text: 'Where others lose interest after the exciting part, your attention is only warming up. You sort, measure, repair, check twice, and the result holds. It is a working talent, rarely applauded and hard to replace. Notice when thoroughness has become hiding, for a job polished long past need can be a way to avoid the next one.',
  },
  'pythagorean.birthday.5': {
    title: 'Quick on your feet',
    text: 'Drop you into an unfamiliar kitchen, office or country and you find the light switches before anyone explains them. Curiosity is the knack you were handed with your birth date, together with persuasive speech. Boredom is its shadow: it can talk you out of a good thing just before the interesting part. Vary the method and keep the aim.',
  },
  'pythagorean.birthday.6': {
    title: 'A gift for making welcome',
    text: 'You have a feel for what a person or a place lacks: the missing chair, the softer light, the word of thanks. Friends call when something has broken. The talent includes an opinion on how everyone should live, and not every guest came for that. Offer the chair first; keep the advice until somebody asks.',
  },
  'pythagorean.birthday.7': {
    title: 'The second look',
    text: 'Surfaces do not persuade you. A figure that is slightly off, a story with a gap, a machine humming wrongly: you notice and cannot let it rest. Born on such a day, you do your best thinking alone and slowly. Tell people that you are thinking, though, because from outside that silence is easily read as disapproval.',
  },
  'pythagorean.birthday.8': {
    title: 'An eye for the lever',
    text: 'Shown any tangle of people, tasks and costs, you see which single point would move the rest. This practical judgement came with the day, and colleagues notice it before you do. Impatience is in the same parcel. Those who are slower may hold facts that your shortcut skipped, so leave a place at the table for the objection.',
  },
  'pythagorean.birthday.9': {
    title: 'A wide lens',
    text: 'Strangers talk to you. Your day of birth lends a broad sympathy that crosses age, class and accent, along with a taste for the large picture in art or argument. Details near at hand may suffer under it: unopened post, a relative who wanted an hour. The talent deepens whenever the general kindness becomes a particular one.',
  },
  'pythagorean.birthday.11': {
    title: 'Sparks before thunder',
    text: 'Ideas arrive whole, at odd hours, and often ahead of the evidence. As a birthday talent this is a flash rather than a system: you inspire, suggest, sense the turn of a conversation. Write things down at once and test them in daylight. Strung too tight, the same nerves make molehills hum, so guard your quiet mornings.',
  },
  'pythagorean.birthday.22': {
    title: 'Blueprints in the blood',
    text: 'Even your idle sketches have load-bearing walls. With this birth date comes a sense for systems: who does what, in which order, and how it might run when nobody is watching. Big undertakings calm you more than small errands do. Beware of despising modest starts, since every structure you admire was once a trench and some string.',
  },

  'pythagorean.expression.1': {
    title: 'Going first',
    text: 'Left to your own devices, you originate. Your full name describes someone who works best with a free hand: proposing, deciding, cutting the first path through brush. Being copied irritates you less than being managed. The hazard is a one-person expedition, brave and badly supplied; a deputy who may contradict you is worth more than ten who admire.',
  },
  'pythagorean.expression.2': {
    title: 'Joining the pieces',
    text: "Collaboration is where your abilities come alive. You translate between difficult parties, edit other people's drafts into sense, keep the minutes and the peace. Little of it is visible, which suits your modesty and wounds your pride. Name your share of the work aloud now and then, before resentment does it for you in a worse tone.",
  },
  'pythagorean.expression.3': {
    title: 'Giving things colour',
    text: 'You do your work by telling it. An explanation in your hands grows pictures, a sales meeting becomes a story, a lesson is remembered for its jokes. Applause comes easily and teaches little. What separates charm from achievement here is the dull second draft, made after the audience has gone home and the mood with it.',
  },
  'pythagorean.expression.4': {
    title: 'Making it hold',
    text: 'Order is your native skill. You turn vague wishes into schedules, drawers, drawings, procedures, and you are at ease with effort that shows results only next year. People hand you their chaos. Guard against treating every improvisation as an offence, for some colleagues think with their hands in the mess and are no less serious than you.',
  },
  'pythagorean.expression.5': {
    title: 'Trading in change',
    text: 'Talk, travel, selling, reporting, crossing between worlds: your abilities wake wherever conditions shift from day to day. You learn fast and explain well what you learned last week. Depth is the usual casualty. Choose one field that is itself restless, so that staying with it feeds curiosity, and your range can add up to mastery.',
  },
  'pythagorean.expression.6': {
    title: 'Taking responsibility',
    text: 'What you do best, you do for someone. Teaching, coaxing a project along, arbitrating, furnishing, feeding: your competence has a recipient, and quality rises when that person is real to you. Taking over is the failing. When a helper becomes indispensable, ask whether the arrangement serves those who are helped or the one helping.',
  },
  'pythagorean.expression.7': {
    title: 'Working in depth',
    text: "Your name points to a specialist's work: research, analysis, craft at fine tolerance, anything where the last two per cent matter. Given time and a closed door, you produce what committees cannot. Explaining it is another labour, and you are tempted to skip it. A finding that nobody else can follow stays a private pleasure.",
  },
  'pythagorean.expression.8': {
    title: 'Running the enterprise',
    text: 'Scale suits your abilities. You set targets, judge people, place resources and accept that the outcome carries your signature. In a leaderless meeting, eyes turn your way within minutes. Drive of that order can treat colleagues as equipment. Your largest results tend to follow when ambition is explained, its gains shared, and somebody has leave to say stop.',
  },
  'pythagorean.expression.9': {
    title: 'Serving the many',
    text: 'Your talents open out when the audience is broad: a public cause, a body of art, a classroom drawn from everywhere. Drama and generosity run together in how you work. Administration bores you and private slights linger longer than you admit. Put your name to a purpose with edges, since good intentions for all humankind need an address.',
  },
  'pythagorean.expression.11': {
    title: 'Carrying a signal',
    text: 'Others do tasks; you convey something through them. Performing, counselling, inventing or writing, your effect depends on being charged, and on flat days the same skills seem to belong to another person. Technique is what bridges these gaps. Practise the craft when uninspired, so that the vision, when it visits, finds an instrument in tune.',
  },
  'pythagorean.expression.22': {
    title: 'Turning vision into structure',
    text: 'Your abilities are out of scale with ordinary jobs. You can hold an ideal and a budget in one mind, persuade specialists to pull together, and build institutions rather than objects. The pressure of so much capacity may produce years of delay. Choose a problem worthy of you, halve it, and lay the first stone in public.',
  },
  'pythagorean.expression.33': {
    title: 'Raising others up',
    text: 'Creative warmth and a strong conscience work together in you, so that whatever you make or manage becomes a form of teaching. People grow braver near you. Such influence asks for clean boundaries: guilt is a poor motive, and devotion offered to everyone is thin by evening. Do one generous thing thoroughly and let it speak.',
  },
} as const
