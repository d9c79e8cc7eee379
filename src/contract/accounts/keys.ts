import { z } from 'zod'
import { FormText, Origin, rawLine } from '../text.ts'

/** Parts of the service that a key may be limited to, and what is in each. */
export const AREAS = {
  natal: 'natal charts',
  charts: 'chart images',
  transits: 'transits',
  ephemeris: 'tables of positions',
  sky_events: 'sky events',
  places: 'the search of places',
  vedic: 'Vedic astrology',
  numerology: 'numerology',
  reports: 'reports',
} as const satisfies Record<string, string>

export type Area = keyof typeof AREAS

export const AREA_NAMES = Object.keys(AREAS) as [Area, ...Area[]]

export const isArea = (name: string): name is Area => Object.hasOwn(AREAS, name)

/** The areas in a sentence of the documentation. */
export const AREA_LIST = AREA_NAMES.map((name) => `\`${name}\` (${AREAS[name]})`).join(', ')
const AreaField = z.enum(AREA_NAMES)
const Instant = z.iso.datetime()

const ORIGINS_MAX = 10

const Name = rawLine(200).regex(/\S/, 'Must not be blank').describe('The name of the key in the list.')
const AllowedOrigins = z
  .array(Origin)
  .min(1)
  .max(ORIGINS_MAX)
  .nullable()
  .describe(
    'Origins whose pages may use the key and read its answers. The key is then refused without an `Origin` header with one of them. Null: programs may use the key, but pages may not read its answers.',
  )

const UNITS_MAX = 2_000_000_000

const UnitsPerMonth = z
  .int()
  .min(1)
  .max(UNITS_MAX)
  .nullable()
  .describe(
    'The most units that the key may spend in a calendar month in UTC. Beyond that, its requests are refused with `key_budget_exhausted`, while other keys keep working. Null: only the plan limits it.',
  )

const KeepsErrors = z
  .boolean()
  .describe(
    'Whether the contents of refused and failed requests of the key are kept for seven days, readable only by its owner: see `GET /api/v1/auth/logs/{request_id}`. Births are personal data: turn it on to find an error, then off again.',
  )

export const CreateKeyRequest = z
  .strictObject({
    name: Name.default('API key'),
    expires_at: z.iso
      .datetime({ offset: true })
      .max(64)
      .nullable()
      .default(null)
      .describe('When the key stops working: an instant with its offset, in the future and at most ten years ahead.')
      .meta({ examples: ['2035-01-31T00:00:00Z'] }),
    areas: z
      .array(AreaField)
      .min(1)
      .max(AREA_NAMES.length)
      .nullable()
      .default(null)
      .describe(`What the key may be used for: everything if null. Allowed: ${AREA_LIST}.`),
    allowed_origins: AllowedOrigins.default(null),
    units_per_month: UnitsPerMonth.default(null),
    is_test: z
      .boolean()
      .default(false)
      .describe(
        'A test key costs nothing. Its requests are checked like any other, and always get the sample answer from the documentation. It begins with `orr_test_`.',
      ),
    keeps_errors: KeepsErrors.default(false),
  })
  .meta({
    id: 'CreateKeyRequest',
    examples: [
      { name: 'my app' },
      { name: 'calendar', areas: ['sky_events'] },
      { name: 'my page', allowed_origins: ['https://app.example'] },
      { name: 'intern', units_per_month: 5_000 },
      { name: 'continuous integration', is_test: true },
    ],
  })
export type CreateKeyRequest = z.output<typeof CreateKeyRequest>

export const UpdateKeyRequest = z
  .strictObject({
    name: Name.optional(),
    allowed_origins: AllowedOrigins.optional(),
    units_per_month: UnitsPerMonth.optional(),
    keeps_errors: KeepsErrors.optional(),
  })
  .meta({ id: 'UpdateKeyRequest', examples: [{ allowed_origins: ['https://app.example'] }] })

export const KeyPath = z.object({
  key_id: z
    .uuid()
    .max(36)
    .describe('The `id` of a key in the list.')
    .meta({ examples: ['cde2f85e-fddb-47d1-acdc-3b5e4919f561'] }),
})

