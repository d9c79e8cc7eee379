import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called in captions. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: { title: 'Secondary progressions of {name}', called: 'Secondary progressions' },
  de: { title: 'Sekundärprogressionen von {name}', called: 'Sekundärprogressionen' },
  fr: { title: 'Progressions secondaires : {name}', called: 'Progressions secondaires' },
  es: { title: 'Progresiones secundarias de {name}', called: 'Progresiones secundarias' },
  pt: { title: 'Progressões secundárias de {name}', called: 'Progressões secundárias' },
  it: { title: 'Progressioni secondarie di {name}', called: 'Progressioni secondarie' },
}
