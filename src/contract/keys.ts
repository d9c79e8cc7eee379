import { z } from 'zod'
import { AREA_NAMES, AREAS } from './areas.ts'
import { rawLine } from './line.ts'
import { Origin } from './origin.ts'

const Area = z.enum(AREA_NAMES)
const areaList = AREA_NAMES.map((name) => `\`${name}\` (${AREAS[name]})`).join(', ')
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
      .array(Area)
      .min(1)
      .max(AREA_NAMES.length)
      .nullable()
      .default(null)
      .describe(`What the key may be used for: everything if null. Allowed: ${areaList}.`),
    allowed_origins: AllowedOrigins.default(null),
  })
  .meta({
    id: 'CreateKeyRequest',
    examples: [
      { name: 'my app' },
      { name: 'calendar', areas: ['sky_events'] },
      { name: 'my page', allowed_origins: ['https://app.example'] },
    ],
  })
export type CreateKeyRequest = z.output<typeof CreateKeyRequest>

export const UpdateKeyRequest = z
  .strictObject({ name: Name.optional(), allowed_origins: AllowedOrigins.optional() })
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
    areas: z.array(Area).nullable().describe('What the key may be used for; null means everything.'),
    allowed_origins: z.array(z.string()).nullable().describe('Origins whose pages may use the key; null: none.'),
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
