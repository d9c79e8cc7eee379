import { expect, test } from 'vitest'
import { subjectName } from '../../src/contract/births/birth.ts'

test.each([
  ['Ada', 'Ada'],
  ['  Ada Lovelace ', 'Ada Lovelace'],
  ['محمد‎', 'محمد‎'],
  ['a\u0000b\u001b[31mred', 'a b [31mred'],
  ['one\r\ntwo', 'one two'],
  ['half \ud800', 'half'],
  ['👩‍🚀', '👩‍🚀'],
])('the name %j is %j', (given, name) => {
  expect(subjectName({ name: given })).toBe(name)
})

test.each([null, undefined, '', '   ', '\u200b\u200d\u2060', '\u00ad'.repeat(200), '\u0007', '\u2060 \u200b'])(
  '%j is no name',
  (name) => {
    expect(subjectName({ name })).toBe('User')
  },
)
