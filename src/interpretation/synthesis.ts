import { ASPECTS, type AspectHit, aspects } from '../astro/aspect.ts'
import { isPhysical, PLANETS } from '../astro/body.ts'
import { type Chart, moversOf } from '../astro/chart.ts'
import { dominants, type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { patterns } from '../astro/patterns.ts'
import { signIndex } from '../astro/sign.ts'
import { CATALOGUES, inSign, labelOf, listed, pointName, rulerWord } from '../languages/catalogues.ts'
import { capital, filled, type Language } from '../languages/language.ts'
import { isPersonalAspect, isReadAspect } from './aspect-choices.ts'
import { strongElementTitle } from './chart-choices.ts'
import { certainChart, type DayOfBirth, directionOf, isSignCertain } from './day-of-birth.ts'
import { READ_BODIES, textKey } from './keys.ts'
import { articled, aspectTitle, degreesText, orbText, percentText } from './wording.ts'

/** A dominant factor of a chart, with its reasons. */
export interface Finding {
  readonly title: string
  /** The text about it; null when another section of the reading has it. */
  readonly key: string | null
  /** The reasons, one sentence each. */
  readonly because: readonly string[]
}

const CLOSEST_ASPECTS = 3
/** Shares of the weight that differ by less are the same. */
const SAME_SHARE = 0.02
/** The strongest planet is far ahead if its score is more than this many times that of the second. */
const FAR_AHEAD = 1.25

/** The dominant factors of a chart with their reasons in a language, the weightiest first. */
export function synthesis(whole: Chart, day: DayOfBirth, language: Language): Finding[] {
  const chart = certainChart(whole, day)
  const [first, second] = planetWeights(chart) as [PlanetWeight, PlanetWeight]
  const { findings } = CATALOGUES[language].readings
  return [
    {
      title: capital(filled(findings.strongest, { planet: articled(language, first.id) })),
      key: textKey.dominantPlanet(first.id),
      because: [...reasonsOf(first, chart, day, language), aheadOf(first, second, language)],
    },
    {
      title: capital(filled(findings.second, { planet: articled(language, second.id) })),
      key: textKey.dominantPlanet(second.id),
      because: reasonsOf(second, chart, day, language),
    },
    balanceFinding(chart, day, language),
    ...figures(chart, day, language),
    ...closest({ ...whole, aspects: chart.aspects }, day, language),
  ]
}

function reasonsOf(
  { id, rules, angle, dignity, aspects: own }: PlanetWeight,
  chart: Chart,
  day: DayOfBirth,
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
    aspectReason(id, own.filter(isReadAspect), day, language),
  ]
}

/** The count of the aspects of a body, and the closest from its view: `a square to the Moon`. */
function aspectReason(id: string, own: readonly AspectHit[], day: DayOfBirth, language: Language): string {
  const { because, within } = CATALOGUES[language].readings
  const [nearest] = own
  if (!nearest) return because.noAspect
  const other = nearest.a === id ? nearest.b : nearest.a
  return filled(own.length === 1 ? because.oneAspect : because.aspects, {
    count: own.length,
    aspect: filled(labelOf(because.aspect, nearest.aspect.id), { point: labelOf(within, other) }),
    orb: orbText(nearest.orb, day !== null),
  })
}

const aheadOf = (first: PlanetWeight, second: PlanetWeight, language: Language): string => {
  const { because } = CATALOGUES[language].readings
  const isFarAhead = first.score / second.score > FAR_AHEAD
  return filled(isFarAhead ? because.farAhead : because.close, { second: articled(language, second.id) })
}

/** The element and the mode that weigh most in what is certain of a chart. Those that weigh the same are named together. */
function balanceFinding(chart: Chart, day: DayOfBirth, language: Language): Finding {
  const { elements, modes, chartRuler } = dominants(chart, 'modern')
  const { names, readings } = CATALOGUES[language]
  const { because } = readings
  const leading = leadersOf(elements)
  const mostly = leadersOf(modes)
  const [element] = leading.ids as [string]
  const [least, rest] = leading.ranked.at(-1)!
  const own = leading.ids.length === 1 ? strongElementTitle(element, leading.share, language) : null
  const modeNames = mostly.ids.map((mode) => labelOf(because.modeSigns, mode))
  return {
    title: own ?? titleOf(leading.ids, mostly.ids, language),
    key: own === null && leading.ids.length === 1 ? textKey.element(element, 'strong') : null,
    because: [
      filled(leading.ids.length > 1 ? because.sharedWith : because.share, {
        first: chart.angles ? because.first.timed : because.first.untimed,
        percent: percentText(leading.share, language),
        element: labelOf(because.elementSigns, element),
        others: listed(
          language,
          leading.ids.slice(1).map((each) => labelOf(names.elements, each)),
        ),
      }),
      filled(mostly.ids.length > 1 ? because.modeShareEach : because.modeShare, {
        share: percentText(mostly.share, language),
        mode: listed(language, modeNames),
      }),
      // A body whose sign is open may bring what lacks.
      ...(PLANETS.every((id) => isSignCertain(day, id))
        ? [
            filled(rest === 0 ? because.nothing : because.least, {
              percent: percentText(rest, language),
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

function titleOf(elements: readonly string[], modes: readonly string[], language: Language): string {
  const { names, readings } = CATALOGUES[language]
  const { findings, because } = readings
  const element = elements[0]!
  const mode = modes[0]!
  if (elements.length > 1) {
    const weighing = elements.map((each) => labelOf(names.elements, each))
    return capital(filled(findings.sameWeight, { elements: listed(language, weighing) }))
  }
  if (modes.length > 1) return capital(filled(findings.elementTone, { signs: labelOf(because.elementSigns, element) }))
  const tone = { element: labelOf(names.elements, element), mode: labelOf(findings.modes, mode) }
  return capital(filled(findings.balance, tone))
}

/** The shares in order, and those that are as large as the first. */
function leadersOf(shares: Readonly<Record<string, number>>) {
  const ranked = Object.entries(shares).sort(([, one], [, other]) => other - one)
  const share = ranked[0]![1]
  return { ranked, share, ids: ranked.filter(([, each]) => share - each < SAME_SHARE).map(([id]) => id) }
}

/** Each kind of pattern appears once, as its closest example. */
function figures({ points }: Chart, day: DayOfBirth, language: Language): Finding[] {
  const { findings, because } = CATALOGUES[language].readings
  // Without a birth time the Moon forms no aspects, as in `certainChart`.
  const formsAspects = (id: string): boolean => day === null || id !== 'moon'
  const bodies = points.filter(
    ({ id, body }) => body && isPhysical(body) && READ_BODIES.some((each) => each === id) && formsAspects(id),
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
        filled(because.widest, { orb: orbText(widestOrb, day !== null) }),
        ...(apex ? [filled(because.apex, { point: pointName(language, apex) })] : []),
      ],
    }
  })
}

function closest(chart: Chart, day: DayOfBirth, language: Language): Finding[] {
  const { because } = CATALOGUES[language].readings
  return chart.aspects
    .filter(isPersonalAspect)
    .toSorted((one, other) => one.orb - other.orb)
    .slice(0, CLOSEST_ASPECTS)
    .map((hit) => {
      const direction = directionOf(hit, chart, day)
      return {
        title: aspectTitle(hit, language),
        key: null,
        because: [filled(because[direction ?? 'among'], { orb: orbText(hit.orb, day !== null) })],
      }
    })
}
