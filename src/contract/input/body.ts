import type { z } from 'zod'
import { Refusal } from '../../platform/errors.ts'
import { issueOf } from './faults.ts'
import { nothingFound } from './findings.ts'
import type { Ignored } from './ignored.ts'
import { readerOf } from './reading.ts'

/** A valid body with its defaults, and what was left out of it because it does not exist. */
export interface ReadBody<Schema extends z.ZodType> {
  readonly body: z.output<Schema>
  readonly ignored: readonly Ignored[]
}

/** Makes a reader of bodies of calculations. It throws `invalid_input` with every fault, as the operation of one such body does. */
export function bodyReader<Schema extends z.ZodType>(schema: Schema) {
  const read = readerOf(schema)
  return (value: unknown, { isStrict }: { readonly isStrict: boolean }): ReadBody<Schema> => {
    const found = nothingFound()
    const input = read(value, ['body'], found, { isQuery: false, isStrict, isExact: false })
    if (found.excess.length > 0) throw new Refusal('invalid_input', { issues: found.excess })
    const checked = schema.safeParse(input)
    const issues = [...(checked.error?.issues ?? []).map((issue) => issueOf(issue, 'body')), ...found.unknown]
    if (issues.length > 0) throw new Refusal('invalid_input', { issues })
    return { body: checked.data as z.output<Schema>, ignored: found.ignored }
  }
}
