import type { MoonPhase } from '../../astro/moon.ts'

/** A short text about each phase as a time, not as the phase of a birth. */
const PHASE_TEXTS: Readonly<Record<MoonPhase['label'], { readonly title: string; readonly text: string }>> = {
  'New Moon': {
    title: 'A beginning in the dark',
    text: 'The Moon is between the Earth and the Sun, and its night side faces us. Plans are made now rather than shown. Write down what you want to begin, and give it a date.',
  },
  'Waxing Crescent': {
    title: 'First light',
    text: 'A thin light stands in the west after sunset. What was decided in the dark meets its first resistance. One small step that can be seen counts for more than a large intention.',
  },
  'First Quarter': {
    title: 'Half lit, half to go',
    text: 'Half of the disc is lit, and the Moon sets around midnight. Decisions that were put off ask for an answer. Choose, correct the plan where it failed, and go on.',
  },
  'Waxing Gibbous': {
    title: 'Almost there',
    text: 'More than half of the disc is lit, and the light still grows. Details matter now: practise, test, and mend what is nearly right before others see it.',
  },
  'Full Moon': {
    title: 'In full view',
    text: 'The Moon faces the Sun and is up all night. Results and feelings are easier to see, your own and those of others. Look before you judge, and sleep before you answer.',
  },
  'Waning Gibbous': {
    title: 'Passing it on',
    text: 'The light begins to shrink, and the Moon rises late in the evening. What was learnt is worth telling. Thank, teach, and share what there is too much of.',
  },
  'Last Quarter': {
    title: 'Clearing out',
    text: 'Half of the disc is lit again, now the other half, and the Moon rises around midnight. Finish or leave what no longer fits. Fewer things, well kept, make room.',
  },
  'Waning Crescent': {
    title: 'Rest before the dark',
    text: 'A thin light stands in the east before sunrise. Little needs to be started. Rest, put things in order, and let the month end.',
  },
}

/** The text about a phase in an answer. */
export const interpretationReply = ({ label }: MoonPhase) => ({ language: 'en' as const, ...PHASE_TEXTS[label] })
