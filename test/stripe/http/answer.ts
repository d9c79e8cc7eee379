import type { z } from 'zod'
import { type Failure, invalid, Unknown } from '../failure.ts'
import { decodeForm, type FormValue } from '../form.ts'
import { ROUTES } from '../requests/index.ts'
import { NO_REQUEST, type World } from '../world.ts'
import { expand } from './expand.ts'
import type { Route } from './route.ts'

/** A request as it came, after its key was checked. */
export interface Asked {
  readonly id: string
  readonly method: string
  readonly path: string
  /** The body of a POST, the query of others. */
  readonly form: string
  readonly idempotencyKey: string | null
}

export interface Reply {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A request whose form is known. `answer` does its work. */
export interface Understood {
  answer(world: World): Reply
}

/** Finds what a request asks for, and checks its parameters. Nothing is done yet. */
export function understand(asked: Asked): Understood {
  const known = ROUTES.find(({ method, path }) => method === asked.method && path.test(asked.path))
  if (!known) throw new Unknown(`Unrecognized request URL (${asked.method}: ${asked.path}).`)
  const { expand: paths = [], ...fields } = decodeForm(asked.form)
  const parsed = known.input.safeParse(fields)
  if (!parsed.success) throw refusalOf(parsed.error)
  if (!isTexts(paths)) throw new Unknown('Invalid array of fields to expand.', { param: 'expand' })
  const id = decodeURIComponent(known.path.exec(asked.path)![1] ?? '')
  return { answer: (world) => work(world, known, asked, parsed.data as never, id, paths) }
}

function work(world: World, known: Route, asked: Asked, input: never, id: string, paths: string[]): Reply {
  world.request = { id: asked.id, idempotency_key: asked.idempotencyKey }
  try {
    return { status: 200, body: JSON.stringify(expand(world, known.answer(world, input, id), paths), null, 2) }
  } finally {
    world.request = NO_REQUEST
  }
}

const isTexts = (value: FormValue): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

function refusalOf({ issues: [issue] }: z.ZodError): Failure {
  const place = (path: readonly PropertyKey[]) =>
    path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('')
  if (issue!.code === 'unrecognized_keys') {
    const param = place([...issue!.path, issue!.keys[0]!])
    return new Unknown(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = place(issue!.path)
  if (issue!.input === undefined && issue!.code === 'invalid_type' && issue!.message.includes('received undefined'))
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return new Unknown(`Invalid ${param}: ${issue!.message}`, { param })
}

/** The reply that says a failure. */
export const replyOf = ({ status, body }: Failure): Reply => ({
  status,
  body: JSON.stringify({ error: body }, null, 2),
})
