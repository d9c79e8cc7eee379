import type { Language } from '../../languages/language.ts'

/** The title of the wheel. */
export const TITLES: Readonly<Record<Language, string>> = {
  en: 'Composite of {both}',
  de: 'Composit von {both}',
  fr: 'Thème composite : {both}',
  es: 'Carta compuesta de {both}',
  pt: 'Mapa composto de {both}',
  it: 'Tema composito di {both}',
}
