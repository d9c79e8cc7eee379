import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SIGNS } from '../../../src/astro/sign.ts'
import { SIGN_LORDS } from '../../../src/astro/vedic/dignity.ts'
import { ashtakoota, disputes, KOOTAS, SCHOOLS } from '../../../src/astro/vedic/kootas/ashtakoota.ts'
import { ganaOf } from '../../../src/astro/vedic/kootas/gana.ts'
import { type Couple, moonPlaceAt } from '../../../src/astro/vedic/kootas/koota.ts'
import { nadiOf } from '../../../src/astro/vedic/kootas/nadi.ts'
import { poruthams } from '../../../src/astro/vedic/kootas/southern.ts'
import { yoniOf } from '../../../src/astro/vedic/kootas/yoni.ts'
import { NAKSHATRAS } from '../../../src/astro/vedic/names.ts'
import TRUTH from './truth.json' with { type: 'json' }

const inStar = (index: number) => moonPlaceAt(((index + 0.1) * 360) / 27)
const starNamed = (name: string) => inStar(NAKSHATRAS.findIndex((each) => each.name === name))
const inSign = (index: number) => moonPlaceAt(index * 30 + 1)
const signNamed = (name: string) => inSign(SIGNS.findIndex((each) => each.name === name))
const STARS = NAKSHATRAS.map((_, index) => inStar(index))
const SIGN_PLACES = SIGNS.map((_, index) => inSign(index))

test('the yoni, gana and nadi of each nakshatra are those on which two engines agree', () => {
  const url = new URL('nakshatra-attributes.csv', import.meta.url)
  const rows = readFileSync(url, 'utf8').trim().split('\n').slice(1)
  expect(rows.length).toBe(27)
  for (const [index, row] of rows.entries()) {
    const [, , , yoni, gana, nadi] = row.split(',')
    const star = inStar(index)
    expect([yoniOf(star), ganaOf(star), nadiOf(star)].map((each) => each.toLowerCase())).toEqual([yoni, gana, nadi])
  }
})

describe('the default school', () => {
  const { person1, person2, scores, total } = TRUTH.answer
  const couple = { groom: moonPlaceAt(person1.moon), bride: moonPlaceAt(person2.moon) }

  test('gives the published points in each koota', () => {
    const kootas = ashtakoota(couple, SCHOOLS.common)
    expect(Object.fromEntries(kootas.map(({ id, score }) => [id, score]))).toEqual(scores)
    expect(kootas.reduce((sum, { score }) => sum + score, 0)).toBe(total)
    expect(Object.fromEntries(kootas.map(({ id, because }) => [id, because]))).toMatchObject({
      vashya: 'groom Quadruped, bride Human',
      yoni: 'groom Mongoose, bride Buffalo',
      gana: 'groom Manushya, bride Deva',
      nadi: 'groom Antya, bride Adi',
      bhakoot: expect.stringContaining('9/5'),
    })
  })

  test('names the kootas of the published couple in which other schools differ', () => {
    // Quadruped and human: a half by Maitreya, 1 by AstroYogi and without halves, where Capricorn is wild, none.
    const vashya = disputes(couple, SCHOOLS.common).find(({ id }) => id === 'vashya')!
    expect(vashya.others.map(({ rule, score }) => [rule, score])).toEqual([
      ['maitreya', 0.5],
      ['undivided', 0],
      ['signs', 0],
    ])
    expect(disputes(couple, SCHOOLS.common).map(({ id }) => id)).not.toContain('nadi')
  })
})

