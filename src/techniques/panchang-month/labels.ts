import type { Language } from '../../languages/language.ts'

/** The words of a calendar that are no terms of the panchang. */
interface CalendarLabels {
  readonly newMoon: string
  readonly fullMoon: string
}

/** What a calendar calls the lunations. */
export const LABELS: Readonly<Record<Language, CalendarLabels>> = {
  en: { newMoon: 'New Moon', fullMoon: 'Full Moon' },
  de: { newMoon: 'Neumond', fullMoon: 'Vollmond' },
  fr: { newMoon: 'Nouvelle Lune', fullMoon: 'Pleine Lune' },
  es: { newMoon: 'Luna nueva', fullMoon: 'Luna llena' },
  pt: { newMoon: 'Lua nova', fullMoon: 'Lua cheia' },
  it: { newMoon: 'Luna nuova', fullMoon: 'Luna piena' },
  hi: { newMoon: 'अमावस्या का क्षण', fullMoon: 'पूर्णिमा का क्षण' },
}
