import { expect, test } from 'vitest'
import { csv } from '../../src/pages/elements/table.ts'

const cellOf = (value: unknown): string => csv(['value'], [{ value }]).slice('value\r\n'.length, -2)

test.each([
  ['=1+1', "'=1+1"],
  ['  =1+1', "'  =1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['\t=1', `"'\t=1"`],
  ['Ada;=1+1', `"Ada;'=1+1"`],
  ['Ada; =1;-2', `"Ada;' =1;'-2"`],
  ['Ada\t@x', `"Ada\t'@x"`],
  ['Ada;"=1+1', `"Ada;'""=1+1"`],
  ['a\n=1', `"a\n'=1"`],
])('the text %j is no formula of a spreadsheet', (text, cell) => {
  expect(cellOf(text)).toBe(cell)
})

test.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['ada+tag@example.com', 'ada+tag@example.com'],
  ['a=b', 'a=b'],
  ['Lovelace, Ada', '"Lovelace, Ada"'],
  ['the "first"', '"the ""first"""'],
  [-5, '-5'],
  [1.5, '1.5'],
  [true, 'true'],
  [null, ''],
])('the value %j stays what it is', (value, cell) => {
  expect(cellOf(value)).toBe(cell)
})
