import type { KeyOrder } from '../../accounts/keys.ts'
import type { KeyChangeForm, KeyForm } from '../../contract/account-keys-pages.ts'
import { CreateKeyRequest, UpdateKeyRequest } from '../../contract/keys.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../wire/instant.ts'
import { readExpiry } from '../keys.ts'
import { faultsByField, fieldFaults } from './field-faults.ts'

/** The values of a form, or what is wrong with its fields. */
type Read<Wish> = { readonly wish: Wish; readonly faults: null } | { readonly wish: null; readonly faults: FieldFaults }

const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d\d-\d\d$/

/** Reads the fields of a new key by the contract of the API. */
export function keyOrderOf(fields: KeyForm, nowMs: number): Read<Omit<KeyOrder, 'accountId'>> {
  const expiry = expiryOf(fields, nowMs)
  const read = CreateKeyRequest.safeParse({
    name: fields.name,
    areas: fields.scope === 'everything' ? null : [...new Set(listed(fields.areas))],
    allowed_origins: originsOf(fields.origins),
  })
  const faults = { ...(read.success ? {} : ownFaults(fieldFaults(read.error))), ...expiry.faults }
  if (!read.success || expiry.faults) return { wish: null, faults }
  const { name, areas, allowed_origins: allowedOrigins } = read.data
  return { wish: { name, areas, allowedOrigins, expiresAtMs: expiry.wish }, faults: null }
}

/** Reads the fields that change a key by the contract of the API. */
export function keyChangeOf({ name, origins }: KeyChangeForm): Read<{
  readonly name: string | undefined
  readonly allowedOrigins: readonly string[] | null | undefined
}> {
  const read = UpdateKeyRequest.safeParse({ name, allowed_origins: originsOf(origins) })
  if (!read.success) return { wish: null, faults: ownFaults(fieldFaults(read.error)) }
  return { wish: { name: read.data.name, allowedOrigins: read.data.allowed_origins }, faults: null }
}

/** The expiry in Unix milliseconds. A key works until the end of the day that is chosen. */
function expiryOf({ expires, expires_on: day }: KeyForm, nowMs: number): Read<number | null> {
  if (expires === 'never') return { wish: null, faults: null }
  if (expires !== 'date') return { wish: nowMs + Number(expires) * DAY_MS, faults: null }
  const text = `${day.trim()}T23:59:59Z`
  if (!DATE.test(day.trim()) || !isDay(text))
    return { wish: null, faults: { expires_on: 'Must be a date such as 2035-01-31.' } }
  try {
    return { wish: readExpiry(text, nowMs), faults: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { wish: null, faults: { expires_on: faultsByField(error.detail.issues ?? [])['expires_at'] ?? '' } }
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

/** By the names of the form. */
const ownFaults = ({ allowed_origins: origins, areas, ...others }: FieldFaults): FieldFaults => ({
  ...others,
  ...(areas !== undefined && { areas: areas === EMPTY ? 'Choose at least one.' : areas }),
  ...(origins !== undefined && { origins }),
})

const EMPTY = 'Must not be empty.'
