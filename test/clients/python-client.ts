import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { CHILD_ENV } from '../support/child-env.ts'
import { type Asked, NOW, type Outcome } from './scenarios.ts'

const SOURCES = fileURLToPath(new URL('../../clients/python/src', import.meta.url))
const OUTCOME = fileURLToPath(new URL('python/outcome.py', import.meta.url))

/** Whether this machine has a Python that the client supports. Its tests are skipped elsewhere. */
export const hasPython: boolean =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0

/** The environment in which a program finds the Python client. It writes no compiled files beside the sources. */
export const PYTHON_ENV: NodeJS.ProcessEnv = {
  ...{ PATH: CHILD_ENV['PATH'], PYTHONPATH: SOURCES, PYTHONDONTWRITEBYTECODE: '1', PYTHONWARNINGS: 'error' },
}

export interface PythonClient {
  outcome(baseUrl: string, asked: Asked): Promise<Outcome>
  stop(): void
}

/** A Python process that carries out calls, one after the other. */
export function startPythonClient(): PythonClient {
  const child: ChildProcessWithoutNullStreams = spawn('python3', [OUTCOME], { env: PYTHON_ENV })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  return {
    async outcome(baseUrl, asked) {
      child.stdin.write(`${JSON.stringify({ ...asked, baseUrl, now: NOW })}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`Python ended: ${said}`)
      return JSON.parse(value)
    },
    stop: () => void child.kill(),
  }
}
