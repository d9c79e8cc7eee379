import type { z } from 'zod'
import { paragraphs, warningLines } from '../../wire/texts/words.ts'
import { BIRTH_ALIASES } from '../families/horoscope/birth.ts'
import { HOROSCOPES } from '../families/horoscope/chapter.ts'
import { ADA, exampleBirth } from '../shown.ts'
import { data, technique } from '../technique.ts'
import { HoroscopePersonalReply, HoroscopePersonalRequest, horoscopePersonalInput } from './schema.ts'

type Reply = z.output<typeof HoroscopePersonalReply>

/** The horoscope of a birth for a day, from the transits that are exact or closest on it. */
export const HOROSCOPE_PERSONAL = technique({
  id: 'horoscope_personal',
  faces: {
    data: data({
      area: 'transits',
      chapter: HOROSCOPES,
      guide: 'Daily horoscopes of a birth',
      names: {
        horoscope_daily_personal: '/api/v1/horoscope/daily/personal',
        horoscope_daily_personal_alias: '/api/v2/horoscope/daily/personal',
        horoscope_daily_personal_second_alias: '/api/v3/horoscope/daily/personal',
      },
      summary: 'The horoscope of a birth for a day: its transits by weight, and scores that can be added up',
      body: HoroscopePersonalRequest,
      reply: HoroscopePersonalReply,
      read: (body, _, given) => horoscopePersonalInput(body, given),
      price: { units: () => 1, says: 'one unit' },
      page: {
        slug: 'horoscope-personal',
        title: 'Horoscope of a birth',
        about: 'The transits of a day to a birth, most important first, with scores.',
        group: 'Births',
        births: { birth: 'Birth' },
        first: ['date', 'tz_str', 'locale'],
        example: { ...exampleBirth('birth.'), date: '2026-09-22' },
      },
      tool: {
        family: { of: 'timing', line: 'for a birth and a day' },
        title: 'Horoscope of a birth',
        description: `The daily horoscope of a birth: the transits that are exact or closest on a day, the most important first, the Moon's house, and scores for love, career, money and health as sums of these. For all transits of an instant with their passages use v1_transits_calculate. Ask for the birth, never invent it.`,
        omits: [...BIRTH_ALIASES, 'include_interpretation_blocks'],
        requires: ['birth'],
        asks: { births: ['birth'] },
        example: { birth: ADA, date: '2027-01-01' },
        cuts: [{ field: 'data.content.facts', advice: 'The first of them are the text.' }],
        text: personalText,
        largest: { locale: 'fr' },
        question: { asked: 'What is my horoscope for New Year 2027?', says: /2027-01-01.*Transiting .*natal /s },
      },
    }),
  },
})

function personalText({ data: { date, scores, content, astro, personal, ...of }, meta, warnings }: Reply): string {
  const { settings } = meta
  const first = personal.ascendant_sign
  return paragraphs(
    [
      `Horoscope for ${date} (${settings.tz_str}), natal Sun in ${of.sign}, ${first ? `house 1 is ${first.label}` : 'no houses'}.`,
    ],
    warningLines(warnings ?? []),
    [content.text],
    personal.transits_top.map(
      ({ transit_planet: a, aspect, natal_planet: b, orb_deg, score, exact_at }) =>
        `${score}: transiting ${a.label}, ${aspect.label}, natal ${b.label}, ${exact_at ? `exact ${exact_at}` : `orb ${orb_deg}°`}`,
    ),
    of.score_factors.map(
      ({ dimension, drivers }) =>
        `${dimension} ${scores[dimension]}: ${drivers.map(({ label, weight }) => `${label} ${weight}`).join(', ')}`,
    ),
    [`overall ${scores.overall}, the mean of the four. Confidence ${personal.confidence_score}.`],
    [`Moon in ${astro.moon_sign.label}, ${astro.moon_phase.label}.`],
  )
}
