import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: {
    title: 'Solar return {year} of {name}',
    called: 'Solar return {year}',
    ring: { spoken: 'the solar return', heading: 'Solar return' },
  },
  de: { title: 'Solar {year} von {name}', called: 'Solar {year}', ring: { spoken: 'das Solar', heading: 'Solar' } },
  fr: {
    title: 'Révolution solaire {year} : {name}',
    called: 'Révolution solaire {year}',
    ring: { spoken: 'la révolution solaire', heading: 'Révolution solaire' },
  },
  es: {
    title: 'Revolución solar {year} de {name}',
    called: 'Revolución solar {year}',
    ring: { spoken: 'la revolución solar', heading: 'Revolución solar' },
  },
  pt: {
    title: 'Revolução solar {year} de {name}',
    called: 'Revolução solar {year}',
    ring: { spoken: 'a revolução solar', heading: 'Revolução solar' },
  },
  it: {
    title: 'Rivoluzione solare {year} di {name}',
    called: 'Rivoluzione solare {year}',
    ring: { spoken: 'la rivoluzione solare', heading: 'Rivoluzione solare' },
  },
  hi: {
    title: 'वर्ष कुंडली {year}: {name}',
    called: 'वर्ष कुंडली {year}',
    ring: { spoken: 'वर्ष कुंडली', heading: 'वर्ष कुंडली' },
  },
}
