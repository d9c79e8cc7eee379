import { expect, test } from 'vitest'
import { answerViews } from '../../src/pages/charts/answer-views.ts'

/** The texts of the cells of each table, row by row, without marks. */
const tablesOf = (answer: unknown, request: unknown = {}) =>
  answerViews(answer, request).views.map(({ markup }) => ({
    caption: /<caption>([^<]*)/.exec(markup)?.[1],
    heads: [...markup.matchAll(/<th role="columnheader"[^>]*>([^<]*)/g)].map(([, head]) => head),
    rows: [...markup.matchAll(/<tr role="row">(.*?)<\/tr>/gs)]
      .slice(1)
      .map(([, row = '']) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textIn(cell))),
  }))

const textIn = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<span class="short-word".*?<\/span>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** 54.4° are 24.4° of Taurus, which begins at 30°: 24 minutes are four tenths of a degree. */
const SUN = {
  id: 'sun',
  name: 'Sun',
  sign: 'Tau',
  sign_id: 'taurus',
  pos: 24.4,
  abs_pos: 54.4,
  house: 9,
  retrograde: false,
}

test('positions have their sign, degrees, minutes and house, the angles last, and no raw field is left', () => {
  const answer = {
    planets: [SUN],
    angles_details: { asc: { abs_pos: 178.1, house: 1 }, mc: { abs_pos: 87.5, house: 10 } },
  }
  const [positions] = tablesOf(answer)
  expect(positions).toEqual({
    caption: 'Positions',
    heads: ['Point', 'Position', 'House'],
    rows: [
      ['Sun', '24°24′ Taurus', '9'],
      ['Ascendant', '28°06′ Virgo', '1'],
      ['Midheaven', '27°30′ Gemini', '10'],
    ],
  })
  expect(answerViews(answer, {}).rest).toEqual({})
})

test('a retrograde body brings a column of motion', () => {
  const [positions] = tablesOf({ planets: [SUN, { ...SUN, id: 'mercury', name: 'Mercury', retrograde: true }] })
  expect(positions).toMatchObject({
    heads: ['Point', 'Position', 'House', 'Motion'],
    rows: [
      ['Sun', '24°24′ Taurus', '9', ''],
      ['Mercury', '24°24′ Taurus', '9', '℞ retrograde'],
    ],
  })
})

test('aspects of two charts stand below the names of the persons, the tightest first', () => {
  const wheel = (of: string) => ({ of, planets: [SUN], cusps: [] })
  const answer = {
    inner: wheel('person_b'),
    outer: wheel('person_a'),
    aspects: [
      { from: 'outer.sun', to: 'inner.moon', type: 'square', orb: 7.5, is_applying: true },
      { from: 'outer.north_node', to: 'inner.sun', type: 'trine', orb: 0.25, is_applying: false },
    ],
  }
  const tables = tablesOf(answer, { person_a: { name: 'Ada' }, person_b: { name: '<Bo>' } })
  expect(tables.map(({ caption }) => caption)).toEqual([
    'Positions: &lt;Bo&gt;',
    'Positions: Ada',
    'Aspects between the charts: Ada and &lt;Bo&gt;, tightest first',
  ])
  expect(tables[2]!.heads).toEqual(['Ada', 'Aspect', '&lt;Bo&gt;', 'Orb', 'Motion'])
  expect(tables[2]!.rows).toEqual([
    ['North Node', 'trine', 'Sun', '0°15′', 'separating'],
    ['Sun', 'square', 'Moon', '7°30′', 'applying'],
  ])
})

test('progressed aspects are in the order of their strength, each with its exact date', () => {
  const aspect = (point: string, orb: number, strength: number) => ({
    ...{ progressed_point: point, natal_point: 'sun', type: 'trine', orb_deg: orb, applying: true, strength },
    exact_date: '2026-02-24T02:56:52Z',
  })
  const answer = {
    natal_subject: { name: 'Ada' },
    aspects: { progressed_to_natal: [aspect('moon', 0.1, 0.5), aspect('mars', 0.5, 0.9)] },
  }
  const [table] = tablesOf(answer)
  expect(table!.heads.slice(0, 3)).toEqual(['Progressed', 'Aspect', 'Ada'])
  expect(table!.rows.map(([point, , , , motion]) => [point, motion])).toEqual([
    ['Mars', 'applying 24 Feb 2026'],
    ['Moon', 'applying 24 Feb 2026'],
  ])
})

test('a list with an aspect that has no glyph, such as a parallel, is left to the tables by rule', () => {
  const answer = { declination_aspects: [{ p1: 'sun', p2: 'moon', type: 'parallel', orb: 0.2, is_applying: true }] }
  expect(answerViews(answer, {})).toEqual({ views: [], rest: answer })
})

