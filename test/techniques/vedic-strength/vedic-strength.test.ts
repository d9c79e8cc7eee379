import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PLANETS } from '../../../src/astro/vedic/dignity.ts'
import { VedicStrengthReply } from '../../../src/techniques/vedic-strength/schema.ts'
import { MUMBAI, MUMBAI_UNTIMED, TROMSO, useTechnique } from '../../support/vedic.ts'

const { shadbala: BOOK } = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

const { send, answer: strengthsOf } = useTechnique('/api/v2/vedic/strength', VedicStrengthReply)

const WAR = { ...MUMBAI, year: 2015, month: 7, day: 1, hour: 17, minute: 30, second: 0, tz_str: '+05:30' }

describe('the birth of Raman’s example', () => {
  test('has the sums of the book to 1.5 virupas, and its lords', async () => {
    const { shadbala, day, rules } = await strengthsOf({ ...BOOK.birth, rules: 'raman' })
    // Sums by the corrected misprints of truth.json.
    const totals = [424.94, 389.8, 298.14, 537.02, 433.71, 376.15, 389.21]
    for (const [index, planet] of PLANETS.entries()) {
      const row = shadbala![planet]
      expect(Math.abs(row.total - totals[index]!), planet).toBeLessThan(1.5)
      expect(Math.abs(row.sthana_bala - BOOK.parts.sthana[index]), planet).toBeLessThan(0.75)
      expect(Math.abs(row.kala_bala - BOOK.parts.kala[index]), planet).toBeLessThan(1.5)
      expect(Math.abs(row.drik_bala - BOOK.parts.drik[index]), planet).toBeLessThan(1.5)
    }
    expect(day).toMatchObject({
      weekday: 'Wednesday',
      part: 'day',
      third: 3,
      lords: { abda: 'Saturn', masa: 'Mercury', vara: 'Mercury', hora: 'Moon' },
    })
    expect(rules).toMatchObject({ school: 'raman', ayana: 'six_parts', cheshta: 'raman_tables', drik: 'quarters' })
    expect([shadbala!.Sun.minimum_requirements, shadbala!.Saturn.minimum_requirements]).toEqual([5, 5])
  })
})

