import type { Language } from '../../../languages/language.ts'

interface TransitWords {
  readonly exact: string
  readonly near: string
  /** What it means if a planet meets its own natal place. */
  readonly own: string
  /** What the angles of a birth stand for. */
  readonly angles: Readonly<Record<'asc' | 'mc', string>>
}

/** The sentences about transits, beside those of all horoscopes. */
export const LABELS: Readonly<Record<Language, TransitWords>> = {
  en: {
    exact: '{title}, exact at {time}: {meaning}.',
    near: '{title}, {orb}° from exact: {meaning}.',
    own: 'a cycle moves on ({a})',
    angles: { asc: 'appearance', mc: 'calling' },
  },
  de: {
    exact: '{title}, exakt um {time}: {meaning}.',
    near: '{title}, {orb}° neben dem exakten Winkel: {meaning}.',
    own: 'ein Zyklus geht weiter ({a})',
    angles: { asc: 'Auftreten', mc: 'Berufung' },
  },
  fr: {
    exact: '{title}, exact à {time} : {meaning}.',
    near: '{title}, à {orb}° de l’angle exact : {meaning}.',
    own: 'un cycle se poursuit ({a})',
    angles: { asc: 'l’allure', mc: 'la vocation' },
  },
  es: {
    exact: '{title}, exacto a las {time}: {meaning}.',
    near: '{title}, a {orb}° del ángulo exacto: {meaning}.',
    own: 'un ciclo avanza ({a})',
    angles: { asc: 'la presencia', mc: 'la vocación' },
  },
  pt: {
    exact: '{title}, exato às {time}: {meaning}.',
    near: '{title}, a {orb}° do ângulo exato: {meaning}.',
    own: 'um ciclo avança ({a})',
    angles: { asc: 'a presença', mc: 'a vocação' },
  },
  it: {
    exact: '{title}, esatto alle {time}: {meaning}.',
    near: '{title}, a {orb}° dall’angolo esatto: {meaning}.',
    own: 'un ciclo prosegue ({a})',
    angles: { asc: 'la presenza', mc: 'la vocazione' },
  },
  hi: {
    exact: '{title}, {time} पर पूर्ण: {meaning}।',
    near: '{title}, पूर्ण कोण से {orb}° पर: {meaning}।',
    own: 'एक चक्र आगे बढ़ता है ({a})',
    angles: { asc: 'रूप', mc: 'कर्म' },
  },
}
