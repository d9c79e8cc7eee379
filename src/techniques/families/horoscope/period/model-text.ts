import type { z } from 'zod'
import { type Fields, paragraphs, warningLines } from '../../../../wire/texts/words.ts'
import { PeriodPersonalReply, PeriodSignReply } from './reply.ts'

type SignReply = z.output<typeof PeriodSignReply>
type PersonalReply = z.output<typeof PeriodPersonalReply>

const WITHOUT = { score_factors: true, astro: true } as const

/** The structured content of the tools: without the drivers of the scores, of which a month has hundreds. */
export const SIGN_STRUCTURE = PeriodSignReply.extend({ data: PeriodSignReply.shape.data.omit(WITHOUT) })

/** The same for a birth. */
export const PERSONAL_STRUCTURE = PeriodPersonalReply.extend({ data: PeriodPersonalReply.shape.data.omit(WITHOUT) })

/** An answer without the drivers of its scores. */
export function short({ data, ...answer }: SignReply | PersonalReply): Fields {
  const { score_factors: _, astro: __, ...rest } = data
  return { ...answer, data: rest }
}

/** What is shortened in a long answer. */
export const CUTS = [
  { field: 'data.content.facts', advice: 'The text has those with in_text.' },
  { field: 'data.events', advice: 'highlights has the heaviest.' },
] as const

/** The horoscope of a period for a model, the text first. */
export function periodText({ data, meta, warnings }: SignReply | PersonalReply): string {
  const { scores, content } = data
  const ofBirth = 'personal' in data ? data.personal : null
  const houses = ofBirth
    ? `natal Sun in ${data.sign}, ${ofBirth.ascendant_sign ? `house 1 is ${ofBirth.ascendant_sign.label}` : 'no houses'}`
    : `houses count from ${data.sign}`
  return paragraphs(
    [`Horoscope of the ${data.period} ${data.from} to ${data.to} (${meta.settings.tz_str}), ${houses}.`],
    warningLines(warnings ?? []),
    [content.text],
    data.key_days.map(
      ({ date, weight, events }) => `${date}, weight ${weight}: ${events.map(({ label }) => label).join(', ')}`,
    ),
    data.highlights.map(({ label, exact_at, weight }) => `${weight}: ${label}, exact ${exact_at}`),
    ofBirth
      ? ofBirth.transits_top.map(
          ({ transit_planet: a, aspect, natal_planet: b, orb_deg, score, exact_at, from, to }) =>
            `${score}: transiting ${a.label}, ${aspect.label}, natal ${b.label}, ${from} to ${to}, ${exact_at.length > 0 ? `exact ${exact_at.join(', ')}` : `orb ${orb_deg}°`}`,
        )
      : [],
    data.score_factors.map(
      ({ dimension, reason }) =>
        `${dimension} ${scores[dimension]}: ${[reason.main, ...(reason.secondary ? [reason.secondary] : [])].join(', ')}`,
    ),
    [
      `overall ${scores.overall}, the mean of the four, which are means of ${data.days.length} days.${ofBirth ? ` Confidence ${ofBirth.confidence_score}.` : ''}`,
    ],
  )
}
