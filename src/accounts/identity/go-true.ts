import { Refusal } from '../../platform/errors.ts'
import type { IdentityAdmin } from './identity.ts'

export interface GoTrueOptions {
  /** The address of GoTrue, without a slash at its end. */
  readonly url: string
  readonly serviceKey: string
}

const TIMEOUT_MS = 5_000
const RETRY_AFTER_MS = 5_000

/**
 * The administration of GoTrue, the identity server of Supabase: `DELETE /admin/users/{id}` and `POST /resend`. Throws
 * `identity_unavailable` if it is unreachable, refuses our key or limits our rate.
 */
export function goTrueAdmin({ url, serviceKey }: GoTrueOptions): IdentityAdmin {
  const ask = async (method: 'DELETE' | 'POST', path: string, body?: object): Promise<number> => {
    const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' }
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(body && { body: JSON.stringify(body) }),
      })
      await response.body?.cancel()
      return response.status
    } catch (cause) {
      throw unavailable(`${method} ${path.replace(/[^/]+$/, '…')} failed`, cause)
    }
  }
  return {
    async deleteUser(subject) {
      if (DOT_SEGMENT.test(subject)) return
      const status = await ask('DELETE', `/admin/users/${encodeURIComponent(subject)}`)
      if (status !== 404 && !isSuccess(status)) throw unavailable(`GoTrue answered ${status} to the deletion of a user`)
    },
    async resendVerification(email) {
      const status = await ask('POST', '/resend', { type: 'signup', email })
      if (isSuccess(status)) return true
      // GoTrue answers this for an unknown address, or one that is confirmed already.
      if (DECLINED.has(status)) return false
      throw unavailable(`GoTrue answered ${status} to a request to resend a verification e-mail`)
    },
    isVerified: async () => false,
  }
}

/** URL parsers treat these path segments as folders, even percent-encoded. They are never ids of users. */
const DOT_SEGMENT = /^\.{1,2}$/
const DECLINED = new Set([400, 404, 422])
const isSuccess = (status: number): boolean => status >= 200 && status < 300

const unavailable = (message: string, cause?: unknown): Refusal =>
  Object.assign(new Refusal('identity_unavailable', { retryAfterMs: RETRY_AFTER_MS }), {
    cause: new Error(`GoTrue: ${message}`, { cause }),
  })
