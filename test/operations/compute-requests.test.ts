import { expect, test } from 'vitest'
import { runPieces } from '../../src/operations/compute-requests.ts'

const bytes = (piece: number) => Uint8Array.of(piece)

test('one piece for each thread is under way, and the answers keep the order of the pieces', async () => {
  const underWay: { readonly piece: number; readonly end: () => void }[] = []
  let most = 0
  const found = runPieces({ threads: 2 }, [0, 1, 2, 3, 4], (piece) => {
    const { promise, resolve } = Promise.withResolvers<Uint8Array>()
    underWay.push({ piece, end: () => resolve(bytes(piece)) })
    most = Math.max(most, underWay.length)
    return promise
  })
  while (underWay.length > 0) {
    // The one that began last ends first.
    underWay.pop()!.end()
    await new Promise(setImmediate)
  }
  expect((await found).map(([piece]) => piece)).toEqual([0, 1, 2, 3, 4])
  expect(most).toBe(2)
})

test('the first refusal ends the request, and no further piece begins', async () => {
  const begun: number[] = []
  const slow = Promise.withResolvers<void>()
  const run = async (piece: number) => {
    begun.push(piece)
    if (piece === 1) throw new Error('no room')
    await slow.promise
    return bytes(piece)
  }
  await expect(runPieces({ threads: 2 }, [0, 1, 2, 3], run)).rejects.toThrow('no room')
  slow.resolve()
  await new Promise(setImmediate)
  expect(begun).toEqual([0, 1])
})
