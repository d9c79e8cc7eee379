import { expect, test } from 'vitest'
import { AccountData } from '../../src/contract/accounts/data.ts'
import { useSignedIn } from '../support/signed-in.ts'

const own = useSignedIn()
const ADA = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens', notes: 'a secret note' }

test('the data of an account have its people with their links and its kept requests, and none of another', async () => {
  const [tess, uma] = [await own.as('tess'), await own.as('uma')]
  const { id } = (await own.ask('POST', '/people', tess, ADA)).json()
  const link = (await own.ask('POST', `/people/${id}/link`, tess, {})).json()
  await own.ask('POST', '/people', uma, { ...ADA, name: 'Of Uma' })
  const { key } = (await own.ask('POST', '/auth/keys', tess, { keeps_errors: true })).json()
  await own.ask('POST', '/natal/calculate', { 'x-api-key': key }, { month: 13 })

  const data = async () => AccountData.parse((await own.ask('GET', '/settings/account/data', tess)).json())
  await expect
    .poll(async () => (await data()).kept_requests, { timeout: 10_000, interval: 1_000 })
    .toMatchObject([{ operation: 'natal_chart', status: 422, body: '{"month":13}' }])
  const { people, left_out: leftOut } = await data()
  expect(people).toMatchObject([{ id, ...ADA, link }])
  expect(leftOut).toEqual([])
})
