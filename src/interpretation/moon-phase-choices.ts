import { normalise } from '../astro/angle.ts'
import type { Chart } from '../astro/chart.ts'
import { lunationPhase } from '../astro/moon-phase.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import { textKey } from './keys.ts'

/** The text about the phase of the Moon, if it is the same at any hour at which the birth can have been. */
export function moonPhaseChoices(
  { moonPhase: { angle }, points }: Chart,
  day: DayOfBirth,
  language: Language,
): Choice[] {
  const phase = lunationPhase(angle)
  const moon = points.find(({ id }) => id === 'moon')
  const span = day?.['moon']
  if (span && moon) {
    const ends = span.map((longitude) => lunationPhase(normalise(angle + longitude - moon.longitude)))
    if (ends.some((end) => end !== phase)) return []
  }
  const title = CATALOGUES[language].readings.titles.moonPhase[phase]
  return [{ key: textKey.moonPhase(phase), category: 'moon_phase', section: 'core_self', title }]
}
