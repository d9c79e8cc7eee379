import type { ChartStyle } from '../../contract/chart-style.ts'
import { SCALE } from '../../contract/chart-style.ts'
import { PICTURE_SIDE_PX_MAX } from '../../contract/jobs.ts'
import { Refusal } from '../../platform/errors.ts'
import { drawnHeight } from '../../wheel/drawn-height.ts'

/** Allowed scales are given to two decimals, rounded down. */
const HUNDREDTHS = 100

/**
 * Throws `invalid_input` for a drawing that would be too high as a PNG. The contract checks the width. The height of
 * tables follows from the bodies and aspects of the chart, so it is known only now.
 * `carrier` is the field that holds its size; null where the request itself has it.
 */
export function checkPictureHeight(
  { format, size, png_quality_scale: scale }: Pick<ChartStyle, 'format' | 'size' | 'png_quality_scale'>,
  carrier: string | null,
  svg: string,
): void {
  if (format !== 'png') return
  const height = drawnHeight(svg, size)
  if (height * scale <= PICTURE_SIDE_PX_MAX) return
  const allowed = Math.floor((PICTURE_SIDE_PX_MAX / height) * HUNDREDTHS) / HUNDREDTHS
  const remedy =
    allowed < SCALE.min ? 'Reduce size' : `With this size png_quality_scale is at most ${allowed}, or reduce size`
  throw new Refusal('invalid_input', {
    field: carrier === null ? 'png_quality_scale' : `${carrier}.png_quality_scale`,
    message: `size ${size} times png_quality_scale ${scale} makes this image ${Math.ceil(height * scale)} pixels high; at most ${PICTURE_SIDE_PX_MAX} are allowed. ${remedy}`,
  })
}
