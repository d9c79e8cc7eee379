import { type Skies, skyOfCharts } from '../src/astro/sky.ts'
import type { Atlas } from '../src/charting/place.ts'
import {
  type FoundPassages,
  foundPassages,
  type PassageSearch,
  passageSearches,
  transitsOver,
} from '../src/charting/transits.ts'
import type { TransitPlan } from '../src/contract/transits.ts'
import type { Corpus } from '../src/interpretation/corpus.ts'
import { byteWriter, literal } from '../src/wire/bytes.ts'
import { transitAnswer } from '../src/wire/transits/answer.ts'

export interface TransitOrder {
  readonly plan: TransitPlan
  /** What the searches of the plan found; null without exact times. */
  readonly found: FoundPassages | null
}

/** Transits over natal charts. Exact times take long, so each body is searched in a task of its own. */
export function transitTasks(skies: Skies, atlas: Atlas, corpus: () => Corpus) {
  const out = byteWriter()
  const skyOf = ({ ephemeris }: TransitPlan) => skyOfCharts(skies, ephemeris)
  return {
    answer: ({ plan, found }: TransitOrder) =>
      transitAnswer(out, transitsOver(skyOf(plan), atlas, corpus, plan, found)),

    /** `PassageSearch[]` as JSON. */
    searches: (plan: TransitPlan) => literal(JSON.stringify(passageSearches(skyOf(plan), atlas, plan))),

    /** `FoundPassages` as JSON. */
    passages: (search: PassageSearch) => literal(JSON.stringify(foundPassages(skies, search))),
  }
}
