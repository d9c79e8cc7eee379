/** Every refusal: its HTTP status and the message that a caller reads. */
export const REFUSALS = {
  missing_api_key: [401, 'Missing API key'],
  invalid_api_key: [401, 'Invalid API key'],
  missing_token: [401, 'Missing access token'],
  invalid_token: [401, 'Invalid access token'],
  invalid_sync_secret: [401, 'Invalid sync secret'],
  sign_in_failed: [401, 'The e-mail address or the password is wrong'],
  missing_admin_session: [401, 'Missing session token: sign in by POST /api/v1/admin/login'],
  invalid_admin_session: [
    401,
    'Invalid session token: it is wrong, or its session has ended. Sign in by POST /api/v1/admin/login',
  ],
  admin_sign_in_failed: [401, 'The name or the password is wrong'],
  session_ended: [401, 'The session is missing or has ended: sign in'],
  signature_refused: [401, 'Invalid signature'],
  report_credits_exhausted: [402, 'The account has no report credits left'],
  forbidden_api_key: [403, 'Invalid API key'],
  email_not_verified: [
    403,
    'The e-mail address is not confirmed yet: open the link in the message, or request another message',
  ],
  operators_name_unknown: [403, 'Operators are not served under this name: see OPERATIONS_NAMES'],
  origin_refused: [403, 'Pages of this origin may not sign in here: see CORS_ORIGIN'],
  subscription_required: [403, 'Subscription required'],
  origin_denied: [403, 'This API key is only for pages of its allowed_origins'],
  preflight_refused: [403, 'Pages of this origin may not call this service'],
  key_area_denied: [403, 'This API key may not be used for this area of the service'],
  // Codes of RFC 6749, RFC 7591 and RFC 8707, which OAuth clients read.
  invalid_client: [401, 'The client is not known, or has expired: register it again'],
  invalid_request: [400, 'The request is malformed'],
  invalid_grant: [400, 'The code or the refresh token is wrong, has expired, or was used before'],
  unsupported_grant_type: [400, 'Allowed grant types: authorization_code, refresh_token'],
  invalid_scope: [400, 'The scope is not known, or was not granted'],
  invalid_target: [400, 'The resource is not one of this service, or was not granted'],
  invalid_redirect_uri: [400, 'A redirect URI is not allowed'],
  invalid_client_metadata: [400, 'The metadata of the client are not valid'],
  other_user: [403, 'The access token belongs to another user than user_id'],
  variant_closed: [403, 'This variant is closed: use POST /api/v1/natal/chart/'],
  not_found: [404, 'Not Found'],
  method_not_allowed: [405, 'Method Not Allowed'],
  malformed_request: [400, 'The request is malformed'],
  date_context_unresolved: [400, 'The date of the request cannot be resolved'],
  policy_combination_unsupported: [409, 'The profile does not allow this combination of policies'],
  name_source_conflict: [409, 'The profile does not allow this name_source'],
  key_limit_reached: [409, 'The account has the maximum number of live keys'],
  account_deleted: [409, 'The account of this user was deleted less than 30 days ago'],
  idempotency_key_reused: [409, 'This Idempotency-Key was used for another request'],
  request_in_progress: [409, 'The first request with this Idempotency-Key is still running'],
  report_not_ready: [409, 'The report is not ready yet'],
  already_subscribed: [409, 'The account has a subscription: change it in the portal (POST /api/v1/billing/portal)'],
  checkout_in_progress: [409, 'Another checkout of this account is being prepared'],
  already_verified: [409, 'The e-mail address is confirmed already'],
  report_failed: [410, 'The report failed and its credit was returned: order it again'],
  part_not_ready: [409, 'This part of the export is not made yet'],
  range_not_satisfiable: [416, 'The file has no such bytes'],
  invalid_input: [422, 'The input is not valid'],
  local_time_nonexistent: [422, 'This local time does not exist in the time zone: clocks were set forward over it'],
  local_time_ambiguous: [422, 'This local time occurs twice in the time zone: clocks were set back over it'],
  outside_ephemeris: [422, 'The instant lies outside the range of the ephemeris'],
  star_not_found: [422, 'The fixed star is not in the catalogue'],
  place_not_found: [422, 'The place is not in the gazetteer'],
  caller_gone: [499, 'The caller hung up'],
  rate_limit_exceeded: [429, 'Rate limit exceeded'],
  rps_limit_exceeded: [429, 'Too many requests per second'],
  abuse_penalty_active: [429, 'Too many bursts of requests: wait until the penalty is over'],
  too_many_failures: [429, 'Too many wrong keys or tokens came from this address'],
  too_many_sign_ins: [429, 'Too many tries to sign in: wait before the next one'],
  export_backlog_full: [429, 'The account has too many exports'],
  report_backlog_full: [429, 'The account has too many unfinished reports'],
  export_limit_exceeded: [429, 'The account has too many long exports under way'],
  limits_busy: [503, 'Too many requests wait to be counted'],
  compute_busy: [503, 'All calculation threads are busy and the queue is full'],
  funnel_name_taken: [409, 'Another funnel has this name'],
  too_many_funnels: [409, 'There are 100 funnels: delete one first'],
  places_preparing: [
    503,
    'The gazetteer is being built for the first start: coordinates work already, for times since 1970',
  ],
  compute_stopping: [503, 'The service is shutting down'],
  compute_crashed: [500, 'The calculation crashed twice'],
  sign_in_busy: [503, 'Too many people are signing in or up now'],
  upload_busy: [503, 'Too many uploaded images wait to be decoded'],
  render_busy: [503, 'Too many pictures wait to be rendered'],
  reports_busy: [503, 'Too many reports are unfinished across all accounts'],
  report_timeout: [504, 'No render process started the report in time'],
  export_part_failed: [500, 'A part of the export could not be made: order it again'],
  export_file_lost: [410, 'A file of the export is gone: order it again. All of its units are returned'],
  export_store_unavailable: [503, 'The files of exports cannot be reached. The export stays as it is: try again later'],
  export_timeout: [504, 'No worker made a part of the export in time'],
  render_timeout: [504, 'The picture was not rendered in time'],
  render_unavailable: [503, 'The render queue cannot be reached'],
  render_failed: [500, 'The picture could not be rendered'],
  mail_not_configured: [
    501,
    'This service cannot send e-mail: its operator has to set SMTP_URL. Without it, only requests that come directly from its own machine are accepted',
  ],
  identity_not_administered: [
    501,
    'An outside issuer keeps the users of this installation, and its operator has not set AUTH_ADMIN_URL and AUTH_ADMIN_KEY',
  ],
  png_unavailable: [
    501,
    'This installation has no browser, which pictures as PNG or PDF and reports need: its operator has to install Chrome or Chromium, or to set CHROMIUM_PATH',
  ],
  billing_not_configured: [503, 'This installation sells nothing: its operator has not configured Stripe'],
  billing_unavailable: [503, 'The payment provider cannot be reached'],
  admin_not_configured: [
    503,
    'This installation has no administration: its operator has to set ADMIN_USER and ADMIN_PASSWORD_HASH, which `npm run admin-password` makes',
  ],
  identity_unavailable: [503, 'The identity provider cannot be reached'],
  database_unavailable: [503, 'The database cannot be reached'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof REFUSALS

/** One fault of the input in FastAPI's words; `loc` is a path such as `['query', 'start']`. */
export interface Issue {
  readonly loc: readonly (string | number)[]
  readonly msg: string
  readonly type: string
  /** The calculation that the fault prevents. Part of problem+json answers. */
  readonly calculation?: string
}

/** Details of a refusal beyond its code. Plain data, so that it crosses threads. */
export interface RefusalDetail {
  /** All faults of the input. */
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

/** Why a process cannot start, where only a person can mend it: another start would fail in the same way. */
export class OperatorFault extends Error {}
