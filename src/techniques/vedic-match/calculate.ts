import type { Sky } from '../../astro/sky.ts'
import {
  type KootaRules,
  MAX_SCORE,
  MIN_TRADITIONAL,
  SCHOOLS,
  totalScore,
} from '../../astro/vedic/kootas/ashtakoota.ts'
import { coupleDoshas } from '../../astro/vedic/kootas/exceptions.ts'
import { type Couple, moonPlaceAt } from '../../astro/vedic/kootas/koota.ts'
import { MANGAL_HOUSES, type MangalDosha, mangalBalance, mangalDosha } from '../../astro/vedic/kootas/mangal.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import { castVedic, type VedicChart } from '../../calculation/charting/vedic/chart.ts'
import { moonsOfDay } from '../../calculation/charting/vedic/moon-day.ts'
import { moonWarnings } from '../../calculation/charting/vedic/warnings.ts'
import { warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { zodiacOfAyanamsha } from '../../contract/vedic/request.ts'
import { decimals } from '../../wire/sky.ts'
import { subjectAndTime } from '../../wire/time-and-place.ts'
import { nakshatraIn, placeIn } from '../../wire/vedic/chart.ts'
import {
  ashtakootaReply,
  coupleDoshaReply,
  mangalReply,
  type ScoreRange,
  southernReply,
} from '../../wire/vedic/match.ts'
import type { Person, Risk, VedicMatchInput, VedicMatchReply } from './schema.ts'

type Reply = ReplyOf<typeof VedicMatchReply>
type Name = 'person1' | 'person2'
const NAMES = ['person1', 'person2'] as const

/** A person with the chart, and with the longitudes that the Moon may have. */
interface Matched {
  readonly name: Name
  readonly person: Person
  readonly vedic: VedicChart
  readonly moon: number
  readonly moons: readonly number[]
}

/** The answer of `POST /api/v2/vedic/match`. */
export function vedicMatchAnswer(sky: Sky, atlas: Atlas, input: VedicMatchInput): Reply {
  const [one, other] = NAMES.map((name) => matched(sky, atlas, name, input)) as [Matched, Matched]
  const [groom, bride] = input.groom === 'person1' ? [one, other] : [other, one]
  const couple = { groom: moonPlaceAt(groom.moon), bride: moonPlaceAt(bride.moon) }
  const rules = rulesOf(input)
  const score = ashtakootaReply(couple, input.school, rules, scoreRange(groom, bride, rules))
  const mangal = [one, other].map(({ vedic }) => mangalOf(vedic, input)) as [MangalDosha, MangalDosha]
  const doshas = doshasOf(couple, score, mangal, input)
  const warnings = [
    ...(input.warnings ?? []),
    ...[one, other].flatMap((each) => warningsAboutPerson(sky, each)),
    ...zodiacWarnings(one, other),
  ]
  return {
    persons: [one, other].map((each) => personReply(sky, each, each === groom ? 'groom' : 'bride')),
    ashtakoota: score,
    doshas,
    southern: input.systems.map((edition) => southernReply(couple, edition)),
    summary: {
      total_score: score.score,
      max_score: MAX_SCORE,
      minimum_traditional_threshold: MIN_TRADITIONAL,
      passes_minimum_threshold: score.score >= MIN_TRADITIONAL,
      risk_flags: risksOf(doshas, score.score),
    },
    metadata: {
      calculation_basis: 'moon_nakshatra_moon_rashi_ashtakoota',
      person1_input_mode: 'birth_chart',
      person2_input_mode: 'birth_chart',
      school: input.school,
      groom: input.groom,
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

function matched(sky: Sky, atlas: Atlas, name: Name, input: VedicMatchInput): Matched {
  const person = input[name]
  const called = person.name ?? person.label
  const vedic = castVedic(sky, atlas, { ...person, name: called, ephemeris: input.ephemeris }, `${name}.`)
  return { name, person, vedic, moon: longitudeOf(vedic, 'Moon'), moons: moonsOfDay(sky, vedic) }
}

const longitudeOf = ({ grahas }: VedicChart, name: string): number =>
  grahas.find(({ graha }) => graha === name)!.longitude

/** The rules of the school, with those that the request names. */
function rulesOf({ school, rules }: VedicMatchInput): KootaRules {
  const named = Object.entries(rules ?? {}).filter(([, rule]) => rule)
  return { ...SCHOOLS[school], ...Object.fromEntries(named) }
}

/** The least and the largest sum over all places that the Moons may have; null if both have one. */
function scoreRange(groom: Matched, bride: Matched, rules: KootaRules): ScoreRange | null {
  if (groom.vedic.cast.born.timeKnown && bride.vedic.cast.born.timeKnown) return null
  const scores = groom.moons.flatMap((his) =>
    bride.moons.map((hers) => totalScore({ groom: moonPlaceAt(his), bride: moonPlaceAt(hers) }, rules)),
  )
  return { min: Math.min(...scores), max: Math.max(...scores) }
}

const mangalOf = (vedic: VedicChart, { mangal_houses }: VedicMatchInput): MangalDosha =>
  mangalDosha(
    {
      Mars: longitudeOf(vedic, 'Mars'),
      Moon: longitudeOf(vedic, 'Moon'),
      Venus: longitudeOf(vedic, 'Venus'),
      Jupiter: longitudeOf(vedic, 'Jupiter'),
      Lagna: vedic.ascendant,
    },
    mangal_houses,
  )

function doshasOf(
  couple: Couple,
  { kootas }: Pick<Reply['ashtakoota'], 'kootas'>,
  [one, other]: readonly [MangalDosha, MangalDosha],
  { mangal_houses }: VedicMatchInput,
): Reply['doshas'] {
  const pointsOf = (id: string): number => kootas.find((koota) => koota.id === id)!.score
  const { nadi, bhakoot, gana } = coupleDoshas(couple, {
    nadi: pointsOf('nadi'),
    bhakoot: pointsOf('bhakoot'),
    gana: pointsOf('gana'),
  })
  const { houses, source } = MANGAL_HOUSES[mangal_houses]
  return {
    manglik: {
      person1: mangalReply(one),
      person2: mangalReply(other),
      compatibility: {
        available: [one, other].every(({ checked }) => checked.includes('Lagna')),
        ...mangalBalance(one, other),
      },
      houses,
      source,
    },
    nadi: coupleDoshaReply(nadi),
    bhakoot: coupleDoshaReply(bhakoot),
    gana: coupleDoshaReply(gana),
  }
}

function risksOf({ nadi, bhakoot, gana, manglik }: Reply['doshas'], score: number): Risk[] {
  const risks: readonly (readonly [Risk, boolean])[] = [
    ['nadi_dosha', nadi.active],
    ['bhakoot_dosha', bhakoot.active],
    ['gana_dosha', gana.active],
    ['manglik_requires_review', manglik.person1.active || manglik.person2.active],
    ['below_minimum', score < MIN_TRADITIONAL],
  ]
  return risks.flatMap(([risk, is]) => (is ? [risk] : []))
}

const labelOf = ({ name, person, vedic }: Matched): string =>
  person.label?.trim() || (person.name?.trim() ? vedic.cast.name : name === 'person1' ? 'Person 1' : 'Person 2')

function personReply(sky: Sky, each: Matched, part: 'groom' | 'bride'): Reply['persons'][number] {
  const { cast } = each.vedic
  const { sign, sign_id: id, degree_in_sign: degree } = placeIn(each.moon)
  return {
    label: labelOf(each),
    part,
    input_mode: 'birth_chart',
    ...subjectAndTime(cast, sky.deltaTDays(cast.born.moment.jd)),
    moon_sign: { id, name: sign, degree },
    moon_nakshatra: nakshatraIn(each.moon),
    ayanamsha: zodiacOfAyanamsha(each.person.ayanamsha).ayanamsa,
    ayanamsha_deg: decimals(cast.chart.ayanamsa!, 7),
  }
}

/** The warnings about a birth, with the name of its field. */
const warningsAboutPerson = (sky: Sky, { name, person, vedic: { cast } }: Matched) =>
  [
    ...warningsOf(cast),
    ...(person.house_system === 'whole_sign' ? [] : [HOUSES_BY_SIGN]),
    ...moonWarnings(sky, cast, 'The points are for noon; score_range has the lowest and the highest sum of the day'),
  ].map((warning) => ({ of: name, ...warning }))

const HOUSES_BY_SIGN = {
  code: 'houses_by_sign',
  message: 'The houses of Mars are counted by signs. house_system has no effect on a match',
}

const zodiacWarnings = (one: Matched, other: Matched) => {
  const [first, second] = [one, other].map(({ person }) => zodiacOfAyanamsha(person.ayanamsha).ayanamsa)
  return first === second
    ? []
    : [{ code: 'ayanamshas_differ', message: `person1 uses the ayanamsha ${first}, person2 ${second}` }]
}
