import type { Labels, Language } from '../../../../languages/language.ts'

const en = {
  /** The first day of a month in a date. */
  first: '1',
  date: '{day} {month}',
  when: '{date} at {time}',
  /** `{areas}` is empty or has the houses in brackets. */
  phase: '{phase} on {when}{areas}: {text}.',
  aspect: '{title}, exact on {when}{areas}: {meaning}.',
  ingress: '{title} from {when}, in the {house} house: {topic}.',
  stationAt: {
    retrograde: '{point} turns retrograde on {when}{areas}: {text}.',
    direct: '{point} turns direct on {when}{areas}: {text}.',
  },
  eclipses: { new_moon: '{phase} with a solar eclipse', full_moon: '{phase} with a lunar eclipse' },
  stations: { retrograde: '{point} turns retrograde', direct: '{point} turns direct' },
  turns: { retrograde: 'what has begun wants a second look', direct: 'what was held up goes on' },
} as const

type PeriodWords = Labels<typeof en>

/** The sentences of weeks and months, which have dates. */
export const LABELS: Readonly<Record<Language, PeriodWords>> = {
  en,
  de: {
    first: '1',
    date: '{day}. {month}',
    when: '{date} um {time}',
    phase: '{phase} am {when}{areas}: {text}.',
    aspect: '{title}, exakt am {when}{areas}: {meaning}.',
    ingress: '{title} ab dem {when}, im {house} Haus: {topic}.',
    stationAt: {
      retrograde: '{point} wird am {when} rückläufig{areas}: {text}.',
      direct: '{point} wird am {when} direktläufig{areas}: {text}.',
    },
    eclipses: { new_moon: '{phase} mit Sonnenfinsternis', full_moon: '{phase} mit Mondfinsternis' },
    stations: { retrograde: '{point} wird rückläufig', direct: '{point} wird direktläufig' },
    turns: { retrograde: 'Begonnenes verlangt einen zweiten Blick', direct: 'Aufgehaltenes geht weiter' },
  },
  fr: {
    first: '1er',
    date: '{day} {month}',
    when: '{date} à {time}',
    phase: '{phase} le {when}{areas} : {text}.',
    aspect: '{title}, exact le {when}{areas} : {meaning}.',
    ingress: '{title} à partir du {when}, en maison {house} : {topic}.',
    stationAt: {
      retrograde: '{point} commence à rétrograder le {when}{areas} : {text}.',
      direct: '{point} redevient direct le {when}{areas} : {text}.',
    },
    eclipses: { new_moon: '{phase} avec éclipse de Soleil', full_moon: '{phase} avec éclipse de Lune' },
    stations: { retrograde: '{point} commence à rétrograder', direct: '{point} redevient direct' },
    turns: {
      retrograde: 'ce qui est commencé demande un second regard',
      direct: 'ce qui était retenu repart',
    },
  },
  es: {
    first: '1',
    date: '{day} de {month}',
    when: '{date} a las {time}',
    phase: '{phase} el {when}{areas}: {text}.',
    aspect: '{title}, exacto el {when}{areas}: {meaning}.',
    ingress: '{title} desde el {when}, en la casa {house}: {topic}.',
    stationAt: {
      retrograde: '{point} empieza a retrogradar el {when}{areas}: {text}.',
      direct: '{point} retoma el movimiento directo el {when}{areas}: {text}.',
    },
    eclipses: { new_moon: '{phase} con eclipse solar', full_moon: '{phase} con eclipse lunar' },
    stations: { retrograde: '{point} empieza a retrogradar', direct: '{point} retoma el movimiento directo' },
    turns: { retrograde: 'lo empezado pide una segunda mirada', direct: 'lo detenido sigue adelante' },
  },
  pt: {
    first: '1º',
    date: '{day} de {month}',
    when: '{date} às {time}',
    phase: '{phase} em {when}{areas}: {text}.',
    aspect: '{title}, exato em {when}{areas}: {meaning}.',
    ingress: '{title} a partir de {when}, na casa {house}: {topic}.',
    stationAt: {
      retrograde: '{point} começa a retrogradar em {when}{areas}: {text}.',
      direct: '{point} retoma o movimento direto em {when}{areas}: {text}.',
    },
    eclipses: { new_moon: '{phase} com eclipse solar', full_moon: '{phase} com eclipse lunar' },
    stations: { retrograde: '{point} começa a retrogradar', direct: '{point} retoma o movimento direto' },
    turns: { retrograde: 'o que começou pede um segundo olhar', direct: 'o que estava parado segue em frente' },
  },
  it: {
    first: '1º',
    date: '{day} {month}',
    when: '{date} alle {time}',
    phase: '{phase} il giorno {when}{areas}: {text}.',
    aspect: '{title}, esatto il giorno {when}{areas}: {meaning}.',
    ingress: '{title} dal giorno {when}, in {house} casa: {topic}.',
    stationAt: {
      retrograde: '{point} inizia il moto retrogrado il giorno {when}{areas}: {text}.',
      direct: '{point} riprende il moto diretto il giorno {when}{areas}: {text}.',
    },
    eclipses: { new_moon: '{phase} con eclissi solare', full_moon: '{phase} con eclissi lunare' },
    stations: { retrograde: '{point} inizia il moto retrogrado', direct: '{point} riprende il moto diretto' },
    turns: { retrograde: 'ciò che è iniziato chiede un secondo sguardo', direct: 'ciò che era fermo riparte' },
  },
  hi: {
    first: '1',
    date: '{day} {month}',
    when: '{date} को {time} पर',
    phase: '{phase} {when}{areas}: {text}।',
    aspect: '{title}, {when} पूर्ण{areas}: {meaning}।',
    ingress: '{title} {when} से, {house} भाव में: {topic}।',
    stationAt: {
      retrograde: '{point} {when} वक्री होता है{areas}: {text}।',
      direct: '{point} {when} मार्गी होता है{areas}: {text}।',
    },
    eclipses: { new_moon: '{phase}, सूर्य ग्रहण के साथ', full_moon: '{phase}, चंद्र ग्रहण के साथ' },
    stations: { retrograde: '{point} वक्री होता है', direct: '{point} मार्गी होता है' },
    turns: { retrograde: 'जो आरंभ हुआ उसे फिर से देखना है', direct: 'जो रुका था वह आगे बढ़ता है' },
  },
}
