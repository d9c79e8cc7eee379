import { z } from 'zod'
import { separation } from '../../../astro/angle.ts'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { angleText, placeInSign } from '../degrees.ts'
import { aspectMark } from '../glyphs.ts'
import { birthOf, daysOfYears, ONLY, type Question, YearFields, yearControl, yearOf } from '../question.ts'
import { type Event, eclipseText, namedBody, relationOf } from '../sky-words.ts'
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

/** Which eclipses of a year are close to points of a chart. */
export const ECLIPSES: Question = {
  id: 'eclipses',
  asks: 'Which eclipses touch my chart?',
  needsBirth: true,
  fields: z.object({ orb_deg: z.enum(ORBS).default('3'), ...YearFields }),
  controls: ({ own, today }) => html`${yearControl({ own, today })}
<div class="field"><label for="q-orb">Orb</label><select id="q-orb" name="orb_deg">${ORBS.map(
    (orb) => html`<option value="${orb}"${own['orb_deg'] === orb ? ' selected' : ''}>${orb}°</option>`,
  )}</select></div>`,
  async answer(asking) {
    const { ask, own, today } = asking
    const year = yearOf({ own, today })
    const [chart, replies] = await Promise.all([
      ask.natal({ ...birthOf(asking), zodiac_type: 'tropical', sidereal_ayanamsa: null }),
      Promise.all(daysOfYears(year, 1).map((span) => ask.skyEvents({ ...span, ...ONLY, include_lunations: true }))),
    ])
    const points = [...chart.planets.filter(({ id }) => id !== 'asc' && id !== 'mc'), ...anglesOf(chart.angles_details)]
    const eclipses = replies.flatMap(({ events }) => events).filter(({ eclipse }) => eclipse)
    const hits = eclipses.map((event) => ({ event, hits: hitsOf(event, points, Number(own['orb_deg'])) }))
    const touching = hits.filter((each) => each.hits.length > 0).length
    return {
      summary: `${touching === 0 ? 'None' : touching} of the ${eclipses.length} eclipses in ${year} ${touching > 1 ? 'touch' : 'touches'} your chart within ${own['orb_deg']}°.`,
      found: hits.map(({ event, hits: own }) => ({
        utc: event.utc,
        title: eclipseText(event)!,
        says: html`<b>${capital(eclipseText(event)!)}</b> at ${placeInSign(event.longitude_deg)}${hitsText(own)}`,
      })),
      warnings: warningsIn([chart, ...replies]),
      note: 'Conjunctions, oppositions and squares to planets and angles, in the tropical zodiac. The times are those of the new or full Moon.',
    }
  },
}

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
