import type { SecondLabels } from '../../calculation/charting/wheels.ts'
import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and what the second chart is called: in captions, in sentences and above columns. */
export const LABELS: Readonly<Record<Language, SecondLabels>> = {
  en: { title: 'Transits of {name}', called: 'Transits', ring: { spoken: 'the transits', heading: 'Transits' } },
  de: { title: 'Transite von {name}', called: 'Transite', ring: { spoken: 'die Transite', heading: 'Transite' } },
  fr: { title: 'Transits : {name}', called: 'Transits', ring: { spoken: 'les transits', heading: 'Transits' } },
  es: { title: 'Tránsitos de {name}', called: 'Tránsitos', ring: { spoken: 'los tránsitos', heading: 'Tránsitos' } },
  pt: { title: 'Trânsitos de {name}', called: 'Trânsitos', ring: { spoken: 'os trânsitos', heading: 'Trânsitos' } },
  it: { title: 'Transiti di {name}', called: 'Transiti', ring: { spoken: 'i transiti', heading: 'Transiti' } },
  hi: { title: 'गोचर: {name}', called: 'गोचर', ring: { spoken: 'गोचर', heading: 'गोचर' } },
}
