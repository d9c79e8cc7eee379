import { separation } from '../../angle.ts'
import { STAR_PLANETS } from '../conditions.ts'
import type { YogaSky } from './chart.ts'
import { at, type Formed, when, type Yoga } from './yoga.ts'

const SOURCES = [at('bphs', '38.1-4'), at('phaladeepika', '6.8'), at('saravali', '14.1')] as const

/** The planets in a house from the Sun, of those that count. */
const beside = (sky: YogaSky, house: 2 | 12) => STAR_PLANETS.filter((planet) => sky.from('Sun', planet) === house)

/** Formed by what is on both sides of the Sun. The nature of the planets decides the fruit. */
function flanked(sky: YogaSky, second: boolean, twelfth: boolean): readonly Formed[] {
  const after = beside(sky, 2)
  const before = beside(sky, 12)
  if (after.length > 0 !== second || before.length > 0 !== twelfth) return []
  const all = [...after, ...before]
  const benefics = all.filter((planet) => sky.isBenefic(planet)).length
  const by = benefics === all.length ? 'benefics' : benefics === 0 ? 'malefics' : 'benefics and malefics'
  return [{ planets: ['Sun', ...all], by }]
}

/** The yogas of the Sun. */
export const SOLAR: readonly Yoga[] = [
  {
    id: 'vesi',
    name: 'Vesi',
    iast: 'Veśi',
    devanagari: 'वेशि',
    category: 'solar',
    type: 'mixed',
    rule: 'One or more of Mars, Mercury, Jupiter, Venus and Saturn are in the 2nd from the Sun, and none in the 12th.',
    sources: SOURCES,
    needsLagna: false,
    formed: (sky) => flanked(sky, true, false),
  },
  {
    id: 'vasi',
    name: 'Vasi',
    iast: 'Vāśi',
    devanagari: 'वाशि',
    alsoCalled: ['Vosi'],
    category: 'solar',
    type: 'mixed',
    rule: 'One or more of Mars, Mercury, Jupiter, Venus and Saturn are in the 12th from the Sun, and none in the 2nd.',
    sources: SOURCES,
    needsLagna: false,
    formed: (sky) => flanked(sky, false, true),
  },
  {
    id: 'ubhayachari',
    name: 'Ubhayachari',
    iast: 'Ubhayacarī',
    devanagari: 'उभयचरी',
    category: 'solar',
    type: 'mixed',
    rule: 'At least one of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd from the Sun, and at least one in the 12th.',
    sources: SOURCES,
    needsLagna: false,
    formed: (sky) => flanked(sky, true, true),
  },
  {
    id: 'budha_aditya',
    name: 'Budha-Aditya',
    iast: 'Budhāditya',
    devanagari: 'बुधादित्य',
    alsoCalled: ['Nipuna'],
    category: 'solar',
    type: 'auspicious',
    rule: 'The Sun and Mercury are in one sign.',
    sources: [at('raman', '24'), at('rao', '11.2.4'), at('saravali', '15.4')],
    needsLagna: false,
    formed: (sky) => when(sky.isWith('Sun', 'Mercury'), 'Sun', 'Mercury'),
    cancellations: [
      {
        rule: 'Mercury is within 10° of the Sun.',
        source: at('raman', '24'),
        holds: (sky) => separation(sky.longitude('Sun'), sky.longitude('Mercury')) <= 10,
      },
    ],
  },
]