export const KeyResponse = z
  .object({
    id: z.uuid(),
    name: z.string(),
    prefix: z.string().describe('The first 15 characters of the key, to recognise it.'),
    key: z.string().optional().describe('The full key. Only this answer shows it: save it now.'),
    areas: z.array(AreaField).nullable().describe('What the key may be used for; null means everything.'),
    allowed_origins: z.array(z.string()).nullable().describe('Origins whose pages may use the key; null: none.'),
    units_per_month: z.int().nullable().describe('The most units that it may spend in a calendar month in UTC.'),
    units_this_month: z
      .int()
      .nullable()
      .describe('Units spent in the current month. Only counted for keys with `units_per_month`; otherwise null.'),
    is_test: z.boolean().describe('Whether it is a test key, which costs nothing and gets samples.'),
    keeps_errors: z.boolean().describe('Whether the contents of its refused and failed requests are kept.'),
    created_at: Instant,
    last_used_at: Instant.nullable().describe('When the key was last used, to the minute.'),
    expires_at: Instant.nullable(),
    revoked_at: Instant.nullable(),
    state: z.enum(['active', 'expired', 'revoked']),
  })
  .meta({
    id: 'KeyResponse',
    examples: [
      {
        id: 'cde2f85e-fddb-47d1-acdc-3b5e4919f561',
        name: 'my app',
        prefix: 'orr_live_Mr697z',
        areas: null,
        allowed_origins: null,
        units_per_month: null,
        units_this_month: null,
        is_test: false,
        keeps_errors: false,
        created_at: '2026-11-21T14:00:32.787Z',
        last_used_at: null,
        expires_at: null,
        revoked_at: null,
        state: 'active',
      },
    ],
  })
export type KeyResponse = z.output<typeof KeyResponse>

export const KeyList = z.array(KeyResponse)

/** Ten of the longest origins, one per line. */
const ORIGINS_LENGTH_MAX = 4_000
const AREAS_SENT_MAX = 20

const Origins = z.string().max(ORIGINS_LENGTH_MAX).describe('Origins, each on a line.')

const KeepsErrorsBox = z.enum(['true']).optional().describe('A ticked box.')

export const KEY_EXPIRIES = ['never', '30', '90', '365', 'date'] as const

/** The form that creates a key. Its handler reads the fields by the contract of the API. */
export const KeyForm = z
  .strictObject({
    name: FormText,
    scope: z.enum(['everything', 'some']).default('everything').describe('Whether `areas` limit the key.'),
    areas: z
      .union([FormText, z.array(FormText).max(AREAS_SENT_MAX)])
      .optional()
      .describe('One or more areas.'),
    expires: z.enum(KEY_EXPIRIES).default('never').describe('Days from now, or a date in `expires_on`.'),
    expires_on: FormText.default('').describe('The last day of the key in UTC.'),
    origins: Origins.default(''),
    units: FormText.default('').describe('The most units per month. Empty: only the plan limits it.'),
    keeps_errors: KeepsErrorsBox,
    kind: z.enum(['live', 'test']).default('live').describe('Whether it is a live key or a test key.'),
  })
  .meta({ id: 'KeyForm', examples: [{ name: 'my app' }] })
export type KeyForm = z.output<typeof KeyForm>

/** The form that changes a key. */
export const KeyChangeForm = z
  .strictObject({
    name: FormText,
    origins: Origins.default(''),
    units: FormText.default(''),
    keeps_errors: KeepsErrorsBox,
  })
  .meta({ id: 'KeyChangeForm', examples: [{ name: 'my app' }] })
export type KeyChangeForm = z.output<typeof KeyChangeForm>

/** The form that revokes a key. */
export const KeyRevocationForm = z
  .strictObject({ confirmation: FormText.describe('The name of the key.') })
  .meta({ id: 'KeyRevocationForm', examples: [{ confirmation: 'my app' }] })

/** What the form of the previous page did. */
export const KeysPageQuery = z.strictObject({ done: z.enum(['revoked']).optional() })
export const KeyPageQuery = z.strictObject({ done: z.enum(['changed']).optional() })

export const BrowserKey = z
  .object({
    key: z.string(),
    expires_at: z.iso.datetime().describe('When the key expires, if the session lasts that long.'),
  })
  .meta({ id: 'BrowserKey' })
export type BrowserKey = z.output<typeof BrowserKey>
