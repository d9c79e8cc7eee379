import type { Language } from '../../languages/language.ts'

/** The title of the wheel. */
export const TITLES: Readonly<Record<Language, string>> = {
  en: 'Synastry of {both}',
  de: 'Synastrie von {both}',
  fr: 'Synastrie : {both}',
  es: 'Sinastría de {both}',
  pt: 'Sinastria de {both}',
  it: 'Sinastria di {both}',
}
