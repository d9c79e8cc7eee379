import { expect, test } from 'vitest'
import { z } from 'zod'

test('the result of a failed check is plain data, which does not outlive its request', () => {
  const result = z.string().safeParse(1)
  expect(Object.getOwnPropertyDescriptor(result, 'error')).toMatchObject({ value: expect.any(z.ZodError) })
})
