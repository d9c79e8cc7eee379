import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PARIS = { lat: 48.8566, lng: 2.3522 }
const BIRTH = { year: 1990, month: 6, day: 15, hour: 12, minute: 0 }

const ask = async (url: string, payload: object) => {
  const reply = await service.app.inject({ method: 'POST', url, headers: { 'x-api-key': service.key }, payload })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const codes = ({ warnings = [] }: { warnings?: { code: string }[] }) => warnings.map(({ code }) => code)

describe('coordinates far from the city beside them', () => {
  test('are used with a warning of the distance, and the angles are less certain', async () => {
    const chart = await ask('/api/v1/natal/calculate', { ...BIRTH, ...PARIS, city: 'London' })
    // Paris and London are 344 km apart: https://www.distance.to/London/Paris.
    const { message } = chart.warnings.find(({ code }: { code: string }) => code === 'place_mismatch')
    const [, km] = /They are (\d+) km from London, England, United Kingdom/.exec(message)!
    expect(Math.abs(Number(km) - 344)).toBeLessThan(3)
    expect(chart.subject.location).toMatchObject(PARIS)
    expect(chart.confidence.angles).toBe('medium')
  })

  test('are so for the place of a transit too', async () => {
    const [current_lat, current_lng] = [PARIS.lat, PARIS.lng]
    const body = { natal: { ...BIRTH, ...PARIS }, current_lat, current_lng, current_city: 'London' }
    const transits = await ask('/api/v1/transits/calculate', { ...body, transit_date: '2026-03-01T12:00' })
    expect(transits.warnings).toContainEqual({
      code: 'place_mismatch',
      message: expect.stringContaining('current_city'),
    })
  })

  test.each([
    ['a suburb', { city: 'Versailles' }],
    ['a label that no place has', { city: 'Qwxzyq clinic' }],
    ['the city itself', { city: 'Paris, France' }],
    ['the nearest place of the name', { city: 'London', lat: 42.98, lng: -81.25 }],
  ])('have none with %s', async (_, place) => {
    expect(codes(await ask('/api/v1/natal/calculate', { ...BIRTH, ...PARIS, ...place }))).not.toContain(
      'place_mismatch',
    )
  })
})
