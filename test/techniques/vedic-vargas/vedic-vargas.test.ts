import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Planet } from '../../../src/astro/vedic/dignity.ts'
import { vaisheshikamsa } from '../../../src/astro/vedic/vaisheshikamsa.ts'
import { DIVISIONS, VARGAS } from '../../../src/astro/vedic/vargas.ts'
import { VedicVargasReply } from '../../../src/techniques/vedic-vargas/schema.ts'
import { birthAt, MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

const { send, answer: vargasOf } = useTechnique('/api/v2/vedic/vargas', VedicVargasReply)

const secondsOf = (iso: string): number => Date.parse(iso) / 1000

describe('divisional charts', () => {
  test('have Jupiter of the book in the signs of the book', async () => {
    const { signs, longitude, ...birth } = TRUTH.example_27
    const { vargas } = await vargasOf(birthAt(birth))
    const signIn = (name: string): number =>
      vargas[name]!.planets.find((planet) => planet.name === 'Jupiter')!.sign_id - 1
    expect(Object.fromEntries(Object.keys(signs).map((name) => [name, signIn(name)]))).toEqual(signs)
    const jupiter = vargas['D1']!.planets.find(({ name }) => name === 'Jupiter')!
    expect(Math.abs(jupiter.absolute_degree - longitude)).toBeLessThan(0.0002)
  })

  test('are all 17 by default, each with its name, its rule and its source', async () => {
    const { vargas } = await vargasOf(MUMBAI)
    expect(Object.keys(vargas)).toEqual(DIVISIONS.map((division) => `D${division}`))
    for (const division of DIVISIONS)
      expect(vargas[`D${division}`]).toMatchObject({
        division,
        name: VARGAS[division],
        rule: division === 1 ? 'rashi' : division === 5 ? 'five_planets' : 'parashara',
        rule_source: expect.stringMatching(division === 5 ? /Narasimha Rao/ : /^Brihat Parashara Hora Shastra 6\.\d/),
      })
    expect(vargas['D9']!.validity).toBeUndefined()
  })

  test('count houses from their own lagna, and the part of each graha in its sign', async () => {
    const { vargas } = await vargasOf(MUMBAI)
    const natal = vargas['D1']!
    for (const { division, ascendant, planets, houses } of Object.values(vargas)) {
      expect(houses.map(({ sign_id }) => sign_id)).toEqual(
        Array.from({ length: 12 }, (_, house) => ((ascendant!.sign_id - 1 + house) % 12) + 1),
      )
      for (const [index, planet] of planets.entries()) {
        expect(planet.house).toBe(((planet.sign_id - ascendant!.sign_id + 12) % 12) + 1)
        const inSign = natal.planets[index]!.degree_in_sign
        if (division !== 30) expect(planet.part).toBe(Math.floor((inSign * division) / 30) + 1)
        expect(planet.is_vargottama).toBe(division === 1 ? null : planet.sign_id === natal.planets[index]!.sign_id)
      }
    }
  })

  test('name the part of each body, and in D60 whether it is malefic', async () => {
    const { vargas } = await vargasOf({ ...MUMBAI, divisions: [1, 9, 60] })
    expect(vargas['D60']).toMatchObject({ iast: 'Ṣaṣṭyaṃśa', devanagari: 'षष्ट्यंश' })
    expect(vargas['D60']!.part_names!.source).toBe('Brihat Parashara Hora Shastra 6.33-41')
    // The lagna is at 10.088° of Leo, an odd sign: the 21st part of half a degree, and the fourth navamsa of a fixed sign.
    expect(vargas['D60']!.ascendant!.part_name).toEqual({
      name: 'Heramba',
      iast: 'Heramba',
      devanagari: 'हेरम्ब',
      nature: 'benefic',
    })
    expect(vargas['D9']!.ascendant!.part_name).toMatchObject({ name: 'Manushya' })
    expect(vargas['D1']).toMatchObject({ name: 'Rashi', part_names: null, ascendant: { part_name: null } })
  })

  test('keep the chosen houses in D1 alone', async () => {
    const { vargas, metadata } = await vargasOf({ ...MUMBAI, house_system: 'placidus', divisions: [1, 9] })
    expect(metadata.house_system).toBe('placidus')
    expect(vargas['D1']!.houses[0]!.degree_cusp).toBeCloseTo(130.0883, 3)
    expect(vargas['D9']!.houses[0]!.degree_cusp).toBe(null)
  })

  test('follow the rule that is chosen for a division', async () => {
    const request = { ...MUMBAI, divisions: [2, 3, 30] }
    const usual = await vargasOf(request)
    const chosen = await vargasOf({ ...request, variants: { D2: 'parivritti', D30: 'parivritti' } })
    expect(chosen.vargas['D3']).toEqual(usual.vargas['D3'])
    expect([chosen.vargas['D2']!.rule, chosen.vargas['D30']!.rule]).toEqual(['parivritti', 'parivritti'])
    // The Sun is at 126.654°: in the ninth half of the zodiac, and in the 127th degree of it.
    expect(chosen.vargas['D2']!.planets[0]!.sign).toBe('Sagittarius')
    expect(chosen.vargas['D30']!.planets[0]!.sign).toBe('Libra')
  })

  test.each([
    [{ divisions: [9, 9, 1] }, ['D9', 'D1']],
    [{ vargas: ['D9', 'd10', 60, '12'] }, ['D9', 'D10', 'D60', 'D12']],
    [{ vargas: [7], divisions: [] }, ['D7']],
  ])('of %j are those, each once', async (lists, names) => {
    expect(Object.keys((await vargasOf({ ...MUMBAI, ...lists })).vargas).toSorted()).toEqual(names.toSorted())
  })

  test('name the points with the same sign in D1 and D9', async () => {
    // Mercury is at 122.7165°, in the first navamsa of Leo: Aries. In the fifth, from 133.33° on, it would be Leo.
    expect((await vargasOf({ ...MUMBAI, divisions: [1] })).vargottama).toEqual([])
    const { vargas, vargottama } = await vargasOf({ ...MUMBAI, hour: 6, minute: 50 })
    expect(vargas['D9']!.ascendant!.is_vargottama).toBe(vargottama.includes('Ascendant'))
  })
})

test('a rule for a division without a choice is ignored with a warning', async () => {
  const { warnings } = await vargasOf({ ...MUMBAI, divisions: [1], variants: { D1: 'rashi' } })
  expect(warnings).toMatchObject([{ code: 'unknown_field', message: expect.stringMatching(/variants\.D1/) }])
})

describe('the length of time that a division stays', () => {
  test('ends where swetest has lagna and Moon on the borders of their parts, to the second', async () => {
    let compared = 0
    for (const { stays, ...birth } of TRUTH.stays.births) {
      const { vargas } = await vargasOf({ ...birthAt(birth), divisions: [1, 9, 60], include_validity: true })
      for (const [name, points] of Object.entries(stays) as [string, Record<'lagna' | 'moon', object>][])
        for (const point of ['lagna', 'moon'] as const)
          for (const [side, instant] of Object.entries(points[point]) as ['from' | 'until', string][]) {
            const found = vargas[name]!.validity![point]![side]!
            expect(Math.abs(secondsOf(found) - secondsOf(instant)), `${birth.name} ${name} ${point}`).toBeLessThan(0.7)
            compared += 1
          }
    }
    expect(compared).toBe(48)
  })

  test('is the sum of the seconds before and after the birth', async () => {
    const { vargas } = await vargasOf({ ...MUMBAI, divisions: [9], include_validity: true })
    const { lagna } = vargas['D9']!.validity!
    const length = secondsOf(lagna!.until!) - secondsOf(lagna!.from!)
    expect(Math.abs(length - lagna!.seconds_before! - lagna!.seconds_after!)).toBeLessThanOrEqual(1)
    // By swetest the lagna enters its navamsa at 6:39:37.251.
    expect([lagna!.seconds_before, lagna!.from!.slice(-6)]).toEqual([23, '+05:30'])
  })
})

describe('good divisions', () => {
  test('have the numbers and names of Jagannatha Hora for its chart', () => {
    const { planets, names } = TRUTH.vaisheshikamsa
    for (const [planet, signs] of Object.entries(planets) as [Planet, Record<string, number>][]) {
      const given = (['dasavarga', 'shodasavarga'] as const).map((scheme) => {
        const { divisions, name } = vaisheshikamsa(scheme, planet, (division) => signs[`D${division}`]!)
        return name && `${divisions.length} ${name}`
      })
      expect([planet, ...given]).toEqual([planet, ...names[planet]])
    }
  })

  test('are those in which the charts of the answer have the planet in a good sign', async () => {
    const { vargas, vaisheshikamsa: reply } = await vargasOf(MUMBAI)
    const sun = reply.planets.find(({ name }) => name === 'Sun')!
    const good = Object.values(vargas).filter(
      ({ division, planets }) => division !== 5 && ['Aries', 'Leo'].includes(planets[0]!.sign),
    )
    expect(sun.shodasavarga.divisions).toEqual(good.map(({ division }) => division))
    expect(sun.shodasavarga.count).toBe(good.length)
  })
})

describe('bhava chalit', () => {
  test.each(['sripati', 'equal'] as const)('by %s has the bhavas of swetest', async (system) => {
    const request = { ...MUMBAI, divisions: [1], include_bhava_chalit: true, bhava_chalit_system: system }
    const { bhava_chalit: chalit, vargas } = await vargasOf(request)
    const { starts, middles } = TRUTH.bhavas[system]
    for (const [index, house] of chalit!.houses.entries()) {
      expect(Math.abs(house.start_degree - starts[index])).toBeLessThan(0.0001)
      expect(Math.abs(house.middle_degree - middles[index])).toBeLessThan(0.0001)
      expect(house.end_degree).toBe(chalit!.houses[(index + 1) % 12]!.start_degree)
    }
    for (const [index, { house, sign_house }] of chalit!.planets.entries()) {
      const { absolute_degree: longitude, house: natal } = vargas['D1']!.planets[index]!
      const { start_degree: start, end_degree: end } = chalit!.houses[house - 1]!
      expect((longitude - start + 360) % 360).toBeLessThan((end - start + 360) % 360)
      expect(sign_house).toBe(natal)
    }
  })

  test('is left out unless it is asked for', async () => {
    expect('bhava_chalit' in (await vargasOf({ ...MUMBAI, divisions: [1] }))).toBe(false)
  })
})

describe('a birth without a time', () => {
  const day = { ...MUMBAI_UNTIMED, include_validity: true, include_bhava_chalit: true }

  test('has no lagna, no houses and no bhavas, but the stays of the Moon', async () => {
    const { vargas, bhava_chalit: chalit } = await vargasOf({ ...day, divisions: [9] })
    const { ascendant, houses, planets, validity } = vargas['D9']!
    expect([ascendant, houses, planets[0]!.house, validity!.lagna, chalit]).toEqual([null, [], null, null, null])
    expect(validity!.moon.from).toMatch(/^1991-08-2/)
  })

  test('has a warning that names what changes its part on that day', async () => {
    const { warnings } = await vargasOf({ ...day, divisions: [1, 60] })
    // The Moon goes from Capricorn to Aquarius at 23:08. The Sun moves by 0.96° on that day, through two parts of D60 at least.
    const { message } = warnings!.find(({ code }) => code === 'varga_uncertain')!
    expect(message).toMatch(/D1: Moon; D60: Sun, Moon/)
  })
})

test.each([
  [{ divisions: [8] }, ['divisions', 0], /no division "8".*1, 2, 3/],
  [{ vargas: ['D9', 'navamsa'] }, ['vargas', 1], /no division "navamsa"/],
  [{ vargas: ['D99'] }, ['vargas', 0], /no division "D99"/],
  [{ divisions: [9], vargas: ['D9'] }, ['vargas'], /not both/],
  [{ variants: { D2: 'other' } }, ['variants', 'D2'], /parashara.*parivritti/],
  [{ house_system: 'gauquelin' }, ['house_system'], /twelve houses/],
  [{ bhava_chalit_system: 'koch' }, ['bhava_chalit_system'], /sripati.*equal/],
])('a request with %j is refused with the field and what is allowed', async (fields, path, message) => {
  const reply = await send({ ...MUMBAI, ...fields })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', ...path]])
  expect(reply.json().detail[0].msg).toMatch(message)
})
