import { z } from 'zod'

/** The header with the number of rows of a table, or of charts in a batch. It is sent before the first of them. */
export const ROWS_HEADER = 'X-Orrery-Rows'

/** What the header holds, for the OpenAPI document. */
export const ROWS_MEANING = 'The number of rows in the complete answer. An answer with fewer rows was truncated'

/** Whether an answer ends with an end mark. */
export const EndMarkField = z
  .boolean()
  .default(false)
  .describe(
    'Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated.',
  )
