import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called in captions. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: { title: 'Transits of {name}', called: 'Transits' },
  de: { title: 'Transite von {name}', called: 'Transite' },
  fr: { title: 'Transits : {name}', called: 'Transits' },
  es: { title: 'Tránsitos de {name}', called: 'Tránsitos' },
  pt: { title: 'Trânsitos de {name}', called: 'Trânsitos' },
  it: { title: 'Transiti di {name}', called: 'Transiti' },
}
