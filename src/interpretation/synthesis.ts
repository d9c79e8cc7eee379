import { ASPECTS } from '../astro/aspect.ts'
import { type AspectHit, aspects } from '../astro/aspects.ts'
import { isPhysical } from '../astro/body.ts'
import { type Chart, moversOf } from '../astro/chart.ts'
import { dominants, type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { type Pattern, patterns } from '../astro/patterns.ts'
import { signIndex } from '../astro/sign.ts'
import { aspectTitle, isReadAspect } from './aspect-choices.ts'
import { strongElementTitle } from './balance-choices.ts'
import { READ_BODIES, textKey } from './keys.ts'
import { degreesText, listed, readerName, signName, withArticle } from './names.ts'

/** A dominant factor of a chart, with its reasons. */
export interface Finding {
  readonly title: string
  /** The text about it; null when another section of the reading has it. */
  readonly key: string | null
  /** The reasons, one sentence each. */
  readonly because: readonly string[]
}

const CLOSEST_ASPECTS = 3
const PERCENT = 100

/** The dominant factors of a chart with their reasons, the weightiest first. */
export function synthesis(chart: Chart): Finding[] {
  const [first, second] = planetWeights(chart) as [PlanetWeight, PlanetWeight]
  return [
    {
      title: `${readerName(first.id)} carries the most weight`,
      key: textKey.dominantPlanet(first.id),
      because: [...reasonsOf(first, chart), aheadOf(first, second)],
    },
    {
      title: `${readerName(second.id)} comes next`,
      key: textKey.dominantPlanet(second.id),
      because: reasonsOf(second, chart),
    },
    balance(chart),
    ...figures(chart),
    ...closest(chart.aspects),
  ]
}

function reasonsOf({ id, rules, angle, dignity, aspects: own }: PlanetWeight, chart: Chart): string[] {
  const sign = signName(signIndex(chart.points.find((point) => point.id === id)!.longitude))
  const read = own.filter(isReadAspect)
  const [nearest] = read
  return [
    ...(rules.length > 0 ? [`It rules ${listed(rules.map((each) => RULED[each]))}.`] : []),
    ...(angle ? [`It stands ${degreesText(angle.orb)} from your ${readerName(angle.id)}, where a planet shows.`] : []),
    ...(dignity === 'domicile' ? [`It is in ${sign}, the sign that it rules.`] : []),
    ...(dignity === 'exaltation' ? [`It is in ${sign}, the sign of its exaltation.`] : []),
    ...(nearest
      ? [
          `It forms ${read.length === 1 ? 'one major aspect' : `${read.length} major aspects`}, the closest ${phrase(nearest, id)}, ${degreesText(nearest.orb)} from exact.`,
        ]
      : ['It forms no major aspect, and so acts alone.']),
  ]
}

const RULED = { asc: 'your rising sign', sun: 'the sign of your Sun', moon: 'the sign of your Moon' } as const

const aheadOf = (first: PlanetWeight, second: PlanetWeight): string => {
  const lead = first.score / second.score
  const name = readerName(second.id)
  return lead > 1.25 ? `Nothing else comes near it; ${name} is second.` : `${name} follows closely.`
}

/** An aspect from the view of one of its bodies: `a square to the Moon`. */
function phrase({ a, b, aspect }: AspectHit, from: string): string {
  const article = aspect.id === 'opposition' ? 'an' : 'a'
  return `${article} ${aspect.id} ${aspect.id === 'conjunction' ? 'with' : 'to'} ${withArticle(a === from ? b : a)}`
}

/** Shares of the weight that differ by less are the same. */
const SAME_SHARE = 0.02

function balance(chart: Chart): Finding {
  const { elements, modes, chartRuler } = dominants(chart, 'modern')
  const ranked = ranking(elements)
  const [element, most] = ranked[0]!
  const [least, rest] = ranked.at(-1)!
  const leading = ranked.filter(([, share]) => most - share < SAME_SHARE).map(([name]) => name)
  const [[mode, share]] = ranking(modes) as [[string, number]]
  const own = strongElementTitle(element, most)
  const isShared = leading.length > 1
  return {
    title: isShared
      ? `${capital(listed(leading))} weigh the same`
      : (own ?? `${capital(element)} and ${mode} signs set the tone`),
    key: isShared || own !== null ? null : textKey.element(element, 'strong'),
    because: [
      `Counted by weight, with ${chart.angles ? 'the lights and the Ascendant' : 'the lights'} first, ${percent(most)} of the chart is in ${element} signs${isShared ? ` and as much in ${listed(leading.slice(1))}` : ''}; ${percent(share)} is in ${mode} ones.`,
      rest === 0 ? `Nothing of weight stands in ${least}.` : `The least, ${percent(rest)}, is in ${least}.`,
      ...(chartRuler ? [`The ruler of the chart is ${readerName(chartRuler)}.`] : []),
    ],
  }
}

const FIGURES: Readonly<Record<Pattern['kind'], string>> = {
  grand_trine: 'A grand trine',
  t_square: 'A T-square',
  grand_cross: 'A grand cross',
  yod: 'A yod',
  kite: 'A kite',
  mystic_rectangle: 'A mystic rectangle',
}

/** Each kind of pattern appears once, as its closest example. */
function figures({ points }: Chart): Finding[] {
  const bodies = points.filter(({ id, body }) => body && isPhysical(body) && READ_BODIES.some((each) => each === id))
  const found = patterns(
    bodies.map(({ id }) => id),
    aspects(moversOf(bodies), ASPECTS),
  )
  const closestOf = Map.groupBy(
    found.toSorted((a, b) => a.widestOrb - b.widestOrb),
    ({ kind }) => kind,
  )
  return [...closestOf.values()].map(([figure]) => {
    const { kind, bodies: around, apex, widestOrb } = figure!
    return {
      title: `${FIGURES[kind]} of ${listed(around.map(readerName))}`,
      key: textKey.pattern(kind),
      because: [
        `Its widest aspect is ${degreesText(widestOrb)} from exact.`,
        ...(apex ? [`${readerName(apex)} stands at its point, where the figure discharges.`] : []),
      ],
    }
  })
}

const closest = (hits: readonly AspectHit[]): Finding[] =>
  hits
    .filter(isReadAspect)
    .toSorted((one, other) => one.orb - other.orb)
    .slice(0, CLOSEST_ASPECTS)
    .map((hit) => ({
      title: aspectTitle(hit),
      key: null,
      because: [
        `Among the closest aspects: ${degreesText(hit.orb)} from exact and ${hit.applying ? 'applying' : 'separating'}.`,
      ],
    }))

const ranking = (shares: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(shares).sort(([, one], [, other]) => other - one)

const percent = (share: number): string => `${Math.round(share * PERCENT)} %`
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
