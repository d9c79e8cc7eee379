import type { DatabaseSync } from 'node:sqlite'
import type { Candidate } from './candidate.ts'
import { LAST } from './spelling.ts'

/** The countries, states and districts of a gazetteer, by their names. */
export interface Areas {
  /**
   * Tells whether a place lies in areas of all these names. The last name may be incomplete. Null when no place can.
   */
  fitter(qualifiers: readonly string[], unfinished?: 'unfinished'): ((candidate: Candidate) => boolean) | null
  /** True when a key is a name of a country, a state or a district, or words of one. */
  isArea(key: string): boolean
  /** The largest places of the states and districts with a name. */
  largestIn(area: string): Candidate[]
}

interface Row {
  readonly country: string
  readonly state_code: string | null
  readonly district_code: string | null
}

/** The codes of the areas that a qualifier may mean: `US`, `US.GA` or `US.GA.059`. */
type Codes = ReadonlySet<string>

/** An incomplete qualifier may begin thousands of names of districts. The first in the alphabet are read. */
const MEANINGS_MAX = 2_000
/** The shortest incomplete text that completes to a district. */
const UNFINISHED_LENGTH_MIN = 4
/** The number of places that represent an area, and of areas of a name that are examined. */
const LARGEST_MAX = 3
const AREAS_MAX = 10
/** The parts of the code of an area. */
const LEVELS = { state: 2, district: 3 } as const

export function openAreas(db: DatabaseSync): Areas {
  const meanings = db.prepare('select code from qualifier where key = ?')
  const beginnings = db.prepare(
    `select code from qualifier where key >= ?1 and key < ?1 || '${LAST}' and levels <= ?2 limit ${MEANINGS_MAX}`,
  )
  const codesOfPlace = db.prepare('select country, state_code, district_code from place where id = ?')
  const largest = db.prepare(
    `select id as place, population as weight from place where country = ?1 and state_code = ?2
     and (?3 is null or district_code = ?3) order by population desc limit ${LARGEST_MAX}`,
  )

  function codesOf(key: string, isUnfinished: boolean): Codes {
    const levels = key.length < UNFINISHED_LENGTH_MIN ? LEVELS.state : LEVELS.district
    const rows = [...meanings.all(key), ...(isUnfinished ? beginnings.all(key, levels) : [])]
    return new Set((rows as unknown as { code: string }[]).map(({ code }) => code))
  }

  return {
    fitter(qualifiers, unfinished) {
      const wanted: Codes[] = []
      for (const [index, key] of qualifiers.entries()) {
        const codes = codesOf(key, unfinished !== undefined && index === qualifiers.length - 1)
        if (codes.size === 0) return null
        wanted.push(codes)
      }
      return ({ place }) => {
        const found = codesOfPlace.get(place) as unknown as Row
        return wanted.every((codes) => liesIn(found, codes))
      }
    },
    isArea: (key) => meanings.get(key) !== undefined,
    largestIn(area) {
      const codes = [...codesOf(area, false)].map((code) => code.split('.')).filter(({ length }) => length > 1)
      return codes
        .slice(0, AREAS_MAX)
        .flatMap(
          ([country, state, district = null]) => largest.all(country!, state!, district) as unknown as Candidate[],
        )
    },
  }
}

const liesIn = ({ country, state_code, district_code }: Row, codes: Codes): boolean =>
  codes.has(country) || codes.has(`${country}.${state_code}`) || codes.has(`${country}.${state_code}.${district_code}`)
