import type { Place } from '../report-file.ts'

/** How a chapter is set, so that its last page is neither nearly empty nor a second page of some lines. */
export interface Fit {
  /** Steps of leading and space, negative when tighter. `book.css` has the size of a step. */
  readonly ease: number
  /** Whether the end of the chapter moves to its last page as a whole, which leaves a gap on the page before. */
  readonly keepsEnd: boolean
}

/** The fits of chapters by id, and of the table of contents. A chapter without one has the plain fit. */
export type Fits = ReadonlyMap<string, Fit>

export const PLAIN: Fit = { ease: 0, keepsEnd: false }

/** The table of contents among the fits. */
export const CONTENTS = 'contents'

/** The class and the style of a chapter for a fit. */
export const fitClass = ({ keepsEnd }: Fit): string => (keepsEnd ? ' keeps-end' : '')
export const fitStyle = ({ ease }: Fit): string => `--ease: ${ease}`

/** The anchor behind the last line of a chapter. */
export const endOf = (id: string): string => `end-${id}`

/** The fits that a chapter has left. The first one is in use. */
export type FitsLeft = ReadonlyMap<string, readonly Fit[]>

/** A chapter, or the table of contents, with the anchor of its beginning. */
export interface Span {
  readonly id: string
  readonly anchor: string
}

/** The top margin of a page and the leading, as `book.css` has them. */
const TOP_PT = (25 / 25.4) * 72
const LINE_PT = 16
/** At least eight lines of text, with room for a heading and the space between two texts. */
const LAST_PAGE_LINES_MIN = 10
const EASES = [-2, 2, -4, 4] as const
/** A step of ease moves about this many lines to or from the last page: for the opening, and for each page before. */
const OPENING_LINES = 0.5
const PAGE_LINES = 0.7

/** Ends well regardless of page breaks, but leaves a gap. */
const KEPT: Fit = { ease: 0, keepsEnd: true }

/** Parts that are one page by design. */
const SINGLE: ReadonlySet<string> = new Set(['introduction', 'questions'])

/** The fits in use. */
export const fitsOf = (left: FitsLeft): Fits => new Map([...left].map(([id, [first = PLAIN]]) => [id, first]))

/**
 * The fits after a print: each chapter that ends badly has its next one. Null when none has. A chapter has five fits to
 * try, so this ends.
 */
export function nextFits(spans: readonly Span[], places: ReadonlyMap<string, Place>, left: FitsLeft): FitsLeft | null {
  const changed = spans.flatMap(({ id, anchor }): [string, readonly Fit[]][] => {
    const start = places.get(anchor)
    const end = places.get(endOf(id))
    if (!start || !end || endsWell(id, start, end)) return []
    const [, ...others] = left.get(id) ?? [PLAIN, ...toTry(id, start, end)]
    return others.length === 0 ? [] : [[id, others]]
  })
  return changed.length === 0 ? null : new Map([...left, ...changed])
}

const endsWell = (id: string, start: Place, end: Place): boolean =>
  start.page === end.page || (!SINGLE.has(id) && linesAbove(end) >= LAST_PAGE_LINES_MIN)

/** The fits that should be enough come first, mildest first. Looser lines never make one page of two. */
function toTry(id: string, start: Place, end: Place): readonly Fit[] {
  const lines = linesAbove(end)
  const stepLines = OPENING_LINES + PAGE_LINES * (end.page - start.page)
  const reaches = (ease: number) => Math.abs(ease) * stepLines >= (ease < 0 ? lines : LAST_PAGE_LINES_MIN - lines)
  const eases = SINGLE.has(id) ? EASES.filter((ease) => ease < 0) : EASES
  const inOrder = [...eases.filter(reaches), ...eases.filter((ease) => !reaches(ease))]
  return [...inOrder.map((ease) => ({ ease, keepsEnd: false })), KEPT]
}

const linesAbove = ({ depthPt }: Place): number => (depthPt - TOP_PT) / LINE_PT
