import { z } from 'zod'

/** The header with the number of rows of a table, or of charts in a batch. It is sent before the first of them. */
export const ROWS_HEADER = 'X-Orrery-Rows'

/** What the header holds, for the OpenAPI document. */
export const ROWS_MEANING = 'The number of rows in the whole answer. An answer with fewer rows was cut off'

/** Whether the last line of an answer says that it is the last. */
export const EndMarkField = z
  .boolean()
  .default(false)
  .describe(
    'Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was cut off.',
  )
