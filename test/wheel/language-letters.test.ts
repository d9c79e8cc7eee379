import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/languages/language.ts'
import { needsFonts } from '../../src/wheel/fonts/language-letters.ts'

test('pictures need fonts for the words of Hindi alone, because it is the only language that is not written in Latin letters', () => {
  expect(LANGUAGES.filter(needsFonts)).toEqual(['hi'])
})
