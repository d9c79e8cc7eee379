import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedIdentity } from '../accounts/identity/embedded.ts'
import { ResetPasswordRequest } from '../contract/accounts/sign-in.ts'
import { anotherLinkPage, confirmAddressPage, newPasswordPage, outcomePage } from '../pages/account/email-links.ts'
import { FILES_VERSION, PAGE_FILES, type PageFile } from '../pages/files.ts'
import { rootOf, sendPage, shownRefusal } from '../pages/frame.ts'
import { RESET_PAGE, VERIFY_PAGE } from '../platform/mail/letters.ts'

export interface PageServices {
  readonly identity: Pick<EmbeddedIdentity, 'ask' | 'isResetOver'>
}

const FORM_BYTES_MAX = 8_192
/** The status of a link that no longer works. */
const GONE = 410

/** The pages that links in e-mails of the built-in identity provider open. */
export async function accountPages(app: FastifyInstance, { identity }: PageServices): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // Only the token in the e-mail counts. With a session cookie the provider would also check the origin.
  const ask = ({ address }: FastifyRequest, path: string, body?: object) =>
    identity.ask({ path, method: body ? 'POST' : 'GET', headers: {}, address, ...(body && { body }) })

  app.get(VERIFY_PAGE, async ({ query, url }, reply) =>
    sendPage(reply, confirmAddressPage(tokenOf(query), rootOf(url))),
  )

  app.post(VERIFY_PAGE, async (request, reply) => {
    const root = rootOf(request.url)
    try {
      await ask(request, `/verify-email?token=${encodeURIComponent(tokenOf(request.body))}`)
      return sendPage(reply, outcomePage({ ...CONFIRMED, root }))
    } catch (error) {
      const text = reasonOf(error, reply, 'verification')
      return sendPage(reply, anotherLinkPage({ ...NOT_CONFIRMED, text, root }))
    }
  })

  app.get(RESET_PAGE, async ({ query, url }, reply) => {
    const token = tokenOf(query)
    const root = rootOf(url)
    if (await identity.isResetOver(token))
      return sendPage(reply.code(GONE), anotherLinkPage({ ...OVER_BEFORE, text: OVER.reset, root }))
    return sendPage(reply, newPasswordPage(token, root))
  })

  app.post(RESET_PAGE, async (request, reply) => {
    const root = rootOf(request.url)
    const form = ResetPasswordRequest.safeParse(request.body)
    if (!form.success) {
      reply.code(422)
      if (form.error.issues.some(({ path }) => path[0] === 'token'))
        return sendPage(reply, anotherLinkPage({ ...NOT_CHANGED, text: OVER.reset, root }))
      return sendPage(reply, newPasswordPage(tokenOf(request.body), root, 'The password is too short or too long.'))
    }
    const { token, new_password: newPassword } = form.data
    try {
      await ask(request, '/reset-password', { token, newPassword })
      return sendPage(reply, outcomePage({ ...CHANGED, root }))
    } catch (error) {
      return sendPage(reply, anotherLinkPage({ ...NOT_CHANGED, text: reasonOf(error, reply, 'reset'), root }))
    }
  })
}

const CONFIRMED = {
  title: 'Your e-mail address is confirmed',
  text: 'You can sign in now.',
  next: ['account/sign-in', 'Sign in'],
} as const
const NOT_CONFIRMED = {
  title: 'Your e-mail address is not confirmed',
  kind: 'verification',
} as const
const CHANGED = {
  title: 'Your password was changed',
  text: 'Sign in with the new password. All sessions have ended.',
  next: ['account/sign-in', 'Sign in'],
} as const
const NOT_CHANGED = {
  title: 'Your password was not changed',
  kind: 'reset',
} as const

const OVER_BEFORE = {
  title: 'This link no longer works',
  kind: 'reset',
} as const

function tokenOf(fields: unknown): string {
  const { token } = (fields ?? {}) as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

const OVER: Readonly<Record<'verification' | 'reset', string>> = {
  verification: 'The link has expired, was replaced by a newer one, or is incomplete. We can e-mail you a new link.',
  reset: 'The link has expired, was already used, or is incomplete. We can e-mail you a new link.',
}

/** The text for a person. */
function reasonOf(error: unknown, reply: FastifyReply, kind: keyof typeof OVER): string {
  const { code, message } = shownRefusal(error, reply)
  return code === 'invalid_input' ? OVER[kind] : `${message}. Try again in a minute.`
}

/** Without PUBLIC_URL the caller is a browser on this machine, which uses localhost for these addresses. */
const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Puts the port that the service listens on into links in e-mails if no public address is configured. */
export function learnAddress(app: FastifyInstance, identity: Pick<EmbeddedIdentity, 'reachedAt'>): void {
  app.addHook('onListen', async () => {
    const { address, port, family } = app.server.address() as AddressInfo
    const host = LOCAL_ADDRESSES.has(address) ? 'localhost' : family === 'IPv6' ? `[${address}]` : address
    identity.reachedAt(`http://${host}:${port}`)
  })
}

/** Forever: each version has its own folder. */
const KEPT = 'public, max-age=31536000, immutable'
/** Compression of each answer would take a quarter of a second of a core for such a file. */
const COMPRESSED_ONCE_BYTES_MIN = 262_144
/** It makes 1.09 MB of the largest file, 4.4 MB, in 0.3 seconds. Level 9 makes 1.05 MB in 1.7 seconds. */
const BROTLI_QUALITY = 5

/** Some browsers apply the policy of a picture to its own rules, which give it the theme of the reader. */
const OF_PICTURES = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const compressors = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
} as const
type Encoding = keyof typeof compressors
/** The smaller one first, regardless of the browser's order. */
const ENCODINGS = ['br', 'gzip'] as const satisfies readonly Encoding[]

/**
 * The scripts and fonts of our pages. While fronts of two versions run, a page of one may request its files from the
 * other. It then gets the files of the other version, which the browser must not cache.
 */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const file of PAGE_FILES) {
    const bytesFor = file.bytes.length < COMPRESSED_ONCE_BYTES_MIN ? () => file.bytes : compressedOnce(file)
    app.get<{ Params: { version: string } }>(`/assets/:version/${file.name}`, (request, reply) => {
      const { version } = request.params
      reply.type(file.type).header('Cache-Control', version === FILES_VERSION ? KEPT : 'no-store')
      if (file.hasStyle) reply.header('Content-Security-Policy', OF_PICTURES)
      return bytesFor(request, reply)
    })
  }
}

/** A large file, compressed when it is first asked for. */
function compressedOnce({ bytes }: PageFile) {
  const kept = new Map<Encoding, Promise<Buffer>>()
  return (request: FastifyRequest, reply: FastifyReply): Buffer | Promise<Buffer> => {
    reply.header('Vary', 'Accept-Encoding')
    const encoding = ENCODINGS.find((each) => request.accepts().encodings([each]) === each)
    if (!encoding) return bytes
    reply.header('Content-Encoding', encoding)
    const compressed = kept.get(encoding) ?? compressors[encoding](bytes)
    kept.set(encoding, compressed)
    return compressed
  }
}
