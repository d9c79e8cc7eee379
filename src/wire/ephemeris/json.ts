import { isAsteroid } from '../../astro/asteroid.ts'
import { BODIES, type Body, bodyId, bodyKey, bodyVariant, MOTIONS, motionOf, type NamedBody } from '../../astro/body.ts'
import { isoLocal, isoUtc } from '../../astro/civil.ts'
import type { EphemerisRow } from '../../astro/ephemeris.ts'
import { houseOf } from '../../astro/house.ts'
import { dignityOf, millidegrees, minutesInSign, SIGNS, signIndex } from '../../astro/sign.ts'
import type { Position } from '../../astro/sky.ts'
import type { TextStyle } from '../../calculation/almanac/ephemeris-input.ts'
import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { frameCells } from '../frames.ts'
import { inCircle, inSign, signParts, textEnd } from '../sky.ts'
import { rowExtras } from './extras.ts'

/** One instant as a JSON object. Bodies are most of it, and are written without building objects. */
export function jsonRows(table: EphemerisTable): (out: ByteWriter, row: EphemerisRow, epochMs: number) => void {
  const writeBody = bodyWriter(table)
  const keys = bodyKeys(table.core.bodies)
  const opens = keys.map((key, index) => literal(`${index === 0 ? '' : ','}${JSON.stringify(key)}:`))
  const { zone, core } = table
  const location = JSON.stringify({
    city: null,
    lat: core.place?.latitude ?? null,
    lng: core.place?.longitude ?? null,
    timezone: zone.id,
  })
  const settings = JSON.stringify({ zodiac_type: core.zodiac.kind, house_system: table.layout.houseSystem })
  const subjectEnd = literal(`","location":${location},"settings":${settings}},"bodies":{`)
  const extras = rowExtras(table, keys)

  return (out, row, epochMs) => {
    const local = isoLocal(epochMs, zone.offsetSecondsAt(epochMs))
    out.text(`{"timestamp":"${isoUtc(epochMs)}","local_timestamp":"${local}","subject":{"datetime":"${local}`)
    out.bytes(subjectEnd)
    for (let index = 0; index < opens.length; index += 1) {
      out.bytes(opens[index]!)
      writeBody(out, index, row.positions[index]!, row)
    }
    out.bytes(BRACE)
    const rest = JSON.stringify(extras(row, epochMs))
    out.text(`,${rest.slice(1)}`)
  }
}

/** Keys in the order of the bodies. `Lilith` is either variant, unless the request has both; each has its `variant`. */
export function bodyKeys(bodies: readonly Body[]): string[] {
  return bodies.map((body) =>
    body === 'mean_lilith' && !bodies.includes('true_lilith') ? bodyKey('true_lilith') : bodyKey(body),
  )
}

const BRACE = literal('}')
const ABS_POS = literal(',"abs_pos":')
const LATITUDE = literal(',"latitude_deg":')
const DISTANCE = literal(',"distance_au":')
const LONGITUDE = literal(',"longitude_deg":')
const DECLINATION = literal(',"declination_deg":')
const SPEED = literal(',"speed":')
const STATIONARY = [literal(',"is_stationary":false'), literal(',"is_stationary":true')] as const
const IN_SIGN = literal(',"degree_in_sign":')
const TEXT = literal(',"position_text":"')
const DEGREE = literal('°')
const HOUSE = literal(',"house":')
/** The flag is the direction of motion, also for a stationary body. */
const MOTION = Object.fromEntries(
  MOTIONS.map((motion) => [
    motion,
    [false, true].map((retrograde) => literal(`,"retrograde":${retrograde},"motion_state":"${motion}"`)),
  ]),
)

type BodyWriter = (out: ByteWriter, index: number, position: Position, row: EphemerisRow) => void

