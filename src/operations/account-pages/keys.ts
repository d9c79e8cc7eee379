import { createKey, KEYS_LIVE_MAX, keysOf, revokeKey, updateKey } from '../../accounts/keys.ts'
import {
  KeyChangeForm,
  KeyForm,
  KeyPageQuery,
  KeyRevocationForm,
  KeysPageQuery,
} from '../../contract/account-keys-pages.ts'
import { KeyPath, type KeyResponse } from '../../contract/keys.ts'
import { confirms, keyPage } from '../../pages/account/key.ts'
import { NEW_KEY } from '../../pages/account/key-form.ts'
import { type KeysShown, keysPage } from '../../pages/account/keys.ts'
import { sendPage, shownRefusal } from '../../pages/send-page.ts'
import { baseOf } from '../../platform/base-address.ts'
import { now } from '../../platform/clock.ts'
import { Refusal } from '../../platform/errors.ts'
import { keyReply } from '../keys.ts'
import { operation } from '../operation.ts'
import type { Parts } from '../parts.ts'
import { keyChangeOf, keyOrderOf } from './key-order.ts'
import { accountOf, FORM, goTo, holderOf, PAGE } from './page.ts'

const OWN_FORM = 'The form has to come from a page of this service.'
const REVOKED = 'The key was revoked. Every server refuses it within a second.'
const CHANGED = 'The key was changed. The change takes effect on every server within a second.'

/** The keys of an account: created, changed and revoked. */
export const KEY_PAGES = [
  operation({
    ...PAGE,
    name: 'account_keys_page',
    url: '/account/keys',
    summary: 'The page of the keys of the account',
    query: KeysPageQuery,
    handle:
      ({ db }) =>
      async (request, reply) => {
        const known = await allOf(db, accountOf(request).id)
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
    handle: ({ db, publicUrl }) => {
      const base = baseOf(publicUrl)
      return async (request, reply) => {
        const [{ id: accountId }, fields] = [accountOf(request), request.body]
        const show = async (shown: Partial<KeysShown>) =>
          sendPage(reply, keysPage({ ...(await allOf(db, accountId)), done: null, ...shown }, holderOf(request)))
        const { wish, faults } = keyOrderOf(fields, now())
        if (!wish) {
          reply.code(422)
          return show({ typed: { fields, faults } })
        }
        try {
          const { key, name, prefix } = await createKey(db, { accountId, ...wish })
          return show({ created: { key, name, prefix, base: base(request) } })
        } catch (error) {
          return show({ typed: { fields, faults: {} }, wrong: `${shownRefusal(error, reply).message}.` })
        }
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
    handle:
      ({ db }) =>
      async (request, reply) => {
        const key = await keyOf(db, accountOf(request).id, request.params.key_id)
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
    handle:
      ({ db, changes }) =>
      async (request, reply) => {
        const [{ id: accountId }, { key_id: id }, fields] = [accountOf(request), request.params, request.body]
        const { wish, faults } = keyChangeOf(fields)
        if (!wish) {
          const key = await keyOf(db, accountId, id)
          return sendPage(reply.code(422), keyPage({ key, done: null, typed: { fields, faults } }, holderOf(request)))
        }
        if (!(await updateKey(db, changes, { id, accountId }, wish))) throw unknownKey()
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
    handle:
      ({ db, changes }) =>
      async (request, reply) => {
        const { id: accountId } = accountOf(request)
        const key = await keyOf(db, accountId, request.params.key_id)
        const { confirmation } = request.body
        if (!confirms(confirmation, key))
          return sendPage(reply.code(422), keyPage({ key, done: null, notConfirmed: confirmation }, holderOf(request)))
        if (!(await revokeKey(db, changes, { id: key.id, accountId }))) throw unknownKey()
        return goTo(request, reply, 'account/keys?done=revoked')
      },
  }),
]

const unknownKey = () => new Refusal('not_found', { message: 'The account has no such key' })

async function allOf(db: Parts['db'], accountId: string): Promise<Pick<KeysShown, 'keys' | 'liveMax' | 'typed'>> {
  const keys = (await keysOf(db, accountId)).map(keyReply)
  return { keys, liveMax: KEYS_LIVE_MAX, typed: { fields: NEW_KEY, faults: {} } }
}

/** Throws `not_found`. */
async function keyOf(db: Parts['db'], accountId: string, wanted: string): Promise<KeyResponse> {
  const key = (await keysOf(db, accountId)).find(({ id }) => id === wanted.toLowerCase())
  if (!key) throw unknownKey()
  return keyReply(key)
}
