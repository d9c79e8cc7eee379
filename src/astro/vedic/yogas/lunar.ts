import { separation } from '../../angle.ts'
import { COMBUSTION_LIMITS, STAR_PLANETS } from '../conditions.ts'
import { naturalFriendship } from '../dignity.ts'
import {
  DUSTHANAS,
  hasLagna,
  isInKendra,
  isInKendraFrom,
  NATURAL_BENEFICS,
  NATURAL_MALEFICS,
  UPACHAYAS,
  type YogaChart,
  type YogaSky,
} from './chart.ts'
import { at, type Cancellation, named, type Rule, when, type Yoga } from './yoga.ts'

const FLANKS = [
  at('bphs', '37.7-10'),
  at('phaladeepika', '6.5'),
  at('brihat_jataka', '13.3'),
  at('saravali', '13.1'),
] as const

/** The planets in a house from the Moon, of those that count: neither the Sun nor the nodes. */
const fromMoon = (sky: YogaSky, house: number) => STAR_PLANETS.filter((planet) => sky.from('Moon', planet) === house)

function flanked(sky: YogaSky, second: boolean, twelfth: boolean) {
  const after = fromMoon(sky, 2)
  const before = fromMoon(sky, 12)
  return when(after.length > 0 === second && before.length > 0 === twelfth, 'Moon', ...after, ...before)
}

const lunar = (id: string, name: string, iast: string, devanagari: string) =>
  ({ ...named(id, name, iast, devanagari), category: 'lunar' }) as const

const WITHOUT_COMPANY: readonly Cancellation[] = [
  {
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in a kendra from the Moon.',
    source: at('phaladeepika', '6.5'),
    holds: (sky) => STAR_PLANETS.some((planet) => isInKendraFrom(sky, 'Moon', planet)),
  },
  {
    rule: 'Mars, Mercury, Jupiter, Venus or Saturn is in a kendra from the lagna.',
    source: at('bphs', '37.11-13'),
    holds: (sky) => hasLagna(sky) && STAR_PLANETS.some((planet) => isInKendra(sky, planet)),
  },
  {
    rule: 'The Moon is in a kendra from the lagna.',
    source: at('brihat_jataka', '13.3'),
    holds: (sky) => hasLagna(sky) && isInKendra(sky, 'Moon'),
  },
  {
    rule: 'A planet aspects the Moon in full.',
    source: at('saravali', '13.2'),
    holds: (sky) => [...STAR_PLANETS, 'Sun' as const].some((planet) => sky.aspects(planet, 'Moon')),
  },
]

const LONELY_MOON: Rule = {
  rule: 'None of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd or 12th from the Moon.',
  sources: [at('phaladeepika', '6.5'), at('brihat_jataka', '13.3')],
  cancellations: WITHOUT_COMPANY,
  needsLagna: false,
  formed: (sky) => flanked(sky, false, false),
}

/** Parashara names no limit of combustion. */
const isFitForKesari = (chart: YogaChart): boolean =>
  !chart.isDebilitated('Jupiter') &&
  naturalFriendship('Jupiter', chart.dispositor('Jupiter')) !== -1 &&
  separation(chart.longitude('Jupiter'), chart.longitude('Sun')) > COMBUSTION_LIMITS.Jupiter.direct

function kesari(chart: YogaChart) {
  const supports = (['Moon', 'Mercury', 'Venus'] as const).filter(
    (graha) => chart.isBenefic(graha) && chart.touches(graha, 'Jupiter'),
  )
  const isAngular = isInKendra(chart, 'Jupiter') || isInKendraFrom(chart, 'Moon', 'Jupiter')
  return when(isAngular && supports.length > 0 && isFitForKesari(chart), 'Jupiter', 'Moon', ...supports)
}

const ADHI_HOUSES = [6, 7, 8]

/** The place of the Moon from the Sun, in three degrees. */
const ofTheMonth = (id: string, name: string, iast: string, devanagari: string, first: 1 | 2 | 3): Yoga => {
  const houses = [first, first + 3, first + 6, first + 9]
  return {
    ...lunar(id, name, iast, devanagari),
    type: first === 1 ? 'inauspicious' : first === 2 ? 'mixed' : 'auspicious',
    rule: `The Moon is in the ${['1st, 4th, 7th or 10th', '2nd, 5th, 8th or 11th', '3rd, 6th, 9th or 12th'][first - 1]} from the Sun.`,
    sources: [at('bphs', '37.1'), at('saravali', '13')],
    needsLagna: false,
    formed: (sky) => when(houses.includes(sky.from('Sun', 'Moon')), 'Sun', 'Moon'),
  }
}

