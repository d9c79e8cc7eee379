import type { ReportBrandingResponse } from '../../contract/branding.ts'
import type { Branding } from '../../platform/db/branding.ts'
import { instant } from '../instant.ts'

const ABSENT: ReportBrandingResponse = {
  present: false,
  width: null,
  height: null,
  bytes: null,
  content_type: null,
  sha256: null,
  footer_label: null,
  updated_at: null,
}

export const brandingReply = (branding: Branding | null): ReportBrandingResponse =>
  branding
    ? {
        // The members have the same order with and without an image.
        ...ABSENT,
        ...branding,
        present: true,
        content_type: 'image/png',
        sha256: branding.sha256.toString('hex'),
        updated_at: instant(branding.updated_at),
      }
    : ABSENT
