/** What initials, present, frequent and absent letters, and the four debts say, by `pythagorean.<slug>.<number>`. */
export const PYTHAGOREAN_NAME = {
  'pythagorean.balance.1': {
    title: 'Ask for a hand',
    text: 'When trouble comes, you brace and go it alone, and the load shifts to one side. Your equilibrium returns through contact. Tell one reliable person what is wrong before you have a solution to present. The courage is not lost by sharing; it simply acquires a second pair of eyes and somewhere to put the bags down.',
  },
  'pythagorean.balance.2': {
    title: 'Steady the scales',
    text: "Conflict sends you into appeasing, fretting, weighing every remark. What rights you is a small fixed point: a fact written on paper, a limit stated calmly, a night's delay. Then use your diplomacy, which is considerable, from firm ground. Consider what you would advise a friend in the same position, and extend yourself equal courtesy.",
  },
  'pythagorean.balance.3': {
    title: 'Tell it once, plainly',
    text: 'Under strain your feelings swell and the tale gets bigger with each telling. To regain balance, describe the event a single time, without adjectives, and find the one practical step inside it. Then let your natural humour back in, as company and no longer as an exit. Somebody calm makes a better audience than somebody thrilled.',
  },
  'pythagorean.balance.4': {
    title: 'Loosen the grip',
    text: "In difficulty you tighten: more rules, longer hours, a jaw like a vice. Relief lies in the other direction. Step back until you can see the whole field, ask which of your requirements are truly required, and allow for an untidy outcome. Anger held down for discipline's sake asks to be walked off and named.",
  },
  'pythagorean.balance.5': {
    title: 'Stay in the room',
    text: 'Your reflex in a crisis is to change the subject, the scenery or the partner. Balance comes from pausing between the alarm and the exit. Breathe, count what is actually at stake, and address a single consequence before lunch. Once you have faced it squarely, your talent for improvising becomes an answer and ceases to be an escape.',
  },
  'pythagorean.balance.6': {
    title: 'Tell helping from owning',
    text: "Emergencies bring out the guardian in you, who then takes charge of everyone's share. To recover composure, draw a line between what you are answerable for and what you only care about. Support the person, leave them the problem. Your own upset deserves some of that household attention, and it waits politely until you look round.",
  },
  'pythagorean.balance.7': {
    title: 'Come back to people',
    text: 'Trouble makes you disappear indoors, where analysis runs in circles. Thinking helps up to a point, and you tend to pass it around midnight. At that stage balance is restored by speech, daylight and the opinion of someone who loves you and has not read the literature. Return to the puzzle after breakfast; it shrinks in the meantime.',
  },
  'pythagorean.balance.8': {
    title: 'Set down the armour',
    text: "Pressure brings out command. You issue orders, raise the stakes, and win the point while losing the evening. Equilibrium asks for a different strength, the kind which can listen to an accusation without preparing the reply. Weigh the other party's need as if it were a line in your own budget. Authority loses nothing by being gentle.",
  },
  'pythagorean.balance.9': {
    title: 'Bring it down to size',
    text: 'You meet setbacks on an epic scale: all is lost, nobody understands, mankind is like that. Composure is found in particulars. What happened, to whom, on which Tuesday? Do one concrete kindness in the midst of it, to someone nearer than the horizon. Feeling for others steadies you, provided your own grief is not sent to the back.',
  },

  'pythagorean.subconscious_self.0': {
    title: 'Nothing held in reserve',
    text: 'A nought is rare and says that no number at all stands ready in the name. Read it as an empty toolbox and no insult: every response to a sudden demand has to be made up on the spot or borrowed from whoever is near. Preparing for likely troubles in advance gives you what temperament left out.',
  },
  'pythagorean.subconscious_self.1': {
    title: 'One strong suit',
    text: 'With a single tool within reach, you meet each surprise the same way, quickly and with total conviction. Where the tool fits, you look brilliant. Elsewhere you hammer. It repays you to learn, before any need arises, who among your friends is good at the things you are not, and how to ask them in a hurry.',
  },
  'pythagorean.subconscious_self.2': {
    title: 'Looking for a partner',
    text: 'Two kinds of response come to you unprompted, and the instinct in an upset is to find someone who has the others. That is sounder than it feels. Reliance only turns awkward if you choose the nearest shoulder over the right one. Pick your allies on calm days, and tell them what you count on.',
  },
  'pythagorean.subconscious_self.3': {
    title: 'Feelings arrive first',
    text: 'A sudden blow scatters you into talk, tears, jokes or a flurry of messages, and only afterwards into action. Three resources are at hand, six must be thought of deliberately. Allow the flurry its quarter of an hour. Next comes a pencil and a short list. You recover fast, and faster when nobody tells you to calm down.',
  },
  'pythagorean.subconscious_self.4': {
    title: 'Lost in the details',
    text: 'When something goes wrong you reach for particulars: the receipt, the wording, whose turn it was. It gives the hands something to do and can miss the fire for the smoke. Rather less than half of what an emergency needs is familiar to you. Let another person read the situation aloud before you start sorting it.',
  },
  'pythagorean.subconscious_self.5': {
    title: 'Many moves, little anchor',
    text: 'An upset finds you in motion, trying this and that, telephoning, pacing. Your repertoire is middling in size and you go through it at speed. What is short is staying power. Choose the second option that occurs to you, since the first is only reflex, and follow it to the end before judging that it failed.',
  },
  'pythagorean.subconscious_self.6': {
    title: 'Home as base camp',
    text: 'Under sudden strain your thoughts run to those you love: are they safe, do they know, who collects the children? Being needed settles you, and six ready responses cover most domestic storms. Situations in which nobody requires protecting are the harder kind. There, ask what you want, a question that your instincts regularly skip.',
  },
  'pythagorean.subconscious_self.7': {
    title: 'Cool at a distance',
    text: 'You go quiet in a crisis, step back a pace and watch. Most of the equipment is there, and observers take the stillness for indifference, which it is not. Detachment lets you judge well. Say one human sentence before the analysis begins, because people in distress hear the tone of a voice long before its argument.',
  },
  'pythagorean.subconscious_self.8': {
    title: 'A dependable nerve',
    text: 'Only a single number is missing, so little throws you. In the tight moment you become efficient, look for the person in charge and, failing that, take over. Self-trust of this sort is a comfort to everybody. It can make you slow to notice the one area in which your confidence outruns what you know; the absent number hints where.',
  },
  'pythagorean.subconscious_self.9': {
    title: 'All nine within reach',
    text: 'Every number occurs in the name, so hardly any situation finds you without some fitting response. You are hard to surprise. The drawback is a kind of evenness: what others fight for, you can take or leave, and your sympathy for panic is limited. Care about something enough to be shaken by it.',
  },

  'pythagorean.hidden_passion.1': {
    title: 'A hunger to excel',
    text: 'So many letters of this value heap up drive. You compete without noticing, in traffic, at cards, over who remembers the date. The heat gets things done that gentler temperaments only discuss. Directed at a craft, it makes a champion; directed at relatives, a tyrant. Give it a worthy opponent, ideally yourself of last year.',
  },
  'pythagorean.hidden_passion.2': {
    title: 'A pull towards harmony',
    text: 'Peace is practically an appetite with you. You sense discord as others smell smoke, and are on your feet with a compromise before the shouting starts. Music, company and shared rhythm feed you. Taken too far, it breeds dread of every open disagreement. Some arguments are how a friendship grows, so let a few run their course.',
  },
  'pythagorean.hidden_passion.3': {
    title: 'A love of showing',
    text: 'The urge to express spills out of you in talk, doodles, clothes and imitations of the boss. Audiences are oxygen. Cultivated, this is a real artistic drive, with stamina where most have only mood. Left wild, it exaggerates, interrupts and promises. Write the letter, record the tune, and make the drive finish a page before it dances off.',
  },
  'pythagorean.hidden_passion.4': {
    title: 'A passion for order',
    text: 'You collect systems as some people collect shells. Concentration, endurance and a relish for tasks well defined are stronger in you than in most, and a day of honest labour leaves you nearly radiant. Excess shows as obstinacy and a suspicion of leisure. Let the passion design your holidays too, with empty squares marked in ink.',
  },
  'pythagorean.hidden_passion.5': {
    title: 'A thirst for experience',
    text: 'Appetite is wide awake in you, for flavours, coastlines, news, arguments, anything not tried yet. You sell an idea simply through enjoying it. The same keenness finds moderation a foreign tongue. Rather than fight the thirst, feed it quality. One demanding adventure satisfies longer than a string of little thrills that blur by Thursday.',
  },
  'pythagorean.hidden_passion.6': {
    title: 'A drive to protect',
    text: 'Affection in you is active and rolls up its sleeves. You adopt people, causes, stray plants, and feel most yourself with somebody under your wing. Responsibility stimulates where it tires others. Overgrown, the passion meddles and counts its sacrifices at the table. Ask the fledgling now and then whether flying lessons are wanted.',
  },
  'pythagorean.hidden_passion.7': {
    title: 'An obsession with why',
    text: 'Your mind returns to a puzzle as a tongue does to a chipped tooth. Learning for its own sake excites you, and you can spend a weekend happily on a footnote. Intuition is strong as well, though you disguise it as reasoning. At the far end lies isolation in which theories replace people. Take the footnote out to lunch.',
  },
  'pythagorean.hidden_passion.8': {
    title: 'A taste for mastery',
    text: 'Size attracts you: large undertakings, important tables, the difficult deal. You have stamina for conflict and a nose for where control really sits. Engaged in something worth managing, this force is steady and even generous. Idle, it bosses the nearest committee. See that your wish to win has rules which you would accept if you lost.',
  },
  'pythagorean.hidden_passion.9': {
    title: 'A weakness for humanity',
    text: 'Crowds touch you, and so do songs, causes and lost dogs. Idealism runs hot here and gives what you do a large, warm style. Disillusion follows in proportion, since actual people forget to return the call. Love them retail. The passion keeps its shape when poured into work with a deadline, and among companions who tease you a little.',
  },

  'pythagorean.karmic_lessons.1': {
    title: 'Practising initiative',
    text: 'The value one is absent from your letters, and starting things unbidden may feel faintly improper. You wait for a signal, a partner, a better month. Nobody is born able to lead; it is picked up by doing. Volunteer where failure is cheap, defend an opinion before lunch, and watch how rarely the sky objects.',
  },
  'pythagorean.karmic_lessons.2': {
    title: 'Learning to wait for others',
    text: "Without a two in the name, the finer points of cooperation arrive late. Hurry, bluntness or plain inattention may cost you goodwill you never noticed having. The exercise is small and daily: let someone else finish, ask before rearranging, remember the neighbour's interview. Patience feels like losing time until you count what its absence has cost.",
  },
  'pythagorean.karmic_lessons.3': {
    title: 'Finding words',
    text: 'Letters worth three are missing, and with them an easy access to expression. You may know precisely what you feel and watch it stall behind your teeth, or judge the attempt so severely that you quit. Begin in private: a diary, the shower, a tolerant dog. Optimism too is learnable, chiefly in the company of those who laugh readily.',
  },
  'pythagorean.karmic_lessons.4': {
    title: 'Building a habit',
    text: 'A gap at four leaves you to acquire method by hand. Projects wobble in the middle, drawers resist, the alarm is negotiated with. Character is not at fault; a muscle went untrained. Choose a single routine, absurdly small, and keep it for a season. Order grows outward from one kept thing, and the next comes easier.',
  },
  'pythagorean.karmic_lessons.5': {
    title: 'Trusting change',
    text: 'Where the five is lacking, novelty tends to look like danger. You grip familiar ground, or are jolted off it, because adaptability was not issued with the name. Train it mildly: a different seat, an unknown dish, a conversation with someone whose life puzzles you. Each survived surprise teaches the body that the new is usually only new.',
  },
  'pythagorean.karmic_lessons.6': {
    title: 'Making a promise and staying',
    text: 'No six among the letters suggests that duty towards others sits loosely, or sits wrongly, on you. Affection may be sincere and still forget the anniversary. Commitment is the exercise, meaning ordinary presence through the boring parts. Notice also the reverse habit of helping in a rush from guilt; what is wanted is constancy.',
  },
  'pythagorean.karmic_lessons.7': {
    title: 'Going beneath the surface',
    text: 'The seven is unrepresented, so reflection does not come of its own accord. You take events at face value or rush past them, and quiet feels like a waiting room. Set aside a regular hour with no input. Read something difficult to its last page. Curiosity about your own motives is awkward at first and then absorbing.',
  },
  'pythagorean.karmic_lessons.8': {
    title: 'Handling power and money',
    text: 'With eight unaccounted for, practical authority may make you uneasy. Accounts are shunned or scrutinised in alarm, and you hand the decision to a more confident voice. Competence comes in doses: read the small print yourself, set a price, chair one meeting. Being in charge of something modest shows that firmness and decency can share a desk.',
  },
  'pythagorean.karmic_lessons.9': {
    title: 'Caring beyond the fence',
    text: "Nine being absent, the wider world can seem like somebody else's department. Your loyalties are warm but local, and a stranger's trouble arrives as an interruption. Compassion extends by practice: an hour of unpaid help, a book by an opponent, a goodbye without blame. It enlarges the circle in which you feel at home.",
  },

  'pythagorean.karmic_debts.13': {
    title: 'Work that must be done twice',
    text: 'Thirteen reduced to four sets effort under a magnifying glass. Shortcuts misbehave for you, and jobs skimped once have a way of coming back, so resentment at sheer labour is the trap. Tradition reads the number as idleness to be made good. In practice it trains steadiness: one task, taken in order, without complaint, until the skill is yours.',
  },
  'pythagorean.karmic_debts.14': {
    title: 'Freedom and its limits',
    text: 'Behind this five stands a fourteen, traditionally the sign of liberty misused. Temptation lies at both ends, in excess of food, talk, screens or romance, and in sudden flight when life asks for staying. The answer is moderation you choose yourself. Decide on a clear day what is enough, then keep faith with that when the weather turns.',
  },
  'pythagorean.karmic_debts.16': {
    title: 'The tower comes down',
    text: 'Sixteen folding into seven is the old picture of a proud building struck at the top. Plans raised on vanity or secrecy tend not to hold, and their collapse can feel like an insult to your intelligence. Humility is the skill under construction. Ask for criticism early, love people as equals, and rebuild with what remained standing.',
  },
  'pythagorean.karmic_debts.19': {
    title: 'The lesson of interdependence',
    text: 'A nineteen under the one describes strength that has forgotten who held the ladder. You would rather fail by your own methods than succeed on borrowed ones, and help arrives to find the gate bolted. The older books speak of power once used selfishly. Today it comes to this: consult, thank, and let yourself be carried when carrying makes sense.',
  },
} as const
