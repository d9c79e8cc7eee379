import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

/** The channel that announces each stored render by its key. */
export const RENDER_CHANNEL = 'orrery_render'

const Render = z.object({
  bytes: z.instanceof(Buffer).nullable(),
  refused: z.string().nullable(),
  message: z.string().nullable(),
})
export type Render = z.output<typeof Render>

const find = statement('render_find', Render)
const put = statement('render_put', z.object({ pg_notify: z.string() }))

export const findRender = (db: Database, key: string): Promise<Render | null> => db.maybeOne(find({ key }))

/** Stores a render for `keptMs` and notifies the listeners on `RENDER_CHANNEL`. */
export async function putRender(db: Database, key: string, render: Render, keptMs: number): Promise<void> {
  await db.one(put({ key, ...render, kept_ms: keptMs }))
}
