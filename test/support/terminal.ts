import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface Shown {
  readonly code: number
  /** Each line as it was shown, also those that were written over. */
  readonly lines: readonly string[]
}

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that control a terminal begin with one.
const CONTROLS = /\x1b\[[0-9;?]*[A-Za-z]/g

/** Runs a program on a pseudo terminal, which `script` of util-linux opens. */
export async function onTerminal(file: string, args: readonly string[], options: Options): Promise<Shown> {
  const command = `exec ${[file, ...args].map(quoted).join(' ')}`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += data))
  const [code] = (await once(child, 'close')) as [number]
  const lines = text
    .replaceAll(CONTROLS, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
  return { code, lines }
}
