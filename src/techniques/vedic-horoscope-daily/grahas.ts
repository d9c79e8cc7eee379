import type { Graha } from '../../astro/vedic/names.ts'

/** What texts say of a graha in transit, and a simple action by which it is honoured. */
interface GrahaWords {
  /** What it stands for in a life. */
  readonly is: string
  readonly good: string
  readonly bad: string
  readonly action: string
  readonly avoid: string
  readonly reflection: string
  /** The custom from which the action is taken. */
  readonly tradition: string
}

export const GRAHA_WORDS: Readonly<Record<Graha, GrahaWords>> = {
  Sun: {
    is: 'The Sun stands for vitality, dignity and those in charge',
    good: 'It may be easier than usual to be seen, and to say plainly what you stand for',
    bad: 'Pride can be touched quickly, so let others finish before you answer',
    action: 'Spend a few quiet minutes in the morning light, and offer water to the Sun if that is your custom.',
    avoid: 'Arguments about who is right.',
    reflection: 'Where can I lead today without having to win?',
    tradition: 'water offered to the rising Sun (arghya), and Sunday as its day',
  },
  Moon: {
    is: 'The Moon stands for the mind and for what makes you feel safe',
    good: 'Feelings tend to settle, and others may meet you with warmth',
    bad: 'The mood may change more than the facts do, so decide after a meal or a rest',
    action: 'Drink a glass of water slowly, and give something white, such as rice or milk, to someone who needs it.',
    avoid: 'Decisions in the middle of a strong mood.',
    reflection: 'What would help me to feel at home today?',
    tradition: 'gifts of white things, and Monday as its day',
  },
  Mars: {
    is: 'Mars stands for energy, courage and the will to act',
    good: 'What needs effort gets it, and a task you have put off may go well',
    bad: 'Haste costs more than it saves, so count to ten before you send or say a sharp thing',
    action: 'Use your strength for someone else for a quarter of an hour: carry, repair or clean something.',
    avoid: 'Hurry, and answers given in anger.',
    reflection: 'What is worth my strength today, and what is not?',
    tradition: 'service and red lentils given away, and Tuesday as its day',
  },
  Mercury: {
    is: 'Mercury stands for thought, words and trade',
    good: 'Talks, letters and learning tend to run smoothly',
    bad: 'Messages are easily misread, so read twice and ask once more',
    action: 'Write down three things that have to be said, and say one of them kindly.',
    avoid: 'Promises made without reading the details.',
    reflection: 'Which words of mine can be simpler?',
    tradition: 'green things given away and study, and Wednesday as its day',
  },
  Jupiter: {
    is: 'Jupiter stands for trust, knowledge and growth',
    good: 'Advice comes from a good place, and it is a time to learn or to teach',
    bad: 'It is easy to promise too much, so leave a margin',
    action: 'Thank someone who taught you, or read a page that you hold dear.',
    avoid: 'Saying yes to more than fits into the day.',
    reflection: 'What do I already have enough of?',
    tradition: 'respect for teachers and yellow things given away, and Thursday as its day',
  },
  Venus: {
    is: 'Venus stands for affection, beauty and agreement',
    good: 'Kindness comes easily, and what is shared may give joy',
    bad: 'It is tempting to keep the peace by saying nothing; a small honest word is better',
    action: 'Make one place in your home beautiful, and give a flower or a kind word away.',
    avoid: 'Buying something only to lift the mood.',
    reflection: 'To whom do I want to show that I care?',
    tradition: 'white flowers and sweet things given away, and Friday as its day',
  },
  Saturn: {
    is: 'Saturn stands for work, time and patience',
    good: 'Steady work is rewarded, and duties feel lighter when they are taken one by one',
    bad: 'Things may take longer than planned, so do one thing well and leave the rest for later',
    action: 'Help someone older, or someone whose work is hard, without being asked.',
    avoid: 'Taking on a duty that belongs to somebody else.',
    reflection: 'Which one thing, done properly, is enough for today?',
    tradition: 'service to elders and workers, a sesame oil lamp, and Saturday as its day',
  },
  Rahu: {
    is: 'Rahu stands for longing and for what is new and foreign',
    good: 'An unusual way may open a door, as long as you look where it leads',
    bad: 'Wishes can look larger than they are, so sleep on anything that has to be had at once',
    action: 'Put all screens away for half an hour, and let the mind come to rest.',
    avoid: 'Shortcuts, and news that only excites.',
    reflection: 'What do I want, and what do I only want to have?',
    tradition: 'silence and simplicity, and gifts of dark grains on Saturdays',
  },
  Ketu: {
    is: 'Ketu stands for letting go and for the inner life',
    good: 'It is easier to leave behind what is finished, and to see what matters',
    bad: 'You may feel a little apart from others, so tell one person how you are',
    action: 'Sit in silence for ten minutes, or feed an animal.',
    avoid: 'Breaking off something that only needs a pause.',
    reflection: 'What may end today without loss?',
    tradition: 'meditation and food given to dogs, and Tuesday as its day',
  },
}
