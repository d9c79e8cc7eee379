import { findBranding, findBrandingImage } from '../src/platform/db/branding.ts'
import type { Database } from '../src/platform/db/pool.ts'
import {
  claimReport,
  completeReport,
  failReport,
  nextReport,
  renewReport,
  type Variant,
} from '../src/platform/db/reports.ts'
import type { ReportBranding } from './report.ts'
import type { ReportDesk } from './report-job.ts'

/** Reports in Postgres. The first one opens the database. */
export const reportDesk = (database: () => Promise<Database>): ReportDesk<Variant> => ({
  next: async (id) => nextReport(await database(), id),
  async claim(id) {
    const db = await database()
    const claimed = await claimReport(db, id)
    if (!claimed) return null
    const { content, options, variant, orderedAt: createdAt, accountId } = claimed
    const branding = variant === 'with_logo' ? await brandingOf(db, accountId) : null
    return { content, variant, branding, look: { ...options, createdAt } }
  },
  renew: async (id, progress) => renewReport(await database(), id, progress),
  complete: async (id, variant, report) => completeReport(await database(), id, variant, report),
  fail: async (id, code) => failReport(await database(), id, code),
})

/** Null if the account has deleted its image since the order. */
async function brandingOf(db: Database, accountId: string): Promise<ReportBranding | null> {
  const [branding, image] = [await findBranding(db, accountId), await findBrandingImage(db, accountId)]
  return branding && image && { png: image.png, label: branding.footer_label }
}
