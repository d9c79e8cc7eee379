import type { ChartData } from '../../contract/charts/reply.ts'
import {
  ASPECT_ORDER,
  aspectName,
  aspectsInOrder,
  type Fields,
  motionText,
  nameOf,
  noteLine,
  ownerOf,
  paragraphs,
  placeText,
  pointLines,
  position,
  under,
  wheelEnds,
} from './words.ts'

type Ring = ChartData['inner']

/** What the texts about the pictures of a technique say of the charts that only it has. */
export interface ChartWords<Facts = Fields> {
  /** The ring of its own chart. */
  readonly ring?: string
  /** How astrologers call the points of that ring: `transiting`. That of the ring by default. */
  readonly owner?: string
  /** The instant of its chart is derived from that of the birth. */
  readonly restsOnBirth?: true
  /** Sentences about the facts beside the charts. */
  about?(facts: Facts): readonly string[]
  /** What a birth without a time means for a chart of several births. */
  readonly untimed?: string
}

/** The content of a chart image: each ring, then the aspects. */
export function chartText<Facts>(
  { ring, owner, restsOnBirth, about, untimed }: ChartWords<Facts>,
  { title, inner, outer, births = [], aspects, warnings = [], ...reply }: ChartData,
  input: Fields,
): string {
  const called = (of: string): string => (of === ring && owner ? owner : ownerOf(of, input))
  // The points of a chart alone need no owner.
  const owners = outer ? { inner: called(inner.of), outer: called(outer.of) } : { inner: '', outer: '' }
  const headOf = (each: Ring, said: string) => castText(each, said || called(each.of), restsOnBirth && each.of === ring)
  const endName = (end: string): string => {
    const [side, id] = end.split('.') as [keyof typeof owners, string]
    return ofOwner(owners[side], nameOf(id))
  }
  return paragraphs(
    [title, ...(about?.(reply as Facts) ?? []), ...birthsOf(births, called, untimed)],
    warnings.map(({ message, of }) => noteLine(of ? `${called(of)} chart: ${message}` : message)),
    [...headOf(inner, owners.inner), ...ringText(inner, owners.inner, owners.outer)],
    outer ? [...headOf(outer, owners.outer), ...ringText(outer, owners.outer, owners.inner)] : [],
    under(
      `Aspects, ${ASPECT_ORDER}:`,
      aspectsInOrder(aspects, wheelEnds).map(
        ({ from, to, type, orb, is_applying }) =>
          `${endName(from)} ${aspectName(type)} ${endName(to)}, orb ${orb.toFixed(2)}°, ${motionText(is_applying)}`,
      ),
    ),
  )
}

const ofOwner = (owner: string, what: string): string => (owner ? `${owner} ${what}` : what)

const castForNoon = (owner: string): string =>
  `The time of ${owner.endsWith("'s") ? '' : 'the '}${owner} chart is unknown: cast for noon`

/** Births without a time that have no ring. */
function birthsOf(
  births: NonNullable<ChartData['births']>,
  called: (of: string) => string,
  untimed: string | undefined,
): string[] {
  const lines = births.filter(({ time_known }) => time_known === false).map(({ of }) => `${castForNoon(called(of))}.`)
  return untimed && lines.length > 0 ? [...lines, untimed] : lines
}

function ringText({ planets, angles }: Ring, owner: string, other: string): string[] {
  return [
    ...pointLines(planets).map((line, index) => {
      const { other_house: house } = planets[index]!
      return `${ofOwner(owner, line)}${house === undefined ? '' : `, house ${house} of ${other.endsWith("'s") ? '' : 'the '}${other} chart`}`
    }),
    ...(angles ? [`${ofOwner(owner, 'Ascendant')} ${position(angles.asc)}, Midheaven ${position(angles.mc)}`] : []),
  ]
}

/** How a chart was cast. `owner` says whose it is. */
function castText(
  { settings, time, location, time_known }: Omit<Ring, 'planets' | 'angles'>,
  owner: string,
  restsOnBirth = false,
): string[] {
  const where = [time?.local, location && placeText(location)].filter(Boolean).join(', ')
  const houses = settings.house_system_name ? `, ${settings.house_system_name} houses` : ''
  return [
    `${ofOwner(owner, 'chart')}: ${where ? `${where}, ` : ''}${settings.zodiac_type} zodiac${houses}`,
    ...(time_known === false
      ? [
          `${restsOnBirth ? `The ${owner} chart rests on a birth without a time` : castForNoon(owner)}. The Moon may be up to 8° away.`,
        ]
      : []),
  ]
}
