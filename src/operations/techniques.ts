import type { TechniqueInput } from '../calculation/tasks.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { ANSWER_TYPES } from '../contract/files.ts'
import { PRECISION_HEADER } from '../contract/sky/sources.ts'
import { today } from '../platform/clock.ts'
import { DATA, type TechniqueId } from '../techniques/index.ts'
import { type Asked, type DataFace, isSidereal, settledInput } from '../techniques/technique.ts'
import { keyFor } from './access.ts'
import { laneOf, renaming, runPieces } from './compute-requests.ts'
import { sendFile } from './files.ts'
import { type Operation, operation } from './operation.ts'
import type { Services } from './services.ts'

/** The answer of a face that also makes files. */
const FILE_ANSWER = {
  types: ANSWER_TYPES,
  headers: { [PRECISION_HEADER]: 'Only for calendars and tables: `series`, `library` or `moshier`' },
}

/** The operations of the data of a technique: one for each of its names. */
export const dataOperations = (id: TechniqueId, face: DataFace): readonly Operation[] =>
  Object.entries(face.names).map(([name, url], index) =>
    operation({
      name,
      url,
      method: face.body ? 'POST' : 'GET',
      tag: face.chapter.name,
      summary: face.summary,
      description: `Costs ${face.price.says}.${face.description ? ` ${face.description}` : ''}`,
      access: keyFor(face.area),
      ...(index === 0 && { tools: [{ ...face.tool, technique: id, cost: `${face.price.says}.` }], page: face.page }),
      ...(face.query && { query: face.query }),
      ...(face.body && { body: face.body }),
      reply: face.reply,
      read: ({ body, query, warnings, requestId }) => face.read(body, query, { now: today, requestId, warnings }),
      isQuick: ({ input }) => !face.isLong?.(input),
      isVedic: ({ input }) => face.area === 'vedic' || isSidereal(face, input),
      cost: ({ input: asked }) => face.price.units(asked.input),
      ...(face.fileOf && { answer: FILE_ANSWER }),
      handle: async (request, reply, { compute }) => {
        const { input } = request
        const bytes = await dataBytes({ id, face, compute }, input, laneOf(request)).catch(renaming(input.renamed))
        const format = face.fileOf?.(input.input)
        return format ? sendFile(reply, format, bytes) : bytes
      },
    }),
  )

/** What the data of a technique are calculated with. */
export interface Asking {
  readonly id: TechniqueId
  readonly face: DataFace
  readonly compute: Services['compute']
}

/**
 * The bytes of an answer. What takes long is calculated in pieces, so that other callers get their turn between them.
 */
export async function dataBytes(
  { id, face, compute }: Asking,
  { input: given }: Asked,
  lane: Lane,
): Promise<Uint8Array> {
  const input = settledInput(given as TechniqueInput, compute.hasSeries())
  if (!face.isLong?.(input)) return compute.run(`${id}.reply`, { input, found: null }, lane)
  const pieces = read<unknown[]>(await compute.run(`${id}.split`, input, lane))
  const found = await runPieces(compute, pieces, (piece) => compute.run(`${id}.piece`, piece, lane))
  return compute.run(`${id}.reply`, { input, found }, lane)
}

const read = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes)) as Value

/** The data of all techniques. */
export const TECHNIQUE_OPERATIONS: readonly Operation[] = DATA.flatMap(([id, face]) => dataOperations(id, face))
