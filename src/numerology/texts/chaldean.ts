/**
 * What the numbers of a Chaldean name ask of a person: 26 compounds and the nine roots. The images are those of Cheiro's
 * scheme, the words are ours. 33 to 36, 38 to 42, 44 to 50 and 52 repeat an earlier compound and are not listed.
 */
export const CHALDEAN_TEXTS = {
  'chaldean.compound.10': {
    title: 'Wheel of Fortune',
    text: 'A wheel has no preferred side: whatever goes up on it can come down by the same turning. The image asks you to stay steady at the hub, owning your intentions because what you set rolling tends to keep rolling. Its gift is the nerve to begin again. Its price is restlessness when things stand still, and a habit of crediting luck for choices.',
  },
  'chaldean.compound.11': {
    title: 'The Muzzled Lion',
    text: 'Great strength, strapped shut: the lion can breathe but cannot bite. Here the work is to tell restraint you chose from restraint put on you, and to name hidden friction early rather than guess at treachery. You may hold your tongue well under pressure. Left too long, that silence turns into suspicion, and allies never learn what hurt you.',
  },
  'chaldean.compound.12': {
    title: 'The Sacrifice',
    text: "Somebody else's plan, your shoulders. Twelve pictures a person offered up for a purpose they did not set, so the question is always consent. Generosity comes readily, and people lean on it. Before saying yes, ask who benefits, for how long, and whether you could say no without being punished. Giving without those answers breeds quiet martyrdom.",
  },
  'chaldean.compound.13': {
    title: "The Reaper's Field",
    text: 'Scythes clear a field so that something else may be sown, and thirteen is about that clearing. Power used to cut can feed a village or flatten it. You are asked to end things cleanly: a role, a belief, a house full of relics. Decisive hands clear ground for everyone. They also cut for relief at times, then discover that they needed the root.',
  },
  'chaldean.compound.14': {
    title: 'Wind Across Many Roads',
    text: 'Messages, markets, crossings, crowds: the picture behind fourteen is constant traffic. Dealing with many sorts of people suits you, and adapting is half the pleasure. What it demands is your own judgement, because secondhand certainty travels as fast as news. Check the bridge before marching over it, and notice when motion has become a way of not deciding.',
  },
  'chaldean.compound.15': {
    title: "The Enchanter's Lamp",
    text: 'Charm is a tool with no label on it. Through voice, music or sheer warmth you can make a room lean closer, and fifteen wants to know what happens next. Use the lamp to show people something true and they stay grateful. Use it for favours, and you begin to doubt whether anyone likes the person holding it.',
  },
  'chaldean.compound.16': {
    title: 'The Shattered Citadel',
    text: 'High walls invite a particular blindness: from the top, every crack is out of sight. Sixteen shows a tower brought down, and asks what you built to be admired rather than lived in. Plan with the fall in mind, leave doors for advisers, inspect foundations yourself. Your ambition can raise tall things; the bill arrives when pride refuses repair work.',
  },
  'chaldean.compound.17': {
    title: 'Star of the Magi',
    text: 'Starlight reaches us long after it set out, and seventeen has that patience. It honours the person who has been knocked about and declines to turn bitter. You are invited to forgive while remembering the lesson, and to make work that would stand without a signature. Beware of rising so far above injury that nobody can console you.',
  },
  'chaldean.compound.18': {
    title: 'Moon Over the Quarrel',
    text: 'Family rows, rival camps, comfort set against conscience: this is the hard picture of appetite devouring its own better nature. The request is that you watch what you feed. Anger can be honest fuel for justice, and you know how to fight. But a victory that empties the house has cost more than defeat would; lay the weapon down in time.',
  },
  'chaldean.compound.19': {
    title: 'Prince of Heaven',
    text: 'Sunlight falls on everyone in the courtyard, idle and industrious alike, and this prince must learn to shine in the same fashion. Goodwill may reach you before you have earned it, so handle it with care: share credit by name, honour promises made in easy times. Being favoured is pleasant; the hidden loss is never finding out what you could do unassisted.',
  },
  'chaldean.compound.20': {
    title: 'The Awakening',
    text: 'A call sounds, and the sleeper must get up without knowing the errand. Twenty concerns purpose: the moment when postponing starts to feel dishonest. You can answer a summons that others would file away, and rearrange your days around it. Practical affairs may lag, since inner readiness does not draft schedules. Pair the vision with a dated list.',
  },
  'chaldean.compound.21': {
    title: 'Crown of the Magi',
    text: 'No crown worth wearing is handed out at the start. Behind twenty-one lies a long apprenticeship, tests failed and sat again, and a finish that belongs to the person who stayed. Completing things is what it teaches you to value. Take care once the prize is on your head: mastery that stops asking questions hardens into rank.',
  },
  'chaldean.compound.22': {
    title: "The Dreamer's Knapsack",
    text: "The dreamer strolls along a cliff, eyes on a cloud, carrying a bag of other people's errors. Good faith is real goodness, yet it needs waking. You are asked to look down from time to time: read the document, test the friend's story, doubt the flattering version. Innocence keeps you kind; undefended, it makes you useful to the careless.",
  },
  'chaldean.compound.23': {
    title: 'Royal Star of the Lion',
    text: "Help tends to gather round those who ask for it openly, and this star belongs to the lion who rules in company. Seek counsel above you, extend protection below you, and let plans grow through both. The attraction is confidence that warms rather than crowds. Watch for entitlement: doors opened by others' goodwill can look, from inside, like your own strength.",
  },
  'chaldean.compound.24': {
    title: 'Hands Held in Common',
    text: 'Affection does the heavy lifting in this image. Someone with standing lends a hand, a partner steadies the ladder, and the work goes better for being loved. Learn to receive without keeping accounts. You make cooperation pleasant, particularly across differences of rank. The weak spot is comfort: leaning so happily on kind support that your own muscles go slack.',
  },
  'chaldean.compound.25': {
    title: 'Wisdom from Rough Water',
    text: 'Nobody reads their way into twenty-five. Its knowledge is the sort sailors have, collected in bad weather and spoken of plainly afterwards. Observation is your instrument: watch people, compare what they said with what they did, keep the log. Early mistakes become useful when examined. Without that examination you may simply grow wary, and call the wariness wisdom.',
  },
  'chaldean.compound.26': {
    title: 'The Entangled Partnership',
    text: "Two signatures on one page: here is both the danger and the point. Twenty-six studies what we owe to those we join, and how generous motives can lead into poor arrangements. Speak expectations aloud, put the awkward clause first, hold on to your own reading of events. You stay loyal under strain, and may end by carrying a companion's error because leaving feels cruel.",
  },
  'chaldean.compound.27': {
    title: 'The Sceptre',
    text: "A sceptre is only a stick until somebody trusts the hand that holds it. Command, in this picture, grows from ideas worked through to the end, from a mind that sows its own seed. Follow your plan rather than a committee's compromise, then answer for the results. Courage and clarity come together here; so does impatience with minds that move differently.",
  },
  'chaldean.compound.28': {
    title: 'The Leaking Vessel',
    text: 'What is gained by day drains out at night. Promise and loss sit side by side in twenty-eight, and the lesson is stewardship: begin afresh as often as you must, but learn where the water went. Trust is a thing to place deliberately, in people who have shown they can hold it. You recover well. Recovering too willingly can spare you from mending the hole.',
  },
  'chaldean.compound.29': {
    title: 'Grace Under Uncertainty',
    text: "Doubt arrives from several directions at once: a friend wavers, a promise blurs, the map disagrees with the ground. Against this, twenty-nine sets one slow virtue, which is to keep faith with your own conduct when you cannot be sure of anyone else's. Tenderness survives in you through tests. What it costs is ease, since vigilance makes poor company at dinner.",
  },
  'chaldean.compound.30': {
    title: "The Thinker's Study",
    text: 'Upstairs a light burns late. Thirty prefers comparing ideas to collecting possessions, and weighs the past before it speaks. Such detachment is neither good nor bad until you decide what to do with it. Bring your conclusions downstairs, where they can be argued with. Thought kept purely for its own company begins as clarity and finishes as disdain.',
  },
  'chaldean.compound.31': {
    title: "The Hermit's Gate",
    text: 'Past the last house stands a hut with one chair, and its tenant went there on purpose. Self-sufficiency frees you from fashion and from the hunt for approval. The gate in this picture matters more than the wall, though, because a gate can be opened. Ask whether solitude is nourishing you or merely sparing you the trouble of being known.',
  },
  'chaldean.compound.32': {
    title: 'The Envoy Between Camps',
    text: 'Picture an interpreter seated between two delegations, understood by both and owned by neither. Speech that joins unlike groups is the craft in thirty-two, and it thrives when you trust your first honest judgement over the clamour at either elbow. Let stubborn voices talk you round and the message spoils. Fluency also tempts: saying everything well may replace holding a view.',
  },
  'chaldean.compound.37': {
    title: 'Friends at the Threshold',
    text: 'Partnership here begins with delight: two people who are simply glad at the sight of each other. From such gladness come joint ventures, long marriages, music for four hands. Thirty-seven invites you to treat closeness as skilled work, with repairs and holidays. You bring warmth. The shadow is wanting company for every decision, until nothing chosen alone feels real.',
  },
  'chaldean.compound.43': {
    title: 'Upheaval at the Foundations',
    text: "Some structures cannot be persuaded; they have to be taken apart. Forty-three carries the temper of revolt, and gives you an eye for whatever has been rotten since the start. Before you light the fuse, describe what should stand afterwards and who must live in it meanwhile. The rebel's honesty is needed. Revolt practised as a habit leaves only rubble to complain about.",
  },
  'chaldean.compound.51': {
    title: 'The Warrior Advances',
    text: "Sudden advance has its own hazards: supply lines stretch, rivals wake up, the general forgets to sleep. Fifty-one is the soldier's image, and what it asks of you is discipline in proportion to drive. Choose the campaign, fight it openly, stop when it is won. Courage earns followers and opponents in one stroke. Living permanently armed, you may mistake disagreement for attack.",
  },
  'chaldean.root.1': {
    title: 'The Single Flame',
    text: 'People who call you by this name tend to hear a starting signal in it. Your habit is to go first, decide early and resent being managed. That independence gets stalled projects moving and lends nerve to hesitant company. It also turns advice into an insult. Try consulting one other person while your mind is still open, before the announcement.',
  },
  'chaldean.root.2': {
    title: 'The Tidal Listener',
    text: 'Response is your first language. In Chaldean reckoning two sounds like the Moon: receptive, changeable, quick to take the shape of whoever is near. You sense hurt before it has words and smooth many a quarrel unseen. But adapting all day wears away the outline, so practise small refusals, and let a mood pass before treating it as a verdict.',
  },
  'chaldean.root.3': {
    title: 'The Open Page',
    text: 'Three gives a name the sound of a teacher drawing up a chair, pleased to begin. You like to explain, encourage, organise pupils and plans; hope is your working method. Discipline matters more to you than your easy manner suggests. When ambition runs ahead, lessons turn into lectures. Leave questions unanswered now and then, so that somebody else can find the page.',
  },
  'chaldean.root.4': {
    title: 'The Crooked Furrow',
    text: 'Ploughing against the grain comes naturally; the rest of the field simply looks wrong to you. Under four a person notices the rule that nobody can justify, and says so. Reform needs such eyes. Loneliness is a frequent charge for it, as is arguing from reflex. Pick the few customs worth overturning, and let the others be merely odd.',
  },
  'chaldean.root.5': {
    title: 'The Quicksilver Tongue',
    text: 'Five is quick: quick to answer, to befriend, to be bored. At the root of a name it shows the bargainer and go-between, who thinks on the move and turns each acquaintance into an opening. Nerves pay for this speed, and attachments stay shallow. Give one subject a whole year of attention. Depth has surprises too, only spaced further apart.',
  },
  'chaldean.root.6': {
    title: 'The Gathered Garden',
    text: 'Friends keep coming back to certain gardens without quite knowing why, and six behaves like one of them. Colour, manners, food and loyalty are taken seriously, and visitors relax. Once your heart is set, however, you seldom bend, and devotion can shade into possession. Tend those you love as you would plants: close attention, some pruning, no digging up to check for growth.',
  },
  'chaldean.root.7': {
    title: 'The Far Shore',
    text: 'Some part of you is always looking out to sea. Seven sounds inward and foreign, curious about dreams, distances and beliefs that never made the official list. Others value the unusual angle you bring. Ordinary arrangements can suffer, and company may feel that you left before you did. Say where your mind has gone; plenty of people would gladly hear about it.',
  },
  'chaldean.root.8': {
    title: 'The Weighted Scale',
    text: 'Behind eight stands a heavy pair of scales. Effort, duty, justice, regret: you weigh everything, and much goes on beneath a composed face that outsiders take for coldness. You endure, and you stand by people whom nobody else defends. Gravity can become a home. Permit yourself an unearned afternoon occasionally, and say the warm thing aloud.',
  },
  'chaldean.root.9': {
    title: 'The Struck Spark',
    text: 'Friction wakes you up. Nine belongs to the fighter, whose courage shows under pressure and whose temper shows slightly before. No Chaldean letter carries this value, so it comes only by addition: a strength assembled rather than given. Spend it on causes larger than a slight. Rest between battles, or else you may go looking for the next enemy at home.',
  },
} as const
