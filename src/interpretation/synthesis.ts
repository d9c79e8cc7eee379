import { ASPECTS } from '../astro/aspect.ts'
import { type AspectHit, aspects } from '../astro/aspects.ts'
import { isPhysical } from '../astro/body.ts'
import { type Chart, moversOf } from '../astro/chart.ts'
import { dominants, type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { patterns } from '../astro/patterns.ts'
import { signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, labelOf, listed, pointName, rulerWord } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import { isReadAspect } from './aspect-choices.ts'
import { strongElementTitle } from './balance-choices.ts'
import { certainChart } from './certain-chart.ts'
import { READ_BODIES, textKey } from './keys.ts'
import { isMoonCertain, type MoonOfDay } from './moon-choices.ts'
import { degreesText } from './names.ts'
import { aspectTitle } from './titles.ts'

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

/** The dominant factors of a chart with their reasons in a language, the weightiest first. */
export function synthesis(whole: Chart, moonOfDay: MoonOfDay, language: Language): Finding[] {
  const chart = certainChart(whole, moonOfDay)
  const [first, second] = planetWeights(chart) as [PlanetWeight, PlanetWeight]
  const { findings } = CATALOGUES[language].readings
  return [
    {
      title: capital(filled(findings.strongest, { planet: articled(language, first.id) })),
      key: textKey.dominantPlanet(first.id),
      because: [...reasonsOf(first, chart, language), aheadOf(first, second, language)],
    },
    {
      title: capital(filled(findings.second, { planet: articled(language, second.id) })),
      key: textKey.dominantPlanet(second.id),
      because: reasonsOf(second, chart, language),
    },
    balance(chart, isMoonCertain(moonOfDay), language),
    ...figures(chart, moonOfDay === null, language),
    ...closest(chart.aspects, language),
  ]
}

/** The name of a planet with its article, which only the lights have. */
const articled = (language: Language, id: string): string =>
  (CATALOGUES[language].readings.articled as Readonly<Record<string, string>>)[id] ?? pointName(language, id)

function reasonsOf(
  { id, rules, angle, dignity, aspects: own }: PlanetWeight,
  chart: Chart,
  language: Language,
): string[] {
  const { because } = CATALOGUES[language].readings
  const sign = signIndex(chart.points.find((point) => point.id === id)!.longitude)
  const places = rules.map((each) => because.ruled[each])
  return [
    ...(rules.length > 0 ? [filled(because.rules, { places: listed(language, places) })] : []),
    ...(angle ? [filled(because.angle, { orb: degreesText(angle.orb), angle: pointName(language, angle.id) })] : []),
    ...(dignity === 'domicile' || dignity === 'exaltation'
      ? [filled(because[dignity], { inSign: inSign(language, sign) })]
      : []),
    aspectReason(id, own.filter(isReadAspect), language),
  ]
}

/** The count of the aspects of a body, and the closest from its view: `a square to the Moon`. */
function aspectReason(id: string, own: readonly AspectHit[], language: Language): string {
  const { because, within } = CATALOGUES[language].readings
  const [nearest] = own
  if (!nearest) return because.noAspect
  const other = nearest.a === id ? nearest.b : nearest.a
  return filled(own.length === 1 ? because.oneAspect : because.aspects, {
    count: own.length,
    aspect: filled(labelOf(because.aspect, nearest.aspect.id), { point: labelOf(within, other) }),
    orb: degreesText(nearest.orb),
  })
}

const aheadOf = (first: PlanetWeight, second: PlanetWeight, language: Language): string => {
  const { because } = CATALOGUES[language].readings
  const isFarAhead = first.score / second.score > 1.25
  return filled(isFarAhead ? because.farAhead : because.close, { second: articled(language, second.id) })
}

/** Shares of the weight that differ by less are the same. */
const SAME_SHARE = 0.02

function balance(chart: Chart, isMoonKnown: boolean, language: Language): Finding {
  const { elements, modes, chartRuler } = dominants(chart, 'modern')
  const { names, readings } = CATALOGUES[language]
  const { findings, because } = readings
  const ranked = ranking(elements)
  const [element, most] = ranked[0]!
  const [least, rest] = ranked.at(-1)!
  const leading = ranked.filter(([, share]) => most - share < SAME_SHARE).map(([name]) => name)
  const [[mode, share]] = ranking(modes) as [[string, number]]
  const own = strongElementTitle(element, most, language)
  const isShared = leading.length > 1
  const elementNames = leading.map((each) => labelOf(names.elements, each))
  const tone = { element: labelOf(names.elements, element), mode: labelOf(findings.modes, mode) }
  return {
    title: isShared
      ? capital(filled(findings.sameWeight, { elements: listed(language, elementNames) }))
      : (own ?? capital(filled(findings.balance, tone))),
    key: isShared || own !== null ? null : textKey.element(element, 'strong'),
    because: [
      filled(isShared ? because.sharedWith : because.share, {
        first: chart.angles ? because.first.timed : because.first.untimed,
        percent: percent(most, language),
        element: labelOf(because.elementSigns, element),
        others: listed(language, elementNames.slice(1)),
        share: percent(share, language),
        mode: labelOf(because.modeSigns, mode),
      }),
      // The Moon may bring what lacks.
      ...(isMoonKnown
        ? [
            filled(rest === 0 ? because.nothing : because.least, {
              percent: percent(rest, language),
              element: labelOf(names.elements, least),
            }),
          ]
        : []),
      ...(chartRuler ? [rulerReason(chartRuler, language)] : []),
    ],
  }
}

const rulerReason = (id: string, language: Language): string =>
  capital(
    filled(CATALOGUES[language].readings.because.chartRuler, {
      planet: articled(language, id),
      ruler: rulerWord(language, id),
    }),
  )

/** Each kind of pattern appears once, as its closest example. */
function figures({ points }: Chart, withMoon: boolean, language: Language): Finding[] {
  const { findings, because } = CATALOGUES[language].readings
  const bodies = points.filter(
    ({ id, body }) =>
      body && isPhysical(body) && READ_BODIES.some((each) => each === id) && (withMoon || id !== 'moon'),
  )
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
    const named = around.map((id) => pointName(language, id))
    return {
      title: filled(findings.figure[kind], { points: listed(language, named) }),
      key: textKey.pattern(kind),
      because: [
        filled(because.widest, { orb: degreesText(widestOrb) }),
        ...(apex ? [filled(because.apex, { point: pointName(language, apex) })] : []),
      ],
    }
  })
}

function closest(hits: readonly AspectHit[], language: Language): Finding[] {
  const { because } = CATALOGUES[language].readings
  return hits
    .filter(isReadAspect)
    .toSorted((one, other) => one.orb - other.orb)
    .slice(0, CLOSEST_ASPECTS)
    .map((hit) => ({
      title: aspectTitle(hit, language),
      key: null,
      because: [filled(hit.applying ? because.applying : because.separating, { orb: degreesText(hit.orb) })],
    }))
}

const ranking = (shares: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(shares).sort(([, one], [, other]) => other - one)

const percent = (share: number, language: Language): string =>
  filled(CATALOGUES[language].readings.because.percent, { number: Math.round(share * PERCENT) })
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