/** The yogas of the Moon. */
export const LUNAR: readonly Yoga[] = [
  {
    ...lunar('sunapha', 'Sunapha', 'Sunaphā', 'सुनफा'),
    type: 'auspicious',
    rule: 'One or more of Mars, Mercury, Jupiter, Venus and Saturn are in the 2nd from the Moon, and none in the 12th.',
    sources: FLANKS,
    needsLagna: false,
    formed: (sky) => flanked(sky, true, false),
  },
  {
    ...lunar('anapha', 'Anapha', 'Anaphā', 'अनफा'),
    type: 'auspicious',
    rule: 'One or more of Mars, Mercury, Jupiter, Venus and Saturn are in the 12th from the Moon, and none in the 2nd.',
    sources: FLANKS,
    needsLagna: false,
    formed: (sky) => flanked(sky, false, true),
  },
  {
    ...lunar('durudhara', 'Durudhara', 'Durudharā', 'दुरुधरा'),
    type: 'auspicious',
    rule: 'At least one of Mars, Mercury, Jupiter, Venus and Saturn is in the 2nd from the Moon, and at least one in the 12th.',
    sources: FLANKS,
    needsLagna: false,
    formed: (sky) => flanked(sky, true, true),
  },
  {
    ...lunar('kemadruma', 'Kemadruma', 'Kemadruma', 'केमद्रुम'),
    type: 'inauspicious',
    rule: 'None of Mars, Mercury, Jupiter, Venus and Saturn is with the Moon, in the 2nd or 12th from it, or in a kendra from the lagna.',
    sources: [at('bphs', '37.11-13'), at('brihat_jataka', '13.3'), at('saravali', '13.2')],
    cancellations: WITHOUT_COMPANY,
    needsLagna: true,
    formed: (chart) =>
      STAR_PLANETS.some((planet) => isInKendra(chart, planet) || chart.isWith(planet, 'Moon'))
        ? []
        : flanked(chart, false, false),
    variants: { phaladeepika: LONELY_MOON },
  },
  {
    ...lunar('gaja_kesari', 'Gaja Kesari', 'Gajakesarī', 'गजकेसरी'),
    type: 'auspicious',
    rule: 'Jupiter is in a kendra from the lagna or from the Moon, with or aspected by another benefic, and is not debilitated, not in the sign of a natural enemy and more than 11° from the Sun.',
    sources: [at('bphs', '36.3-4'), at('phaladeepika', '6.14')],
    needsLagna: true,
    formed: kesari,
    variants: {
      phaladeepika: {
        rule: 'Jupiter is in a kendra from the Moon.',
        sources: [at('phaladeepika', '6.14'), at('jataka_parijata', '7.116'), at('raman', '1')],
        needsLagna: false,
        formed: (sky) => when(isInKendraFrom(sky, 'Moon', 'Jupiter'), 'Jupiter', 'Moon'),
      },
    },
  },
  {
    ...lunar('adhi', 'Adhi', 'Adhi', 'अधि'),
    alsoCalled: ['Chandradhi'],
    type: 'auspicious',
    rule: 'Mercury, Jupiter and Venus are all in the 6th, 7th and 8th from the Moon, in any distribution.',
    sources: [at('bphs', '37.5'), at('brihat_jataka', '13.2'), at('phaladeepika', '6.42')],
    cancellations: [
      {
        rule: 'The Sun, Mars or Saturn is in the 6th, 7th or 8th from the Moon too.',
        source: at('bphs', '37.5 (commentary)'),
        holds: (sky) => NATURAL_MALEFICS.some((graha) => ADHI_HOUSES.includes(sky.from('Moon', graha))),
      },
    ],
    needsLagna: false,
    formed: (sky) =>
      when(
        NATURAL_BENEFICS.every((planet) => ADHI_HOUSES.includes(sky.from('Moon', planet))),
        'Moon',
        ...NATURAL_BENEFICS,
      ),
  },
  {
    ...lunar('shakata', 'Shakata', 'Śakaṭa', 'शकट'),
    type: 'inauspicious',
    rule: 'The Moon is in the 6th, 8th or 12th from Jupiter.',
    sources: [at('phaladeepika', '6.14')],
    cancellations: [
      {
        rule: 'The Moon is in a kendra from the lagna.',
        source: at('phaladeepika', '6.14'),
        holds: (sky) => hasLagna(sky) && isInKendra(sky, 'Moon'),
      },
    ],
    needsLagna: false,
    formed: (sky) => when(DUSTHANAS.includes(sky.from('Jupiter', 'Moon')), 'Moon', 'Jupiter'),
  },
  {
    ...lunar('chandra_mangala', 'Chandra-Mangala', 'Candramaṅgala', 'चन्द्रमङ्गल'),
    type: 'mixed',
    rule: 'The Moon and Mars are in one sign.',
    sources: [at('raman', '6'), at('rao', '11.3.5'), at('saravali', '15.8')],
    needsLagna: false,
    formed: (sky) => when(sky.isWith('Moon', 'Mars'), 'Moon', 'Mars'),
  },
  {
    ...lunar('vasumati', 'Vasumati', 'Vasumatī', 'वसुमती'),
    type: 'auspicious',
    rule: 'Mercury, Jupiter and Venus are all in the 3rd, 6th, 10th and 11th from the Moon, in any distribution.',
    sources: [at('bphs', '37.6'), at('phaladeepika', '6.19')],
    needsLagna: false,
    formed: (sky) =>
      when(
        NATURAL_BENEFICS.every((planet) => UPACHAYAS.includes(sky.from('Moon', planet))),
        'Moon',
        ...NATURAL_BENEFICS,
      ),
  },
  ofTheMonth('adhama', 'Adhama', 'Adhama', 'अधम', 1),
  ofTheMonth('sama', 'Sama', 'Sama', 'सम', 2),
  ofTheMonth('varishtha', 'Varishtha', 'Variṣṭha', 'वरिष्ठ', 3),
]
