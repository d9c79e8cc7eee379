import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: {
    title: 'Lunar return of {name}',
    called: 'Lunar return',
    ring: { spoken: 'the lunar return', heading: 'Lunar return' },
  },
  de: { title: 'Lunar von {name}', called: 'Lunar', ring: { spoken: 'das Lunar', heading: 'Lunar' } },
  fr: {
    title: 'Révolution lunaire : {name}',
    called: 'Révolution lunaire',
    ring: { spoken: 'la révolution lunaire', heading: 'Révolution lunaire' },
  },
  es: {
    title: 'Revolución lunar de {name}',
    called: 'Revolución lunar',
    ring: { spoken: 'la revolución lunar', heading: 'Revolución lunar' },
  },
  pt: {
    title: 'Revolução lunar de {name}',
    called: 'Revolução lunar',
    ring: { spoken: 'a revolução lunar', heading: 'Revolução lunar' },
  },
  it: {
    title: 'Rivoluzione lunare di {name}',
    called: 'Rivoluzione lunare',
    ring: { spoken: 'la rivoluzione lunare', heading: 'Rivoluzione lunare' },
  },
  hi: {
    title: 'चंद्र प्रत्यावर्तन: {name}',
    called: 'चंद्र प्रत्यावर्तन',
    ring: { spoken: 'चंद्र प्रत्यावर्तन', heading: 'चंद्र प्रत्यावर्तन' },
  },
}
