import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

/** A program on a pseudo terminal. */
interface Terminal {
  readonly child: ChildProcess
  /** Each line as it was shown so far, also those that were written over. */
  lines(): string[]
  /** The exit code of the program. */
  readonly exited: Promise<number>
}

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

export const terminalAvailable = spawnSync('script', ['--version']).status === 0

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`

// biome-ignore lint/suspicious/noControlCharactersInRegex: the sequences that control a terminal begin with one.
const CONTROLS = /\x1b\[[0-9;?]*[A-Za-z]/g

/** Runs a program on a pseudo terminal, which `script` of util-linux opens. */
export function onTerminal(file: string, args: readonly string[], options: Options): Terminal {
  const command = `exec ${[file, ...args].map(quoted).join(' ')}`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (data: Buffer) => (text += data))
  return {
    child,
    lines: () =>
      text
        .replaceAll(CONTROLS, '')
        .split(/[\r\n]+/)
        .filter((line) => line !== ''),
    exited: once(child, 'close').then(([code]) => code as number),
  }
}
