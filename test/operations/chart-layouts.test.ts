import { DOMParser } from '@xmldom/xmldom'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const URL_NATAL = '/api/v1/natal/chart/'
const BIRTH = { name: 'Ada', year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98376, lng: 23.72784 }
const OTHER = { name: 'Bo', year: 1979, month: 6, day: 5, hour: 4, minute: 15, lat: -33.87, lng: 151.21 }
const EVERYTHING = {
  ...BIRTH,
  include_features: [
    ...['true_node', 'true_lilith', 'south_node', 'true_south_node', 'pholus', 'ceres', 'pallas', 'juno', 'vesta'],
    ...['asc', 'mc', 'ic', 'dc', 'vertex', 'part_of_fortune', 'part_of_spirit'],
  ],
}

async function post(url: string, body: object) {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply
}
const data = async (url: string, body: object) => (await post(url, body)).json()

type Group = Awaited<ReturnType<typeof groupsOf>>[number]

/** The groups of a picture with an attribute, with all their attributes and their title. */
async function groupsOf(url: string, body: object, attribute: string) {
  const page = new DOMParser().parseFromString((await post(url, body)).body, 'image/svg+xml')
  return [...page.getElementsByTagName('g')]
    .filter((each) => each.hasAttribute(attribute))
    .map((each) => ({
      ring:
        each.parentNode && 'getAttribute' in each.parentNode
          ? String(each.parentElement!.getAttribute('data-ring'))
          : '',
      title: each.getElementsByTagName('title')[0]?.textContent ?? '',
      classes: [...each.getElementsByTagName('path')].map((path) => path.getAttribute('class')),
      get: (name: string) => each.getAttribute(`data-${name}`),
    }))
}

/** The printed positions have three decimals. */
const DEGREES = 0.0006
const nameOf = (id: string, variant: string | null | undefined): string => `${id} ${variant ?? ''}`
const longitudesOf = (groups: readonly Group[]) =>
  groups.map((each) => [nameOf(each.get('body')!, each.get('variant')), Number(each.get('longitude'))] as const)

/** Degrees and whole minutes in the sign, of a longitude in thousandths of a degree. */
function textsOf(longitude: number): string[] {
  return [-1, 0, 1].map((step) => {
    const minutes = Math.floor((((longitude + step * DEGREES) % 30) + 1e-9) * 60)
    return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
  })
}

