import { createHash } from 'node:crypto'
import type { ChartJob } from '../../contract/jobs.ts'

/** The version of the rendering. Raise it when images change, so that old ones are not found again. */
const VERSION = 1

/** Names a render by its content, so that identical requests share one. */
export const renderKey = ({ svg, format, size, scale }: ChartJob): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, format, size, scale]))
    .update(svg)
    .digest('hex')
