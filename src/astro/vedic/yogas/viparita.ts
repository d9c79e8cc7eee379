import { signIndex } from '../../sign.ts'
import { DEEP_EXALTATION, lordOfSign, PLANETS, type Planet } from '../dignity.ts'
import { areInMutualKendras, DUSTHANAS, hasLagna, isInKendra, KENDRAS, type YogaChart } from './chart.ts'
import { at, type Formed, type Yoga } from './yoga.ts'

const ORDINALS: Readonly<Record<number, string>> = { 6: '6th', 8: '8th', 12: '12th' }

/** The planets that rule none of the 6th, 8th and 12th and are related to a planet. */
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
  formed: (chart) =>
    DUSTHANAS.includes(chart.house(chart.lord(house))) ? [{ planets: [chart.lord(house)], ruled: [house] }] : [],
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
  const ofExaltation = lordOfSign(signIndex(DEEP_EXALTATION[planet]))
  const isAngular = (helper: Planet): boolean =>
    isInKendra(chart, helper) || KENDRAS.includes(chart.from('Moon', helper))
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
    ...{
      id: 'neecha_bhanga_raja',
      name: 'Neecha Bhanga Raja',
      iast: 'Nīcabhaṅga-rājayoga',
      devanagari: 'नीचभङ्गराजयोग',
    },
    ...{ category: 'neecha_bhanga', type: 'auspicious' },
    rule: 'A planet is debilitated, and the lord of its sign or the lord of its exaltation is in a kendra from the lagna or from the Moon, or the two are in kendras from each other, or the lord of its sign aspects it in full.',
    sources: [at('phaladeepika', '7.26-28'), at('jataka_parijata', '7')],
    needsLagna: true,
    formed: neechaBhanga,
  },
]
