import { signIndex, wholeMinutesInSign } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { VARGA_TERMS } from '../../../astro/vedic/varga-part-table.ts'
import { type Division, VARGAS, vargaLongitude } from '../../../astro/vedic/vargas.ts'
import { zodiacOfAyanamsha } from '../../../contract/vedic/request.ts'
import type { VedicVisualInput } from '../../../contract/vedic/visual.ts'
import { pointName, signName } from '../../../languages/catalogues.ts'
import { filled, type Language } from '../../../languages/language.ts'
import { lettersOf } from '../../../wheel/script.ts'
import type { SquareBody, SquareChart, SquaresContent } from '../../../wheel/squares/content.ts'
import { SQUARE_LABELS, type SquareBodyId } from '../../../wheel/squares/labels.ts'
import { captionOf, descriptionOf } from '../caption.ts'
import type { Atlas } from '../place.ts'
import { type Warning, warningsOf } from '../warnings.ts'
import { castVedic, type VedicChart } from './chart.ts'
import { moonWarnings } from './warnings.ts'

/** A body with its sidereal longitude in the birth chart. */
interface Placed {
  readonly id: SquareBodyId
  readonly longitude: number
  readonly isRetrograde: boolean
}

const OUTER = ['uranus', 'neptune', 'pluto'] as const
const isNode = (id: string): boolean => id === 'rahu' || id === 'ketu'

/** The charts of a request in squares, and how they differ from it. */
export function castSquares(
  sky: Sky,
  atlas: Atlas,
  input: VedicVisualInput,
): { readonly content: SquaresContent; readonly warnings: readonly Warning[] } {
  const vedic = castVedic(sky, atlas, input)
  const { cast } = vedic
  const { language } = input
  const bodies = bodiesOf(sky, vedic, input).filter(({ id }) => input.display_settings?.[id] !== false)
  const title = filled(SQUARE_LABELS[language].title, { name: cast.name })
  const moon = vedic.grahas.find(({ graha }) => graha === 'Moon')!.longitude
  const charts = input.divisions.map((division) => chartOf(division, bodies, { vedic, moon, input }))
  return {
    content: {
      language,
      title,
      description: `${descriptionOf(cast, language)} ${charts.map(spoken).join(' ')}`,
      caption: captionOf(cast, language),
      charts,
    },
    warnings: [
      ...(input.warnings ?? []),
      ...warningsOf(cast),
      ...moonWarnings(sky, cast, 'It is drawn in its place at noon'),
      ...lagnaWarnings(vedic, input),
    ],
  }
}

/** What a chart in squares cannot show. */
function lagnaWarnings({ ascendant }: VedicChart, input: VedicVisualInput): Warning[] {
  const system: Warning[] =
    input.house_system === 'whole_sign'
      ? []
      : [{ code: 'house_system_not_drawn', message: 'A chart in squares has whole signs, whatever house_system says' }]
  if (ascendant !== null) return system
  const message = 'The birth has no time, so there is no lagna. Houses are counted from the sign of the Moon at noon'
  return [...system, { code: 'lagna_unknown', message }]
}

function bodiesOf(sky: Sky, { cast, grahas, ascendant }: VedicChart, input: VedicVisualInput): Placed[] {
  const types = new Set(input.body_types)
  const own = grahas
    .map(({ graha, longitude, speed }): Placed => {
      const id = graha.toLowerCase() as SquareBodyId
      // The nodes are retrograde on average, so a mark on them would say nothing.
      return { id, longitude, isRetrograde: speed < 0 && !isNode(id) }
    })
    .filter(({ id }) => types.has(isNode(id) ? 'nodes' : 'classical_grahas'))
  const outer = types.has('outer_planets')
    ? sky
        .positions(OUTER, cast.born.moment.jd, zodiacOfAyanamsha(input.ayanamsha))
        .map(({ longitude, speed }, index): Placed => ({ id: OUTER[index]!, longitude, isRetrograde: speed < 0 }))
    : []
  const lagna: Placed[] =
    types.has('ascendant') && ascendant !== null ? [{ id: 'ascendant', longitude: ascendant, isRetrograde: false }] : []
  return [...lagna, ...own, ...outer]
}

interface ChartInput {
  readonly vedic: VedicChart
  /** The longitude of the Moon. */
  readonly moon: number
  readonly input: VedicVisualInput
}

function chartOf(division: Division, bodies: readonly Placed[], { vedic, moon, input }: ChartInput): SquareChart {
  const { language, display_settings: shown } = input
  const words = SQUARE_LABELS[language]
  const placed = bodies.map((body) => ({ ...body, longitude: vargaLongitude(division, body.longitude) }))
  const { ascendant } = vedic
  const lagnaSign = ascendant === null ? null : signIndex(vargaLongitude(division, ascendant))
  const firstSign = lagnaSign ?? signIndex(vargaLongitude(division, moon))
  const hasDegrees = division === 1 && shown?.degrees !== false
  const first = signName(language, firstSign)
  return {
    badge: `D${division}`,
    title: language === 'hi' ? VARGA_TERMS[division].devanagari : VARGAS[division],
    subtitle: lagnaSign === null ? `${pointName(language, 'moon')} ${first}` : `${words.lagna} ${first}`,
    firstSign,
    lagnaSign,
    signs: Array.from({ length: 12 }, (_, sign) => ({
      sign,
      name: signName(language, sign),
      label: shortOf(signName(language, sign)),
      house: ((sign - firstSign + 12) % 12) + 1,
      bodies: placed
        .filter(({ longitude }) => signIndex(longitude) === sign)
        .sort((one, other) => one.longitude - other.longitude)
        .map(
          ({ id, longitude, isRetrograde }): SquareBody => ({
            id,
            label: words.short[id],
            name: nameOf(id, language),
            degrees: hasDegrees ? degreesText(longitude) : null,
            isRetrograde: isRetrograde && shown?.retrograde !== false,
          }),
        ),
    })),
  }
}

/** The first letters of the name of a sign. */
const SIGN_LETTERS = 3
const shortOf = (name: string): string =>
  lettersOf(name)
    .slice(0, SIGN_LETTERS)
    .map(({ letter }) => letter)
    .join('')

function nameOf(id: SquareBodyId, language: Language): string {
  const words = SQUARE_LABELS[language]
  if (id === 'ascendant') return words.lagna
  return id === 'rahu' || id === 'ketu' ? words[id] : pointName(language, id)
}

/** Degrees and minutes within the sign, never rounded up into the next one. */
function degreesText(longitude: number): string {
  const minutes = wholeMinutesInSign(longitude)
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
}

/** A chart in words: `D1 Rashi: Leo Lagna, Sun, Mercury; ...`. */
const spoken = ({ badge, title, signs }: SquareChart): string =>
  `${badge} ${title}: ${signs
    .filter(({ bodies }) => bodies.length > 0)
    .map(({ name, bodies }) => `${name} ${bodies.map((body) => body.name).join(', ')}`)
    .join('; ')}.`
