import { hash } from 'node:crypto'
import { type Branding, deleteBranding, findBranding, findBrandingImage, putBranding } from '../platform/db/branding.ts'
import type { Database } from '../platform/db/pool.ts'
import { recordEvent } from './audit.ts'
import type { BrandingImage } from './branding-image.ts'
import { ofDeletedAccount } from './holder.ts'

/** The image in the footer of an account's reports, without its bytes. Null if there is none. */
export const brandingOf = (db: Database, accountId: string): Promise<Branding | null> => findBranding(db, accountId)

/** The PNG and its SHA-256. */
export const brandingImageOf = (db: Database, accountId: string) => findBrandingImage(db, accountId)

/** Replaces the image of an account. Throws `invalid_token` when the account was just deleted. */
export const replaceBranding = (
  db: Database,
  accountId: string,
  image: BrandingImage,
  footerLabel: string | null,
): Promise<Branding> =>
  db.transaction(async (transaction) => {
    const sha256 = hash('sha256', image.png, 'buffer')
    const saved = await putBranding(transaction, accountId, { ...image, sha256, footerLabel })
    if (!saved) throw ofDeletedAccount()
    await recordEvent(transaction, {
      ...{ accountId, actor: 'account', action: 'branding_changed' },
      detail: { sha256: sha256.toString('hex') },
    })
    return saved
  })

/** Deletes the image. Can be repeated. */
export const removeBranding = (db: Database, accountId: string): Promise<void> =>
  db.transaction(async (transaction) => {
    if (await deleteBranding(transaction, accountId))
      await recordEvent(transaction, { accountId, actor: 'account', action: 'branding_deleted' })
  })
