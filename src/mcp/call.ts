import type { CallToolResult } from '@modelcontextprotocol/server'
import { Refusal } from '../platform/errors.ts'
import type { Cut } from '../techniques/shown.ts'
import { apiAddress, bounded, type Fields } from '../wire/texts/words.ts'
import { SVG_META_KEY } from './app/wheel.ts'
import type { Rivals } from './asking.ts'
import { faultOf, faultText, innerRequest } from './inner-request.ts'
import type { InnerAnswer, Send } from './message.ts'
import { boundedStructure, omittedOf, STRUCTURE_MAX } from './structure.ts'
import type { Tool } from './tools.ts'

/** The side of an image. A model sees no more detail in a larger one. */
const PICTURE_PX = 800
const PICTURE = { size: PICTURE_PX, png_quality_scale: 1 } as const

interface CallOptions {
  readonly hasApps: boolean
  readonly publicUrl: string | undefined
  /** The other places that names in the input may mean, for an answer. */
  readonly rivals: (answer: Buffer) => Promise<readonly Rivals[]>
}

/**
 * Calls a tool. A client that shows an app for it gets no image. The result is an error of the tool for everything
 * that a model can fix or report.
 */
export async function callTool(
  tool: Tool,
  given: Fields,
  send: Send,
  { hasApps, publicUrl, rivals }: CallOptions,
): Promise<CallToolResult> {
  try {
    const input = tool.view.reads?.(given) ?? given
    const excess = tooLargeBefore(tool, input, publicUrl)
    if (excess) return failed(excess)
    if (tool.view.isDrawing) return await drawing(tool, input, send)
    const isSeen = tool.view.pictureKind && !(hasApps && tool.view.hasApp)
    const said: Said = async (answer, before) =>
      contentOf({ tool, input, publicUrl, answer, rivals: await rivals(answer.body), before })
    return isSeen ? await picture(tool, input, send, said) : await data(tool, input, send, said)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, message, detail } = error
    return failed(faultText({ status, body: detail.issues ? { detail: detail.issues } : { message } }))
  }
}

type Said = (answer: InnerAnswer, before?: string) => Promise<Content>

async function data(tool: Tool, input: Fields, send: Send, said: Said): Promise<CallToolResult> {
  const answer = await send(innerRequest(tool, input), 0)
  const { unknown } = tool.view
  if (answer.status === 404 && unknown) return failed(unknown)
  return answer.status >= 400 ? failed(faultOf(answer)) : said(answer)
}

type Content = Required<Pick<CallToolResult, 'content' | 'structuredContent'>>

/** The text and the data of an answer, each within its bound. The text says what is missing from the data. */
function contentOf({ tool, input, publicUrl, answer, rivals, before = '' }: Contained): Content {
  const { trims, text } = tool.view
  const page = picturePage(tool, input, publicUrl)
  const whole = { ...withNotes(parsed(answer), rivals), ...(page && { picture_page: page }) }
  const trimmed = trims ? trims(whole as never) : whole
  // Trimming never makes an answer longer.
  const isShort = rivals.length === 0 && !page && answer.body.length <= STRUCTURE_MAX
  const structuredContent = isShort ? trimmed : boundedStructure(trimmed, cutsOf(tool, input, publicUrl))
  const notes = omittedOf(structuredContent).map(
    ({ field, shown, of, advice }) => `Note: structuredContent has ${shown} of ${of} in ${field}. ${advice}`,
  )
  const shown = page ? [`The person can open this image at ${page}`] : []
  return {
    content: [{ type: 'text', text: bounded(`${before}${text(whole as never, input)}`, [...shown, ...notes]) }],
    structuredContent,
  }
}

/**
 * The page on which the person sees the same image: its form has the input, and a button draws it.
 */
function picturePage({ view }: Tool, input: Fields, publicUrl: string | undefined): string | undefined {
  if (!view.pictureKind || !publicUrl) return undefined
  const page = `${publicUrl}/playground/chart?${new URLSearchParams([['kind', view.pictureKind], ...leaves(input)])}`
  return page.length <= PAGE_ADDRESS_MAX ? page : undefined
}

/** Some programs cut longer URLs. */
const PAGE_ADDRESS_MAX = 2_000