describe('a natal chart', () => {
  test('has a row for every point with the longitude, house and motion of the data answer', async () => {
    const rows = await groupsOf(URL_NATAL, { ...EVERYTHING, layout: 'tables' }, 'data-body')
    const { planets } = await data('/api/v1/natal/calculate', EVERYTHING)
    expect(planets).toHaveLength(29)
    expect(rows.map((row) => nameOf(row.get('body')!, row.get('variant')))).toEqual(
      planets.map(({ id, variant }: { id: string; variant?: string }) => nameOf(id, variant)),
    )
    planets.forEach((planet: { abs_pos: number; house: number; retrograde?: boolean }, index: number) => {
      const row = rows[index]!
      expect(Math.abs(Number(row.get('longitude')) - planet.abs_pos)).toBeLessThanOrEqual(DEGREES)
      expect([row.get('house'), row.get('retrograde')]).toEqual([
        String(planet.house),
        String(planet.retrograde ?? false),
      ])
      expect(
        textsOf(planet.abs_pos).some((text) => row.title.includes(` ${text} `)),
        row.title,
      ).toBe(true)
    })
  })

  test('names Ascendant and Midheaven also where no feature asks for them', async () => {
    const rows = longitudesOf(await groupsOf(URL_NATAL, { ...BIRTH, layout: 'tables' }, 'data-body'))
    const { inner } = await data(URL_NATAL, { ...BIRTH, format: 'json' })
    expect(rows).toHaveLength(inner.planets.length + 2)
    for (const angle of ['asc', 'mc']) {
      const found = rows.find(([name]) => name === `${angle} `)![1]
      expect(Math.abs(found - inner.angles[angle])).toBeLessThanOrEqual(DEGREES)
    }
  })

  test.each(['placidus', 'whole_sign', 'gauquelin'])('has the cusps of the data answer, %s', async (house_system) => {
    const rows = await groupsOf(URL_NATAL, { ...BIRTH, house_system, layout: 'tables' }, 'data-house')
    const { inner } = await data(URL_NATAL, { ...BIRTH, house_system, format: 'json' })
    const houses = rows.filter((row) => row.get('cusp') !== null)
    expect(houses).toHaveLength(inner.cusps.length)
    houses.forEach((house, index) => {
      expect(Math.abs(Number(house.get('cusp')) - inner.cusps[index])).toBeLessThanOrEqual(DEGREES)
    })
  })

  test('counts elements and modes as the compact answer counts them', async () => {
    const body = { ...BIRTH, layout: 'tables' }
    const elements = await groupsOf(URL_NATAL, body, 'data-element')
    const [modes] = await groupsOf(URL_NATAL, body, 'data-cardinal')
    const compact = await data('/natal', BIRTH)
    expect(Object.fromEntries(elements.map((each) => [each.get('element'), Number(each.get('count'))]))).toEqual(
      compact.elements,
    )
    const ofMode = ['cardinal', 'fixed', 'mutable'].map((mode) => [mode, Number(modes!.get(mode))])
    expect(Object.fromEntries(ofMode)).toEqual(compact.modes)
  })

  test.each([BIRTH, { ...EVERYTHING, include_minor_aspects: true }])(
    'has exactly the aspects of the data answer in its grid (%#)',
    async (birth) => {
      const cells = await groupsOf(URL_NATAL, { ...birth, layout: 'aspect_grid' }, 'data-aspect')
      const { aspects } = await data(URL_NATAL, { ...birth, format: 'json' })
      expectSame(cells.map(shownAspect), aspects.map(saidAspect))
    },
  )

  test('without a time it has neither houses nor angles, and the Moon has no minutes', async () => {
    const untimed = { ...BIRTH, hour: undefined, minute: undefined, time_known: false }
    const rows = await groupsOf(URL_NATAL, { ...untimed, layout: 'tables' }, 'data-body')
    expect(rows.map((row) => row.get('body'))).not.toContain('asc')
    expect(rows.every((row) => row.get('house') === null)).toBe(true)
    expect(await groupsOf(URL_NATAL, { ...untimed, layout: 'tables' }, 'data-cusp')).toEqual([])
    const withoutMinutes = rows.filter(({ classes }) => !classes.includes('minute')).map((row) => row.get('body'))
    expect(withoutMinutes).toEqual(['moon'])
    expect(rows.find((row) => row.get('body') === 'moon')!.title).toMatch(/^Moon \d+° \w+$/)
    const { body } = await post(URL_NATAL, { ...untimed, layout: 'tables' })
    expect(/<desc>[^<]*/.exec(body)![0]).toMatch(/Sun \d+°\d\d′ Capricorn, Moon \d+° \w+,/)
    const cells = await groupsOf(URL_NATAL, { ...untimed, layout: 'aspect_grid' }, 'data-aspect')
    const ofMoon = cells.filter((cell) => [cell.get('from'), cell.get('to')].includes('moon'))
    expect(ofMoon.length).toBeGreaterThan(0)
    for (const { title, classes } of ofMoon) {
      expect(title).toMatch(/orb \d+°$/)
      expect(classes).not.toContain('motion')
    }
  })

  test('leaves out the bodies that the caller hides, with their aspects', async () => {
    const hidden = { ...BIRTH, layout: 'tables', display_settings: { pluto: false, asc: false } }
    expect((await groupsOf(URL_NATAL, hidden, 'data-body')).map((row) => row.get('body'))).not.toContain('pluto')
    const ends = (await groupsOf(URL_NATAL, hidden, 'data-aspect')).flatMap((cell) => [
      cell.get('from'),
      cell.get('to'),
    ])
    expect(ends).not.toContain('pluto')
    const elements = await groupsOf(URL_NATAL, hidden, 'data-element')
    expect(elements.reduce((sum, each) => sum + Number(each.get('count')), 0)).toBe(9)
  })

  test('with a name in Arabic has it as outlines, above tables and in the wheel', async () => {
    for (const layout of ['wheel_with_tables', 'tables', 'aspect_grid']) {
      const { body } = await post(URL_NATAL, { ...BIRTH, name: 'محمد عبد الله', layout })
      expect(body).toContain('<title>محمد عبد الله</title>')
      expect(body).not.toMatch(/<text|font-family/)
    }
  })

  test('is the same wheel with and without the layout of a wheel', async () => {
    const plain = (await post(URL_NATAL, BIRTH)).body
    expect((await post(URL_NATAL, { ...BIRTH, layout: 'wheel' })).body).toBe(plain)
    expect((await post(URL_NATAL, { ...BIRTH, format: 'json', layout: 'tables' })).json().kind).toBe('natal')
  })

  test('of an unknown layout is refused with the known ones', async () => {
    const reply = await service.postTo(URL_NATAL, { ...BIRTH, layout: 'grid' })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('aspect_grid')
  })
})

interface AspectLine {
  readonly words: string
  readonly orb: number
}

/** Answers have orbs of two decimals. */
const ORB = 0.0051

