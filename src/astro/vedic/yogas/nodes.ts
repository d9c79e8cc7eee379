import { normalise } from '../../angle.ts'
import { PLANETS } from '../dignity.ts'
import type { YogaSky } from './chart.ts'
import { at, type Formed, named, when, type Yoga } from './yoga.ts'

/** The seven planets are on one side of the nodes. */
function enclosed(sky: YogaSky): readonly Formed[] {
  const beyond = PLANETS.map((planet) => normalise(sky.longitude(planet) - sky.longitude('Rahu')))
  if (beyond.every((arc) => arc < 180)) return [{ planets: ['Rahu', ...PLANETS, 'Ketu'], by: 'from Rahu to Ketu' }]
  return beyond.every((arc) => arc > 180) ? [{ planets: ['Ketu', ...PLANETS, 'Rahu'], by: 'from Ketu to Rahu' }] : []
}

/** Yogas of Rahu and Ketu. No classical work has them. */
export const NODES: readonly Yoga[] = [
  {
    ...named('kala_sarpa', 'Kala Sarpa', 'Kālasarpa', 'कालसर्प'),
    category: 'nodes',
    type: 'inauspicious',
    rule: 'The seven planets are all on one side of the line from Rahu to Ketu.',
    sources: [at('practice')],
    needsLagna: false,
    formed: enclosed,
  },
  {
    ...named('guru_chandala', 'Guru-Chandala', 'Gurucāṇḍāla', 'गुरुचाण्डाल'),
    category: 'nodes',
    type: 'inauspicious',
    rule: 'Jupiter and Rahu are in one sign.',
    sources: [at('practice')],
    needsLagna: false,
    formed: (sky) => when(sky.isWith('Jupiter', 'Rahu'), 'Jupiter', 'Rahu'),
  },
]
