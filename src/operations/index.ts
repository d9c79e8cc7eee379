import { isOfOperators } from './access.ts'
import { ACCOUNT_OPERATIONS } from './account.ts'
import { ACCOUNT_PAGES } from './account-pages/index.ts'
import { ADMIN_ACCESS_OPERATIONS } from './admin-access.ts'
import { ADMIN_FUNNEL_OPERATIONS } from './admin-funnels.ts'
import { ADMIN_PAGES } from './admin-pages/index.ts'
import { ADMIN_REVENUE_OPERATIONS } from './admin-revenue.ts'
import { ADMIN_SERVICE_OPERATIONS } from './admin-service.ts'
import { ADMIN_STATISTICS_OPERATIONS } from './admin-statistics.ts'
import { ADMIN_USER_OPERATIONS } from './admin-users.ts'
import { BILLING_OPERATIONS } from './billing.ts'
import { BRANDING_OPERATIONS } from './branding.ts'
import { CHART_STYLE_OPERATIONS } from './chart-styles.ts'
import { DOCS_PAGES } from './docs-pages.ts'
import { EPHEMERIS_OPERATIONS } from './ephemeris.ts'
import { EXPORT_OPERATIONS } from './exports.ts'
import { GEO_OPERATIONS } from './geo.ts'
import { GRANT_OPERATIONS } from './grants.ts'
import { ISSUER_SIGN_IN_OPERATIONS } from './issuer-sign-in.ts'
import { KEY_OPERATIONS } from './keys.ts'
import { LOG_OPERATIONS } from './logs.ts'
import { MCP_OPERATIONS } from './mcp.ts'
import { NATAL_OPERATIONS } from './natal.ts'
import { NATAL_BATCH_OPERATIONS } from './natal-batch.ts'
import { NUMEROLOGY_OPERATIONS } from './numerology.ts'
import { OAUTH_OPERATIONS } from './oauth.ts'
import type { Operation } from './operation.ts'
import { PAYMENT_OPERATIONS } from './payments.ts'
import { playgroundPages } from './playground-pages.ts'
import { REPORT_OPERATIONS } from './reports.ts'
import { REQUEST_PACK_OPERATIONS } from './request-packs.ts'
import { SERVICE_OPERATIONS } from './service.ts'
import { SESSION_OPERATIONS } from './sessions.ts'
import { SETTINGS_OPERATIONS } from './settings.ts'
import { SIGN_IN_OPERATIONS } from './sign-in.ts'
import { SITE_PAGES } from './site-pages.ts'
import { SKY_EVENTS_OPERATIONS } from './sky-events.ts'
import { TECHNIQUE_OPERATIONS } from './techniques.ts'

/** What callers calculate with, in the order of the documentation. */
const CALCULATIONS: readonly Operation[] = [
  ...NATAL_OPERATIONS,
  ...NATAL_BATCH_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...TECHNIQUE_OPERATIONS,
  ...CHART_STYLE_OPERATIONS,
  ...EPHEMERIS_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...GEO_OPERATIONS,
  ...SKY_EVENTS_OPERATIONS,
  ...NUMEROLOGY_OPERATIONS,
]

/** Everything that the service does, in the order of its documentation. */
export const OPERATIONS: readonly Operation[] = [
  ...CALCULATIONS,
  ...ACCOUNT_OPERATIONS,
  ...BRANDING_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...REQUEST_PACK_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...SIGN_IN_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...KEY_OPERATIONS,
  ...LOG_OPERATIONS,
  ...OAUTH_OPERATIONS,
  ...ISSUER_SIGN_IN_OPERATIONS,
  ...GRANT_OPERATIONS,
  ...ACCOUNT_PAGES,
  ...MCP_OPERATIONS,
  ...ADMIN_ACCESS_OPERATIONS,
  ...ADMIN_USER_OPERATIONS,
  ...ADMIN_SERVICE_OPERATIONS,
  ...ADMIN_STATISTICS_OPERATIONS,
  ...ADMIN_FUNNEL_OPERATIONS,
  ...ADMIN_REVENUE_OPERATIONS,
  ...ADMIN_PAGES,
  ...playgroundPages(CALCULATIONS),
  ...SITE_PAGES,
  ...DOCS_PAGES,
  ...SERVICE_OPERATIONS,
]

/** Whom an address serves. */
export type Audience = 'all' | 'callers' | 'operators'

interface Installation {
  /** Some operations do not exist with an external issuer of access tokens. */
  readonly builtInIdentity: boolean
  readonly audience: Audience
}

/** The operations of an address of an installation. Every address has the probes. */
export const operationsWith = ({ builtInIdentity, audience }: Installation): readonly Operation[] =>
  OPERATIONS.filter(
    (operation) =>
      (builtInIdentity || !operation.builtInIdentity) &&
      (audience === 'all' ||
        (audience === 'operators') === isOfOperators(operation) ||
        (operation.isProbe && !isOfOperators(operation))),
  )
