import { sql } from 'slonik'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()
const ADA = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

// The rows of an account go in the last steps of its deletion, which an unreachable payment provider puts off for hours.
test('a public link leads nowhere from the moment at which the deletion of its account begins', async () => {
  const token = await own.as('lou')
  const { id } = (await own.ask('POST', '/people', token, ADA)).json()
  const { url } = (await own.ask('POST', `/people/${id}/link`, token, {})).json()
  const shown = () => own.service.app.inject({ url: new URL(url).pathname })
  expect((await shown()).statusCode).toBe(200)
  await own.service.services.db.any(
    sql.type(z.object({ id: z.string() }))`update account set status = 'deleted' where subject = 'lou' returning id`,
  )
  expect((await shown()).statusCode).toBe(404)
})

test('a search with characters that Postgres cannot store finds nobody', async () => {
  const token = await own.as('may')
  for (const query of ['tag=%00', 'search=%00', 'tag=%ED%A0%80', 'rodden_rating=%00']) {
    const { statusCode } = await own.ask('GET', `/people?${query}`, token)
    expect([query, statusCode < 500]).toEqual([query, true])
  }
})
