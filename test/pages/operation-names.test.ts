import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/operations/index.ts'
import { operationName } from '../../src/pages/elements/operation-names.ts'

describe('the name of an operation', () => {
  test('is the title of its page in the playground', () => {
    const titled = OPERATIONS.flatMap(({ name, page }) => (page ? [[operationName(name), page.title]] : []))
    expect(titled.length).toBeGreaterThan(50)
    expect(titled.filter(([shown, title]) => shown !== title)).toEqual([])
  })

  test('belongs to no other operation', () => {
    const names = OPERATIONS.map(({ name }) => operationName(name))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test.each([
    ['vedic_kp', 'KP chart'],
    ['chart_natal', 'Natal chart image'],
    ['solar_return_calculate', 'Solar return'],
    ['vedic_chart_alias', 'Vedic chart (alias)'],
    ['horoscope_daily_personal_second_alias', 'Horoscope of a birth (second alias)'],
    ['api_key_list', 'API key list'],
    ['oauth_token', 'OAuth token'],
    ['account_requests_csv', 'Account requests CSV'],
  ])('%s is "%s"', (name, shown) => {
    expect(operationName(name)).toBe(shown)
  })
})
