import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { preparePlaces } from '../src/places/gazetteer.ts'

const TABLE = new URL('../src/astro/zone-city-table.ts', import.meta.url)
const VAR = fileURLToPath(new URL('../var', import.meta.url))
/** `+404251-0740023`: degrees, minutes and perhaps seconds. */
const COORDINATES = /^([+-])(\d\d)(\d\d)(\d\d)?([+-])(\d{3})(\d\d)(\d\d)?$/
/** A place of the gazetteer within this distance, in degrees, tells the state of a city. */
const NEAR_DEGREES = 0.4

/**
 * Cities whose zones only `backzone` has, with the coordinates of the last zone.tab that listed them, or of GeoNames where
 * none did.
 */
const OF_BACKZONE = `
CA +4531-07334 America/Montreal
CA +4901-08816 America/Nipigon
CA +4823-08915 America/Thunder_Bay
CA +4843-09434 America/Rainy_River
CA +6608-06544 America/Pangnirtung
CA +6227-11421 America/Yellowknife
MX +3152-11637 America/Ensenada
AR -2828-06547 America/Rosario
CN +2934+10635 Asia/Chongqing
CN +4545+12641 Asia/Harbin
CN +3929+07559 Asia/Kashgar
VN +2102+10551 Asia/Hanoi
IL +3204+03446 Asia/Tel_Aviv
GB +5435-00556 Europe/Belfast
MD +4650+02937 Europe/Tiraspol
UA +4837+02218 Europe/Uzhgorod
UA +4750+03510 Europe/Zaporozhye
`

interface Row {
  readonly name: string
  readonly state: string | null
}

/**
 * Writes src/astro/zone-city-table.ts: the city of each zone, from zone.tab of a release, with the state or province that
 * the gazetteer gives it.
 */
export async function writeCities(source: string): Promise<void> {
  const db = new DatabaseSync(await preparePlaces(VAR, console.log), { readOnly: true })
  const near = db.prepare(
    'select name, state from place where country = ? and abs(lat - ?) < ? and abs(lng - ?) < ? order by population desc',
  )
  const lines = [...readFileSync(join(source, 'zone.tab'), 'utf8').split('\n'), ...OF_BACKZONE.split('\n')]
  const rows = lines
    .filter((line) => /^[A-Z]{2}\s/.test(line))
    .map((line) => {
      const [country = '', coordinates = '', id = ''] = line.split(/\s+/)
      const [latitude, longitude] = degreesOf(coordinates)
      const around = near.all(country, latitude, NEAR_DEGREES, longitude, NEAR_DEGREES) as unknown as Row[]
      const place = around.find(({ name }) => cityOf(id).startsWith(name)) ?? around[0]
      return [id, country, latitude.toFixed(2), longitude.toFixed(2), place?.state ?? ''].join(';')
    })
  db.close()
  writeFileSync(TABLE, text(rows.sort()))
  console.log(`${TABLE.pathname}: ${rows.length} cities`)
}

const cityOf = (id: string): string => id.split('/').at(-1)!.replaceAll('_', ' ')

function degreesOf(coordinates: string): [latitude: number, longitude: number] {
  const [, north, ...rest] = COORDINATES.exec(coordinates) ?? []
  if (!north) throw new Error(`No coordinates: ${coordinates}`)
  const [latDegrees, latMinutes, latSeconds, east, lngDegrees, lngMinutes, lngSeconds] = rest
  const size = (degrees = '0', minutes = '0', seconds = '0'): number =>
    Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const latitude = size(latDegrees, latMinutes, latSeconds)
  const longitude = size(lngDegrees, lngMinutes, lngSeconds)
  return [north === '-' ? -latitude : latitude, east === '-' ? -longitude : longitude]
}

const text = (rows: readonly string[]): string => `/**
 * The city of each zone, whose clock the zone records: zone; country; latitude and longitude in degrees; state or province.
 * From zone.tab of the tz database, in the public domain; the states are those of the gazetteer. Made by tools/zones.ts.
 */
export const ZONE_CITY_ROWS = \`
${rows.join('\n')}
\`
`
