import type { z } from 'zod'
import { type Content, html, type Markup } from '../../../../platform/markup.ts'
import type { VedicChartReply } from '../../../../techniques/vedic-chart/schema.ts'
import { table } from '../../../elements/table.ts'
import { dateText } from '../../dates.ts'
import { ordinal } from '../../days.ts'
import { angleText, placeInSign } from '../../degrees.ts'
import { bodyMark } from '../../glyphs.ts'
import { ayanamsaText } from '../../person.ts'

type Reply = z.output<typeof VedicChartReply>
type Points = NonNullable<Reply['points']>
type Dignity = Points['dignities'][number]['dignity']

const DIGNITY_WORDS = {
  exalted: 'exalted',
  moolatrikona: 'moolatrikona',
  own: 'own sign',
  debilitated: 'debilitated',
  great_friend: 'great friend’s sign',
  friend: 'friend’s sign',
  neutral: 'neutral sign',
  enemy: 'enemy’s sign',
  great_enemy: 'great enemy’s sign',
} as const satisfies Readonly<Record<Dignity, string>>

/** Glyphs of grahas by the ids of bodies. */
const GLYPHS: Readonly<Record<string, string>> = { Rahu: 'north_node', Ketu: 'south_node' }

/** `♃ Jupiter`. The name may be a link. */
export const grahaMark = (name: string, shown: Content = name): Markup =>
  html`<span class="named">${bodyMark(GLYPHS[name] ?? name.toLowerCase(), name)} ${shown}</span>`

interface Row {
  readonly mark: Markup
  readonly absolute_degree: number
  readonly house: number | null
  readonly nakshatra: string
  readonly lord: string
  readonly state: string
}

/** Lagna and grahas in a line each. */
export function grahaTable({ ascendant, planets, points }: Reply): Markup {
  const lagna: readonly Row[] = ascendant
    ? [
        {
          mark: html`<span class="named">${bodyMark('asc', 'Lagna')} Lagna</span>`,
          absolute_degree: ascendant.absolute_degree,
          house: 1,
          nakshatra: `${ascendant.nakshatra.name} ${ascendant.nakshatra.pada}`,
          lord: ascendant.nakshatra.lord,
          state: '',
        },
      ]
    : []
  const rows = planets.map(
    (graha): Row => ({
      mark: grahaMark(graha.name),
      absolute_degree: graha.absolute_degree,
      house: graha.house,
      nakshatra: `${graha.nakshatra} ${graha.pada}`,
      lord: graha.nakshatra_lord,
      state: stateOf(graha, points),
    }),
  )
  return table<Row>({
    caption: 'Grahas',
    isCompact: true,
    columns: [
      { head: 'Graha', cell: ({ mark }) => mark },
      { head: 'Rashi', cell: ({ absolute_degree: degree }) => placeInSign(degree) },
      ...(ascendant ? [{ head: 'House', cell: ({ house }: Row) => house !== null && ordinal(house) }] : []),
      {
        head: 'Nakshatra, pada, lord',
        cell: ({ nakshatra, lord }) => html`${nakshatra}, <span class="soft">${lord}</span>`,
      },
      { head: 'Condition', cell: ({ state }) => state || null },
    ],
    rows: [...lagna, ...rows],
  })
}

/** Dignity, motion and combustion. The nodes are always retrograde in the mean, so it is not said of them. */
function stateOf({ name, is_retrograde: isRetrograde }: Reply['planets'][number], points: Points | undefined): string {
  const dignity = points?.dignities.find((each) => each.name === name)?.dignity
  const isCombust = points?.combustion.some((each) => each.name === name && each.is_combust)
  const isNode = name in GLYPHS
  return [dignity && DIGNITY_WORDS[dignity], isRetrograde && !isNode && 'retrograde', isCombust && 'combust']
    .filter(Boolean)
    .join(', ')
}

/** Before some year between 200 and 600 an ayanamsa is negative; answers have it from 0° to 360°. */
const signedAngle = (deg: number): string => (deg > 180 ? `−${angleText(360 - deg)}` : angleText(deg))

/** The zodiac, houses and nodes of the whole tab, which the heading of the page may have otherwise. */
export const zodiacText = ({ metadata }: Reply): string =>
  `Sidereal zodiac, ${ayanamsaText(metadata.ayanamsha)} ayanamsa ${signedAngle(metadata.ayanamsha_deg)}; whole-sign houses; ${metadata.node_type} nodes.`

/** What holds for the whole chart: wars of planets, karakas, Sade Sati. */
export function chartNotes({ points, sade_sati: sadeSati }: Reply): Markup {
  const karakas = points?.chara_karakas.seven ?? []
  return html`${points?.graha_yuddha.map(({ planets, winners }) => html`<p>Planetary war: ${planets.join(' and ')}. ${winners.surya_siddhanta} wins.</p>`)}
${karakas.length > 0 && html`<p>Chara karakas: ${karakas.map(({ karaka, graha }) => `${karaka} ${graha}`).join(', ')}.</p>`}
<p>Sade Sati on ${dateText(sadeSati.reference_date)}: ${sadeSati.description}</p>`
}
