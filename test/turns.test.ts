import { expect, test } from 'vitest'
import { Refusal } from '../src/platform/errors.ts'
import { inTurnsOfAccounts } from '../src/platform/turns.ts'

const refusal = () => new Refusal('upload_busy')

/** Work that ends on demand, and the order in which it began. */
function stage(own: number, atOnce: number, accounts: number) {
  const inTurn = inTurnsOfAccounts({ atOnce: 1, waitingMax: own, refusal }, { atOnce, waitingMax: accounts, refusal })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (account: string): Promise<'done' | 'refused'> =>
    inTurn(account, () => {
      begun.push(account)
      return new Promise<'done'>((resolve) => void ends.push(() => resolve('done')))
    }).catch(() => 'refused' as const)
  return { begun, ask, endFirst: () => ends.shift()!() }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('an account that floods is refused itself, and another begins at once', async () => {
  const { begun, ask } = stage(3, 2, 30)
  const flood = Array.from({ length: 50 }, () => ask('a'))
  void ask('b')
  await settled()
  expect(begun).toEqual(['a', 'b'])
  expect(await Promise.all(flood.slice(4))).toEqual(Array(46).fill('refused'))
})

test('accounts that wait take turns, whatever each has waiting', async () => {
  const { begun, ask, endFirst } = stage(3, 1, 30)
  for (const account of ['a', 'a', 'a', 'b', 'b', 'c']) void ask(account)
  for (let ended = 0; ended < 6; ended += 1) {
    await settled()
    endFirst()
  }
  expect(begun.join('')).toBe('abcaba')
})

test('the line of all accounts ends, and has room again once one is done', async () => {
  const { begun, ask, endFirst } = stage(3, 1, 2)
  const asked = ['a', 'b', 'c'].map(ask)
  await settled()
  expect(await ask('d')).toBe('refused')
  endFirst()
  expect(await asked[0]).toBe('done')
  await settled()
  void ask('d')
  for (let ended = 0; ended < 3; ended += 1) {
    endFirst()
    await settled()
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})
