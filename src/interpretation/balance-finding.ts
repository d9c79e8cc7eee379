import { PLANETS } from '../astro/body.ts'
import type { Chart } from '../astro/chart.ts'
import { dominants } from '../astro/dominants.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { labelOf, listed, rulerWord } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import { strongElementTitle } from './balance-choices.ts'
import { type DayOfBirth, isSignCertain } from './day-of-birth.ts'
import type { Finding } from './finding.ts'
import { textKey } from './keys.ts'
import { articled, capital, percentText } from './names.ts'

/** Shares of the weight that differ by less are the same. */
const SAME_SHARE = 0.02

/** The element and the mode that weigh most in what is certain of a chart. What weighs the same shares its rank. */
export function balanceFinding(chart: Chart, day: DayOfBirth, language: Language): Finding {
  const { elements, modes, chartRuler } = dominants(chart, 'modern')
  const { names, readings } = CATALOGUES[language]
  const { because } = readings
  const [leading, mostly] = [leadersOf(elements), leadersOf(modes)]
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
  const [element, mode] = [elements[0]!, modes[0]!]
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
