import type { Planet } from '../dignity.ts'
import { isInKendra } from './chart.ts'
import { at, named, when, type Yoga } from './yoga.ts'

const mahapurusha = (id: string, name: string, iast: string, devanagari: string, planet: Planet): Yoga => ({
  ...named(id, name, iast, devanagari),
  category: 'mahapurusha',
  type: 'auspicious',
  rule: `${planet} is in its own sign or in its exaltation, in a kendra from the lagna.`,
  sources: [at('bphs', '75.1-2'), at('phaladeepika', '6.1'), at('saravali', '37.2')],
  needsLagna: true,
  formed: (chart) => when(chart.isStrong(planet) && isInKendra(chart, planet), planet),
})

/** The five yogas of great people. */
export const MAHAPURUSHA: readonly Yoga[] = [
  mahapurusha('ruchaka', 'Ruchaka', 'Rucaka', 'रुचक', 'Mars'),
  mahapurusha('bhadra', 'Bhadra', 'Bhadra', 'भद्र', 'Mercury'),
  mahapurusha('hamsa', 'Hamsa', 'Haṃsa', 'हंस', 'Jupiter'),
  mahapurusha('malavya', 'Malavya', 'Mālavya', 'मालव्य', 'Venus'),
  mahapurusha('shasha', 'Shasha', 'Śaśa', 'शश', 'Saturn'),
]
