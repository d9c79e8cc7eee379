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