/** Every value by the path of its field, as the form reads them from a URL. */
function leaves(fields: Fields, path = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    if (typeof value !== 'object') return [[path + name, String(value)]]
    return Array.isArray(value) ? [[path + name, value.join(',')]] : leaves(value as Fields, `${path}${name}.`)
  })
}

interface Contained {
  readonly tool: Tool
  readonly input: Fields
  readonly publicUrl: string | undefined
  readonly answer: InnerAnswer
  readonly rivals: readonly Rivals[]
  readonly before?: string | undefined
}

const withNotes = (answer: Fields, notes: readonly Rivals[]): Fields =>
  notes.length === 0
    ? answer
    : { ...answer, warnings: [...((answer['warnings'] as object[] | undefined) ?? []), ...notes] }

/** The lists that may be cut. A table is also a file. */
const cutsOf = (tool: Tool, input: Fields, publicUrl: string | undefined): readonly Cut[] =>
  (tool.view.cuts ?? []).map(({ field, advice }) => ({
    field,
    advice: [advice, ...fileOf(tool, input, publicUrl)].join(' '),
  }))

/** Why a valid input is too large for a conversation, before it costs anything, and where the complete data is. */
function tooLargeBefore(tool: Tool, input: Fields, publicUrl: string | undefined): string | null {
  const { operation, view } = tool
  const { read, query: schema } = operation
  if (!view.tooLarge || !read || !schema) return null
  const given = Object.entries(input).filter(([, value]) => value !== null)
  const query = schema.safeParse({ ...Object.fromEntries(given), ...view.measuredAs })
  if (!query.success) return null
  try {
    const excess = view.tooLarge(read({ query: query.data, body: undefined, warnings: [] }) as never)
    return excess && [excess, ...fileOf(tool, input, publicUrl)].join('\n')
  } catch (error) {
    // The operation itself says what is wrong.
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Where the same table is available as a file. Text and not a link: a client has no key for other URLs than the MCP
 * endpoint, and the file would fill the conversation.
 */
function fileOf(
  { operation, view: { sets: _, ...view } }: Tool,
  input: Fields,
  publicUrl: string | undefined,
): string[] {
  const format = operation.answer?.types?.[CSV]
  // The address of a POST does not have its request.
  if (!format || operation.method !== 'GET') return []
  const { url } = innerRequest({ operation, view }, { ...input, format })
  return [`The whole table is a CSV file at ${apiAddress(`${publicUrl ?? ''}${url}`)}. Cost: ${view.cost}`]
}

const CSV = 'text/csv'

/** The drawing for an app, which the model does not see. */
async function drawing(tool: Tool, input: Fields, send: Send): Promise<CallToolResult> {
  const answer = await send(innerRequest(tool, withFields(tool, input, { format: 'svg' })), 0)
  if (answer.status >= 400) return failed(faultOf(answer))
  return {
    content: [{ type: 'text', text: tool.view.text({} as never, input) }],
    _meta: { [SVG_META_KEY]: answer.body.toString() },
  }
}

/** The data first: it is cheaper, and shows every error in the input. Without an image it is the answer. */
async function picture(tool: Tool, input: Fields, send: Send, said: Said): Promise<CallToolResult> {
  const asked = (format: string) => innerRequest(tool, withFields(tool, input, { format, ...PICTURE }))
  const answer = await send(asked('json'), 0)
  if (answer.status >= 400) return failed(faultOf(answer))
  const drawn = await send(asked('png'), 1)
  if (drawn.status >= 400) return said(answer, `There is no image: ${faultOf(drawn)}\n\n`)
  const { content, structuredContent } = await said(answer)
  const image = { type: 'image', data: drawn.body.toString('base64'), mimeType: 'image/png' } as const
  return { content: [image, ...content], structuredContent }
}

/** The input with the format of its answer, where the operation reads it. */
function withFields({ operation }: Tool, input: Fields, format: Fields): Fields {
  const { formatIn } = operation.answer ?? {}
  if (!formatIn) return { ...input, ...format }
  const carrier = input[formatIn]
  // The operation refuses anything but an object.
  return typeof carrier === 'object' && carrier !== null && !Array.isArray(carrier)
    ? { ...input, [formatIn]: { ...carrier, ...format } }
    : input
}

const parsed = ({ body }: InnerAnswer): Fields => JSON.parse(body.toString()) as Fields

export const failed = (text: string): CallToolResult => ({
  content: [{ type: 'text', text: bounded(text) }],
  isError: true,
})
