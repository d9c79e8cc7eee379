import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called in captions. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: { title: 'Solar return {year} of {name}', called: 'Solar return {year}' },
  de: { title: 'Solar {year} von {name}', called: 'Solar {year}' },
  fr: { title: 'Révolution solaire {year} : {name}', called: 'Révolution solaire {year}' },
  es: { title: 'Revolución solar {year} de {name}', called: 'Revolución solar {year}' },
  pt: { title: 'Revolução solar {year} de {name}', called: 'Revolução solar {year}' },
  it: { title: 'Rivoluzione solare {year} di {name}', called: 'Rivoluzione solare {year}' },
}
