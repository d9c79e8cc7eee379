import { modeOf } from '../../sign.ts'
import { PLANETS, type Planet } from '../dignity.ts'
import { AKRITI, akritiOf } from './akriti.ts'
import { hasLagna, isInKendra, NATURAL_BENEFICS, NATURAL_MALEFICS, type YogaChart, type YogaSky } from './chart.ts'
import { at, type Cancellation, named, when, type Yoga } from './yoga.ts'

/** Three planets in three kendras, and none of the three others in a kendra. The Moon is left out of account. */
function isDala(chart: YogaChart, own: readonly Planet[], others: readonly Planet[]): boolean {
  const houses = own.filter((planet) => isInKendra(chart, planet)).map((planet) => chart.house(planet))
  return new Set(houses).size === own.length && !others.some((planet) => isInKendra(chart, planet))
}

const isMala = (chart: YogaChart): boolean => isDala(chart, NATURAL_BENEFICS, NATURAL_MALEFICS)
const isSarpa = (chart: YogaChart): boolean => isDala(chart, NATURAL_MALEFICS, NATURAL_BENEFICS)

const signsHeld = (sky: YogaSky): number => new Set(PLANETS.map((planet) => sky.sign(planet))).size

const MODES = { cardinal: 'movable', fixed: 'fixed', mutable: 'dual' } as const
type Mode = keyof typeof MODES

const isOfMode = (sky: YogaSky, mode: Mode): boolean => PLANETS.every((planet) => modeOf(sky.sign(planet)) === mode)
const isAshraya = (sky: YogaSky): boolean => (Object.keys(MODES) as Mode[]).some((mode) => isOfMode(sky, mode))

const PRECEDENCE: readonly Cancellation[] = [
  {
    rule: 'An Akriti or Dala yoga of the same chart takes its place.',
    source: at('brihat_jataka', '12.3 (commentary)'),
    holds: (sky) => hasLagna(sky) && (isMala(sky) || isSarpa(sky) || akritiOf(sky).length > 0),
  },
  {
    rule: 'All seven planets are in one sign: Gola takes its place.',
    source: at('brihat_jataka', '12.12 (commentary)'),
    holds: (sky) => signsHeld(sky) === 1,
  },
]

const ashraya = (id: string, name: string, iast: string, devanagari: string, mode: Mode): Yoga => ({
  ...named(id, name, iast, devanagari),
  category: 'nabhasa',
  group: 'ashraya',
  type: 'mixed',
  rule: `The seven planets are all in ${MODES[mode]} signs.`,
  sources: [at('bphs', '35.7'), at('brihat_jataka', '12.2')],
  cancellations: PRECEDENCE,
  needsLagna: false,
  formed: (sky) => when(isOfMode(sky, mode), ...PLANETS),
})

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

interface Count {
  readonly id: string
  readonly name: string
  readonly iast: string
  readonly devanagari: string
  readonly type: Yoga['type']
  readonly alsoCalled?: readonly string[]
}

const sankhya = (signs: number, names: Count): Yoga => ({
  ...names,
  category: 'nabhasa',
  group: 'sankhya',
  rule:
    signs === 1
      ? 'The seven planets are in one sign, and make no Akriti or Dala yoga. It takes the place of the Ashraya yoga.'
      : `The seven planets are in ${COUNTS[signs - 1]} signs, and make no Akriti, Dala or Ashraya yoga.`,
  sources: [at('bphs', '35.16-17'), at('brihat_jataka', '12.10'), at('phaladeepika', '6.39-41')],
  needsLagna: true,
  formed: (chart) =>
    when(
      signsHeld(chart) === signs &&
        (signs === 1 || !isAshraya(chart)) &&
        !isMala(chart) &&
        !isSarpa(chart) &&
        akritiOf(chart).length === 0,
      ...PLANETS,
    ),
})

const DALA_SOURCES = [at('bphs', '35.8'), at('brihat_jataka', '12.2 (commentary)')] as const

/** The 32 Nabhasa yogas: 3 Ashraya, 2 Dala, 20 Akriti and 7 Sankhya. */
export const NABHASA: readonly Yoga[] = [
  ashraya('rajju', 'Rajju', 'Rajju', 'रज्जु', 'cardinal'),
  ashraya('musala', 'Musala', 'Musala', 'मुसल', 'fixed'),
  ashraya('nala', 'Nala', 'Nala', 'नल', 'mutable'),
  {
    ...named('mala', 'Mala', 'Mālā', 'माला'),
    alsoCalled: ['Sraj'],
    category: 'nabhasa',
    group: 'dala',
    type: 'auspicious',
    rule: 'Mercury, Jupiter and Venus are in three different kendras, and neither the Sun, Mars nor Saturn is in a kendra.',
    sources: DALA_SOURCES,
    needsLagna: true,
    formed: (chart) => when(isMala(chart), ...NATURAL_BENEFICS),
  },
  {
    ...named('sarpa', 'Sarpa', 'Sarpa', 'सर्प'),
    alsoCalled: ['Bhujanga'],
    category: 'nabhasa',
    group: 'dala',
    type: 'inauspicious',
    rule: 'The Sun, Mars and Saturn are in three different kendras, and neither Mercury, Jupiter nor Venus is in a kendra.',
    sources: DALA_SOURCES,
    needsLagna: true,
    formed: (chart) => when(isSarpa(chart), ...NATURAL_MALEFICS),
  },
  ...AKRITI,
  sankhya(7, {
    id: 'vina',
    name: 'Vina',
    iast: 'Vīṇā',
    devanagari: 'वीणा',
    type: 'auspicious',
    alsoCalled: ['Vallaki'],
  }),
  sankhya(6, {
    id: 'dama',
    name: 'Dama',
    iast: 'Dāma',
    devanagari: 'दाम',
    type: 'auspicious',
    alsoCalled: ['Damini'],
  }),
  sankhya(5, { id: 'pasha', name: 'Pasha', iast: 'Pāśa', devanagari: 'पाश', type: 'mixed' }),
  sankhya(4, { id: 'kedara', name: 'Kedara', iast: 'Kedāra', devanagari: 'केदार', type: 'auspicious' }),
  sankhya(3, { id: 'shula', name: 'Shula', iast: 'Śūla', devanagari: 'शूल', type: 'inauspicious' }),
  sankhya(2, { id: 'yuga', name: 'Yuga', iast: 'Yuga', devanagari: 'युग', type: 'inauspicious' }),
  sankhya(1, { id: 'gola', name: 'Gola', iast: 'Gola', devanagari: 'गोल', type: 'inauspicious' }),
]
