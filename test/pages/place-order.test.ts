import { expect, test } from 'vitest'
import { countriesOf, ordered } from '../../src/pages/playground/place-order.ts'

const place = (name: string, country: string, population: number) => ({ name, country, population })
const order = (places: Parameters<typeof ordered>[0], ...countries: string[]) =>
  ordered(places as ReturnType<typeof place>[], new Set(countries)).map(({ name }) => name)

test('a place in a country of the reader precedes places elsewhere with less than three times its inhabitants', () => {
  const found = [place('Larkana', 'PK', 364_033), place('Laredo', 'US', 255_473), place('Lárisa', 'GR', 144_651)]
  expect(order(found, 'GR')).toEqual(['Lárisa', 'Larkana', 'Laredo'])
  expect(order(found)).toEqual(['Larkana', 'Laredo', 'Lárisa'])
})

test('a far larger place elsewhere stays first, and places of one country stay in their order', () => {
  const found = [
    place('Athens', 'GR', 664_046),
    place('Athens, Georgia', 'US', 116_714),
    place('Athens, Ohio', 'US', 25_044),
  ]
  expect(order(found, 'US')).toEqual(['Athens', 'Athens, Georgia', 'Athens, Ohio'])
})

test('the languages of a browser name its countries, where they have one', () => {
  expect(countriesOf(['el-GR', 'en', 'zh-Hant-TW', 'en-US'])).toEqual(['GR', 'TW', 'US'])
})
