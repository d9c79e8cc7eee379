import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Query, startTestApp, type TestApp } from '../support/app.ts'

let service: TestApp
beforeAll(async () => {
  service = await startTestApp({ threads: 2, queueLimit: 512 })
})
afterAll(() => service.stop())

/** Requests that set different modes of the library. */
const MODES: readonly Query[] = [
  {},
  { zodiac_type: 'sidereal' },
  { zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' },
  { zodiac_type: 'sidereal', sidereal_ayanamsa: 'true_citra', lat: 48, lng: 11 },
  { lat: 70, lng: 20, house_system: 'koch' },
  { lat: -33, lng: 151, house_system: 'gauquelin', fixed_stars: 'Spica' },
]

test('concurrent calculations on several threads give the same results as alone', async () => {
  const ask = async (mode: Query, day: number) => {
    const answer = await service.get({ start: `2026-01-${String(day).padStart(2, '0')}`, ...mode })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.body
  }
  const alone = new Map<string, string>()
  for (const [index, mode] of MODES.entries()) {
    for (const day of [1, 2, 3]) alone.set(`${index} ${day}`, await ask(mode, day))
  }
  const crowd = Array.from({ length: 300 }, (_, turn) => [turn % MODES.length, 1 + (turn % 3)] as const)
  const together = await Promise.all(crowd.map(([index, day]) => ask(MODES[index]!, day)))
  for (const [turn, [index, day]] of crowd.entries()) expect(together[turn]).toBe(alone.get(`${index} ${day}`))
})
