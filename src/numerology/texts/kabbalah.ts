/**
 * What the two reduced values of a Hebrew name point at: `katan_mispari` reads the name as it is written, `millui_alef`
 * what unfolds when each letter is spelled out. The images come from the shapes, names and lore of the letters.
 */
export const KABBALAH_TEXTS = {
  'kabbalah.gematria_katan_mispari.1': {
    title: 'One Undivided Breath',
    text: 'All the letters of your name, gathered into one figure, come to rest on alef: silent itself, yet holding up whatever is pronounced. You are inclined to look for the single cause beneath many symptoms, and to act from one conviction. People know where you stand. Check occasionally that the unity you perceive was found and not imposed, since people are plural.',
  },
  'kabbalah.gematria_katan_mispari.2': {
    title: 'A House with Guests',
    text: 'Bet is a house, open on one side. A plain value of two suggests a person who thinks in company, for whom making anything starts when somebody crosses the doorstep. You notice the other point of view almost involuntarily. Hosting every opinion does tire the host. Keep a room that is yours, and decide which visitor you actually agree with.',
  },
  'kabbalah.gematria_katan_mispari.3': {
    title: 'The Walking Giver',
    text: 'Old teachers saw in gimel a figure on the move, hurrying after someone in need. Three as the sum of a name leans that way: generosity with legs, reluctant to wait for a request. Momentum and kindness feed each other in you. Help delivered at a run can miss its target, though; pause on arrival and ask what is wanted.',
  },
  'kabbalah.gematria_katan_mispari.4': {
    title: 'The Low Door',
    text: 'To pass through a low entrance one must bend, and dalet, fourth of the letters, brings to mind both a door and a pauper. The quality asked for is humility of a practical kind: admitting what you lack so that it can be supplied. You build soundly because you begin from need. Beware of staying stooped on the far side, where the ceiling is high.',
  },
  'kabbalah.gematria_katan_mispari.5': {
    title: 'Window Left Ajar',
    text: "Five is he, scarcely a sound, the letter of breathing out. Your name settles into something light and permeable: ideas enter, are tasted, go forth again as speech. Attention to nuance follows, with sympathy for what is hard to say. But where air comes in, so do draughts. Anyone's weather can blow through you; learn which breaths are yours and shut the casement at night.",
  },
  'kabbalah.gematria_katan_mispari.6': {
    title: 'The Joining Hook',
    text: "Sentences in biblical Hebrew run on vav, the little hook meaning 'and'. Reduced to six, a name describes a connector, comfortable between generations, departments or quarrelling cousins. Thanks to you, separate things become a sequence. What hangs from a hook also pulls on it. Let some links fail when neither side is holding, rather than bear both weights by yourself.",
  },
  'kabbalah.gematria_katan_mispari.7': {
    title: 'Rest Drawn as a Blade',
    text: 'Zayin is shaped like a weapon, and it counts the day on which tools are put down. The paradox fits: a name of seven cuts time into what is labour and what is holy. You protect quiet fiercely, including the quiet of others. Sharpness in defence of peace remains sharpness. Make sure that anyone turned away knows the hour when you return.',
  },
  'kabbalah.gematria_katan_mispari.8': {
    title: 'Past the Seventh Day',
    text: "One step beyond the finished week stands eight, traditionally the measure of what exceeds nature: a covenant, a consecration, a string added to the harp. You are seldom satisfied with an adequate answer. Reaching further lifts standards around you and brings unlikely things within range. Ordinary limits deserve respect as well; a fence, which is chet's shape, may exist for someone's shelter.",
  },
  'kabbalah.gematria_katan_mispari.9': {
    title: 'Good Kept Hidden',
    text: 'Emet, the Hebrew word for truth, reduces to nine, and tet was read as goodness out of sight. Such a total hints at integrity that would rather be discovered than announced. Multiply nine as you like and its digits return to it; in the same manner you come back to what you meant. Concealment has a drawback. Those close to you may need evidence sooner.',
  },
  'kabbalah.gematria_millui_alef_reduced.1': {
    title: 'Many Rooms, One Key',
    text: 'Spell each letter at full length and a crowd appears; yet here the crowd adds up to one. Inside your visible manner runs a purpose that ties scattered interests together, often recognised only afterwards. Trusting it gives coherence to detours. Do not demand proof of the pattern every morning: tugged too hard, a guiding thread becomes a leash.',
  },
  'kabbalah.gematria_millui_alef_reduced.2': {
    title: 'The Second Voice',
    text: "Beneath what you say, another voice is commenting. The expanded spelling yields two, an interior that works by dialogue: each impulse meets its reply before anyone hears it. Fairness is bred in that exchange, along with a writer's ear. Sometimes the debate has no chair. Give the inner parties a time limit, then act on behalf of whichever spoke more kindly.",
  },
  'kabbalah.gematria_millui_alef_reduced.3': {
    title: 'A Third Way Unfolding',
    text: 'Given a choice between two, you privately start drawing a third. That instinct lies in the filling of the name, where opposites keep producing offspring, and it serves mediators, designers and parents well. Others see the result and rarely the labour. Mind the temptation to blend what ought to stay distinct; there are disputes in which one side is right.',
  },
  'kabbalah.gematria_millui_alef_reduced.4': {
    title: 'Beams Behind the Plaster',
    text: 'Open the letters up and you find carpentry. An inner four means that your gentler or livelier surface stands upon routine, remembered facts, obligations met without mention. People lean on you more heavily than they realise. Since the frame is out of view, nobody thinks to inspect it, you included. Show the strain before the ceiling has to announce it.',
  },
  'kabbalah.gematria_millui_alef_reduced.5': {
    title: 'Five Fingers Unclasped',
    text: 'A closed hand tells little; opened, it can play, bless, steal or count. Five hides this versatility in the full spelling, so that your capacities show themselves only when use calls them out. Variety of experience educates you better than instruction. Left idle, the fingers fidget, and curiosity becomes meddling. Find work that occupies all of them together.',
  },
  'kabbalah.gematria_millui_alef_reduced.6': {
    title: 'Six Directions Inward',
    text: 'Up, down, before, behind, left, right: space has six directions, and the person whose hidden sum is six keeps trying to stand where they balance. Within, you tune and retune, wanting tenderness and firmness in proportion. The outcome is tact with a spine. Perfect poise is an exhausting ambition, however; let one side be heavier for a season without calling it failure.',
  },
  'kabbalah.gematria_millui_alef_reduced.7': {
    title: 'The Covered Lampstand',
    text: 'Seven branches, and a cloth thrown over them. Where the filled letters come to seven, reflection burns privately: questions you return to in the bath, prayers without an address, theories nobody has requested. This reserve lends weight to the few words you do release. Too much cover starves a flame of air. Choose one listener and lift the corner.',
  },
  'kabbalah.gematria_millui_alef_reduced.8': {
    title: 'The Well Beneath',
    text: 'Dig through the ordinary name and, at eight, you strike water under pressure. Resources turn up in you during difficulty that calm days give no sign of: stamina, authority, a surprising steadiness in crowds. Knowing that the well exists can breed complacency. Draw from it in peacetime too, by small acts of leadership, so that the rope does not rot unused.',
  },
  'kabbalah.gematria_millui_alef_reduced.9': {
    title: 'Carried to Term',
    text: 'Some kabbalists liken a filled spelling to a pregnancy, the inside growing toward birth, and nine completes the months. What you contain takes its time. Ideas arrive whole, relationships ripen, apologies come late but thoroughly meant. Hurry spoils them, and so does endless gestation. Ask of any cherished project whether it is still forming or simply afraid of daylight.',
  },
} as const
