import { afterAll, beforeAll, expect } from 'vitest'
import { inEachLanguage } from './languages.ts'
import { answer, type StandIn, startStandIn } from './stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.stop())

inEachLanguage((only, carryOut) => {
  only.for(['', '.', '..'])('the id %j is refused before it becomes the address of another operation', async (id) => {
    standIn.next(answer(200, { exports: [] }))
    const { thrown } = await carryOut(standIn.url, { group: 'exports', method: 'status', args: [id] })
    expect(thrown).toMatch(/^export_id must be a text/)
    expect(standIn.seen).toEqual([])
  })
})
