import { z } from 'zod'

export const WebhookReply = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReply' })