describe('by the printed tables', () => {
  test('yoni of Maitreya has all 196 cells, and the common table differs in two', () => {
    const { animals, rows } = TRUTH.yoni
    const different = new Set<string>()
    for (const bride of STARS)
      for (const groom of STARS) {
        const hers = yoniOf(bride)
        const his = yoniOf(groom)
        const printed = rows[animals.indexOf(hers)]![animals.indexOf(his)]!
        expect([hers, his, KOOTAS.yoni.rules.maitreya.score({ groom, bride }).score]).toEqual([hers, his, printed])
        if (KOOTAS.yoni.rules.grid.score({ groom, bride }).score !== printed) different.add(`${hers}/${his}`)
      }
    expect([...different].toSorted()).toEqual(['Deer/Horse', 'Lion/Buffalo'])
  })

  test('yoni of PyJHora has its three rows that differ from the common table or from Maitreya', () => {
    const { animals } = TRUTH.yoni
    for (const hers of ['Horse', 'Deer', 'Lion'] as const)
      for (const groom of STARS) {
        const bride = STARS.find((star) => yoniOf(star) === hers)!
        const { score } = KOOTAS.yoni.rules.pyjhora.score({ groom, bride })
        expect([hers, yoniOf(groom), score]).toEqual([
          hers,
          yoniOf(groom),
          TRUTH.yoni_pyjhora[hers][animals.indexOf(yoniOf(groom))],
        ])
      }
  })

  test.each(['common', 'earth_shudra', 'raman'] as const)(
    'varna of the rule %s has a point where the groom does not rank below the bride',
    (rule) => {
      const ranks = [...TRUTH.varna[rule]].map((letter) => 'BKVS'.indexOf(letter))
      for (const groom of SIGN_PLACES)
        for (const bride of SIGN_PLACES) {
          const { score } = KOOTAS.varna.rules[rule].score({ groom, bride })
          expect([groom.sign, bride.sign, score]).toEqual([
            groom.sign,
            bride.sign,
            ranks[groom.sign]! <= ranks[bride.sign]! ? 1 : 0,
          ])
        }
    },
  )

  test.each(['directed', 'rakshasa_bride_none', 'deva_rakshasa_none'] as const)(
    'gana of the rule %s has the printed points',
    (rule) => {
      // Ashwini is Deva, Bharani Manushya, Krittika Rakshasa.
      const stars = STARS.slice(0, 3)
      const scores = stars.map((bride) => stars.map((groom) => KOOTAS.gana.rules[rule].score({ groom, bride }).score))
      expect(scores).toEqual(TRUTH.gana[rule])
    },
  )

  test('graha maitri has the points of all pairs of lords', () => {
    const { planets, rows } = TRUTH.graha_maitri
    for (const bride of SIGN_PLACES)
      for (const groom of SIGN_PLACES) {
        const hers = planets.indexOf(SIGN_LORDS[bride.sign]!)
        const his = planets.indexOf(SIGN_LORDS[groom.sign]!)
        expect([hers, his, KOOTAS.graha_maitri.rules.printed.score({ groom, bride }).score]).toEqual([
          hers,
          his,
          rows[hers]![his],
        ])
      }
  })

  test.each(['maitreya', 'astroyogi'] as const)('vashya of the rule %s has the printed points', (rule) => {
    const places = TRUTH.vashya.longitudes.map(moonPlaceAt)
    const scores = places.map((bride) => places.map((groom) => KOOTAS.vashya.rules[rule].score({ groom, bride }).score))
    expect(scores).toEqual(TRUTH.vashya[rule])
  })

  test('vashya of signs has two points where one sign controls the other', () => {
    const rows = TRUTH.vashya_signs.rows as Readonly<Record<string, readonly string[]>>
    for (const one of SIGNS)
      for (const other of SIGNS) {
        const isControlled = rows[one.name]!.includes(other.name) || rows[other.name]!.includes(one.name)
        const couple = { groom: signNamed(one.name), bride: signNamed(other.name) }
        const { score } = KOOTAS.vashya.rules.signs.score(couple)
        expect([one.name, other.name, score]).toEqual([one.name, other.name, isControlled ? 2 : 0])
      }
  })

  test('bhakoot has no points for signs 2/12, 5/9 and 6/8', () => {
    const groom = inSign(0)
    const scores = SIGN_PLACES.map((bride) => KOOTAS.bhakoot.rules.distance.score({ groom, bride }).score)
    expect(scores).toEqual([7, 0, 7, 7, 0, 0, 7, 0, 0, 7, 7, 0])
  })

  const agreement = (id: string, couple: Couple) =>
    poruthams(couple, 'dashakoota').find((each) => each.id === id)!.agreement

  const porutham = (id: string, couple: Couple) =>
    poruthams(couple, 'porutham').find((each) => each.id === id)!.agreement

  test('dina is that of the Kalaprakasika for one nakshatra of both, the 10th, the 19th and the 22nd', () => {
    const { good, bad } = TRUTH.dina
    for (const { name } of NAKSHATRAS) {
      const star = starNamed(name)
      const expected = good.includes(name) ? 'good' : bad.includes(name) ? 'bad' : 'middling'
      expect([name, porutham('dina', { groom: star, bride: star })]).toEqual([name, expected])
    }
    const counted = (count: number) => porutham('dina', { groom: inStar(count - 1), bride: inStar(0) })
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 19, 22].map(counted)).toEqual([
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'good',
      'middling',
      'middling',
      'bad',
    ])
  })

  test('vashya is good where one sign controls the other in the Kalaprakasika', () => {
    const { rows } = TRUTH.vashya_kalaprakasika
    for (const [one, { name }] of SIGNS.entries())
      for (const [other, { name: otherName }] of SIGNS.entries()) {
        const expected = rows[one]!.includes(otherName) || rows[other]!.includes(name) ? 'good' : 'bad'
        const found = porutham('vashya', { groom: inSign(one), bride: inSign(other) })
        expect([name, otherName, found]).toEqual([name, otherName, expected])
      }
  })

  test('rajju is bad for two nakshatras of the same part of the body, and for no others', () => {
    const { source: _, ...parts } = TRUTH.rajju
    expect(Object.values(parts).flat().length).toBe(27)
    for (const [part, names] of Object.entries(parts))
      for (const name of names)
        for (const [otherPart, others] of Object.entries(parts))
          for (const other of others) {
            const couple = { groom: starNamed(name), bride: starNamed(other) }
            const expected = part === otherPart ? 'bad' : 'good'
            expect([name, other, agreement('rajju', couple)]).toEqual([name, other, expected])
          }
  })

  test.each([
    ['dashakoota', agreement, TRUTH.vedha.pairs],
    ['porutham', porutham, [...TRUTH.vedha.pairs, ...TRUTH.vedha.kalaprakasika]],
  ])('vedha of %s is bad for the pairs that its source lists, and for no others', (_, found, listed) => {
    const pairs = new Set(listed.flatMap(([one, other]) => [`${one}/${other}`, `${other}/${one}`]))
    for (const one of NAKSHATRAS)
      for (const other of NAKSHATRAS) {
        const couple = { groom: starNamed(one.name), bride: starNamed(other.name) }
        expect([one.name, other.name, found('vedha', couple)]).toEqual([
          one.name,
          other.name,
          pairs.has(`${one.name}/${other.name}`) ? 'bad' : 'good',
        ])
      }
  })
})

describe('halves of signs', () => {
  test.each([
    [254.999, 'Human'],
    [255, 'Quadruped'],
    [284.999, 'Quadruped'],
    [285, 'Aquatic'],
  ])('a Moon at %d is in the group %s', (longitude, group) => {
    const place = moonPlaceAt(longitude)
    const { because } = KOOTAS.vashya.rules.groups.score({ groom: place, bride: place })
    expect(because).toBe(`groom ${group}, bride ${group}`)
  })
})
