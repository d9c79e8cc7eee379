import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { NatalChartRequest } from '../../contract/births/natal.ts'
import type { Body } from '../../pages/charts/view.ts'
import { type Page, sendPage } from '../../pages/frame.ts'
import type { AddressFault, ReadAddress } from '../../pages/playground/address.ts'
import { leavesOf } from '../../pages/playground/form-fields.ts'
import { type Form, faultsIn, formOf } from '../page-forms.ts'

/** The form of a birth with only the named fields. */
export function birthForm(names: readonly string[]): Form {
  const { read, fields } = formOf({ body: NatalChartRequest })
  return { read, fields: { query: [], body: fields.body.filter(({ path }) => names.includes(path)) } }
}

/** A view or a question. It may have fields of its own, in addition to those of the birth. */
interface Part {
  readonly id: string
  readonly fields?: z.ZodObject
}

/** The form of the birth, and the forms of the parts of a page. */
export interface RoomForms {
  readonly birth: Form
  readonly own: ReadonlyMap<string, { readonly form: Form; readonly names: ReadonlySet<string> }>
}

/** The forms of a page of the chart room. The birth has only the named fields. */
export const roomForms = (names: readonly string[], parts: readonly Part[]): RoomForms => ({
  birth: birthForm(names),
  own: new Map(
    parts.flatMap(({ id, fields }) => {
      if (!fields) return []
      const form = formOf({ body: fields })
      return [[id, { form, names: new Set(leavesOf(form.fields.body).map(({ path }) => path)) }] as const]
    }),
  ),
})

const NO_FIELDS: ReadAddress = { given: new Map(), query: {}, body: {}, faults: [] }

/** The birth of an address, and the fields of one part. Fields of other parts stay out: a tab may keep them. */
export function readRoom({ birth, own }: RoomForms, part: Part | null, parameters: Body) {
  const mine = part ? own.get(part.id) : undefined
  const ofAny = new Set([...own.values()].flatMap(({ names }) => [...names]))
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isPicked(name)))
  return {
    birth: birth.read(pick((name) => !ofAny.has(name))),
    own: mine?.form.read(pick((name) => mine.names.has(name))) ?? NO_FIELDS,
  }
}

/** The fields of a part with its defaults. Fields with a fault stay as they are: the form names it. */
export const withDefaults = ({ fields }: Part, body: Body): Body =>
  (fields?.safeParse(body).data as Body | undefined) ?? { ...(fields?.safeParse({}).data as Body | undefined), ...body }

/** What was calculated, or null and the faults by which the service refuses the request. */
export interface Outcome<Value> {
  readonly value: Value | null
  readonly faults: readonly AddressFault[]
}

/** Calculates, if the address has no faults. */
export async function outcome<Value>(
  faults: readonly AddressFault[],
  calculate: () => Promise<Value>,
): Promise<Outcome<Value>> {
  if (faults.length > 0) return { value: null, faults }
  try {
    return { value: await calculate(), faults: [] }
  } catch (error) {
    return { value: null, faults: faultsIn(error) }
  }
}

/** Sends a page, with the status 422 if it shows faults of its address. */
export const sendRoom = (reply: FastifyReply, page: Page, faults: readonly AddressFault[]): FastifyReply =>
  sendPage(reply.code(faults.length > 0 ? 422 : 200), page)
