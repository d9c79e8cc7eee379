import { createKey, KEYS_LIVE_MAX, type KeyOptions, keysOf, revokeKey, updateKey } from '../../accounts/keys.ts'
import {
  CreateKeyRequest,
  KeyChangeForm,
  KeyForm,
  KeyPageQuery,
  KeyPath,
  type KeyResponse,
  KeyRevocationForm,
  KeysPageQuery,
  UpdateKeyRequest,
} from '../../contract/accounts/keys.ts'
import { confirms, keyPage, NEW_KEY } from '../../pages/account/key.ts'
import { type KeysShown, keysPage } from '../../pages/account/keys.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { sendPage, shownRefusal } from '../../pages/frame.ts'
import { baseOf } from '../../platform/addresses.ts'
import { now } from '../../platform/clock.ts'
import type { KeyChange } from '../../platform/db/api-keys.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../platform/instant.ts'
import { keyReplies, readExpiry } from '../keys.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { goTo } from '../signed-in-pages.ts'
import { FORM, faultsByField, fieldFaults, holderOf, OWN_FORM, PAGE } from './page.ts'

const REVOKED = 'The key was revoked. It stops working within a second.'
const CHANGED = 'The key was changed. The change takes effect within a second.'

/** The keys of an account: created, changed and revoked. */
export const KEY_PAGES = [
  operation({
    ...PAGE,
    name: 'account_keys_page',
    url: '/account/keys',
    summary: 'The page of the keys of the account',
    query: KeysPageQuery,
    handle: async (request, reply, { db, limits }) => {
      const known = await allOf({ db, limits }, request.account.id)
      const done = request.query.done ? REVOKED : null
      return sendPage(reply, keysPage({ ...known, done }, holderOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'account_keys_page_create',
    url: '/account/keys',
    summary: 'Creates a key. Only this page shows it',
    description: OWN_FORM,
    body: KeyForm,
    handle: async (request, reply, { db, limits, publicUrl }) => {
      const { id: accountId } = request.account
      const fields = request.body
      const show = async (shown: Partial<KeysShown>) =>
        sendPage(
          reply,
          keysPage({ ...(await allOf({ db, limits }, accountId)), done: null, ...shown }, holderOf(request)),
        )
      const { value, faults } = keyOptionsOf(fields, now())
      if (!value) {
        reply.code(422)
        return show({ typed: { fields, faults } })
      }
      try {
        const { key, name, prefix } = await createKey(db, { accountId, ...value })
        return show({ created: { key, name, prefix, base: baseOf(publicUrl, request) } })
      } catch (error) {
        return show({ typed: { fields, faults: {} }, wrong: `${shownRefusal(error, reply).message}.` })
      }
    },
  }),
  operation({
    ...PAGE,
    name: 'account_key_page',
    url: '/account/keys/{key_id}',
    summary: 'The page of a key',
    refuses: ['not_found'],
    params: KeyPath,
    query: KeyPageQuery,
    handle: async (request, reply, { db, limits }) => {
      const key = await keyOf({ db, limits }, request.account.id, request.params.key_id)
      return sendPage(reply, keyPage({ key, done: request.query.done ? CHANGED : null }, holderOf(request)))
    },
  }),
  operation({
    ...FORM,
    name: 'account_key_page_change',
    url: '/account/keys/{key_id}',
    summary: 'Changes the name and the allowed origins of a key',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: KeyPath,
    body: KeyChangeForm,
    handle: async (request, reply, { db, changes, limits }) => {
      const { id: accountId } = request.account
      const { key_id: id } = request.params
      const fields = request.body
      const { value, faults } = keyChangeOf(fields)
      if (!value) {
        const key = await keyOf({ db, limits }, accountId, id)
        return sendPage(reply.code(422), keyPage({ key, done: null, typed: { fields, faults } }, holderOf(request)))
      }
      if (!(await updateKey(db, changes, { id, accountId }, value))) throw unknownKey()
      return goTo(request, reply, `account/keys/${id}?done=changed`)
    },
  }),
  operation({
    ...FORM,
    name: 'account_key_page_revoke',
    url: '/account/keys/{key_id}/revoke',
    summary: 'Revokes a key, confirmed by its name',
    description: OWN_FORM,
    refuses: [...FORM.refuses, 'not_found'],
    params: KeyPath,
    body: KeyRevocationForm,
    handle: async (request, reply, { db, changes, limits }) => {
      const { id: accountId } = request.account
      const key = await keyOf({ db, limits }, accountId, request.params.key_id)
      const { confirmation } = request.body
      if (!confirms(confirmation, key))
        return sendPage(reply.code(422), keyPage({ key, done: null, notConfirmed: confirmation }, holderOf(request)))
      if (!(await revokeKey(db, changes, { id: key.id, accountId }))) throw unknownKey()
      return goTo(request, reply, 'account/keys?done=revoked')
    },
  }),
]

const unknownKey = () => new Refusal('not_found', { message: 'The account has no such key' })

type Known = Pick<Services, 'db' | 'limits'>

async function allOf({ db, limits }: Known, accountId: string): Promise<Pick<KeysShown, 'keys' | 'liveMax' | 'typed'>> {
  const keys = await keyReplies(await keysOf(db, accountId), limits)
  return { keys, liveMax: KEYS_LIVE_MAX, typed: { fields: NEW_KEY, faults: {} } }
}

/** Throws `not_found`. */
async function keyOf({ db, limits }: Known, accountId: string, wanted: string): Promise<KeyResponse> {
  const key = (await keysOf(db, accountId)).find(({ id }) => id === wanted.toLowerCase())
  if (!key) throw unknownKey()
  return (await keyReplies([key], limits))[0]!
}

/** The values of a form, or what is wrong with its fields. */
type Read<Value> =
  | { readonly value: Value; readonly faults: null }
  | { readonly value: null; readonly faults: FieldFaults }

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d\d-\d\d$/

/** Reads the fields of a new key by the contract of the API. */
function keyOptionsOf(fields: KeyForm, nowMs: number): Read<Omit<KeyOptions, 'accountId'>> {
  const expiry = expiryOf(fields, nowMs)
  const read = CreateKeyRequest.safeParse({
    name: fields.name,
    areas: fields.scope === 'everything' ? null : [...new Set(listed(fields.areas))],
    allowed_origins: originsOf(fields.origins),
    units_per_month: unitsOf(fields.units),
    is_test: fields.kind === 'test',
    keeps_errors: fields.keeps_errors === 'true',
  })
  const faults = { ...(read.success ? {} : ownFaults(fieldFaults(read.error))), ...expiry.faults }
  if (!read.success || expiry.faults) return { value: null, faults }
  const { name, areas, allowed_origins: allowedOrigins, units_per_month: unitsPerMonth, is_test: isTest } = read.data
  const keepsErrors = read.data.keeps_errors
  return {
    value: { name, areas, allowedOrigins, unitsPerMonth, isTest, keepsErrors, expiresAtMs: expiry.value },
    faults: null,
  }
}

/** Reads the fields that change a key by the contract of the API. */
function keyChangeOf({ name, origins, units, keeps_errors: keeps }: KeyChangeForm): Read<KeyChange> {
  const read = UpdateKeyRequest.safeParse({
    name,
    allowed_origins: originsOf(origins),
    units_per_month: unitsOf(units),
    keeps_errors: keeps === 'true',
  })
  if (!read.success) return { value: null, faults: ownFaults(fieldFaults(read.error)) }
  const { allowed_origins: allowedOrigins, units_per_month: unitsPerMonth } = read.data
  return {
    value: { name: read.data.name, allowedOrigins, unitsPerMonth, keepsErrors: read.data.keeps_errors },
    faults: null,
  }
}

/** The expiry in Unix milliseconds. A key works until the end of the day that is chosen. */
function expiryOf({ expires, expires_on: day }: KeyForm, nowMs: number): Read<number | null> {
  if (expires === 'never') return { value: null, faults: null }
  if (expires !== 'date') return { value: nowMs + Number(expires) * DAY_MS, faults: null }
  const text = `${day.trim()}T23:59:59Z`
  if (!DATE.test(day.trim()) || !isDay(text))
    return { value: null, faults: { expires_on: 'Must be a date such as 2035-01-31.' } }
  try {
    return { value: readExpiry(text, nowMs), faults: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { value: null, faults: { expires_on: faultsByField(error.detail.issues ?? [])['expires_at'] ?? '' } }
  }
}

/** Whether a date exists: 30 February must not become a day of March. */
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && instant(Date.parse(text)).slice(0, 10) === text.slice(0, 10)

const listed = (areas: KeyForm['areas']): string[] => [areas ?? []].flat()

/** Null for none: then no page may use the key. */
function originsOf(text: string): string[] | null {
  const origins = [...new Set(text.split(/[\s,]+/).filter((each) => each !== ''))]
  return origins.length === 0 ? null : origins
}

/** Null for none. People write 5 000 and 5,000. */
function unitsOf(text: string): unknown {
  const digits = text.replaceAll(/[\s,.’']/g, '')
  return digits === '' ? null : /^\d{1,12}$/.test(digits) ? Number(digits) : text
}

/** By the names of the form. */
const ownFaults = ({
  allowed_origins: origins,
  units_per_month: units,
  areas,
  ...others
}: FieldFaults): FieldFaults => ({
  ...others,
  ...(areas !== undefined && { areas: areas === EMPTY ? 'Choose at least one.' : areas }),
  ...(origins !== undefined && { origins }),
  ...(units !== undefined && { units }),
})

const EMPTY = 'Must not be empty.'