function expectSame(shown: readonly AspectLine[], said: readonly AspectLine[]): void {
  const inOrder = (lines: readonly AspectLine[]) =>
    [...lines].sort((a, b) => a.words.localeCompare(b.words) || a.orb - b.orb)
  const [ours, theirs] = [inOrder(shown), inOrder(said)]
  expect(ours.map(({ words }) => words)).toEqual(theirs.map(({ words }) => words))
  ours.forEach(({ orb, words }, index) => {
    expect(Math.abs(orb - theirs[index]!.orb), words).toBeLessThanOrEqual(ORB)
  })
}

/** The id of an end. `format=json` names a second variant for itself; orbs tell the two apart. */
const idOf = (end: string): string =>
  end.replace(/^\w+\./, '').replace(/^true_(node$)?/, (_, node) => (node ? 'north_' : '') + (node ?? ''))

const shownAspect = (cell: Group): AspectLine => ({
  words: [cell.get('from'), cell.get('aspect'), cell.get('to'), cell.get('applying')].join(' '),
  orb: Number(cell.get('orb')),
})

interface Said {
  readonly from: string
  readonly to: string
  readonly type: string
  readonly orb: number
  readonly is_applying: boolean
}
const saidAspect = ({ from, to, type, orb, is_applying }: Said): AspectLine => ({
  words: [idOf(from), type, idOf(to), is_applying].join(' '),
  orb,
})

const BIWHEELS = [
  ['transits', { natal: BIRTH, current_lat: 51.51, current_lng: -0.13, transit_date: '2026-03-01T12:00Z' }, 'natal'],
  ['solar-return', { natal: BIRTH, year: 2026 }, 'natal'],
  ['progressions', { natal: BIRTH, progression_date: '2026-03-01' }, 'natal'],
  ['synastry', { person_a: BIRTH, person_b: OTHER }, 'person_a'],
] as const

describe.each(BIWHEELS)('a bi-wheel of %s', (name, body, styled) => {
  const url = `/api/v1/natal/chart/${name}`
  const birth = (body as Readonly<Record<string, object>>)[styled]!
  const requestOf = (fields: object) => ({ ...body, [styled]: { ...birth, ...fields } })

  test('has the positions of both rings with the houses of each in the other', async () => {
    const answer = await data(url, requestOf({ format: 'json' }))
    const rows = await groupsOf(url, requestOf({ layout: 'tables' }), 'data-body')
    for (const ring of [answer.inner, answer.outer]) {
      const own = rows.filter((row) => row.ring === ring.of)
      expect(own).toHaveLength(ring.planets.length + 2)
      ring.planets.forEach(
        (planet: { id: string; abs_pos: number; house: number; other_house: number }, index: number) => {
          const row = own[index]!
          expect(row.get('body')).toBe(planet.id)
          expect(Math.abs(Number(row.get('longitude')) - planet.abs_pos)).toBeLessThanOrEqual(DEGREES)
          expect([row.get('house'), row.get('other-house')].map(Number)).toEqual([planet.house, planet.other_house])
        },
      )
    }
  })

  test('has exactly the aspects of the data answer between its rings in the grid', async () => {
    const { aspects } = await data(url, requestOf({ format: 'json' }))
    const cells = await groupsOf(url, requestOf({ layout: 'aspect_grid' }), 'data-aspect')
    expect(aspects.length).toBeGreaterThan(0)
    expectSame(cells.map(shownAspect), aspects.map(saidAspect))
  })
})

test('aspects within the rings have grids of their own', async () => {
  const body = {
    person_a: { ...BIRTH, layout: 'aspect_grid' },
    person_b: OTHER,
    show_a_aspects: true,
    show_b_aspects: true,
  }
  const { body: picture } = await post('/api/v1/natal/chart/synastry', body)
  expect(picture.match(/class="aspect-grid"/g)).toHaveLength(3)
  const cells = await groupsOf('/api/v1/natal/chart/synastry', body, 'data-aspect')
  const styled = { ...body, person_a: { ...body.person_a, format: 'json' } }
  const { aspects } = await data('/api/v1/natal/chart/synastry', styled)
  expectSame(cells.map(shownAspect), aspects.map(saidAspect))
})

test('houses and angles of person B that are hidden are in no table', async () => {
  const body = {
    person_a: { ...BIRTH, layout: 'tables' },
    person_b: OTHER,
    show_person_b_houses: false,
    show_person_b_angles: false,
  }
  const rows = await groupsOf('/api/v1/natal/chart/synastry', body, 'data-cusp')
  expect(new Set(rows.map(({ ring }) => ring))).toEqual(new Set(['person_a']))
  const bodies = await groupsOf('/api/v1/natal/chart/synastry', body, 'data-body')
  expect(bodies.filter(({ ring }) => ring === 'person_b').map((row) => row.get('body'))).not.toContain('asc')
})
