import { z } from 'zod'

export const AssistantsPageQuery = z.strictObject({
  done: z.enum(['ended', 'ended_before']).optional().describe('Which confirmation the page shows.'),
})

/** The button of the page of assistants. */
export const EndAccessForm = z
  .strictObject({ grant_id: z.uuid().max(36).describe('The assistant whose access is revoked.') })
  .meta({ id: 'EndAccessForm', examples: [{ grant_id: '5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11' }] })
