import { isOfOperators } from './access.ts'
import { ACCOUNT_OPERATIONS } from './account.ts'
import { CREDENTIAL_PAGES } from './account-pages/credentials.ts'
import { KEY_PAGES } from './account-pages/keys.ts'
import { MESSAGE_PAGES } from './account-pages/messages.ts'
import { OVERVIEW_PAGES, REQUEST_PAGES } from './account-pages/overview.ts'
import { ACCOUNT_PLAN_PAGES } from './account-pages/plan.ts'
import { REPORT_ORDER_PAGES } from './account-pages/report-order.ts'
import { ACCOUNT_REPORT_PAGES } from './account-pages/reports.ts'
import { SESSION_PAGES } from './account-pages/sessions.ts'
import { ACCOUNT_SETTINGS_PAGES } from './account-pages/settings.ts'
import { SIGN_IN_PAGES } from './account-pages/sign-in.ts'
import { ADMIN_ACCESS_OPERATIONS } from './admin-access.ts'
import { ADMIN_FUNNEL_OPERATIONS } from './admin-funnels.ts'
import { ADMIN_FUNNEL_PAGES } from './admin-pages/funnels.ts'
import { ADMIN_SERVICE_PAGES } from './admin-pages/service.ts'
import { ADMIN_SIGN_IN_PAGES } from './admin-pages/sign-in.ts'
import { ADMIN_OVERVIEW_PAGES, ADMIN_USAGE_PAGES } from './admin-pages/statistics.ts'
import { ADMIN_USER_PAGES } from './admin-pages/users.ts'
import { ADMIN_SERVICE_OPERATIONS } from './admin-service.ts'
import { ADMIN_REVENUE_OPERATIONS, ADMIN_STATISTICS_OPERATIONS } from './admin-statistics.ts'
import { ADMIN_USER_OPERATIONS } from './admin-users.ts'
import { BILLING_OPERATIONS, REQUEST_PACK_OPERATIONS } from './billing.ts'
import { CALENDAR_PAGES } from './charts/calendar.ts'
import { peoplePages } from './charts/people.ts'
import { chartPages } from './charts/room.ts'
import { whenPages } from './charts/when.ts'
import { GRANT_OPERATIONS, ISSUER_SIGN_IN_OPERATIONS } from './consent.ts'
import { CREDENTIAL_OPERATIONS } from './credentials.ts'
import { DOCS_PAGES } from './docs-pages.ts'
import { EPHEMERIS_OPERATIONS } from './ephemeris.ts'
import { EXPORT_OPERATIONS } from './exports.ts'
import { GEO_OPERATIONS } from './geo.ts'
import { KEY_OPERATIONS } from './keys.ts'
import { MCP_OPERATIONS } from './mcp.ts'
import { NATAL_OPERATIONS } from './natal.ts'
import { NATAL_BATCH } from './natal-batch.ts'
import { NUMEROLOGY_OPERATIONS } from './numerology.ts'
import { OAUTH_OPERATIONS } from './oauth.ts'
import type { Operation } from './operation.ts'
import { PAYMENT_OPERATIONS } from './payments.ts'
import { PEOPLE_OPERATIONS } from './people.ts'
import { PEOPLE_FILE_OPERATIONS } from './people-files.ts'
import { PICTURE_OPERATIONS } from './pictures.ts'
import { playgroundPages } from './playground-pages.ts'
import { PUBLIC_SKY_OPERATIONS } from './public-sky.ts'
import { REPORT_OPERATIONS } from './reports.ts'
import { SERVICE_OPERATIONS } from './service.ts'
import { SESSION_OPERATIONS } from './sessions.ts'
import { BRANDING_OPERATIONS, SETTINGS_OPERATIONS } from './settings.ts'
import { SIGN_IN_OPERATIONS } from './sign-in.ts'
import { SITE_PAGES } from './site-pages.ts'
import { SKY_EVENTS_OPERATIONS } from './sky-events.ts'
import { TECHNIQUE_OPERATIONS } from './techniques.ts'
import { VEDIC_VISUAL_OPERATIONS } from './vedic-visual.ts'

/** The pages of an account, and what their scripts ask. */
const ACCOUNT_PAGES: readonly Operation[] = [
  ...SIGN_IN_PAGES,
  ...MESSAGE_PAGES,
  ...OVERVIEW_PAGES,
  ...KEY_PAGES,
  ...REQUEST_PAGES,
  ...ACCOUNT_PLAN_PAGES,
  ...ACCOUNT_REPORT_PAGES,
  ...REPORT_ORDER_PAGES,
  ...ACCOUNT_SETTINGS_PAGES,
  ...SESSION_PAGES,
  ...CREDENTIAL_PAGES,
]

/** The pages on which the operator looks after an installation. */
const ADMIN_PAGES: readonly Operation[] = [
  ...ADMIN_SIGN_IN_PAGES,
  ...ADMIN_OVERVIEW_PAGES,
  ...ADMIN_USER_PAGES,
  ...ADMIN_USAGE_PAGES,
  ...ADMIN_FUNNEL_PAGES,
  ...ADMIN_SERVICE_PAGES,
]

/** What callers calculate with, in the order of the documentation. */
const CALCULATIONS: readonly Operation[] = [
  ...NATAL_OPERATIONS,
  NATAL_BATCH,
  ...REPORT_OPERATIONS,
  ...TECHNIQUE_OPERATIONS,
  ...PICTURE_OPERATIONS,
  ...VEDIC_VISUAL_OPERATIONS,
  ...EPHEMERIS_OPERATIONS,
  ...EXPORT_OPERATIONS,
  ...GEO_OPERATIONS,
  ...SKY_EVENTS_OPERATIONS,
  ...NUMEROLOGY_OPERATIONS,
]

/** Everything that the service does, in the order of its documentation. */
export const OPERATIONS: readonly Operation[] = [
  ...CALCULATIONS,
  ...PUBLIC_SKY_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...BRANDING_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...PAYMENT_OPERATIONS,
  ...REQUEST_PACK_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...PEOPLE_OPERATIONS,
  ...PEOPLE_FILE_OPERATIONS,
  ...SIGN_IN_OPERATIONS,
  ...CREDENTIAL_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...KEY_OPERATIONS,
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
  ...chartPages(),
  ...CALENDAR_PAGES,
  ...whenPages(),
  ...peoplePages(),
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
  /** Whether the sky is served without a key. */
  readonly publicSky: boolean
  readonly audience: Audience
}

/** The operations of an address of an installation. Every address has the probes. */
export const operationsWith = ({ builtInIdentity, publicSky, audience }: Installation): readonly Operation[] =>
  OPERATIONS.filter(
    (operation) =>
      (builtInIdentity || !operation.builtInIdentity) &&
      (publicSky || !operation.isOfPublicSky) &&
      (audience === 'all' ||
        (audience === 'operators') === isOfOperators(operation) ||
        (operation.isProbe && !isOfOperators(operation))),
  )
