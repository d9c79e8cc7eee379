import { once } from 'node:events'
import { aptInstall, cloneInto, type Debian } from './debian.ts'

/** A machine without a compiler, and who starts Orrery on it. */
export interface Case {
  readonly user: 'root' | 'ordinary'
  readonly libatomic: boolean
}

export const CASES: readonly Case[] = [
  { user: 'root', libatomic: false },
  { user: 'ordinary', libatomic: false },
  { user: 'root', libatomic: true },
  { user: 'ordinary', libatomic: true },
]

/** `npm start`, until the greeting; then charts and a report; then SIGTERM. */
const START = `
  PORT=0 RENDERER_PORT=0 npm start > "$HOME/start.log" 2>&1 & started=$!
  until grep -q 'format=csv' "$HOME/start.log"; do
    kill -0 $started 2>/dev/null || { wait $started; code=$?; cat "$HOME/start.log"; exit $code; }
    sleep 1
  done
  node_modules/.bin/node tools/bare/ask.ts "$HOME/start.log" || { cat "$HOME/start.log"; exit 2; }
  kill -TERM $started; wait $started`

/** `npm test` with the files that are given. */
const TEST = 'exec npm test -- "$@"'

/** Runs `npm start` or `npm test` in a fresh clone. Returns what came out, in a few words. Throws if it is not as it should. */
export async function firstRun(
  debian: Debian,
  { user, libatomic }: Case,
  what: 'start' | 'test',
  files: readonly string[] = [],
): Promise<string> {
  const clone = user === 'root' ? '/root/orrery' : '/home/node/orrery'
  if (libatomic) await aptInstall(debian, ['libatomic1'])
  await cloneInto(debian, clone, user)
  const script = what === 'start' ? START : TEST
  const child = debian.start(['sh', '-c', script, 'sh', ...files], {
    ...{ user, folder: clone },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout!, child.stderr!]) output.on('data', (data: Buffer) => (said += data))
  const [code] = (await once(child, 'close')) as [number | null]
  if (user === 'ordinary' && !libatomic) {
    if (code !== 1 || !said.includes('apt-get install libatomic1')) throw new Error(`ended with ${code}:\n${said}`)
    return 'says what to install'
  }
  if (code !== 0) throw new Error(`ended with ${code}:\n${said}`)
  return said
    .trim()
    .split('\n')
    .slice(what === 'start' ? -1 : -5)
    .join('\n')
}
