import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Browser, CookieParam } from 'puppeteer-core'
import { readConfig } from '../src/platform/config.ts'
import { startDatabase } from '../src/platform/db/database.ts'
import { headlessBrowser } from './headless-browser.ts'
import { ACCOUNT, signedIn } from './signed-in-browser.ts'

/**
 * Writes the pictures of pages that the README shows: `npm run screenshots -- http://127.0.0.1:8080`. The service runs here, with
 * the same VAR_DIR, without a mail relay, and has no such account yet. The account gets thirty days of use.
 */
interface Shot {
  readonly file: string
  readonly path: string
  readonly theme: 'light' | 'dark'
  /** What is on the page when it is whole. */
  readonly ready: string
}

const FOLDER = 'docs/screens'
const SIZE = { width: 1440, height: 1080 }
/** Lines and pictures appear softly. */
const SETTLED_MS = 3_000

const BIRTH = 'name=Ada&city=Athens%2C+Attica%2C+Greece&year=1981&month=1&day=1&hour=23&minute=30'
const YEAR = 'start=2026-01-01&end=2026-12-31&step=1d&bodies=sun%2Cmercury%2Cvenus%2Cmars'
const SHOTS: readonly Shot[] = [
  { file: 'landing', path: '/', theme: 'light', ready: 'svg' },
  { file: 'guide', path: '/docs/natal-charts', theme: 'dark', ready: 'pre' },
  { file: 'natal', path: `/playground/natal?${BIRTH}`, theme: 'light', ready: '.picture img' },
  { file: 'longitudes', path: `/playground/ephemeris?${YEAR}`, theme: 'dark', ready: '.plot canvas' },
  { file: 'editor', path: `/playground/chart?${BIRTH}&theme_type=midnight`, theme: 'dark', ready: '.picture img' },
  { file: 'account', path: '/account', theme: 'light', ready: '.plot canvas' },
]

const [url] = process.argv.slice(2)
if (!url) throw new Error('Usage: npm run screenshots -- http://127.0.0.1:8080')
const { varDir, databaseUrl } = readConfig(process.env)
mkdirSync(FOLDER, { recursive: true })
const cookie = await signedIn({ url, varDir })
// The first visit opens the account.
await fetch(`${url}/account`, { headers: { cookie: `${cookie.name}=${cookie.value}` } })
await usedForDays()
const browser = await headlessBrowser()
for (const shot of SHOTS) await taken(browser, shot, cookie)
await browser.close()

async function taken(at: Browser, { file, path: place, theme, ready }: Shot, session: CookieParam): Promise<void> {
  const context = await at.createBrowserContext()
  const page = await context.newPage()
  await page.setCookie(session)
  await page.setViewport(SIZE)
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }])
  // A calculation is sent after a click on a page of the service, and not because its address was opened.
  await page.goto(`${url}/playground`)
  await Promise.all([page.waitForNavigation(), page.evaluate(`location.href = ${JSON.stringify(url + place)}`)])
  await page.waitForSelector(ready)
  await sleep(SETTLED_MS)
  await page.screenshot({ path: `${FOLDER}/${file}.webp`, type: 'webp', quality: 80 })
  await context.close()
}

async function usedForDays(): Promise<void> {
  const database = await startDatabase({ databaseUrl, varDir })
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`update account set plan = 'entry' where email = $1`, [ACCOUNT.email])
  await client.query(
    `insert into account_day (account_id, day, requests, units, errors)
     select id, (now() at time zone 'utc')::date - n, 300 + (n * 97 % 260), 500 + (n * 131 % 700), n % 4
     from account, generate_series(1, 30) n where email = $1`,
    [ACCOUNT.email],
  )
  await client.end()
  await database.stop()
}