function bodyWriter({ core, layout }: EphemerisTable): BodyWriter {
  const known = HEADS[layout.signDegree ? 'inSign' : 'absolute']
  const heads = core.bodies.map((body) => (isAsteroid(body) ? signHeads(body, layout.signDegree) : known[body]))
  const framed = frameCells(core.frames).map((cell) => ({ ...cell, key: literal(`,"${cell.name}":`) }))
  const writeText = layout.cells === 'parts' ? writeParts(layout.text.signs) : writeString(layout.text)
  return (out, index, position, row) => {
    const body = core.bodies[index]!
    const { longitude, speed } = position
    const sign = signIndex(longitude)
    const thousandths = millidegrees(longitude)
    out.bytes(heads[index]![sign]!)
    if (layout.signDegree) {
      out.fixed((thousandths - sign * 30_000) / 1000, 3)
      out.bytes(ABS_POS)
    }
    out.fixed(thousandths / 1000, 3)
    const motion = motionOf(body, speed)
    if (layout.retrograde) out.bytes(MOTION[motion]![speed < 0 ? 1 : 0]!)
    if (layout.speed) {
      out.bytes(SPEED)
      out.fixed(speed, 7)
      out.bytes(STATIONARY[motion === 'stationary' ? 1 : 0])
    }
    out.bytes(LATITUDE)
    out.fixed(position.latitude, 7)
    out.bytes(DISTANCE)
    out.fixed(row.distances[index]!, 9)
    out.bytes(LONGITUDE)
    out.fixed(inCircle(longitude), 7)
    out.bytes(DECLINATION)
    out.fixed(position.declination, 7)
    if (layout.signDegree) {
      out.bytes(IN_SIGN)
      out.fixed(inSign(longitude), 7)
      writeText(out, longitude, speed < 0)
    }
    if (layout.dignity) out.text(`,"dignity":${JSON.stringify(dignityOf(body, sign))}`)
    if (layout.houses && row.houses) {
      out.bytes(HOUSE)
      out.padded(houseOf(longitude, row.houses.cusps), 1)
    }
    for (let column = 0; column < framed.length; column += 1) {
      const { key, value, digits } = framed[column]!
      out.bytes(key)
      out.fixed(value(row, index), digits[1])
    }
    out.bytes(BRACE)
  }
}

/** The beginning of a body's record in each sign. It depends only on body and sign. */
function signHeads(body: Body, signDegree: boolean): readonly Uint8Array[] {
  const variant = bodyVariant(body)
  return SIGNS.map((sign) => {
    const known = {
      id: bodyId(body),
      name: bodyKey(body).replaceAll('_', ' '),
      ...(variant && { variant }),
      ...(signDegree && { sign: sign.name, sign_abbr: sign.abbreviation, sign_id: sign.id }),
    }
    return literal(`${JSON.stringify(known).slice(0, -1)},"${signDegree ? 'pos' : 'abs_pos'}":`)
  })
}

const bodyHeads = (signDegree: boolean) =>
  Object.fromEntries(BODIES.map((body) => [body, signHeads(body, signDegree)])) as Record<
    NamedBody,
    readonly Uint8Array[]
  >

/** Encoded once for each thread. Otherwise a request for one instant would spend most of its time on them. */
const HEADS = { inSign: bodyHeads(true), absolute: bodyHeads(false) }

/** Writes the text of `positionText` from pieces that are encoded once. */
function writeString(style: TextStyle) {
  const ends = SIGNS.map((_, sign) =>
    [false, true].map((retrograde) => literal(`'${textEnd(sign, retrograde, style)}"`)),
  )
  return (out: ByteWriter, longitude: number, retrograde: boolean): void => {
    const minutes = minutesInSign(longitude)
    out.bytes(TEXT)
    out.padded(Math.trunc(minutes / 60), 2)
    out.bytes(DEGREE)
    out.padded(minutes % 60, 2)
    out.bytes(ends[signIndex(longitude)]![retrograde ? 1 : 0]!)
  }
}

function writeParts(signs: 'abbr' | 'full') {
  return (out: ByteWriter, longitude: number, retrograde: boolean): void => {
    const { sign, ...parts } = signParts(longitude)
    const name = signs === 'full' ? SIGNS[sign]!.name : SIGNS[sign]!.abbreviation
    out.text(`,"position_parts":${JSON.stringify({ ...parts, sign: name, retrograde })}`)
  }
}
