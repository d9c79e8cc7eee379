import { epochSecondOf, isoLocal } from '../../astro/civil.ts'
import { lordsOf, periodsBetween } from '../../astro/periods.ts'
import { DASHA_LEVELS } from '../../astro/vedic/dashas/dasha.ts'
import { isPlanet } from '../../astro/vedic/dignity.ts'
import type { NodeHouses, Stay } from '../../astro/vedic/gochar.ts'
import type { Graha } from '../../astro/vedic/names.ts'
import { type VedhaTable, vedhaOf } from '../../astro/vedic/vedha.ts'
import type { CastGochar } from '../../calculation/charting/vedic/gochar.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { GocharInput, GocharMeta, GocharWindow } from '../../contract/vedic/gochar.ts'
import { OVERLAY_LEVELS } from '../../contract/vedic/transit-facts.ts'

type Facts = Pick<ReplyOf<typeof GocharWindow>, 'vedha' | 'ashtakavarga' | 'dashas'>
type Clock = Pick<CastGochar, 'zone'>

/** The instant of a Julian day on the clock of a range. */
export const localTime = (clock: Clock, jd: number): string => localSecond(clock, epochSecondOf(jd))

const localSecond = ({ zone }: Clock, epochMs: number): string => isoLocal(epochMs, zone.offsetSecondsAt(epochMs))

/**
 * What an answer says about a stay in a sign beside its houses. Obstruction is counted from the Moon, so `fromMoon` says whether it
 * applies. Equal stays share their points and dashas.
 */
export function transitFacts(gochar: CastGochar) {
  const dashas = new Map<string, Facts['dashas']>()
  const dashasOf = (graha: Graha, stay: Stay): Pick<Facts, 'dashas'> => {
    if (!gochar.dashas) return {}
    const key = `${graha} ${stay.start} ${stay.end}`
    const known = dashas.get(key) ?? dashasIn(gochar, gochar.dashas, graha, stay)
    dashas.set(key, known)
    return { dashas: known }
  }
  return (graha: Graha, stay: Stay, fromMoon: boolean): Facts => ({
    vedha: fromMoon ? vedhaReply(gochar, graha, stay) : null,
    ashtakavarga: gochar.points && {
      bav: isPlanet(graha) ? gochar.points.bhinna[graha][stay.sign]! : null,
      sav: gochar.points.sarva[stay.sign]!,
    },
    ...dashasOf(graha, stay),
  })
}

function vedhaReply(gochar: CastGochar, graha: Graha, stay: Stay): Facts['vedha'] {
  const { moonSign, occupants, rules, from, until } = gochar
  const vedha = vedhaOf({ graha, stay }, moonSign, occupants, rules)
  return (
    vedha && {
      house: vedha.house,
      sign_id: vedha.sign + 1,
      obstructions: vedha.obstructions
        .filter(({ start, end }) => end > from && start < until)
        .map(({ by, start, end }) => ({
          by,
          start_datetime: localTime(gochar, start),
          end_datetime: localTime(gochar, end),
        })),
    }
  )
}

/** The dashas of a stay after the birth, cut at its ends. An ingress is a stay without length. */
function dashasIn(
  clock: Clock,
  { cycle, birthMs }: NonNullable<CastGochar['dashas']>,
  graha: Graha,
  stay: Pick<Stay, 'start' | 'end'>,
): Facts['dashas'] {
  const startMs = Math.max(epochSecondOf(stay.start), birthMs)
  const endMs = epochSecondOf(stay.end)
  if (endMs < startMs) return []
  const periods = [...periodsBetween(cycle, { fromMs: startMs, toMs: endMs }, OVERLAY_LEVELS)]
  return periods
    .filter(({ level, startMs: begins }) => level === OVERLAY_LEVELS && (begins < endMs || begins <= startMs))
    .map((period) => {
      const [mahadasha, antardasha, pratyantardasha] = lordsOf(period) as readonly Graha[] as [Graha, Graha, Graha]
      const lords = [mahadasha, antardasha, pratyantardasha]
      return {
        mahadasha,
        antardasha,
        pratyantardasha,
        start_datetime: localSecond(clock, Math.max(period.startMs, startMs)),
        end_datetime: localSecond(clock, Math.min(period.endMs, endMs)),
        lord_of: OVERLAID.filter((_, index) => lords[index] === graha),
      }
    })
}

const [MAHADASHA, ANTARDASHA, PRATYANTARDASHA] = DASHA_LEVELS
const OVERLAID = [MAHADASHA, ANTARDASHA, PRATYANTARDASHA] as const

const NODES: Readonly<Record<NodeHouses, string>> = {
  saturn: 'the nodes have those of Saturn (Prasna Marga 22.51)',
  sun: 'the nodes have those of the Sun (Phaladeepika 26.2)',
}
const VEDHA_SOURCES: Readonly<Record<VedhaTable, string>> = {
  phaladeepika: 'Houses of obstruction by Phaladeepika 26.3-8 (V. Subrahmanya Sastri, 1950)',
  narasimha_rao:
    'Houses of obstruction by P.V.R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 26.3 and table 63',
}

/** The rules of an answer with their sources. */
export const rulesOf = (input: GocharInput): ReplyOf<typeof GocharMeta>['rules'] => ({
  favorable_houses: `Houses from the natal Moon by Brihat Samhita 104.4 and Phaladeepika 26.2; ${NODES[input.node_houses]}.`,
  aspects: 'Full aspects by sign (Brihat Parashara Hora Shastra 26); the nodes aspect only the seventh.',
  vedha: `${VEDHA_SOURCES[input.vedha_table]}. Sun and Saturn, and Moon and Mercury, do not obstruct each other: father and son. Rahu and Ketu ${input.nodes_obstruct ? 'obstruct others' : 'do not obstruct others'}, and have no house of obstruction themselves.`,
  ashtakavarga: 'Points by the table of Brihat Parashara Hora Shastra 66, before any reduction.',
  ...(input.include_dasha_overlay && {
    dashas: 'Vimshottari, Brihat Parashara Hora Shastra 46.12-16, in sidereal years of 365.256364 days.',
  }),
})
