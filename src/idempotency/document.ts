/** What the OpenAPI document says of the header Idempotency-Key. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to send again: for 24 hours the same request with the same key, of the same account, is answered the same, at no cost. Take a random one, such as a UUID, for each request that is meant anew. Only successful answers are kept.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
} as const

export const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Present when a request with this Idempotency-Key was answered before',
    schema: { type: 'string', enum: ['true'] },
  },
} as const
