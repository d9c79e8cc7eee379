import { ASPECTS } from '../astro/aspect.ts'
import { type AspectHit, aspects } from '../astro/aspects.ts'
import { isPhysical } from '../astro/body.ts'
import { type Chart, moversOf } from '../astro/chart.ts'
import { type PlanetWeight, planetWeights } from '../astro/dominants.ts'
import { patterns } from '../astro/patterns.ts'
import { signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, labelOf, listed, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import { isPersonalAspect, isReadAspect } from './aspect-choices.ts'
import { balanceFinding } from './balance-finding.ts'
import { certainChart } from './certain-chart.ts'
import { type DayOfBirth, directionOf } from './day-of-birth.ts'
import type { Finding } from './finding.ts'
import { READ_BODIES, textKey } from './keys.ts'
import { articled, capital, degreesText, orbText } from './names.ts'
import { aspectTitle } from './titles.ts'

const CLOSEST_ASPECTS = 3

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
  const isFarAhead = first.score / second.score > 1.25
  return filled(isFarAhead ? because.farAhead : because.close, { second: articled(language, second.id) })
}

/** Each kind of pattern appears once, as its closest example. */
function figures({ points }: Chart, day: DayOfBirth, language: Language): Finding[] {
  const { findings, because } = CATALOGUES[language].readings
  const bodies = points.filter(
    ({ id, body }) =>
      body && isPhysical(body) && READ_BODIES.some((each) => each === id) && (day === null || id !== 'moon'),
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
