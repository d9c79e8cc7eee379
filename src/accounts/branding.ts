import { type ExecFileException, execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Database } from '../platform/db/pool.ts'
import { type Branding, deleteBranding, findBranding, findBrandingImage, putBranding } from '../platform/db/reports.ts'
import { Refusal } from '../platform/errors.ts'
import { inTurnsOfAccounts } from '../platform/turns.ts'
import { ofDeletedAccount } from './account.ts'
import { recordEvent } from './audit.ts'

/** A stored image, encoded by this service. */
interface BrandingImage {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** Reads a PNG, JPEG or SVG of an account. Throws `invalid_input` with the fault of the image, or `upload_busy`. */
export type ReadImage = (accountId: string, bytes: Buffer) => Promise<BrandingImage>

const IMAGE_PROCESS = fileURLToPath(new URL('./image-process.ts', import.meta.url))
/** The largest photograph takes one second, a quarter of it to start the process. */
const TIMEOUT_MS = 5_000
/** 1200 × 400 pixels of noise are 1.9 MB. */
const OUTPUT_BYTES_MAX = 4 * 1024 * 1024
/** A second process serves others while one account has an image that takes long. */
const AT_ONCE = 2
const OWN_WAITING_MAX = 1
/** Accounts that wait. All waiting images together have at most 64 MB. */
const ACCOUNTS_WAITING_MAX = 14
const RETRY_AFTER_MS = 5_000
/** The exit code with which `image-process.ts` refuses an image, as there. Its output is the reason. */
const REFUSED_EXIT_CODE = 3
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const SVG = /<(?:[^\s<>/:]+:)?svg[\s/>]/
/** A logo has a few kilobytes. A larger drawing should be a PNG. */
const SVG_LENGTH_MAX = 512 * 1024

const INSTEAD = 'Upload the image as PNG instead'

/**
 * What an SVG must not have, each with its message. The library that draws it (librsvg) runs no scripts and loads
 * nothing for a document without an address. These rules do not depend on the library.
 */
const SVG_RULES: readonly (readonly [pattern: RegExp, reason: (found: string) => string])[] = [
  [/<!DOCTYPE|<!ENTITY/i, () => 'The SVG has a DOCTYPE or entities; remove them'],
  [/<\?(?!xml\s)[\w-]*/i, (found) => `The SVG has the processing instruction ${found}; remove it`],
  [
    /<(?:[^\s<>/:]+:)?(?:script|foreignObject|image|feImage|include|handler|listener|iframe|embed|object|audio|video)(?=[\s/>])/i,
    (found) => `The SVG has the element ${found}>, which is not allowed. ${INSTEAD}`,
  ],
  [/\son[a-z]+\s*=/i, (found) => `The SVG has the script attribute ${found.trim()}; remove it`],
  // The author sets the number of dashes, and each needs memory.
  [/stroke-dash\w*/i, (found) => `The SVG has ${found}, which is not allowed. ${INSTEAD}`],
  [/@import/i, () => 'The SVG has @import; only references within the document are allowed'],
  [/xml:base/i, () => 'The SVG has xml:base; only references within the document are allowed'],
  [/href\s*=(?!\s*["']\s*#)/i, () => 'The SVG has an href to another document; only href="#…" is allowed'],
  [/url\((?!\s*["']?\s*#)/i, () => 'The SVG has a url() to another document; only url(#…) is allowed'],
]

/** Reads each image in its own process: one at a time per account, and two in total. */
export function imageReader(): ReadImage {
  const refusal = () => new Refusal('upload_busy', { retryAfterMs: RETRY_AFTER_MS })
  const inTurn = inTurnsOfAccounts(
    { atOnce: 1, waitingMax: OWN_WAITING_MAX, refusal },
    { atOnce: AT_ONCE, waitingMax: ACCOUNTS_WAITING_MAX, refusal },
  )
  return async (accountId, bytes) => {
    const isDrawn = isSvg(bytes)
    return inTurn(accountId, () => read(bytes, isDrawn))
  }
}

const read = (bytes: Buffer, isDrawn: boolean): Promise<BrandingImage> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [IMAGE_PROCESS, isDrawn ? 'drawn' : 'pixels'],
      { encoding: 'buffer', timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: OUTPUT_BYTES_MAX, env: {} },
      (error, stdout) => {
        if (error) reject(readFailure(error, stdout))
        else
          resolve({
            width: stdout.readUInt32BE(),
            height: stdout.readUInt32BE(4),
            png: Buffer.from(stdout.subarray(8)),
          })
      },
    )
    // The process may end before it has read everything.
    child.stdin?.on('error', () => {})
    child.stdin?.end(bytes)
  })

/** A timeout, a signal or `REFUSED_EXIT_CODE` is caused by the image. Any other exit is a bug. */
function readFailure(error: ExecFileException, stdout: Buffer): Error {
  if (error.code === REFUSED_EXIT_CODE) return refused(stdout.toString('utf8'))
  if (error.killed) return refused(`The image takes more than ${TIMEOUT_MS / 1000} seconds to read`)
  return error.signal ? refused('The image cannot be read: it needs too much memory') : error
}

/** Reads the type from the bytes, because a file name or declared type may be wrong. Throws for any other type. */
function isSvg(bytes: Buffer): boolean {
  if (bytes.length === 0) throw refused('The file is empty')
  if ([PNG, JPEG].some((start) => bytes.subarray(0, start.length).equals(start))) return false
  const text = utf8Text(bytes)
  if (text === null || !/^\s*</.test(text) || !SVG.test(text))
    throw refused('The file is not an allowed image. Allowed: PNG, JPEG, SVG in UTF-8')
  const problem = svgProblem(text)
  if (problem) throw refused(problem)
  return true
}

/** UTF-8 text without its byte order mark. Null for bytes that are not text. */
function utf8Text(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

const refused = (msg: string): Refusal =>
  new Refusal('invalid_input', { issues: [{ loc: ['body', 'file'], msg, type: 'image_invalid' }] })

/** The reason to refuse an SVG. Null if it is accepted. */
function svgProblem(text: string): string | null {
  if (text.length > SVG_LENGTH_MAX) return `The SVG has more than ${SVG_LENGTH_MAX} characters. ${INSTEAD}`
  for (const [pattern, reason] of SVG_RULES) {
    const found = pattern.exec(text)
    if (found) return reason(found[0])
  }
  return null
}

/** The image in the footer of an account's reports, without its bytes. Null if there is none. */
export const brandingOf = (db: Database, accountId: string): Promise<Branding | null> => findBranding(db, accountId)

/** The PNG and its SHA-256. Null if there is none. */
export const brandingImageOf = (db: Database, accountId: string) => findBrandingImage(db, accountId)

/** Replaces the image of an account. Throws `invalid_token` when the account was just deleted. */
export const replaceBranding = (
  db: Database,
  accountId: string,
  image: BrandingImage,
  footerLabel: string | null,
): Promise<Branding> =>
  db.transaction(async (transaction) => {
    const sha256 = hash('sha256', image.png, 'buffer')
    const saved = await putBranding(transaction, accountId, { ...image, sha256, footerLabel })
    if (!saved) throw ofDeletedAccount()
    await recordEvent(transaction, {
      accountId,
      actor: 'account',
      action: 'branding_changed',
      detail: { sha256: sha256.toString('hex') },
    })
    return saved
  })

/** Deletes the image. Can be repeated. */
export const removeBranding = (db: Database, accountId: string): Promise<void> =>
  db.transaction(async (transaction) => {
    if (await deleteBranding(transaction, accountId))
      await recordEvent(transaction, { accountId, actor: 'account', action: 'branding_deleted' })
  })
