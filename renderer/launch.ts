import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, launch } from 'puppeteer-core'
import { type Chromium, removeFolder } from './chromium.ts'

/** A Chromium process and the folder of its profile. */
export interface Launched {
  readonly browser: Browser
  readonly profile: string
}

/** A machine under load starts a browser in two seconds. */
const LAUNCH_TIMEOUT_MS = 15_000
/** The longest wait for a page or a browser to close. */
export const CLOSE_TIMEOUT_MS = 2_000

const SWITCHES = [
  // The browser has no scripts, no network and only our own documents. Containers do not provide namespaces for a
  // sandbox.
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  // Containers have 64 MB of /dev/shm.
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--host-resolver-rules=MAP * ~NOTFOUND',
]

/** Starts a Chromium with a new profile. Rejects with the failure of `find` or of the start, and leaves no profile. */
export async function launchBrowser(find: () => Promise<Chromium>): Promise<Launched> {
  const profile = makeProfile()
  try {
    const { path, environment } = await find()
    const browser = await launch({
      executablePath: path,
      headless: 'shell',
      // The browser ends when this process ends in any way, because the pipe closes.
      pipe: true,
      args: SWITCHES,
      userDataDir: profile,
      env: { ...process.env, ...environment },
      timeout: LAUNCH_TIMEOUT_MS,
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    return { browser, profile }
  } catch (error) {
    removeFolder(profile)
    throw error
  }
}

/** Ends a Chromium, by force after `CLOSE_TIMEOUT_MS`, and removes its profile. */
export async function endBrowser({ browser, profile }: Launched): Promise<void> {
  const child = browser.process()
  await Promise.race([browser.close().catch(() => {}), sleep(CLOSE_TIMEOUT_MS)])
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  removeFolder(profile)
}

const PREFIX = 'orrery-chromium-'
const NAME = new RegExp(`^${PREFIX}(\\d+)-`)

/** An empty profile folder for a browser. Removes the folders of killed processes first. */
function makeProfile(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) removeFolder(join(tmpdir(), name))
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