test('an event is a sentence, then its moment on the clock of the request', () => {
  const event = { kind: 'ingress', utc: '2026-03-02T14:15:50Z', local: '2026-03-02T16:15:50+02:00', sign: 'pisces' }
  const bodies = [{ id: 'mars', name: 'Mars' }]
  const meta = { timezone: 'Europe/Athens' }
  const [said, built] = [{ formulation: 'Mars enters Pisces' }, { bodies }].map((own) =>
    tablesOf({ meta, events: [{ ...event, ...own }] }),
  )
  expect(said![0]).toMatchObject({
    caption: 'Events, by the clock of Europe/Athens',
    rows: [['Mars enters Pisces', '2 March 2026, 16:15']],
  })
  expect(built![0]!.rows[0]![0]).toBe('Mars: ingress, pisces')
})

test('a return begins with its moment, and its planets have their natal houses', () => {
  const answer = {
    meta: {
      return: {
        body: 'moon',
        return_number: 604,
        exact_moment_utc: '2026-03-08T21:12:03Z',
        exact_moment_local: '2026-03-08T23:12:03+02:00',
      },
      lunar_return: { body: 'moon', exact_moment_utc: '2026-03-08T21:12:03Z' },
    },
    planets: [SUN],
    natal_comparison: { house_overlay: [{ planet: 'sun', natal_house: 6 }] },
  }
  const { views, rest } = answerViews(answer, {})
  expect(textIn(views[0]!.markup)).toBe(
    'Return of the Moon, number 604: 8 March 2026, 23:12 by the clock of the place, 8 March 2026, 21:12 UTC.',
  )
  expect(tablesOf(answer)[1]).toMatchObject({
    heads: ['Point', 'Position', 'House', 'Natal house'],
    rows: [['Sun', '24°24′ Taurus', '9', '6']],
  })
  expect(rest).toEqual({})
})

test('a reading is prose below its headings, with the dates of a transit', () => {
  const entry = {
    key: 'k',
    category: 'planet',
    title: 'Sun in Aries',
    motto: 'At once',
    body: 'One.\n\nTwo.',
    tags: [],
  }
  const at = (local: string) => ({ utc: local, local })
  const passage = { enters_orb: at('2026-02-01T00:00:00Z'), exact: [at('2026-02-09T00:00:00Z')], leaves_orb: null }
  const answer = {
    interpretation: { language: 'en', sections: { core_self: [{ ...entry, passage }], mind: [entry], work_path: [] } },
  }
  const { views, rest } = answerViews(answer, {})
  const { markup } = views[0]!
  expect([...markup.matchAll(/<h3>([^<]*)/g)].map(([, head]) => head)).toEqual(['Core self', 'Mind'])
  expect(markup).toContain('<p>One.</p><p>Two.</p>')
  expect(markup).toContain('within orb from 1 February 2026 · exact on 9 February 2026')
  expect(rest).toEqual({})
})

test('a Vedic chart has its grahas, the signs of its divisions, its running periods and the yogas that it has', () => {
  const sun = {
    name: 'Sun',
    sign: 'Sagittarius',
    absolute_degree: 257.5,
    house: 4,
    is_retrograde: true,
    nakshatra: 'Purva Ashadha',
    pada: 2,
  }
  const ascendant = { sign: 'Virgo', absolute_degree: 154.5, nakshatra: { name: 'Uttara Phalguni', pada: 3 } }
  const yoga = (name: string) => ({
    name,
    type: 'mixed',
    strength: 'strong',
    description: 'A rule.',
    formed_by: [{ planets: ['Sun', 'Moon'] }],
  })
  const chart = { ascendant, planets: [sun], houses: [{ house: 1, sign: 'Virgo', degree_cusp: null }] }
  const tables = tablesOf({
    chart,
    vargas: { vargas: { D9: { division: 9, name: 'Navamsa', ...chart } } },
    dasha: { active_periods: [{ level: 'Mahadasha', lord: 'Ketu', start: '2024-04-25', end: '2031-04-25' }] },
    yogas: { active_yogas: [yoga('Sama')], yogas: [yoga('Sama'), yoga('Ruchaka')] },
  })
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['Lagna', '4°30′ Virgo', '1', 'Uttara Phalguni 3'],
      ['Sun ℞ retrograde', '17°30′ Sagittarius', '4', 'Purva Ashadha 2'],
    ],
    [
      ['Lagna', 'Virgo'],
      ['Sun', 'Sagittarius'],
    ],
    [['Mahadasha', 'Ketu', '25 April 2024', '25 April 2031']],
    [['Sama mixed, strong', 'A rule. By Sun and Moon.']],
  ])
})

test('an answer without a chart is left as it is', () => {
  for (const answer of [null, 'text', [1, 2], { results: [{ name: 'Athens', lat: 37.98 }], total: 1 }])
    expect(answerViews(answer, {})).toEqual({ views: [], rest: answer })
})
