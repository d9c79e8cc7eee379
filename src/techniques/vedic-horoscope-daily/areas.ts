import type { Area, Band } from '../../contract/vedic/horoscope.ts'

interface AreaWords {
  readonly title: string
  /** In the middle of a sentence. */
  readonly word: string
  readonly advice: Readonly<Record<Band, string>>
}

/** What texts say of an area, by the band of its score. */
export const AREA_WORDS: Readonly<Record<Area, AreaWords>> = {
  career: {
    title: 'Career',
    word: 'work and standing',
    advice: {
      strong: 'Take the step at work that you have prepared, and let it be seen.',
      favorable: 'Begin with the task that matters most; support is there.',
      mixed: 'Finish what is open before you begin something new.',
      careful: 'Keep to routine tasks, and leave room between appointments.',
    },
  },
  wealth: {
    title: 'Wealth',
    word: 'money and what you own',
    advice: {
      strong: 'Use the day for your accounts and plans.',
      favorable: 'Settle a small bill or put your papers in order.',
      mixed: 'Compare before you spend, and keep to your list.',
      careful: 'Leave larger purchases for another day if you can.',
    },
  },
  relationships: {
    title: 'Relationships',
    word: 'partnership and the people near you',
    advice: {
      strong: 'Say something kind that you have meant to say.',
      favorable: 'Make time for a shared meal or a call.',
      mixed: 'Ask what the other meant before you answer.',
      careful: 'Listen more than you explain, and be gentle with yourself too.',
    },
  },
  health: {
    title: 'Health',
    word: 'energy and daily habits',
    advice: {
      strong: 'Enjoy moving, and leave time to rest.',
      favorable: 'A walk or a good habit comes easily.',
      mixed: 'Eat and rest at your usual times.',
      careful: 'Plan less than you could do, and go to bed early.',
    },
  },
  mind: {
    title: 'Mind',
    word: 'thoughts and mood',
    advice: {
      strong: 'Use the calm for something that needs thought.',
      favorable: 'Learn or write something; the mind is willing.',
      mixed: 'Write down what goes round in your head.',
      careful: 'Let a decision wait until the mood has settled.',
    },
  },
  spiritual: {
    title: 'Spiritual life',
    word: 'the inner life',
    advice: {
      strong: 'Give your practice a little more time than usual.',
      favorable: 'A quiet quarter of an hour does you good.',
      mixed: 'A short practice that is kept is better than a long one that is not.',
      careful: 'Keep it simple: a few breaths, a candle, a thank-you.',
    },
  },
}

/** How an area, or the day as a whole, is supported. */
export const BAND_TEXTS: Readonly<Record<Band, (word: string) => string>> = {
  strong: (word) => `There is strong support for ${word}.`,
  favorable: (word) => `There is more support than resistance for ${word}.`,
  mixed: (word) => `Neither support nor resistance clearly prevails for ${word}.`,
  careful: (word) => `There is more resistance than support for ${word}.`,
}
