import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import { castSquares } from '../src/calculation/charting/vedic/squares.ts'
import type { VedicVisualInput } from '../src/contract/vedic/visual.ts'
import type { Scripts } from '../src/wheel/fonts/scripts.ts'
import { drawSquares, squaresTexts } from '../src/wheel/squares/draw.ts'
import { joined } from '../src/wire/bytes.ts'
import { checkPictureHeight } from './technique-tasks.ts'

/** The task of charts in squares. It gives two parts: the warnings as JSON, then the drawing. */
export const vedicVisualTask =
  (skies: Skies, atlas: Atlas, scripts: Scripts) =>
  async (input: VedicVisualInput): Promise<Uint8Array<ArrayBuffer>> => {
    const { content, warnings } = castSquares(skyOfCharts(skies, input.ephemeris), atlas, input)
    const drawn = drawSquares(content, input, await scripts(squaresTexts(content)))
    checkPictureHeight(input, null, drawn)
    return joined([JSON.stringify({ warnings }), drawn])
  }
