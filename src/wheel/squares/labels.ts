import type { Language } from '../../languages/language.ts'

export type SquareBodyId = keyof (typeof ENGLISH)['short']

const ENGLISH = {
  title: 'Vedic chart of {name}',
  lagna: 'Lagna',
  rahu: 'Rahu',
  ketu: 'Ketu',
  short: {
    ascendant: 'As',
    sun: 'Su',
    moon: 'Mo',
    mars: 'Ma',
    mercury: 'Me',
    jupiter: 'Ju',
    venus: 'Ve',
    saturn: 'Sa',
    rahu: 'Ra',
    ketu: 'Ke',
    uranus: 'Ur',
    neptune: 'Ne',
    pluto: 'Pl',
  },
}

/** The words of charts in squares. Names that are missing here are those of all charts. */
export const SQUARE_LABELS: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  de: {
    ...ENGLISH,
    title: 'Vedisches Horoskop von {name}',
    short: { ...ENGLISH.short, sun: 'So' },
  },
  fr: {
    ...ENGLISH,
    title: 'Thème védique de {name}',
    short: { ...ENGLISH.short, sun: 'So', moon: 'Lu' },
  },
  es: {
    ...ENGLISH,
    title: 'Carta védica de {name}',
    short: { ...ENGLISH.short, sun: 'So', moon: 'Lu', jupiter: 'Jú' },
  },
  pt: {
    ...ENGLISH,
    title: 'Mapa védico de {name}',
    short: { ...ENGLISH.short, sun: 'So', moon: 'Lu', jupiter: 'Jú' },
  },
  it: {
    ...ENGLISH,
    title: 'Tema vedico di {name}',
    short: { ...ENGLISH.short, sun: 'So', moon: 'Lu', jupiter: 'Gi' },
  },
  hi: {
    title: '{name} की वैदिक कुंडली',
    lagna: 'लग्न',
    rahu: 'राहु',
    ketu: 'केतु',
    short: {
      ascendant: 'ल',
      sun: 'सू',
      moon: 'चं',
      mars: 'मं',
      mercury: 'बु',
      jupiter: 'बृ',
      venus: 'शु',
      saturn: 'श',
      rahu: 'रा',
      ketu: 'के',
      uranus: 'यू',
      neptune: 'ने',
      pluto: 'प्लू',
    },
  },
}
