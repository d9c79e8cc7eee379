import { durMuhurtas, gulikaKala, rahuKala, type Stretch, varjyams, yamaganda } from './day-parts.ts'
import { bhadras } from './moon-times.ts'
import type { PanchangDay } from './panchang.ts'

/** The times of a day in which nothing is begun. */
export const AVOIDED_TIMES = ['Rahu Kaal', 'Yamaganda', 'Gulika Kaal', 'Dur Muhurta', 'Varjyam', 'Bhadra'] as const

export interface AvoidedTime extends Stretch {
  readonly name: (typeof AVOIDED_TIMES)[number]
}

/** The avoided times that touch a day, in order. Those of daylight are missing where the Sun does not rise and set. */
export function avoidedTimes({ solar, elements, start, end }: PanchangDay): AvoidedTime[] {
  const named = (name: AvoidedTime['name'], stretches: readonly Stretch[]): AvoidedTime[] =>
    stretches.map((stretch) => ({ name, start: stretch.start, end: stretch.end }))
  return [
    ...(solar
      ? [
          ...named('Rahu Kaal', [rahuKala(solar)]),
          ...named('Yamaganda', [yamaganda(solar)]),
          ...named('Gulika Kaal', [gulikaKala(solar)]),
          ...named('Dur Muhurta', durMuhurtas(solar)),
        ]
      : []),
    ...named('Varjyam', elements.spans('nakshatra', start, end).flatMap(varjyams)),
    ...named('Bhadra', bhadras(elements, start, end)),
  ]
    .filter((each) => each.end > start && each.start < end)
    .toSorted((one, other) => one.start - other.start)
}
