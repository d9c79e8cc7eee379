import { z } from 'zod'
import type { Database } from './pool.ts'
import { statement } from './statement.ts'

const Branding = z.object({
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  sha256: z.instanceof(Buffer),
  footer_label: z.string().nullable(),
  updated_at: z.number(),
})
export type Branding = z.output<typeof Branding>

const Image = z.object({ png: z.instanceof(Buffer), sha256: z.instanceof(Buffer) })

export interface NewBranding {
  readonly png: Buffer
  readonly sha256: Buffer
  readonly width: number
  readonly height: number
  readonly footerLabel: string | null
}

const find = statement('report_branding_find', Branding)
const findImage = statement('report_branding_find_image', Image)
const upsert = statement('report_branding_upsert', Branding)
const remove = statement('report_branding_delete', z.object({ account_id: z.uuid() }))

export const findBranding = (db: Database, accountId: string): Promise<Branding | null> =>
  db.maybeOne(find({ account_id: accountId }))

export const findBrandingImage = (db: Database, accountId: string): Promise<z.output<typeof Image> | null> =>
  db.maybeOne(findImage({ account_id: accountId }))

/** Null when the account is gone. */
export const putBranding = (
  db: Database,
  accountId: string,
  { png, sha256, width, height, footerLabel }: NewBranding,
): Promise<Branding | null> =>
  db.maybeOne(upsert({ account_id: accountId, png, sha: sha256, width, height, footer_label: footerLabel }))

/** False when there was none. */
export const deleteBranding = async (db: Database, accountId: string): Promise<boolean> =>
  (await db.maybeOne(remove({ account_id: accountId }))) !== null
