import {
  KOOTA_IDS,
  KOOTAS,
  type KootaId,
  SCHOOLS,
  type School,
  totalScore,
} from '../src/astro/vedic/kootas/ashtakoota.ts'
import { coupleDoshas } from '../src/astro/vedic/kootas/exceptions.ts'
import {
  type Couple,
  type Koota,
  type MoonPlace,
  moonPlaceAt,
  NAKSHATRA_COUNT,
} from '../src/astro/vedic/kootas/koota.ts'
import { EDITIONS, type Edition, poruthams } from '../src/astro/vedic/kootas/southern.ts'
import { NAKSHATRAS } from '../src/astro/vedic/names.ts'

/**
 * Lists all pairs of padas, 108 by 108, with the points of each rule and each school, as CSV: `node tools/vedic-pairs.ts`. With
 * `--differences` it prints in how many of the 11,664 pairs two rules or schools differ, as Markdown.
 */
export const PADA_COUNT = NAKSHATRA_COUNT * 4
const PADA_DEG = 360 / PADA_COUNT
/** The padas that 15° of Sagittarius and Capricorn halve are listed with the second half of the sign. */
const PAST_MIDDLE_DEG = 1e-9

const MOONS: readonly MoonPlace[] = Array.from({ length: PADA_COUNT }, (_, pada) =>
  moonPlaceAt((pada + 0.5) * PADA_DEG + PAST_MIDDLE_DEG),
)

/** All couples of padas. */
export const COUPLES: readonly Couple[] = MOONS.flatMap((groom) => MOONS.map((bride) => ({ groom, bride })))

/** The rules of a koota by their names. */
export const rulesOf = (id: KootaId) => Object.entries((KOOTAS[id] as Koota).rules)
export const schools = Object.keys(SCHOOLS) as School[]
const editions = Object.keys(EDITIONS) as Edition[]

/** Every value of a couple that rules and schools give, by the name of its column. */
const COLUMNS: Readonly<Record<string, (couple: Couple) => number>> = {
  ...Object.fromEntries(
    KOOTA_IDS.flatMap((id) =>
      rulesOf(id).map(([name, rule]) => [`${id}:${name}`, (couple: Couple) => rule.score(couple).score]),
    ),
  ),
  ...Object.fromEntries(schools.map((name) => [name, (couple: Couple) => totalScore(couple, SCHOOLS[name])])),
  ...Object.fromEntries(
    editions.map((edition) => [
      `${edition}_good`,
      (couple: Couple) => poruthams(couple, edition).filter(({ agreement }) => agreement === 'good').length,
    ]),
  ),
  ...Object.fromEntries(
    (['nadi', 'bhakoot', 'gana'] as const).map((id) => [
      `${id}_exceptions`,
      (couple: Couple) => coupleDoshas(couple, doshaPoints(couple))[id].exceptions.length,
    ]),
  ),
}

/** The points by the usual rules that decide whether there is a dosha. */
export const doshaPoints = (couple: Couple) => ({
  nadi: KOOTAS.nadi.rules.three.score(couple).score,
  bhakoot: KOOTAS.bhakoot.rules.distance.score(couple).score,
  gana: KOOTAS.gana.rules.directed.score(couple).score,
})

const names = Object.keys(COLUMNS)

/** The lines of the CSV: a header, then a couple in each line. */
export function* pairLines(): Generator<string> {
  yield ['groom', 'groom_pada', 'bride', 'bride_pada', ...names].join()
  for (const couple of COUPLES) {
    const { groom, bride } = couple
    yield [groom, bride]
      .flatMap(({ nakshatra, pada }) => [NAKSHATRAS[nakshatra]!.name, pada])
      .concat(names.map((name) => COLUMNS[name]!(couple)))
      .join()
  }
}

/** In how many of all couples two columns differ. */
export const differing = (one: string, other: string): number =>
  COUPLES.filter((couple) => COLUMNS[one]!(couple) !== COLUMNS[other]!(couple)).length

/** The table of differences: each rule against the first of its koota, each school against the first. */
function differences(): readonly string[] {
  const against = (first: string, others: readonly string[]) =>
    others.map((other) => `| ${first} | ${other} | ${differing(first, other)} |`)
  return [
    '| Rule | Other rule | Pairs that differ |',
    '| --- | --- | --- |',
    ...KOOTA_IDS.flatMap((id) => {
      const [first, ...others] = rulesOf(id).map(([name]) => `${id}:${name}`)
      return against(first!, others)
    }),
    ...against(schools[0]!, schools.slice(1)),
  ]
}

if (import.meta.main) {
  const lines = process.argv.includes('--differences') ? differences() : pairLines()
  for (const line of lines) process.stdout.write(`${line}\n`)
}
