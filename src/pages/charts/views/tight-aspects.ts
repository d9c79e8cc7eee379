import { type Content, html, type Markup } from '../../../platform/markup.ts'
import { type AspectRow, type AspectTable, aspectTable } from '../aspects.ts'

/** Within it an aspect of two charts is read first. Beyond it lists of fifty aspects hide the ones that count. */
const TIGHT_DEG = 3

interface TightAspects<Row extends AspectRow> extends Omit<AspectTable<Row>, 'caption'> {
  readonly heading: string
  /** How the rows are sorted, in words. */
  readonly order: string
  /** What stands between the heading and the aspects. */
  readonly above?: Content
}

/** The aspects of two charts: the tight ones, and the wide ones folded below them. */
export function tightAspects<Row extends AspectRow>({
  heading,
  order,
  above,
  rows,
  ...rest
}: TightAspects<Row>): Markup {
  const tight = rows.filter(({ orb }) => orb <= TIGHT_DEG)
  const wide = rows.filter(({ orb }) => orb > TIGHT_DEG)
  return html`<h2>${heading}</h2>${above}${
    tight.length > 0
      ? aspectTable<Row>({ caption: `Within ${TIGHT_DEG}°, ${order}`, rows: tight, ...rest })
      : html`<p>No aspects within ${TIGHT_DEG}°.</p>`
  }${
    wide.length > 0
      ? html`<details class="wider"><summary>Wider than ${TIGHT_DEG}° (${wide.length})</summary>${aspectTable<Row>({ caption: `Wider than ${TIGHT_DEG}°, ${order}`, rows: wide, ...rest })}</details>`
      : null
  }`
}