describe('strengths', () => {
  test('of a planet are the sum of six, each the sum of its parts, and its rank is by the ratio', async () => {
    const { shadbala, rules } = await strengthsOf(MUMBAI)
    const sum = (parts: object): number => Object.values(parts).reduce((all, part) => all + part, 0)
    for (const planet of PLANETS) {
      const row = shadbala![planet]
      expect(row.sthana_bala).toBeCloseTo(sum(row.parts.sthana), 2)
      expect(row.kala_bala).toBeCloseTo(sum(row.parts.kala), 2)
      const { sthana_bala, dig_bala, kala_bala, cheshta_bala, naisargika_bala, drik_bala } = row
      const six = { sthana_bala, dig_bala, kala_bala, cheshta_bala, naisargika_bala, drik_bala }
      expect(row.total).toBeCloseTo(sum(six), 2)
      expect(row.ratio).toBeCloseTo(row.shadbala_in_rupas / row.minimum_requirements, 3)
    }
    const ranked = PLANETS.toSorted((one, other) => shadbala![one].rank - shadbala![other].rank)
    const ratios = ranked.map((planet) => shadbala![planet].ratio)
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one))
    // Brihat Parashara Hora Shastra 27.32: 390 virupas for the Sun.
    expect(shadbala!.Sun.minimum_requirements).toBe(6.5)
    expect(rules).toMatchObject({ school: 'parashara', ayana: 'three_parts', kendra_houses: 'whole_sign' })
  })

  // swetest, 1 July 2015 12:00 UT: Venus at 141.7410, latitude 0.4939; Jupiter at 141.6572, latitude 0.8603.
  test.each([
    [{}, 'Venus', 'surya_siddhanta', 'Surya Siddhanta 7.20-23'],
    [{ yuddha: 'northern' }, 'Jupiter', 'northern', 'Brihat Samhita 17.9-10 and Brihat Jataka 2.20'],
    [{ yuddha: null, rules: 'raman' }, 'Jupiter', 'lesser_longitude', 'B. V. Raman, Graha and Bhava Balas'],
    [{ yuddha: 'surya_siddhanta', rules: 'raman' }, 'Venus', 'surya_siddhanta', 'Surya Siddhanta 7.20-23'],
  ])('with %j let %s win a war in which Venus is south of Jupiter and ahead of it', async (fields, winner, ...rule) => {
    const { wars, shadbala, rules } = await strengthsOf({ ...WAR, ...fields })
    expect(wars.map((war) => war.winner)).toEqual([winner])
    expect([rules.yuddha_winner, rules.yuddha_source]).toEqual(rule)
    const { Venus, Jupiter } = shadbala!
    const won = (winner === 'Venus' ? Venus : Jupiter).parts.kala.yuddha
    expect(won).toBe(wars[0]!.virupas)
  })

  test('follow the rules that a request names for single parts', async () => {
    const { rules, shadbala } = await strengthsOf({ ...MUMBAI, ayana: 'declination', cheshta: 'motions' })
    expect(rules).toMatchObject({ school: 'parashara', ayana: 'declination', cheshta: 'motions' })
    expect([60, 45, 30, 15, 7.5]).toContain(shadbala!.Saturn.cheshta_bala)
  })

  test('before sunrise belong to the weekday before', async () => {
    // 24 August 1991 was a Saturday, and the Sun rises in Mumbai at 6:21.
    const { day } = await strengthsOf({ ...MUMBAI, day: 25, hour: 5, minute: 0 })
    expect(day).toMatchObject({ weekday: 'Saturday', part: 'night', third: 3, is_twilight: false })
    expect(day!.lords.vara).toBe('Saturn')
    expect((await strengthsOf({ ...MUMBAI, day: 25, hour: 5, minute: 30 })).day!.is_twilight).toBe(true)
  })

  test('of all signs have 337 points of ashtakavarga in both tables, and differ in the Moon and Venus alone', async () => {
    const one = (await strengthsOf(MUMBAI)).ashtakavarga!
    const other = (await strengthsOf({ ...MUMBAI, ashtakavarga_table: 'raman' })).ashtakavarga!
    expect([one.table, one.total_points, other.table, other.total_points]).toEqual(['parashara', 337, 'raman', 337])
    const differ = PLANETS.filter(
      (planet) => one.bhinnashtakavarga[planet].join() !== other.bhinnashtakavarga[planet].join(),
    )
    expect(differ).toEqual(['Moon', 'Venus'])
    for (const planet of PLANETS) {
      const rows = Object.values(one.prastharashtakavarga[planet])
      const sums = Array.from({ length: 12 }, (_, sign) => rows.reduce((all, row) => all + row[sign]!, 0))
      expect(sums).toEqual(one.bhinnashtakavarga[planet])
    }
  })

  test('are reduced by the rule that is chosen, and the answer names it', async () => {
    const one = (await strengthsOf(MUMBAI)).ashtakavarga!
    const other = (await strengthsOf({ ...MUMBAI, ashtakavarga_reduction: 'own_signs' })).ashtakavarga!
    expect([one.reduction, other.reduction]).toEqual(['parashara', 'own_signs'])
    expect(other.bhinnashtakavarga).toEqual(one.bhinnashtakavarga)
    expect(other.trikona_reduced).toEqual(one.trikona_reduced)
    // The Sun has one sign, so its points stay as the trines have left them.
    expect(other.ekadhipatya_reduced.Sun).toEqual(other.trikona_reduced.Sun)
  })

  test('without a time leave out what needs one, and say so', async () => {
    const { shadbala, bhavabala, ashtakavarga, ishta_kashta, day, vimsopaka, avasthas, warnings } =
      await strengthsOf(MUMBAI_UNTIMED)
    expect([shadbala, ishta_kashta, bhavabala, ashtakavarga, day]).toEqual([null, null, [], null, null])
    expect([vimsopaka.Sun.shadvarga > 5, avasthas.Ketu.length]).toEqual([true, 1])
    expect(warnings!.map(({ code }) => code)).toEqual(expect.arrayContaining(['moon_uncertain', 'time_required']))
  })

  test.each([
    [6, 21],
    [12, 21],
  ])('where the Sun stays up or down on %s-%s are given with a warning', async (month, day) => {
    const birth = { year: 2000, month, day, hour: 15, minute: 0, ...TROMSO }
    const { shadbala, warnings, day: found } = await strengthsOf(birth)
    expect(warnings!.map(({ code }) => code)).toContain('no_sunrise')
    expect(shadbala!.Jupiter.parts.kala.tribhaga).toBe(60)
    expect(found!.part).toBe('day')
  })

  test.each([
    [{ rules: 'other' }, 'rules'],
    [{ house_system: 'gauquelin' }, 'house_system'],
    [{ ayana: 'other' }, 'ayana'],
    [{ cheshta: 'other' }, 'cheshta'],
    [{ ashtakavarga_table: 'other' }, 'ashtakavarga_table'],
    [{ ashtakavarga_reduction: 'other' }, 'ashtakavarga_reduction'],
    [{ hour: undefined }, 'hour'],
  ])('with %j are refused with the field', async (fields, field) => {
    const reply = await send({ ...MUMBAI, ...fields })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
  })
})
