/** The OpenAPI description of the header Idempotency-Key. */
export const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the request safe to repeat. For 24 hours the same request with the same key, from the same account, gets the same answer. `Idempotency-Replay-Units` says what that costs. Use a random key, such as a UUID, for each new request. Only successful answers are stored.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
} as const

export const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Present when the stored answer of an earlier request with this Idempotency-Key is returned',
    schema: { type: 'string', enum: ['true'] },
  },
  'Idempotency-Replay-Units': {
    description:
      'With an Idempotency-Key: the units that the same request with the same key would cost. 0, unless the answer is too large to be stored',
    schema: { type: 'integer', minimum: 0 },
  },
} as const
