import { lots } from '../../astro/chart.ts'
import { degreesInSign, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import type { CastBirth } from '../../calculation/charting/cast.ts'
import { type BirthSect, sectOfBirth } from '../../calculation/charting/sect.ts'
import type { Warning } from '../../calculation/charting/warnings.ts'
import { Refusal } from '../../platform/errors.ts'
import type { ReleasingInput } from './schema.ts'

type Rules = ReleasingInput['rules']

/** Where releasing begins, and what it needs of the lots. Signs are 0 for Aries to 11 for Pisces. */
export interface ReleasingStart {
  readonly sign: number
  /** The signs of the lots; null without a time of birth. */
  readonly lots: { readonly fortune: number; readonly spirit: number } | null
  /** Null if no lot depends on it. */
  readonly sect: Pick<BirthSect, 'sect' | 'sectFrom'> | null
  readonly warnings: readonly Warning[]
}

const LOT_NAMES = { fortune: 'Fortune', spirit: 'Spirit' } as const

/** The sign of the first period. Throws `invalid_input` for a lot of a birth without a time. */
export function releasingStart(sky: Sky, cast: CastBirth, rules: Rules): ReleasingStart {
  const { from } = rules
  const given = SIGNS.findIndex(({ id }) => id === from)
  const found = lotsOf(sky, cast, rules)
  if (!found) {
    if (given < 0)
      throw new Refusal('invalid_input', {
        field: 'releasing.from',
        message: `${from} needs a time of birth. Without one, allowed: ${SIGNS.map(({ id }) => id).join(', ')}`,
      })
    const warnings = [
      { code: 'time_required', message: 'Left out, because they need a time of birth: fortune_place, peak' },
      ...unusedSect(rules, 'without a time of birth there are no lots'),
    ]
    return { sign: given, lots: null, sect: null, warnings }
  }
  const fortune = signIndex(found.fortune)
  const spirit = signIndex(found.spirit)
  const isShared = from === 'part_of_spirit' && fortune === spirit
  const ofLot =
    from === 'part_of_fortune' ? fortune : isShared && rules.spirit_with_fortune === 'next' ? spirit + 1 : spirit
  const used = from === 'part_of_spirit' ? (['fortune', 'spirit'] as const) : (['fortune'] as const)
  return {
    sign: (given < 0 ? ofLot : given) % SIGNS.length,
    lots: { fortune, spirit },
    sect: found.sect,
    warnings: [
      ...(found.sect?.warnings ?? unusedSect(rules, 'by ptolemy the lots are the same by day and by night')),
      ...(isShared && rules.spirit_with_fortune === 'same' ? [sharedSign(spirit)] : []),
      ...used.flatMap((lot) => borderWarnings(lot, found[lot])),
    ],
  }
}

interface FoundLots {
  readonly fortune: number
  readonly spirit: number
  readonly sect: BirthSect | null
}

function lotsOf(sky: Sky, cast: CastBirth, { lot_formula: formula, sect: asked }: Rules): FoundLots | null {
  const { angles, points } = cast.chart
  if (!angles) return null
  const longitudeOf = (id: string): number => points.find((point) => point.id === id)!.longitude
  const sect = formula === 'paulus' ? sectOfBirth(sky, cast, asked, 'releasing.sect') : null
  const lights = { ascendant: angles.asc, sun: longitudeOf('sun'), moon: longitudeOf('moon') }
  const { part_of_fortune: fortune, part_of_spirit: spirit } = lots(lights, sect?.sect !== 'night')
  return { fortune, spirit, sect }
}

const unusedSect = ({ sect }: Rules, why: string): readonly Warning[] =>
  sect ? [{ code: 'sect_ignored', message: `releasing.sect is ignored: ${why}` }] : []

const sharedSign = (sign: number): Warning => ({
  code: 'lots_in_one_sign',
  message: `Fortune and Spirit are both in ${SIGNS[sign]!.name}. Valens begins Spirit in the next sign: set releasing.spirit_with_fortune to next for that`,
})

/** Four minutes of a recorded time of birth move the Ascendant, and with it the lots, by about a degree. */
const NEAR_BORDER_DEG = 1

function borderWarnings(lot: keyof typeof LOT_NAMES, longitude: number): readonly Warning[] {
  const sign = signIndex(longitude)
  const within = degreesInSign(longitude)
  const distance = Math.min(within, 30 - within)
  if (distance >= NEAR_BORDER_DEG) return []
  const neighbour = SIGNS[(sign + (within < 15 ? 11 : 1)) % SIGNS.length]!.name
  const message = `The Lot of ${LOT_NAMES[lot]} is ${distance.toFixed(2)} degrees from ${neighbour}. A few minutes in the time of birth would move it there from ${SIGNS[sign]!.name}`
  return [{ code: 'sign_uncertain', message }]
}
