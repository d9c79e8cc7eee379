import { expect, test } from 'vitest'
import { type FitsLeft, fitsOf, nextFits } from '../../renderer/templates/fit.ts'

const SPANS = [{ id: 'mind', anchor: 'chapter-mind' }]
const at = (page: number, depthPt: number) => ({ page, depthPt })
const places = (endPage: number, depthPt: number) =>
  new Map([
    ['chapter-mind', at(5, 130)],
    ['end-mind', at(endPage, depthPt)],
  ])

test('a chapter that never ends well has five fits to try, and then keeps the last', () => {
  let left: FitsLeft = new Map()
  const eases: string[] = []
  for (let next = nextFits(SPANS, places(6, 100), left); next; next = nextFits(SPANS, places(6, 100), left)) {
    left = next
    const { ease, keepsEnd } = fitsOf(left).get('mind')!
    eases.push(`${ease}${keepsEnd ? ' kept' : ''}`)
  }
  expect(eases).toEqual(['-2', '-4', '2', '4', '0 kept'])
})

test('seven lines on the last page of two get company, for which the mildest fit does not suffice', () => {
  const left = nextFits(SPANS, places(6, 72 + 7 * 16), new Map())!
  expect(fitsOf(left).get('mind')!.ease).toBe(4)
})

test('a chapter of one page, and one with a full last page, stay as they are', () => {
  expect(nextFits(SPANS, places(5, 160), new Map())).toBeNull()
  expect(nextFits(SPANS, places(6, 300), new Map())).toBeNull()
})
