import { exaltationSign, lordOfSign, PLANETS, type Planet } from '../dignity.ts'
import { areInMutualKendras, DUSTHANAS, hasLagna, isInKendra, isInKendraFrom, type YogaChart } from './chart.ts'
import { at, type Formed, named, whenLords, type Yoga } from './yoga.ts'

const ORDINALS: Readonly<Record<number, string>> = { 6: '6th', 8: '8th', 12: '12th' }

/** The planets that are related to a lord and rule none of the 6th, 8th and 12th. */
const outsiders = (chart: YogaChart, lord: Planet): readonly Planet[] =>
  PLANETS.filter(
    (planet) =>
      planet !== lord &&
      !DUSTHANAS.some((house) => chart.lord(house) === planet) &&
      chart.relation(lord, planet) !== null,
  )

const viparita = (
  house: 6 | 8 | 12,
  names: Pick<Yoga, 'id' | 'name' | 'iast' | 'devanagari'>,
  verse: string,
): Yoga => ({
  ...names,
  category: 'viparita',
  type: 'auspicious',
  rule: `The lord of the ${ORDINALS[house]} is in the 6th, 8th or 12th.`,
  sources: [at('phaladeepika', `6.57, ${verse}`), at('uttara_kalamrita', '4.22')],
  cancellations: [
    {
      rule: 'The lord is in one sign, in an exchange or in mutual aspect with a planet that rules none of the 6th, 8th and 12th.',
      source: at('uttara_kalamrita', '4.22'),
      holds: (sky) => hasLagna(sky) && outsiders(sky, sky.lord(house)).length > 0,
    },
  ],
  needsLagna: true,
  formed(chart) {
    const lord = chart.lord(house)
    return whenLords(DUSTHANAS.includes(chart.house(lord)), [house], lord)
  },
})

/** Viparita raja yogas: obstacles that stand in each other’s way. */
export const VIPARITA: readonly Yoga[] = [
  viparita(6, { id: 'harsha', name: 'Harsha', iast: 'Harṣa', devanagari: 'हर्ष' }, '63'),
  viparita(8, { id: 'sarala', name: 'Sarala', iast: 'Sarala', devanagari: 'सरल' }, '65'),
  viparita(12, { id: 'vimala', name: 'Vimala', iast: 'Vimala', devanagari: 'विमल' }, '69'),
]

/** The ways in which the debilitation of a planet is cancelled. */
function waysOf(chart: YogaChart, planet: Planet): readonly { readonly helper: Planet; readonly by: string }[] {
  const ofSign = chart.dispositor(planet)
  const ofExaltation = lordOfSign(exaltationSign(planet))
  const isAngular = (helper: Planet): boolean => isInKendra(chart, helper) || isInKendraFrom(chart, 'Moon', helper)
  return [
    ...(isAngular(ofSign) ? [{ helper: ofSign, by: `${ofSign}, lord of its sign, is in a kendra (7.26)` }] : []),
    ...(ofExaltation !== ofSign && isAngular(ofExaltation)
      ? [{ helper: ofExaltation, by: `${ofExaltation}, lord of its exaltation, is in a kendra (7.26)` }]
      : []),
    ...(areInMutualKendras(chart, ofSign, ofExaltation)
      ? [{ helper: ofExaltation, by: `${ofSign} and ${ofExaltation} are in kendras from each other (7.27)` }]
      : []),
    ...(chart.aspects(ofSign, planet)
      ? [{ helper: ofSign, by: `${ofSign}, lord of its sign, aspects it (7.28)` }]
      : []),
  ]
}

function neechaBhanga(chart: YogaChart): readonly Formed[] {
  return PLANETS.filter((planet) => chart.isDebilitated(planet)).flatMap((planet) => {
    const ways = waysOf(chart, planet)
    return ways.length === 0
      ? []
      : [
          {
            planets: [...new Set([planet, ...ways.map(({ helper }) => helper)])],
            by: `${planet}: ${ways.map(({ by }) => by).join('; ')}`,
          },
        ]
  })
}

/** The cancelled debilitation. */
export const NEECHA_BHANGA: readonly Yoga[] = [
  {
    ...named('neecha_bhanga_raja', 'Neecha Bhanga Raja', 'Nīcabhaṅga-rājayoga', 'नीचभङ्गराजयोग'),
    category: 'neecha_bhanga',
    type: 'auspicious',
    rule: 'A planet is debilitated, and the lord of its sign or the lord of its exaltation is in a kendra from the lagna or from the Moon, or the two are in kendras from each other, or the lord of its sign aspects it in full.',
    sources: [at('phaladeepika', '7.26-28'), at('jataka_parijata', '7')],
    needsLagna: true,
    formed: neechaBhanga,
  },
]
