import { count } from '../elements/figures.ts'

/** The first and the last whole year of the ephemeris of an installation, astronomical: 0 is 1 BC. */
export interface Years {
  readonly first: number
  readonly last: number
}

/** A number whose measurement is documented elsewhere. */
interface Figure {
  readonly value: string
  readonly what: string
  /** Where it is documented, below the root. */
  readonly at: string
}

/** Numbers of the accuracy guide and of the benchmarks. A test counts them again. */
export const PROVEN = { positions: 17_740, zoneChanges: 40_745, zones: 598, rowsPerSecond: 99_180 } as const

const era = (year: number): string => (year > 0 ? `${year}` : `${1 - year}\u00a0BC`)

/** The proof, as four figures. */
export const figures = ({ first, last }: Years): readonly Figure[] => [
  {
    value: count(PROVEN.positions),
    what: 'positions equal to the reference, to its last digit',
    at: 'docs/accuracy#positions',
  },
  {
    value: count(PROVEN.zoneChanges),
    what: `changes of civil time checked, in all ${PROVEN.zones} zones`,
    at: 'docs/accuracy#civil-time',
  },
  {
    value: count(last - first + 1),
    what: `years covered here, ${era(first)} to ${era(last)}${first > 0 ? '' : '\u00a0AD'}`,
    at: 'docs/ephemeris#time-and-range',
  },
  { value: count(PROVEN.rowsPerSecond), what: 'rows a second, of 13 bodies as CSV', at: 'docs/ephemeris#speed' },
]

/** The figures as HTML, each with a link to its documentation. */
export const figureList = (years: Years, root: string): string => `<ul class="proof">
${figures(years)
  .map(({ value, what, at }) => `<li><a href="${root}${at}"><b>${value}</b> <span>${what}</span></a></li>`)
  .join('\n')}
</ul>`
