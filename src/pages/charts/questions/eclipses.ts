import { z } from 'zod'
import { separation } from '../../../astro/angle.ts'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { aheadText, nextOf } from '../ahead.ts'
import { dateText } from '../dates.ts'
import { angleText, placeInSign } from '../degrees.ts'
import { aspectMark } from '../glyphs.ts'
import {
  type Asking,
  birthOf,
  daysOfYears,
  isThisYear,
  ONLY,
  type Question,
  YearFields,
  yearControl,
  yearDigits,
  yearOf,
} from '../question.ts'
import { capital, type Event, eclipseText, namedBody, nameOf, relationOf } from '../sky-words.ts'
import { warningsIn } from '../warnings.ts'

const ORBS = ['1', '2', '3', '5'] as const

/** The aspects by which an eclipse touches a point. */
const ASPECTS = { conjunction: 0, opposition: 180, square: 90 } as const

interface Point {
  readonly id: string
  readonly abs_pos: number
}

interface Hit {
  readonly point: Point
  readonly aspect: keyof typeof ASPECTS
  readonly orbDeg: number
}

interface Touching {
  readonly event: Event
  readonly hits: readonly Hit[]
}

/** Which eclipses of a year are close to points of a chart. */
export const ECLIPSES: Question = {
  id: 'eclipses',
  name: 'Eclipses',
  asks: 'Which eclipses touch my chart?',
  about: 'The eclipses of a year, and which planets and angles of your chart they touch.',
  needsBirth: true,
  fields: z.object({ orb_deg: z.enum(ORBS).default('3'), ...YearFields }),
  controls: (given) => html`${yearControl(given)}
<div class="field"><label for="q-orb">Orb</label><select id="q-orb" name="orb_deg">${ORBS.map(
    (orb) => html`<option value="${orb}"${given.own['orb_deg'] === orb ? ' selected' : ''}>${orb}°</option>`,
  )}</select></div>`,
  async answer(asking) {
    const { ask, own } = asking
    const year = yearOf(asking)
    // The next eclipse on the chart may be in the next year.
    const spans = daysOfYears(year, isThisYear(asking) ? 2 : 1)
    const [chart, replies] = await Promise.all([
      ask.natal({ ...birthOf(asking), zodiac_type: 'tropical', sidereal_ayanamsa: null }),
      Promise.all(spans.map((span) => ask.skyEvents({ ...span, ...ONLY, include_lunations: true }))),
    ])
    const points = [...chart.planets.filter(({ id }) => id !== 'asc' && id !== 'mc'), ...anglesOf(chart.angles_details)]
    const all = replies
      .flatMap(({ events }) => events)
      .filter(({ eclipse }) => eclipse)
      .map((event) => ({ event, utc: event.utc, hits: hitsOf(event, points, Number(own['orb_deg'])) }))
    const next = isThisYear(asking)
      ? nextOf(
          all.filter(({ hits }) => hits.length > 0),
          asking.now,
        )
      : undefined
    const ofYear = all.filter(({ utc }) => utc.slice(0, 4) === yearDigits(year))
    const shown = next && !ofYear.includes(next) ? [...ofYear, next] : ofYear
    return {
      summary: summaryOf(ofYear, next, asking),
      found: shown.map(({ event, hits }) => ({
        utc: event.utc,
        title: eclipseText(event)!,
        says: html`<b>${capital(eclipseText(event)!)}</b> at ${placeInSign(event.longitude_deg)}${hitsText(hits)}`,
      })),
      warnings: warningsIn([chart, ...replies]),
      note: 'Conjunctions, oppositions and squares to planets and angles, in the tropical zodiac. The times are those of the new or full Moon.',
    }
  },
}

function summaryOf(ofYear: readonly Touching[], next: Touching | undefined, asking: Asking): Markup | string {
  const { local, now, own } = asking
  const touching = ofYear.filter(({ hits }) => hits.length > 0)
  const first = next ?? touching[0]
  const among = `${touching.length === 0 ? 'None' : touching.length} of the ${ofYear.length} eclipses in ${yearOf(asking)} ${touching.length > 1 ? 'touch' : 'touches'} your chart within ${own['orb_deg']}°`
  if (!first) return `${among}.`
  const { event, hits } = first
  const on = html`<b>${dateText(local(event.utc))}</b>`
  const what = html`${withIndefinite(eclipseText(event)!)} ${relationOf(hits[0]!.aspect)} your ${nameOf(hits[0]!.point.id)}`
  return next
    ? html`The next eclipse that touches your chart is on ${on}${aheadText(event.utc, now)}: ${what}.`
    : html`${among}, ${touching.length > 1 ? 'first ' : ''}on ${on}: ${what}.`
}

const withIndefinite = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`

const anglesOf = (
  angles: Readonly<Record<'asc' | 'mc', { readonly abs_pos: number }>> | undefined,
): readonly Point[] => (angles ? (['asc', 'mc'] as const).map((id) => ({ id, abs_pos: angles[id].abs_pos })) : [])

/** The points that an eclipse touches, the tightest first. */
const hitsOf = ({ longitude_deg: at }: Event, points: readonly Point[], orbDeg: number): readonly Hit[] =>
  points
    .flatMap((point) =>
      (Object.keys(ASPECTS) as (keyof typeof ASPECTS)[]).map((aspect) => ({
        point,
        aspect,
        orbDeg: Math.abs(separation(at, point.abs_pos) - ASPECTS[aspect]),
      })),
    )
    .filter((hit) => hit.orbDeg <= orbDeg)
    .toSorted((a, b) => a.orbDeg - b.orbDeg)

const hitsText = (hits: readonly Hit[]): Markup =>
  hits.length === 0
    ? html` <span class="soft">touches nothing in your chart</span>`
    : html`<ul class="hits">${joined(
        hits.map(
          ({ point, aspect, orbDeg }) =>
            html`<li>${aspectMark(aspect)} ${relationOf(aspect)} your ${namedBody(point.id)} at ${placeInSign(point.abs_pos)}, orb ${angleText(orbDeg)}</li>`,
        ),
      )}</ul>`
