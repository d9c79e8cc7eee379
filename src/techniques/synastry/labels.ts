import type { Language } from '../../languages/language.ts'

/** The title of the wheel, and its description for screen readers. */
export const LABELS: Readonly<Record<Language, Readonly<Record<'title' | 'description', string>>>> = {
  en: { title: 'Synastry of {both}', description: 'Outside {a}, inside {b}. {births}' },
  de: { title: 'Synastrie von {both}', description: 'Außen {a}, innen {b}. {births}' },
  fr: { title: 'Synastrie : {both}', description: 'À l’extérieur {a}, à l’intérieur {b}. {births}' },
  es: { title: 'Sinastría de {both}', description: 'Fuera {a}, dentro {b}. {births}' },
  pt: { title: 'Sinastria de {both}', description: 'Fora {a}, dentro {b}. {births}' },
  it: { title: 'Sinastria di {both}', description: 'All’esterno {a}, all’interno {b}. {births}' },
  hi: { title: 'युगल कुंडली: {both}', description: 'बाहर {a}, भीतर {b}। {births}' },
}
