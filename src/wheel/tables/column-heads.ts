import { type Area, padded } from './area.ts'
import { commonHeight, fittedText } from './fitted.ts'
import type { Sheet } from './sheet.ts'
import type { Cell } from './table.ts'

/** The least distance of a head from the edges of its column, in units and relative to its letters. */
const GAP = 3
const GAP_SHARE = 0.45

interface Head {
  readonly text: string
  readonly area: Area
}

/** The names above columns, all in the size in which the longest fits. They never meet, whatever their language. */
export function columnHeads({ look, script }: Sheet, heads: readonly Head[], wanted: number): Cell[] {
  const gap = Math.max(GAP, wanted * GAP_SHARE)
  const height = Math.min(...heads.map(({ text, area }) => commonHeight([text], script, wanted, padded(area, gap))))
  const form = { name: 'head', script, height, color: look.on('disk').muted, anchor: 'middle' } as const
  return heads.map(({ text, area }) => ({ area, inks: [fittedText(text, padded(area, gap), form)] }))
}
