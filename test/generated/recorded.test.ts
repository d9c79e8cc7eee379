import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownTo } from './known.ts'
import { changedAnswers, type Recorded, recorded } from './recorded.ts'
import type { Known } from './requests.ts'
import { type Sender, senderTo } from './send.ts'
import { startWatchedFront, type WatchedFront } from './watched-front.ts'

/**
 * Whether a change of the code changes answers:
 *
 *   ANSWERS=var/answers.json ANSWERS_COUNT=2000 npx vitest run test/generated/recorded.test.ts     before the change
 *   ANSWERS=var/answers.json npx vitest run test/generated/recorded.test.ts                         after it
 *
 * The first run writes the file, the second one compares with it. Without ANSWERS some requests are asked twice.
 */
const FILE = process.env['ANSWERS']
const COUNT = Number(process.env['ANSWERS_COUNT'] ?? 0)
const SEED = Number(process.env['ANSWERS_SEED'] ?? 1)
const SMALL = 25

let front: WatchedFront
let sender: Sender
let known: Known
beforeAll(async () => {
  front = await startWatchedFront({ RENDER_QUEUE: '1', ADDRESS_REQUESTS: '1000000' })
  sender = senderTo(front.url)
  const made = await knownTo(front)
  await made.renew()
  known = made.known
})
afterAll(async () => {
  sender.close()
  await front.stop()
})

const record = (count: number) => recorded(sender, known, { count, seed: SEED, url: front.url })

test.skipIf(FILE)('a front answers recorded requests as before, and a changed answer is found', async () => {
  const records = await record(SMALL)
  expect(await changedAnswers(records, sender, known)).toEqual([])
  const [first] = records
  const other = { ...first!, answer: { ...first!.answer, hash: 'another' } }
  expect(await changedAnswers([other], sender, known)).toEqual([expect.stringContaining('body:')])
})

test.runIf(FILE && COUNT > 0)('the answers of this code are recorded', async () => {
  const records = await record(COUNT)
  expect(records.length).toBe(COUNT)
  writeFileSync(FILE!, JSON.stringify(records))
})

test.runIf(FILE && COUNT === 0)('this code answers as it was recorded', async () => {
  const records = JSON.parse(readFileSync(FILE!, 'utf8')) as readonly Recorded[]
  expect(await changedAnswers(records, sender, known)).toEqual([])
})
