import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { HOST, type PostgresHost } from './host.ts'

/** `unknown` for a postgres whose directory we may not read. */
type Holds = 'yes' | 'no' | 'unknown'

/** Whether a process is the Postgres server of this directory. */
export const holds = (pid: number, dataDir: string, by: PostgresHost['processes'] = HOST.processes): Holds =>
  by === 'proc' ? holdsByProc(pid, dataDir) : holdsByPs(pid, dataDir)

function holdsByProc(pid: number, dataDir: string): Holds {
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return 'no'
  } catch {
    return 'no'
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir) ? 'yes' : 'no'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'unknown' : 'no'
  }
}

/** The command by which we start the server, up to its first setting. Its child processes have other titles. */
const COMMAND = /(?:^|\/)postgres -D (.+?) -c listen_addresses=/

function holdsByPs(pid: number, dataDir: string): Holds {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  const folder = COMMAND.exec(stdout)?.[1]
  if (folder === undefined) return 'no'
  try {
    // The same folder may have been named by another path, as /tmp and /private/tmp on macOS.
    return realpathSync(folder) === realpathSync(dataDir) ? 'yes' : 'no'
  } catch {
    return 'no'
  }
}
