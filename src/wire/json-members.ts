import { literal } from './bytes.ts'

/** JSON, as text or as bytes. */
export type Json = string | Uint8Array

/** Adds members to a JSON object in bytes. Neither the object nor the members are parsed. */
export function withMembers(object: Uint8Array, members: Readonly<Record<string, Json>>): Buffer {
  const added = Object.entries(members).flatMap(([name, json]) => [literal(`,${JSON.stringify(name)}:`), bytesOf(json)])
  return Buffer.concat([object.subarray(0, -1), ...added, CLOSING_BRACE])
}

const bytesOf = (json: Json): Uint8Array => (typeof json === 'string' ? literal(json) : json)

const CLOSING_BRACE = literal('}')
