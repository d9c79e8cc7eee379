import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orrery } from '../../clients/typescript/src/index.ts'
import { hasPython, PYTHON_ENV } from './python-client.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.stop())

/** Ids that would make an address of another operation: `/exports/` and `/exports/..` are not exports. */
const NO_IDS = ['', '.', '..']
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

test.each(NO_IDS)('the id %j is refused before it becomes another address', async (id) => {
  await expect(orrery({ baseUrl: standIn.url }).exports.delete(id)).rejects.toThrow(TypeError)
  expect(standIn.seen.length).toBe(0)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('the number %d is refused, and not sent as null', async (lat) => {
  const client = orrery({ baseUrl: standIn.url })
  await expect(client.natal.calculate({ ...BIRTH, lat, lng: 23.7 })).rejects.toThrow(TypeError)
  await expect(Array.fromAsync(client.natal.batch([{ ...BIRTH, lat }]))).rejects.toThrow(TypeError)
  expect(standIn.seen.length).toBe(0)
})

/** Prints the names of the errors, because nothing answers at the address. */
const PYTHON = `
from orrery_client import Orrery
client = Orrery("http://127.0.0.1:9", retries=0)
def refused(call):
    try:
        call()
    except Exception as error:
        return type(error).__name__
calls = [lambda id=id: client.exports.delete(id) for id in ("", ".", "..")]
birth = {"year": 1981, "month": 1, "day": 1, "lat": float("nan")}
print(*map(refused, [*calls, lambda: client.natal.calculate(birth), lambda: list(client.natal.batch([birth]))]))
`

test.skipIf(!hasPython)('the Python client refuses the same', () => {
  const { stdout } = spawnSync('python3', ['-c', PYTHON], { env: PYTHON_ENV, encoding: 'utf8' })
  expect(stdout.trim()).toBe('TypeError TypeError TypeError ValueError ValueError')
})
