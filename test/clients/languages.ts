import { afterAll, beforeAll, describe, test } from 'vitest'
import { hasPython, type PythonClient, startPythonClient } from './python-client.ts'
import type { Asked, Outcome } from './scenarios.ts'
import { typescriptOutcome } from './typescript-outcome.ts'

export type CarryOut = (baseUrl: string, asked: Asked) => Promise<Outcome>

/** Runs the same tests with both clients. Those of Python are skipped where it is missing. */
export function inEachLanguage(tests: (only: typeof test.skip | typeof test, carryOut: CarryOut) => void): void {
  describe('TypeScript', () => tests(test, typescriptOutcome))
  describe('Python', () => {
    let python: PythonClient | undefined
    beforeAll(() => {
      if (hasPython) python = startPythonClient()
    })
    afterAll(() => python?.stop())
    tests(test.skipIf(!hasPython), (baseUrl, asked) => python!.outcome(baseUrl, asked))
  })
}
