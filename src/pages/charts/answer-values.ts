import type { Markup } from '../../platform/markup.ts'

/** An object of an answer. */
export type Members = Readonly<Record<string, unknown>>

/** True for an object that is no list. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a list. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A list of objects, or an empty one where something else stands. */
export const objectsIn = (value: unknown): readonly Members[] => (isList(value) ? value.filter(isMembers) : [])

/** A text, or an empty one where something else stands. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The number of a figure, or null. */
export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** `north_node` as `north node`. */
export const inWords = (code: string): string => code.replaceAll('_', ' ')

/** By the names of the members that they show; null for those that another view shows. */
export type Found = Readonly<Record<string, Markup | readonly Markup[] | null>>
