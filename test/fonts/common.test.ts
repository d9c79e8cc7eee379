import { expect, test } from 'vitest'
import { COMMON } from '../../renderer/fonts.ts'
import { facesIn } from '../../src/wheel/fonts/packages.ts'
import { fontShelf } from '../../src/wheel/fonts/shelf.ts'

const SHEETS = [
  import.meta.resolve('@fontsource/eb-garamond/400.css'),
  import.meta.resolve('@fontsource/eb-garamond/400-italic.css'),
  import.meta.resolve('@fontsource/eb-garamond/500.css'),
  import.meta.resolve('@fontsource/alegreya-sans/400.css'),
  import.meta.resolve('@fontsource/alegreya-sans/500.css'),
]

test.each(SHEETS)('the characters that reports do not look up are in %s', async (sheet) => {
  const [shelf, faces] = [fontShelf(), facesIn(sheet)]
  const common = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code)).filter(
    (each) => COMMON.test(each) && /[^\s\u00ad]/.test(each),
  )
  expect(common.length).toBeGreaterThan(300)
  const absent: string[] = []
  for (const each of common) if (!(await shelf.first(each, faces))) absent.push(each)
  expect(absent).toEqual([])
})
