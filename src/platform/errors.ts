/** Every refusal: its HTTP status and the message that the caller reads. */
export const REFUSALS = {
  missing_api_key: [401, 'Missing API key'],
  invalid_api_key: [401, 'Invalid API key'],
  missing_token: [401, 'Missing access token'],
  invalid_token: [401, 'Invalid access token'],
  invalid_sync_secret: [401, 'Invalid sync secret'],
  sign_in_failed: [401, 'Wrong e-mail address or password'],
  missing_admin_session: [401, 'Missing session token: sign in with POST /api/v1/admin/login'],
  invalid_admin_session: [
    401,
    'Invalid session token, or its session has ended: sign in with POST /api/v1/admin/login',
  ],
  admin_sign_in_failed: [401, 'Wrong name or password'],
  session_ended: [401, 'The session is missing or has ended: sign in'],
  signature_refused: [401, 'Invalid signature'],
  report_credits_exhausted: [402, 'The account has no report credits left'],
  forbidden_api_key: [403, 'Invalid API key'],
  email_not_verified: [
    403,
    'The e-mail address is not confirmed yet: open the link in the e-mail, or request a new one',
  ],
  operators_name_unknown: [403, 'The administration is not available under this host name: see OPERATIONS_NAMES'],
  origin_refused: [403, 'Pages of this origin may not sign in here: see CORS_ORIGIN'],
  subscription_required: [403, 'Subscription required'],
  origin_denied: [403, 'This API key works only for pages from its allowed_origins'],
  preflight_refused: [403, 'Pages of this origin may not call this service'],
  no_sample: [403, 'There is no sample of this answer for test keys: use a live key'],
  key_area_denied: [403, 'This API key does not cover this area of the service'],
  // Codes of RFC 6749, RFC 7591 and RFC 8707, which OAuth clients read.
  invalid_client: [401, 'Unknown or expired client: register again'],
  invalid_request: [400, 'The request is malformed'],
  invalid_grant: [400, 'The code or refresh token is invalid, expired or already used'],
  unsupported_grant_type: [400, 'Allowed grant types: authorization_code, refresh_token'],
  invalid_scope: [400, 'The scope is unknown or was not granted'],
  invalid_target: [400, 'The resource does not belong to this service, or was not granted'],
  invalid_redirect_uri: [400, 'A redirect URI is not allowed'],
  invalid_client_metadata: [400, 'Invalid client metadata'],
  other_user: [403, 'The access token does not belong to user_id'],
  variant_closed: [403, 'This variant is closed: use POST /api/v1/natal/chart/'],
  not_found: [404, 'Not Found'],
  method_not_allowed: [405, 'Method Not Allowed'],
  malformed_request: [400, 'The request is malformed'],
  date_context_unresolved: [400, 'The date of the request cannot be resolved'],
  policy_combination_unsupported: [409, 'The profile does not allow this combination of policies'],
  name_source_conflict: [409, 'The profile does not allow this name_source'],
  key_limit_reached: [409, 'The account has the maximum number of live keys'],
  person_exists: [409, 'This person is already saved in the account'],
  person_limit_reached: [409, 'The account has the maximum number of saved people'],
  account_deleted: [409, 'The account of this user was deleted less than 30 days ago'],
  idempotency_key_reused: [409, 'This Idempotency-Key was used for another request'],
  request_in_progress: [409, 'The first request with this Idempotency-Key is still running'],
  report_not_ready: [409, 'The report is not ready yet'],
  already_subscribed: [
    409,
    'The account already has a subscription: change it in the portal (POST /api/v1/billing/portal)',
  ],
  checkout_in_progress: [409, 'Another checkout for this account is being prepared'],
  already_verified: [409, 'The e-mail address is already confirmed'],
  report_failed: [410, 'The report failed and its credit was returned: order it again'],
  part_not_ready: [409, 'This part of the export is not ready yet'],
  range_not_satisfiable: [416, 'The requested range is outside the file'],
  invalid_input: [422, 'The input is not valid'],
  local_time_nonexistent: [422, 'This local time does not exist in the time zone: clocks were set forward over it'],
  local_time_ambiguous: [422, 'This local time occurs twice in the time zone: clocks were set back over it'],
  ephemeris_file_missing: [422, 'A file of the ephemeris is not installed'],
  outside_ephemeris: [422, 'The instant lies outside the range of the ephemeris'],
  star_not_found: [422, 'The fixed star is not in the catalogue'],
  place_not_found: [422, 'The place is not in the gazetteer'],
  caller_gone: [499, 'The client closed the connection'],
  rate_limit_exceeded: [429, 'Rate limit exceeded'],
  key_budget_exhausted: [429, 'The key has used up its units for this month'],
  rps_limit_exceeded: [429, 'Too many requests per second'],
  abuse_penalty_active: [429, 'Too many bursts of requests: wait until the penalty ends'],
  too_many_failures: [429, 'Too many invalid keys or tokens from this address'],
  too_many_sign_ins: [429, 'Too many sign-in attempts: wait before trying again'],
  export_backlog_full: [429, 'The account has too many exports'],
  report_backlog_full: [429, 'The account has too many unfinished reports'],
  export_limit_exceeded: [429, 'The account has too many streams open'],
  limits_busy: [503, 'Too many requests are waiting to be counted'],
  compute_busy: [503, 'All calculation threads are busy and the queue is full'],
  funnel_name_taken: [409, 'Another funnel has this name'],
  too_many_funnels: [409, 'There are 100 funnels: delete one first'],
  places_preparing: [
    503,
    'The gazetteer is still being built, for the first start: coordinates already work, for times since 1970',
  ],
  compute_stopping: [503, 'The service is shutting down'],
  compute_crashed: [500, 'The calculation crashed twice'],
  sign_in_busy: [503, 'Too many people are signing in or up at the moment'],
  upload_busy: [503, 'Too many uploaded images are waiting to be decoded'],
  render_busy: [503, 'Too many chart images are waiting to be rendered'],
  reports_busy: [503, 'Too many reports are unfinished across all accounts'],
  report_timeout: [504, 'No renderer started the report in time'],
  export_part_failed: [500, 'Part of the export failed: order the export again'],
  export_file_lost: [410, 'A file of the export was lost: order the export again. All of its units are returned'],
  export_store_unavailable: [503, 'The files of exports cannot be reached. The export is kept: try again later'],
  export_timeout: [504, 'No worker finished a part of the export in time'],
  render_timeout: [504, 'The chart image was not rendered in time'],
  render_unavailable: [503, 'The render queue cannot be reached'],
  render_failed: [500, 'The chart image could not be rendered'],
  mail_not_configured: [
    501,
    'This installation cannot send e-mail: its operator has to set SMTP_URL. Until then, only requests sent directly from its own machine are accepted',
  ],
  identity_not_administered: [
    501,
    'Users are managed by an external issuer, and the operator has not set AUTH_ADMIN_URL and AUTH_ADMIN_KEY',
  ],
  png_unavailable: [
    501,
    'PNG, PDF and reports need a browser, and none is installed here: the operator has to install Chrome or Chromium, or to set CHROMIUM_PATH',
  ],
  billing_not_configured: [503, 'Payments are not set up here: the operator has not configured Stripe'],
  billing_unavailable: [503, 'The payment provider cannot be reached'],
  admin_not_configured: [
    503,
    'The administration is not set up here: the operator has to set ADMIN_USER and ADMIN_PASSWORD_HASH (`npm run admin-password`)',
  ],
  identity_unavailable: [503, 'The identity provider cannot be reached'],
  database_unavailable: [503, 'The database cannot be reached'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof REFUSALS

/** One error in the input, in FastAPI's form; `loc` is a path such as `['query', 'start']`. */
export interface Issue {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
  /** The calculation that the error prevents. Part of problem+json answers. */
  readonly calculation?: string
}

/** Details of a refusal beyond its code. Plain data, so that it crosses threads. */
export interface RefusalDetail {
  /** All errors in the input. */
  readonly issues?: readonly Issue[]
  /** The parameter that a calculation refused. The HTTP layer knows whether it came in the query or the body. */
  readonly field?: string
  /** The slug of the calculation that was refused. */
  readonly calculation?: string
  /** A precise message instead of the general one of the code. */
  readonly message?: string
  /** For 429 and 503: when to try again. */
  readonly retryAfterMs?: number
  /** Further members of the JSON error body, such as `tier_rps_limit`. */
  readonly body?: Readonly<Record<string, string | number | boolean>>
}

/** A request that is understood and declined. Any other error is a bug and answers 500. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly detail: RefusalDetail

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(detail.message ?? REFUSALS[code][1])
    this.name = 'Refusal'
    this.code = code
    this.status = REFUSALS[code][0]
    this.detail = detail
  }
}

/** Why a process cannot start, where only a person can fix it: another start would fail in the same way. */
export class OperatorFault extends Error {}
