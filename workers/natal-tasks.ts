import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import { natalChart, simpleNatalChart } from '../src/calculation/charting/natal.ts'
import { orderedNatal } from '../src/calculation/charting/natal-order.ts'
import type { Atlas } from '../src/calculation/charting/place.ts'
import type { NatalPlan, SimpleNatalPlan } from '../src/contract/natal.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import type { Language } from '../src/languages/language.ts'
import { byteWriter, literal } from '../src/wire/bytes.ts'
import { natalAnswer } from '../src/wire/natal/answer.ts'
import { compactReply } from '../src/wire/natal/compact.ts'
import { joined } from '../src/wire/parts.ts'

/** Natal charts over the skies of a thread and one atlas, as the bytes of answers. */
export function natalTasks(skies: Skies, atlas: Atlas, corpus: (language?: Language) => Corpus) {
  const out = byteWriter()
  const skyOf = ({ ephemeris }: Pick<NatalPlan, 'ephemeris'>) => skyOfCharts(skies, ephemeris)
  return {
    calculate: (request: NatalPlan): Uint8Array<ArrayBuffer> =>
      natalAnswer(out, natalChart(skyOf(request), atlas, corpus, request), request),

    /** Three parts: the answer, the text of the report (`ReportContent` without its wheel) as JSON, and the wheel. */
    order(request: NatalPlan): Uint8Array<ArrayBuffer> {
      const { natal, report } = orderedNatal(skyOf(request), atlas, corpus, request)
      return joined([natalAnswer(out, natal, request), JSON.stringify(report.text), report.wheelSvg])
    },

    simple: (request: SimpleNatalPlan): Uint8Array<ArrayBuffer> =>
      literal(JSON.stringify(compactReply(simpleNatalChart(skyOf(request), atlas, request)))),
  }
}
