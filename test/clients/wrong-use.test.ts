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

  only('a key and a token are sent without the end of the line of the file that they were read from', async () => {
    standIn.next(answer(200, {}), answer(200, []))
    await carryOut(standIn.url, { group: 'exports', method: 'list', key: 'orr_live_secret\r\n' })
    await carryOut(standIn.url, { group: 'keys', method: 'list', token: 'secret\n' })
    expect(standIn.seen.map(({ headers }) => headers['x-api-key'] ?? headers.authorization)).toEqual([
      'orr_live_secret',
      'Bearer secret',
    ])
  })

  only.for(['secret\nsecret', 'secret…', 'secret\0'])(
    'the error about the secret %j does not show it',
    async (secret) => {
      standIn.next(answer(200, {}), answer(200, []))
      const byKey = await carryOut(standIn.url, { group: 'exports', method: 'list', key: secret })
      const byToken = await carryOut(standIn.url, { group: 'keys', method: 'list', token: secret })
      expect([byKey, byToken]).toEqual(
        ['key', 'token'].map((name) => ({ thrown: `${name} has a character that no header may have`, waits: [] })),
      )
      expect(standIn.seen).toEqual([])
    },
  )
})
