import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256, whole } from '../../clients/typescript/src/sha256.ts'
import { runFolder } from '../support/postgres.ts'
import { inEachLanguage } from './languages.ts'
import { answer, type Behaviour, bytes, cut, type StandIn, startStandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.stop())

/** Larger than what a connection holds back, so that a part of it arrives before the connection breaks. */
const FILE = randomBytes(300_000)
const HALF = 150_000
const NAME = 'part-00001.csv'

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const completed = answer(200, { status: 'completed', next_poll_after_seconds: null, error: null })
const manifest = (sha256 = hashOf(FILE), file = NAME) =>
  answer(200, { parts: [{ file, first_row: 0, rows: 1, bytes: FILE.length, sha256 }] })

const rest = (from: number): Behaviour =>
  bytes(206, FILE.subarray(from), { 'content-range': `bytes ${from}-${FILE.length - 1}/${FILE.length}` })
/** The rest of the file from where the request wants it, after which the range is known. */
const asAsked: Behaviour = (response, request) =>
  rest(Number(/\d+/.exec(request.headers.range!)![0]))(response, request)

const newFolder = () => mkdtempSync(join(runFolder(), 'download-'))
const rangesAsked = () => standIn.seen.slice(2).map(({ headers }) => headers.range ?? null)

inEachLanguage((only, carryOut) => {
  const download = (folder: string, retries = 4) =>
    carryOut(standIn.url, { ...{ group: 'exports', method: 'download', args: ['id'] }, folder, retries })

  only('a download goes on where its connection broke', async () => {
    const folder = newFolder()
    standIn.next(completed, manifest(), cut(200, FILE, HALF), asAsked)
    const { error, waits } = await download(folder)
    expect([error, waits]).toEqual([undefined, [250]])
    expect(readdirSync(folder)).toEqual([NAME])
    expect(readFileSync(join(folder, NAME)).equals(FILE)).toBe(true)
    const [first, second] = rangesAsked()
    expect(first).toBe(null)
    expect(Number(/^bytes=(\d+)-$/.exec(second!)![1])).toBeGreaterThan(0)
  })

  only('a download that is started again goes on behind what is there', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, `${NAME}.part`), FILE.subarray(0, HALF))
    standIn.next(completed, manifest(), rest(HALF))
    expect((await download(folder)).error).toBe(undefined)
    expect(rangesAsked()).toEqual([`bytes=${HALF}-`])
    expect(readFileSync(join(folder, NAME)).equals(FILE)).toBe(true)
  })

  only('a file that is whole is checked and not fetched again', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, NAME), FILE)
    standIn.next(completed, manifest())
    expect((await download(folder)).error).toBe(undefined)
    expect(standIn.seen.length).toBe(2)
    expect(readdirSync(folder)).toEqual([NAME])
  })

  only('a file with another hash than the manifest says is removed', async () => {
    const folder = newFolder()
    standIn.next(completed, manifest(hashOf(Buffer.from('another'))), bytes(200, FILE))
    expect((await download(folder)).error?.code).toBe('hash_mismatch')
    expect(readdirSync(folder)).toEqual([])
  })

  only('the whole file in answer to a range is cut to what is missing', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, `${NAME}.part`), FILE.subarray(0, HALF))
    standIn.next(completed, manifest(), bytes(200, FILE))
    expect((await download(folder)).error).toBe(undefined)
    expect(readFileSync(join(folder, NAME)).equals(FILE)).toBe(true)
  })

  only('a download that gets no further ends with what it has', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, `${NAME}.part`), FILE.subarray(0, HALF))
    standIn.next(completed, manifest(), ...Array(3).fill(cut(206, FILE.subarray(HALF), 0)))
    const { error, waits } = await download(folder, 2)
    expect([error?.code, waits]).toEqual(['broken_stream', [250, 500]])
    expect(readFileSync(join(folder, `${NAME}.part`)).length).toBe(HALF)
  })

  only('a name that leads out of the folder is refused', async () => {
    const folder = newFolder()
    standIn.next(completed, manifest(hashOf(FILE), '../part-00001.csv'))
    expect((await download(folder)).error?.code).toBe('unexpected_answer')
    expect(standIn.seen.length).toBe(2)
  })
})

test('both ways of hashing give the hash of Node', async () => {
  for (const hash of [sha256(), whole()]) {
    for (let at = 0; at < FILE.length; at += 70_001) hash.update(new Uint8Array(FILE.subarray(at, at + 70_001)))
    expect(await hash.hex()).toBe(hashOf(FILE))
  }
})
