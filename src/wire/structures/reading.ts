import { z } from 'zod'
import { NatalChartReply } from '../../contract/natal-reply.ts'
import { aspectsInOrder, natalEnds } from '../texts/aspect-order.ts'
import type { Fields } from '../texts/given.ts'

/** The texts of a chart in short form: what dominates it, and each passage in one line. In full they are 65 kB. */
export const Reading = z
  .object({
    synthesis: z
      .array(z.object({ title: z.string(), because: z.array(z.string()), body: z.string().nullable() }))
      .optional(),
    readings: z.array(z.object({ title: z.string(), motto: z.string() })),
  })
  .optional()

export type Interpretation = NonNullable<z.output<typeof NatalChartReply>['interpretation']>

const shortReading = ({ synthesis, sections }: Interpretation): NonNullable<z.output<typeof Reading>> => ({
  ...(synthesis && { synthesis }),
  readings: Object.values(sections)
    .flat()
    .map(({ title, motto }) => ({ title, motto })),
})

/** The chart tool never orders a report. */
const ORDER = { psychological_report: true, job_id: true, status: true, next_poll_after_seconds: true } as const

export const NatalStructure = NatalChartReply.omit(ORDER).extend({ interpretation: Reading })

export const withShort = (interpretation: Interpretation | undefined): Fields =>
  interpretation ? { interpretation: shortReading(interpretation) } : {}

type Natal = Pick<
  z.output<typeof NatalChartReply>,
  'aspects' | 'interpretation' | 'fixed_stars' | 'declination_aspects'
>

/** The aspects in the order in which they matter, the texts in short, and the stars first that touch something. */
export const shortNatal = ({
  fixed_stars: stars,
  declination_aspects: parallels,
  interpretation,
  ...answer
}: Natal): Fields => ({
  ...answer,
  aspects: aspectsInOrder(answer.aspects, natalEnds),
  ...withShort(interpretation),
  ...(parallels && { declination_aspects: parallels.toSorted((one, other) => one.orb - other.orb) }),
  ...(stars && {
    fixed_stars: stars.toSorted((one, other) => Number(isTouching(other)) - Number(isTouching(one))),
  }),
})

const isTouching = ({ conjunctions }: { readonly conjunctions: readonly unknown[] }): boolean => conjunctions.length > 0
