import type { Sky } from '../src/astro/sky.ts'
import type { Atlas } from '../src/charting/place.ts'
import { transitsOver } from '../src/charting/transits.ts'
import type { TransitPlan } from '../src/contract/transits.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import { byteWriter } from '../src/wire/bytes.ts'
import { transitAnswer } from '../src/wire/transits/answer.ts'

/** Transits over natal charts, as the bytes of an answer. */
export function transitTask(sky: Sky, atlas: Atlas, corpus: () => Corpus) {
  const out = byteWriter()
  return (plan: TransitPlan): Uint8Array<ArrayBuffer> => transitAnswer(out, transitsOver(sky, atlas, corpus, plan))
}
