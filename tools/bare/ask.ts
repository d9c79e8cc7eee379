import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/**
 * Fetches a chart as PNG and as PDF, and a report, from a service that has just started: `ask.ts <log of the front>`.
 * Throws at the first answer that is not the file that was asked for.
 */
export async function ask(log: string): Promise<string[]> {
  const text = readFileSync(log, 'utf8')
  const url = text.match(/listens on (\S+)/)?.[1]
  const key = text.match(/shown only once.*: (\S+)/)?.[1]
  if (!url || !key) throw new Error(`There is no greeting in ${log}.`)
  const fetched: string[] = []
  const keep = async (name: string, answer: Response, begin: string) => {
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || !bytes.subarray(0, 8).toString('latin1').includes(begin)) {
      throw new Error(`${name}: ${answer.status} ${bytes.toString().slice(0, 300)}`)
    }
    fetched.push(`${name} (${Math.round(bytes.length / 1000)} kB)`)
  }
  const headers = { 'x-api-key': key, 'content-type': 'application/json' }
  const post = async (path: string, body: object): Promise<Response> => {
    const deadline = performance.now() + PREPARED_MS_MAX
    for (;;) {
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify({ ...BIRTH, ...body }) })
      const waitSeconds = Number(answer.headers.get('retry-after'))
      if (answer.status !== 503 || !waitSeconds || performance.now() > deadline) return answer
      await sleep(1_000 * waitSeconds)
    }
  }
  await keep('PNG', await post('/api/v1/natal/chart/', { format: 'png' }), 'PNG')
  await keep('PDF', await post('/api/v1/natal/chart/', { format: 'pdf' }), '%PDF')
  const ordered = await post('/api/v1/natal/calculate', { psychological_report: { enabled: true } })
  const { job_id: job } = (await ordered.json()) as { job_id?: string }
  if (!job) throw new Error(`The order of a report: ${ordered.status}`)
  const report = `${url}/api/v1/natal/report/${job}`
  await completed(report, headers)
  await keep('report', await fetch(`${report}?format=pdf`, { headers }), '%PDF')
  return fetched
}

const BIRTH = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
/** A first start on a slow machine builds the gazetteer for a minute, and says when to ask again. */
const PREPARED_MS_MAX = 180_000
const REPORT_MS_MAX = 120_000
const POLL_MS = 1_000

async function completed(report: string, headers: Record<string, string>): Promise<void> {
  const deadline = performance.now() + REPORT_MS_MAX
  let status: string | undefined
  while (status !== 'completed') {
    if (status === 'failed' || performance.now() > deadline) throw new Error(`The report is ${status}.`)
    await sleep(POLL_MS)
    status = ((await (await fetch(report, { headers })).json()) as { status?: string }).status
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log((await ask(process.argv[2]!)).join(', '))
