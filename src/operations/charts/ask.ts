import { skyEventsInput } from '../../calculation/almanac/sky-events.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { NatalChartRequest, natalInput } from '../../contract/births/natal.ts'
import type { ChartData } from '../../contract/charts/reply.ts'
import { bodyReader } from '../../contract/input/reading.ts'
import { NumerologyProfileRequest } from '../../contract/numerology/request.ts'
import { SkyEventsQuery } from '../../contract/sky/sky-events.ts'
import type { SkyEventsResponse } from '../../contract/sky/sky-events-reply.ts'
import { VedicVisualRequest, vedicVisualInput } from '../../contract/vedic/visual.ts'
import { type Ask, type Body, type NatalReply, POSITION_DECIMALS } from '../../pages/charts/view.ts'
import { now, today } from '../../platform/clock.ts'
import { trusted } from '../../platform/markup.ts'
import type { TechniqueId } from '../../techniques/index.ts'
import { type PictureFace, pictureCall } from '../../techniques/technique.ts'
import { splitChunks } from '../../wire/bytes.ts'
import { numerologyProfile } from '../numerology.ts'
import type { Services } from '../services.ts'
import { skyEventsBytes } from '../sky-events.ts'
import { dataBytes } from '../techniques.ts'

const STRICTLY = { isStrict: true } as const
const readChart = bodyReader(NatalChartRequest)
const readEvents = bodyReader(SkyEventsQuery)
const readSquares = bodyReader(VedicVisualRequest)
const readProfile = bodyReader(NumerologyProfileRequest)

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** What a view of the chart room asks is calculated and refused exactly as the operations of the API do it. */
export function askWith(compute: Services['compute'], lane: Lane): Ask {
  const drawn = async (task: 'natal.svg' | 'natal.json', face: PictureFace, body: Body): Promise<string> => {
    const { input } = face.read(bodyReader(face.body)(body, STRICTLY).body, today)
    return textOf(splitChunks(await compute.run(task, pictureCall(face, input), lane), 2)[1])
  }
  return {
    async natal(body) {
      const input = natalInput(readChart(body, STRICTLY).body, { include_minor: false, include_stelliums: false })
      return JSON.parse(textOf(await compute.run('natal_chart', input, lane))) as NatalReply
    },
    async skyEvents(query) {
      const input = skyEventsInput(readEvents(query, STRICTLY).body, now())
      return JSON.parse(textOf(await skyEventsBytes(compute, input, lane))) as SkyEventsResponse
    },
    async data({ id, faces: { data: face } }, body, query = {}) {
      const checked = face.body && bodyReader(face.body)(body, STRICTLY).body
      const asked = face.read(checked, face.query && bodyReader(face.query)(query, STRICTLY).body, {
        now: today,
        warnings: [],
      })
      return JSON.parse(textOf(await dataBytes({ id: id as TechniqueId, face, compute }, asked, lane)))
    },
    async picture({ id, faces }, body) {
      return trusted(await drawn(`${id as 'natal'}.svg`, faces.picture, body))
    },
    async pictured({ id, faces }, body) {
      return JSON.parse(await drawn(`${id as 'natal'}.json`, faces.picture, body)) as ChartData
    },
    async squares(body) {
      const input = vedicVisualInput(readSquares(body, STRICTLY).body, { warnings: [] })
      return trusted(textOf(splitChunks(await compute.run('vedic_visual', input, lane), 2)[1]))
    },
    numerology: (body) => numerologyProfile(readProfile(body, STRICTLY).body, { compute, lane }),
  }
}

/** What the room asks of every chart. */
const ASKED = {
  decimals: POSITION_DECIMALS,
  include_speed: true,
  include_dignity: true,
  interpretation: { enable: true },
} as const
/** Points that every chart of the room has beside the planets. */
const FEATURES = ['asc', 'mc', 'chiron', 'north_node'] as const

/** The chart of a birth with the points that every chart of the room has, and the request of it. */
export async function chartOf(ask: Ask, birth: Body): Promise<{ readonly chart: NatalReply; readonly body: Body }> {
  const body = { ...birth, include_features: featuresOf(birth) }
  return { chart: await ask.natal({ ...ASKED, ...body }), body }
}

/** The points of a chart in the room: its own, and those that a birth adds. */
export const featuresOf = ({ include_features: added }: Body): readonly string[] => [
  ...new Set([...FEATURES, ...(Array.isArray(added) ? added : [])]),
]
