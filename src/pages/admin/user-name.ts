import type { AdminUser } from '../../contract/admin-users.ts'

/** Invisible characters: spaces, controls, and letters that fonts draw as nothing. */
const UNSEEN = /[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Letters of several scripts in one word, or characters that change the order or are invisible. */
const ODD = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\s\s/u
const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Whether a text is what it looks like, so that it can be typed. */
export const isPlain = (text: string): boolean =>
  isSeen(text) &&
  !ODD.test(text) &&
  text.normalize('NFKC') === text &&
  SCRIPTS.filter((each) => each.test(text)).length < 2

const isSeen = (text: string): boolean => text.replaceAll(UNSEEN, '') !== ''

/** The readable name of a user: the name, the address, or the beginning of the id. */
export const titleOf = ({ id, name, email }: Pick<AdminUser, 'id' | 'name' | 'email'>): string =>
  [name.trim(), email ?? ''].find(isSeen) ?? `User ${id.slice(0, 8)}`
