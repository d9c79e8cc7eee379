import type { InputRequest } from '@modelcontextprotocol/server'
import type { PlaceChoices } from '../../places/place.ts'
import type { Fields } from '../../wire/texts/given.ts'

/** A question to the person about one field of an input. */
export interface Question {
  /** The path of the field, such as `natal.city`, which is the key of the answer. */
  readonly key: string
  /** The field that holds the birth. The empty name stands for the input itself. */
  readonly at: string
  readonly request: InputRequest
  /** The fields that the content of an answer sets, or why it is invalid. */
  read(content: unknown): { readonly fields: Fields } | { readonly fault: string }
}

/** What the gazetteer finds for the name of a place. */
export type ChoicesOf = (city: string) => Promise<PlaceChoices>

/** `natal.city`; `city` in the input itself. */
export const keyOf = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`)
