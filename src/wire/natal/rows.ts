import { ASPECTS, type AspectHit } from '../../astro/aspect.ts'
import { asteroidName, isAsteroid } from '../../astro/asteroid.ts'
import { motionOf } from '../../astro/body.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { ANGLES, type Chart, type ChartPoint } from '../../astro/chart.ts'
import { houseOf } from '../../astro/house.ts'
import { dignityOf, inLastDecimal, SIGNS, signIndex } from '../../astro/sign.ts'
import { type ByteWriter, literal } from '../bytes.ts'
import { hundredths } from '../sky.ts'

/** The parts of a chart with many rows, written without building objects. */

export interface PointDetail {
  readonly speed: boolean
  readonly dignity: boolean
  readonly declination: boolean
  /** The decimals of positions in the zodiac, if not three. */
  readonly decimals?: number
}

const headOf = (id: string, name: string): string => `{"id":"${id}","name":"${name}",`
const firstOf = (id: string): string => `{"p1":"${id}`
const secondOf = (id: string): string => `","p2":"${id}`
const HEADS = encoded(Object.entries(POINT_NAMES).map(([id, name]) => [id, headOf(id, name)]))
const FIRSTS = encoded(Object.keys(POINT_NAMES).map((id) => [id, firstOf(id)]))
const SECONDS = encoded(Object.keys(POINT_NAMES).map((id) => [id, secondOf(id)]))
/** Asteroids by number are not encoded ahead: there are a million. */
function writeNamed(out: ByteWriter, known: Uint8Array | undefined, text: () => string): void {
  if (known) out.bytes(known)
  else out.text(text())
}
const TYPES = encoded(ASPECTS.map(({ id }) => [id, `","type":"${id}","orb":`]))
const APPLYING = encoded(
  ASPECTS.flatMap(({ id, angle, major }) =>
    [true, false].map((applying) => [
      `${id} ${applying}`,
      `,"deg":${angle},"is_major":${major},"is_applying":${applying}`,
    ]),
  ),
)
/** Gauquelin has 36 sectors. */
const CUSPS = Array.from({ length: 36 }, (_, index) => literal(`{"house":${index + 1},"name":"${index + 1}",`))
const OPEN = literal('[')
const CLOSE = literal(']')
const COMMA = literal(',')
const BRACE = literal('}')
const POSITIONS = SIGNS.map(({ abbreviation, id }) => literal(`"sign":"${abbreviation}","sign_id":"${id}","pos":`))
const ABS_POS = literal(',"abs_pos":')
const RETROGRADE = [literal(',"retrograde":false'), literal(',"retrograde":true')] as const
const HOUSE = literal(',"house":')
const SPEED = literal(',"speed":')
const STATIONARY = [literal(',"is_stationary":false'), literal(',"is_stationary":true')] as const
const DECLINATION = literal(',"declination_deg":')

function encoded(texts: readonly (readonly string[])[]): Readonly<Record<string, Uint8Array>> {
  return Object.fromEntries(texts.map(([key, text]) => [key, literal(text!)]))
}

function writeList<Item>(out: ByteWriter, items: readonly Item[], write: (item: Item, index: number) => void): void {
  out.bytes(OPEN)
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) out.bytes(COMMA)
    write(items[index]!, index)
  }
  out.bytes(CLOSE)
}

/** The decimals of positions where nothing else is asked for. */
const DECIMALS = 3

function writePosition(out: ByteWriter, longitude: number, decimals: number): void {
  const sign = signIndex(longitude)
  const power = 10 ** decimals
  const units = inLastDecimal(longitude, decimals)
  out.bytes(POSITIONS[sign]!)
  out.fixed((units - sign * 30 * power) / power, decimals)
  out.bytes(ABS_POS)
  out.fixed(units / power, decimals)
}

/** `planets`: bodies, angles and lots. */
export function writePoints(out: ByteWriter, points: readonly ChartPoint[], detail: PointDetail): void {
  writeList(out, points, (point) => {
    const { id, body, variant, longitude, speed, position, house } = point
    writeNamed(out, HEADS[id], () => headOf(id, isAsteroid(id) ? asteroidName(id) : id))
    writePosition(out, longitude, detail.decimals ?? DECIMALS)
    out.bytes(RETROGRADE[speed < 0 ? 1 : 0])
    if (house !== null) {
      out.bytes(HOUSE)
      out.padded(house, 1)
    }
    if (variant) out.text(`,"variant":"${variant}"`)
    if (detail.speed) {
      out.bytes(SPEED)
      out.fixed(speed, 7)
      out.bytes(STATIONARY[body !== null && motionOf(body, speed) === 'stationary' ? 1 : 0])
    }
    if (detail.declination && position) {
      out.bytes(DECLINATION)
      out.fixed(position.declination, 7)
    }
    if (detail.dignity) out.text(`,"dignity":${JSON.stringify(body && dignityOf(body, signIndex(longitude)))}`)
    out.bytes(BRACE)
  })
}

/** The members `houses`, `angles` and `angles_details` with a comma before them. Empty without a time of birth. */
export function writeHouses(out: ByteWriter, { houses, angles }: Chart, decimals = DECIMALS): void {
  if (!houses || !angles) return
  const { cusps } = houses
  out.text(',"houses":')
  writeList(out, cusps, (cusp, index) => {
    out.bytes(CUSPS[index]!)
    writePosition(out, cusp, decimals)
    out.bytes(BRACE)
  })
  out.text(',"angles":{')
  for (const angle of ANGLES) {
    out.text(`${angle === ANGLES[0] ? '' : ','}"${angle}":`)
    out.fixed(inLastDecimal(angles[angle], decimals) / 10 ** decimals, decimals)
  }
  out.text('},"angles_details":{')
  for (const angle of ANGLES) {
    out.text(`${angle === ANGLES[0] ? '' : ','}"${angle}":{`)
    writePosition(out, angles[angle], decimals)
    out.bytes(HOUSE)
    out.padded(houseOf(angles[angle], cusps), 1)
    out.bytes(BRACE)
  }
  out.bytes(BRACE)
}

/** `aspects` between the points of one chart. */
export function writeAspects(out: ByteWriter, hits: readonly AspectHit[]): void {
  writeList(out, hits, (hit) => {
    writeNamed(out, FIRSTS[hit.a], () => firstOf(hit.a))
    writeNamed(out, SECONDS[hit.b], () => secondOf(hit.b))
    writeAspect(out, hit)
    out.bytes(BRACE)
  })
}

/** `aspects` of moving bodies (T) to natal points (N). Each row ends with the result of `further`. */
export function writeTransits(
  out: ByteWriter,
  hits: readonly AspectHit[],
  further: (hit: AspectHit, index: number) => string,
): void {
  writeList(out, hits, (hit, index) => {
    out.text(`{"p1":"${POINT_NAMES[hit.a]} (T)","p2":"${POINT_NAMES[hit.b]} (N)`)
    writeAspect(out, hit)
    out.text(`${further(hit, index)}}`)
  })
}

function writeAspect(out: ByteWriter, { aspect, orb, applying }: AspectHit): void {
  out.bytes(TYPES[aspect.id]!)
  out.fixed(hundredths(orb), 2)
  out.bytes(APPLYING[`${aspect.id} ${applying}`]!)
}
