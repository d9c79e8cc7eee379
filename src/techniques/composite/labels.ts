import type { Language } from '../../languages/language.ts'

/** The title of the wheel, the line of its caption that says what it is, and its description for screen readers. */
export const LABELS: Readonly<Record<Language, Readonly<Record<'title' | 'midpoints' | 'description', string>>>> = {
  en: {
    title: 'Composite of {both}',
    midpoints: 'Midpoint composite',
    description: 'Midpoints of two charts. {a} {b}',
  },
  de: {
    title: 'Composit von {both}',
    midpoints: 'Composit aus Halbsummen',
    description: 'Halbsummen zweier Horoskope. {a} {b}',
  },
  fr: {
    title: 'Thème composite : {both}',
    midpoints: 'Composite par mi-points',
    description: 'Mi-points de deux thèmes. {a} {b}',
  },
  es: {
    title: 'Carta compuesta de {both}',
    midpoints: 'Carta compuesta por puntos medios',
    description: 'Puntos medios de dos cartas. {a} {b}',
  },
  pt: {
    title: 'Mapa composto de {both}',
    midpoints: 'Mapa composto por pontos médios',
    description: 'Pontos médios de dois mapas. {a} {b}',
  },
  it: {
    title: 'Tema composito di {both}',
    midpoints: 'Composito dei punti medi',
    description: 'Punti medi di due temi. {a} {b}',
  },
  hi: {
    title: 'संयुक्त कुंडली: {both}',
    midpoints: 'मध्यबिंदुओं की संयुक्त कुंडली',
    description: 'दो कुंडलियों के मध्यबिंदु। {a} {b}',
  },
}
