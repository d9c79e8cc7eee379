/** What one wants, how one appears, and what comes forward late in life, by `pythagorean.<slug>.<number>`. */
export const PYTHAGOREAN_INNER = {
  'pythagorean.soul_urge.1': {
    title: 'Wanting a life of your own',
    text: 'Underneath the courtesies, you want to be the author. Second place, borrowed opinions, a path laid out by a kind relative: each makes you itch. You long for a piece of ground that answers only to you, and for the proof that you could do it unaided. Admitting that you also wish to be applauded takes some of the hunger out of it.',
  },
  'pythagorean.soul_urge.2': {
    title: 'Wanting to be close',
    text: 'Companionship is the secret wish. You picture two cups on the table, a colleague who finishes your thought, a house without raised voices. To keep it you may swallow preferences until nobody, you included, recalls what they were. The closeness you crave needs two people in it, so let yourself be known even where it risks a frown.',
  },
  'pythagorean.soul_urge.3': {
    title: 'Wanting to delight',
    text: 'You long to be heard with pleasure. Nothing warms you like a face lighting up at something you made or said, and nothing chills you like indifference. Beauty, play and company are needs here, scarcely luxuries. When disappointment is dressed as a joke too often, the wish goes hungry in full view; one attentive listener can satisfy it better than a crowd.',
  },
  'pythagorean.soul_urge.4': {
    title: 'Wanting firm ground',
    text: 'What you desire is to be able to count on things: people who do as they say, shelves where every object has its place, work whose worth can be touched. Security lets you sleep and then lets you be kind. Because uncertainty frightens you, you may choose a dull sure thing over a living risk. Keep one window unlocked.',
  },
  'pythagorean.soul_urge.5': {
    title: 'Wanting the open road',
    text: 'A locked diary makes your heart sink. You want to taste, wander, meet the unexpected, and above all to know that you could go. Often the possibility is enough and the leaving unnecessary. Say this to those who love you, because they may mistake a need for air for a lack of affection and hold on tighter.',
  },
  'pythagorean.soul_urge.6': {
    title: 'Wanting to be needed',
    text: 'In your private thoughts there is a full table and everyone at it is all right, partly thanks to you. You want to love usefully. The longing is generous, yet it keeps accounts: unreturned devotion turns to quiet bitterness. Try receiving without repaying at once. To be loved when you have nothing to offer is the thing you half doubt.',
  },
  'pythagorean.soul_urge.7': {
    title: 'Wanting to understand',
    text: 'Peace, privacy and the real explanation: give you these and most other appetites fall silent. You would like to know why, down to the last layer, and be left undisturbed while finding out. Small talk tires you because it goes nowhere. Somewhere behind the reserve sits a wish to be understood in turn, which cannot be granted to someone who never answers.',
  },
  'pythagorean.soul_urge.8': {
    title: 'Wanting to count',
    text: 'You want your efforts to register in the world, in figures, titles, buildings, a changed rule. Being treated as negligible is the injury you forget last. Money or rank may stand in for what is really sought, which is respect for your strength. Respect yourself first on days without victories, and the hunger becomes a good engine and a tolerable guest.',
  },
  'pythagorean.soul_urge.9': {
    title: 'Wanting to matter to everyone',
    text: "Your heart's wish is enormous: less suffering, more beauty, and some part for you in bringing it about. Injustice far away can keep you awake. Nearby, you hope to be loved for so much goodness and feel foolish for hoping. Let the ideal have a face and a working week. Warmth given to one person is not taken from the rest.",
  },
  'pythagorean.soul_urge.11': {
    title: 'Wanting a glimpse beyond',
    text: 'You ache for meaning of a high order, for the moment when a poem, a prayer or a theorem opens and everything rhymes. Ordinary satisfactions come with a faint sense of exile. Ideal love is expected of actual people, who tire of it. Bring the longing into some practice with your hands, and daily life starts to carry a little of that light.',
  },
  'pythagorean.soul_urge.22': {
    title: 'Wanting to leave a mark',
    text: 'Private comfort does not quiet you. Deep down you wish to build something of lasting use, large enough that strangers benefit, and you measure yourself against this standard even while making tea. Modest joys can feel like truancy. Allow them. An ambition so long needs provisions, and a person who enjoys small things stays sane beside big ones.',
  },
  'pythagorean.soul_urge.33': {
    title: 'Wanting to shelter the hurt',
    text: "Other people's pain enters you without knocking, and your wish is to take it away altogether. Behind this lies a longing for a world ruled by kindness, with yourself as its willing servant. Not every sorrow asks to be removed. Sitting beside someone, with your sleeves down and no remedy in hand, may be the love that you meant.",
  },

  'pythagorean.personality.1': {
    title: 'A straight back',
    text: 'People meet someone upright, brisk and hard to push. Before you have spoken they assume you know the way, and they either follow or square up. The impression opens doors and discourages kindness, because who offers a hand to the self-sufficient? Show a little hesitation when you feel it; nobody thinks less of you, and some come nearer.',
  },
  'pythagorean.personality.2': {
    title: 'A soft approach',
    text: 'Strangers find you approachable, neat, unthreatening, the one in the waiting room whom they ask for the time. You listen with your face. This puts the shy at ease and leads the pushy to overestimate their chances. A quiet no, given early and without apology, corrects the picture better than any later outburst could.',
  },
  'pythagorean.personality.3': {
    title: 'Bright company',
    text: 'First impressions sparkle: a lively eye, a good scarf, the anecdote already under way. Guests hope to be seated next to you. Those who know only this surface are startled by your low days and may think them staged. Let a few trusted people see the face before it is arranged, and keep the show for pleasure.',
  },
  'pythagorean.personality.4': {
    title: 'Sensible shoes',
    text: 'You come across as solid. Others notice the punctuality, the plain good cloth, the pause before an answer that is then kept to. They trust you with keys. Excitement, tenderness and mischief do not show at a glance, so you may be left off the guest list for the very occasions you would enjoy. Mention that you dance.',
  },
  'pythagorean.personality.5': {
    title: 'Wind through the door',
    text: 'There is movement about you: quick gestures, a bag half packed, talk that leaps over hedges. The effect is magnetic and a bit unsettling, and people conclude that you are free, available or about to leave, sometimes all at once. Making one plan well ahead, and turning up for it, tells them more than a dozen charming evenings.',
  },
  'pythagorean.personality.6': {
    title: 'A face people trust',
    text: 'Lost children and new neighbours pick you out. Your manner promises shelter, fair judgement and probably soup, and you are often handed confidences within the first hour. Less visible are your own needs, since parental figures are not supposed to have any. Ask for a favour soon after meeting someone, and the acquaintance begins on level ground.',
  },
  'pythagorean.personality.7': {
    title: 'The closed book',
    text: 'You appear composed, observant, a shade remote, like somebody reading in a corner who has heard every word. Curious minds are drawn to the mystery; the anxious feel examined. Both invent a person to fill the silence. Volunteer a plain fact about yourself from time to time, a taste or a worry, and the inventions become unnecessary.',
  },
  'pythagorean.personality.8': {
    title: 'An air of command',
    text: 'Competence is what registers, along with good posture and the look of having decided. People expect you to be in charge or to be expensive. It is useful at a counter or in a negotiation and awkward at a birthday party. Dress the authority down where there is no work for it, and laugh at a joke told against you.',
  },
  'pythagorean.personality.9': {
    title: 'Grace with distance',
    text: 'An impression of breadth precedes you: well travelled, warm, slightly theatrical, above the squabble. Others bring you their better selves and are shy with their gossip. It can be lonely on that plinth, however kindly meant. Grumble about the bus, admit to an envy, take sides in something trivial, and the statue turns back into a neighbour.',
  },
  'pythagorean.personality.11': {
    title: 'Lit from inside',
    text: 'Something in your bearing suggests that you are listening to two conversations, one of them inaudible. It fascinates. People project ideals upon you, or find you otherworldly and speak more loudly. Nervousness shows in the hands long before the voice. A grounded detail, such as sturdy boots or a dry remark, helps others see a person and not an oracle.',
  },
  'pythagorean.personality.22': {
    title: 'Quiet magnitude',
    text: 'At first meeting you seem to be holding a great deal in reserve. Your calm implies that bigger matters have been managed before breakfast, so people lower their voices and bring you the difficult file. Few guess how often you feel unready. Confess the odd doubt; it makes you easier to help and costs none of the confidence placed in you.',
  },
  'pythagorean.personality.33': {
    title: 'Open arms',
    text: 'Warmth reaches people ahead of your words. They sense acceptance, straighten up or well up, and stay longer than they meant to. In return you may be cast as saint or as common property, and both parts leave no evening off. Keep a visible hobby with nothing noble in it. Being seen at play gives everyone, you included, permission.',
  },

  'pythagorean.maturity.1': {
    title: 'Late independence',
    text: 'Somewhere past the middle of life the wish to please loosens, and a self-directed streak comes to the front. You start the firm, move alone, say the thing. Earlier training in cooperation is not wasted, provided it restrains the new bluntness. Those used to your old flexibility need warning, and a little time, before they cheer.',
  },
  'pythagorean.maturity.2': {
    title: 'Growing into partnership',
    text: 'Age softens the edges in you. After years of pushing or performing, you discover how much can be done by accompanying, and that a shared silence is an achievement. Patience, once an effort, becomes a taste. The danger lies in handing over your judgement along with your haste; keep a vote in the household that you helped to make peaceful.',
  },
  'pythagorean.maturity.3': {
    title: 'The second spring',
    text: 'Later years invite you to play. A pen, a stage, a garden planted purely for colour: the expressive side which duty postponed asks for its turn and is in no mood to wait. Friends may find you funnier than before. Protect this from two thieves, the comparison with people who began at twenty, and the opinion that it is too late.',
  },
  'pythagorean.maturity.4': {
    title: 'Settling the foundations',
    text: 'With maturity comes a respect for structure you may have mocked when young. You want affairs in order, knowledge passed on in usable form, a body of work that stands without you holding it. Such sobriety steadies whoever is near. Leave some corners unfinished on purpose, since a life entirely tidied has nowhere for visitors to sit.',
  },
  'pythagorean.maturity.5': {
    title: 'Travelling lighter',
    text: 'The second half loosens its collar. Habits that once protected you feel tight, and curiosity returns with something of its old cheek: languages, odd company, a different coast. What you have learned about consequences makes this freedom better than the first. Watch only for the urge to discard whole what merely needed mending.',
  },
  'pythagorean.maturity.6': {
    title: 'Coming home to care',
    text: 'As the years gather, ambition of the solitary kind loses flavour and you turn towards family, neighbours, students, whoever stands within reach. Advice is asked of you, and comfort. You have earned the role of elder. It goes sour when it becomes the right to interfere, so let the young make fresh mistakes and admire the freshness.',
  },
  'pythagorean.maturity.7': {
    title: 'The reflective years',
    text: 'Noise falls away in later life, partly by your own choice. You read more slowly, ask older questions, and find that solitude has become a furnished room. Wisdom of this sort needs air. If withdrawal turns to contempt for the bustle, go and buy bread from someone talkative; the philosopher in you is better for that conversation.',
  },
  'pythagorean.maturity.8': {
    title: 'Coming into authority',
    text: 'Confidence in practical matters arrives late and then stays. From about midlife you handle responsibility, negotiation and sums of consequence with a directness which would have alarmed your younger self. Enjoy being effective. But decide what the influence is for, as power collected with no purpose hardens into habit, and habit is poor company at seventy.',
  },
  'pythagorean.maturity.9': {
    title: 'Widening the circle',
    text: 'Maturity moves your attention outward, from career and kin to whatever you think of as the common good. You forgive debts, literal or otherwise, and find old rivalries faintly comic. Giving away is the pleasure of this number. Hold back enough time for those who have waited years to have you to themselves; they are part of humanity too.',
  },
  'pythagorean.maturity.11': {
    title: 'Insight earned slowly',
    text: 'What was nervous intuition in youth can become, with the years, a trustworthy inner compass. People seek you out for a remark that rearranges their problem. You in turn need more quiet than before to hear anything at all. Stay modest about the source and strict about the evidence, and the sensitivity that used to wear you out begins to serve.',
  },
  'pythagorean.maturity.22': {
    title: 'Late works of scale',
    text: 'Experience, contacts and nerve come together after the middle years, and plans that once seemed swollen look merely large. You may found, restore or reorganise something which many people use. Delegation decides the outcome. The foundation laid with forty hands stands better than the one you would have preferred to lay alone, and the hands remember it.',
  },
  'pythagorean.maturity.33': {
    title: 'The generous elder',
    text: 'Kindness in you matures into something close to a calling. Later life gathers people who need steadying, and you teach them less by counsel than by the way you pour tea, admit error and keep your temper. Such presence has limits of stamina. Choose successors, rest without excuse, and permit yourself the occasional splendid selfishness.',
  },
} as const
