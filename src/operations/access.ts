import type { Area } from '../contract/accounts/keys.ts'

/** Who may call an operation. The compiler names every table that has to know a new kind. */
export type Access =
  /** Anyone. */
  | { readonly kind: 'public' }
  /** The holder of an API key, whose plan pays. */
  | KeyAccess
  /** Someone who is signed in, by an access token. */
  | { readonly kind: 'token' }
  /** Someone who is signed in, or a server that sends SYNC_SECRET. */
  | { readonly kind: 'token_or_server' }
  /** An assistant: the holder of an API key, or of an access token that a user granted to a program. */
  | { readonly kind: 'mcp' }
  /** The holder of a session token of the built-in identity provider. The provider checks it. */
  | { readonly kind: 'session' }
  /** The operator, with the token of an administrative session. Each request is recorded in the list of actions. */
  | { readonly kind: 'admin' }
  /** The operator in a browser, with the cookie of an administrative session. No other kind reads that cookie. */
  | { readonly kind: 'admin_page' }
  /**
   * Someone who is signed in with a browser, with the session cookie of the built-in provider. With an external issuer only
   * pages with `withIssuer` exist, and have no account.
   */
  | { readonly kind: 'account_page'; readonly withIssuer?: true }

export interface KeyAccess {
  readonly kind: 'key'
  /** The area of the service. A key may be limited to some areas. */
  readonly area: Area
  /**
   * Calendar programs subscribe to a URL and send no headers. They may give the key as the query parameter
   * `api_key` or as the password of HTTP Basic.
   */
  readonly feed?: true
  /**
   * A request without a key is served too, within a limit by address. A request with a key costs no units, and meets
   * the rate of its plan only beyond that limit.
   */
  readonly keyOptional?: true
  /** The status for an invalid key where interface 7.2 requires a different one from 401. */
  readonly invalidKeyStatus?: 403
}

export const PUBLIC = { kind: 'public' } as const satisfies Access
export const TOKEN = { kind: 'token' } as const satisfies Access
export const MCP = { kind: 'mcp' } as const satisfies Access
export const SESSION = { kind: 'session' } as const satisfies Access
export const ADMIN = { kind: 'admin' } as const satisfies Access
export const ADMIN_PAGE = { kind: 'admin_page' } as const satisfies Access
export const ACCOUNT_PAGE = { kind: 'account_page' } as const satisfies Access
export const ACCOUNT_PAGE_WITH_ISSUER = { kind: 'account_page', withIssuer: true } as const satisfies Access
export const TOKEN_OR_SERVER = { kind: 'token_or_server' } as const satisfies Access

/** The access of an operation that takes an API key. */
export const keyFor = <
  const Rules extends Pick<KeyAccess, 'feed' | 'keyOptional' | 'invalidKeyStatus'> = Record<never, never>,
>(
  area: Area,
  rules?: Rules,
): Omit<KeyAccess, keyof Rules> & Rules => ({ kind: 'key', area, ...(rules as Rules) })

interface Traits {
  /** A credential is checked: invalid ones are limited by address, and unknown parameters are refused. */
  readonly credential: boolean
  /** Answers to a known caller show the limits of its plan. */
  readonly limits: boolean
  /** Browsers do not cache the answers, unless the operation says otherwise. */
  readonly personal: boolean
}

/** What follows from each kind of access. Probes may add parameters to public requests. */
export const ACCESS_TRAITS: Readonly<Record<Access['kind'], Traits>> = {
  public: { credential: false, limits: false, personal: false },
  session: { credential: false, limits: false, personal: false },
  key: { credential: true, limits: true, personal: false },
  token: { credential: true, limits: true, personal: true },
  token_or_server: { credential: true, limits: true, personal: true },
  mcp: { credential: true, limits: true, personal: true },
  admin: { credential: true, limits: false, personal: true },
  admin_page: { credential: true, limits: false, personal: true },
  account_page: { credential: true, limits: false, personal: true },
}

/** Whether an operation is only for operators. */
export const isOfOperators = ({
  access,
  isForOperators,
}: {
  readonly access: Access
  readonly isForOperators?: true | undefined
}): boolean => access.kind === 'admin' || isForOperators === true
