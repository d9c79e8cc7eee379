import { DOMParser } from '@xmldom/xmldom'
import { beforeAll, describe, expect, test } from 'vitest'
import { vargaSign } from '../../src/astro/vedic/vargas.ts'
import { LANGUAGES } from '../../src/languages/language.ts'
import { SQUARE_STYLES } from '../../src/wheel/squares/cells.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const URL_OF_PICTURE = '/api/v2/vedic/visual/chart'
const send = (payload: object) => service.postTo(URL_OF_PICTURE, payload)

const MUMBAI = { year: 1991, month: 8, day: 24, hour: 6, minute: 40, city: 'Mumbai' }

/** A request of a public program, as its source has it. */
const OF_A_CLIENT = {
  year: 1991,
  month: 8,
  day: 24,
  hour: 6,
  minute: 40,
  second: 0,
  city: 'Mumbai',
  lat: 19.076,
  lng: 72.8777,
  tz_str: 'Asia/Kolkata',
  ayanamsha: 'lahiri',
  house_system: 'whole_sign',
  node_type: 'mean',
  divisions: [1, 9],
  chart_style: 'north_indian',
  format: 'svg',
  size: 700,
  theme_type: 'light',
  body_types: ['ascendant', 'classical_grahas', 'nodes', 'outer_planets'],
  ascendant_text_color: '#8B0000',
  display_settings: {
    ascendant: true,
    rahu: true,
    ketu: true,
    uranus: true,
    neptune: true,
    pluto: true,
    sign_labels: true,
  },
  custom_theme: {
    background: '#FFFFFF',
    panel_background: '#FAFAFA',
    panel_border: '#CCAA55',
    grid: '#888888',
    outer_line: '#772222',
    sign_text: '#551111',
    house_text: '#665522',
    body_text: '#222222',
    ascendant_text: '#8B0000',
    title_text: '#551111',
    subtitle_text: '#666666',
    badge_background: '#FFEECC',
  },
  chart_config: {
    body_font_size: 18,
    body_font_weight: '600',
    sign_font_size: 22,
    grid_line_width: 1.1,
    outer_line_width: 1.6,
    panel_padding: 20,
    columns: 2,
  },
}

/** The sign of each body, from 1 for Aries, in each chart of a picture. */
async function signsOf(payload: object): Promise<Record<string, Record<string, number>>> {
  const reply = await send(payload)
  expect(reply.statusCode, reply.body).toBe(200)
  const page = new DOMParser().parseFromString(reply.body, 'image/svg+xml')
  const groups = [...page.getElementsByTagName('g')]
  const charts = groups.filter((each) => each.hasAttribute('data-division'))
  return Object.fromEntries(
    charts.map((chart) => [
      chart.getAttribute('data-division')!,
      Object.fromEntries(
        [...chart.getElementsByTagName('g')]
          .filter((each) => each.hasAttribute('data-sign'))
          .flatMap((sign) =>
            [...sign.getElementsByTagName('g')]
              .filter((each) => each.hasAttribute('data-body'))
              .map((body) => [body.getAttribute('data-body')!, Number(sign.getAttribute('data-sign'))]),
          ),
      ),
    ]),
  )
}

describe('the picture', () => {
  test('of a public program is SVG with both charts and the outer planets', async () => {
    const reply = await send(OF_A_CLIENT)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(reply.body).toMatch(/^<svg/)
    const { D1, D9 } = await signsOf(OF_A_CLIENT)
    for (const chart of [D1!, D9!]) expect(Object.keys(chart).length).toBe(13)
  })

  test.each(SQUARE_STYLES)('in the style %s has each graha in its sign', async (chart_style) => {
    const data = (await service.postTo('/api/v2/vedic/chart', MUMBAI)).json()
    const { D1, D10 } = await signsOf({ ...MUMBAI, chart_style, divisions: ['D1', 10] })
    expect(D1!['ascendant']).toBe(data.ascendant.sign_id)
    for (const { name, sign_id: sign, absolute_degree: longitude } of data.planets) {
      const id = name.toLowerCase()
      expect([id, D1![id]]).toEqual([id, sign])
      expect([id, D10![id]]).toEqual([id, vargaSign(10, longitude) + 1])
    }
  })

  test('leaves out what is hidden or not asked for', async () => {
    const { D1 } = await signsOf({ ...MUMBAI, body_types: ['classical_grahas'], display_settings: { moon: false } })
    expect(Object.keys(D1!).sort()).toEqual(['jupiter', 'mars', 'mercury', 'saturn', 'sun', 'venus'])
  })

  test('of a birth without a time has no lagna, and says from where it counts', async () => {
    const reply = await send({ ...MUMBAI, hour: null, minute: null, time_known: false })
    expect(reply.headers['x-orrery-warnings']).toContain('lagna_unknown')
    expect(reply.body).not.toContain('data-body="ascendant"')
  })

  test('says that squares have whole signs', async () => {
    const reply = await send({ ...MUMBAI, house_system: 'placidus' })
    expect(reply.headers['x-orrery-warnings']).toContain('house_system_not_drawn')
  })

  test.each(LANGUAGES.filter((each) => each !== 'en'))(
    'has the names of its signs in the language %s',
    async (language) => {
      const { body } = await send({ ...MUMBAI, language })
      expect([body.includes('Aquarius'), body.includes('<title>Vedic')]).toEqual([false, false])
    },
  )

  test('has the names of divisions in Devanagari in Hindi, and in Latin letters in English', async () => {
    const { body: hindi } = await send({ ...MUMBAI, language: 'hi', divisions: [9, 60] })
    expect(['नवांश', 'षष्ट्यंश', 'Navamsa'].map((name) => hindi.includes(name))).toEqual([true, true, false])
    expect((await send({ ...MUMBAI, divisions: [9] })).body).toContain('Navamsa')
  })

  test('escapes the name of a birth', async () => {
    const { body } = await send({ ...MUMBAI, name: '"><script>alert(1)</script>' })
    expect(body).not.toContain('<script')
  })
})

test.each([
  [{ chart_style: 'west_indian' }, 'chart_style'],
  [{ divisions: [] }, 'divisions'],
  [{ divisions: [8] }, 'divisions'],
  [{ body_types: ['asteroids'] }, 'body_types'],
  [{ custom_theme: { grid: 'url(#a)' } }, 'custom_theme'],
  [{ ascendant_text_color: 'red;fill:blue' }, 'ascendant_text_color'],
  [{ chart_config: { columns: 9 } }, 'chart_config'],
  [{ format: 'gif' }, 'format'],
  [{ size: 100 }, 'size'],
])('%j is refused with the field', async (fields, field) => {
  const reply = await send({ ...MUMBAI, ...fields })
  const [{ loc }] = reply.json().detail
  expect([reply.statusCode, loc[0], loc[1]]).toEqual([422, 'body', field])
})
