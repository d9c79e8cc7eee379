import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'

const kindOf = <Kind extends string, Detail extends z.ZodRawShape>(kind: Kind, detail: Detail) =>
  z.object({ kind: z.literal(kind), detail: z.object(detail) })

/** An amount in the minor units of a currency, which is named by ISO 4217 in letters of any size. */
const money = { amountMinor: z.int(), currency: z.string() }

/** The kinds of letters, each with what its text needs. None contains a text of a user. */
const Content = z.discriminatedUnion('kind', [
  kindOf('payment_failed', { ...money, graceEndsAtMs: z.number().nullable() }),
  kindOf('plan_changed', { before: z.string(), plan: z.string() }),
  kindOf('credits_bought', { quantity: z.int(), ...money }),
  kindOf('units_bought', { units: z.int(), ...money }),
  kindOf('trial_ending', { endsAtMs: z.number() }),
  // Stored by sql/queries/report_complete.sql.
  kindOf('report_ready', { reportId: z.uuid() }),
])
export type LetterContent = z.output<typeof Content>
export type LetterKind = LetterContent['kind']
export type LetterDetail<Kind extends LetterKind> = Extract<LetterContent, { readonly kind: Kind }>['detail']

const KINDS = Content.options.map(({ shape }) => shape.kind.value)

/** Why no front retries a letter. */
export type LetterOutcome = 'sent' | 'unwanted' | 'no_address' | 'refused' | 'given_up'

const Due = z.object({
  id: z.bigint(),
  account_id: z.uuid(),
  /** Counts the present one. */
  attempts: z.int(),
  content: Content,
  /** Null without a confirmed address. */
  email: z.string().nullable(),
  /** The name of its account. */
  name: z.string(),
  /** Whom the report of the letter is about. */
  about: z.string().nullable(),
})
export type DueLetter = z.output<typeof Due>

const Id = z.object({ id: z.bigint() })

const insert = statement('letter_insert', Id)
const claim = statement('letter_claim', Due)
const putOff = statement('letter_put_off', Id)
const end = statement('letter_end', Id)
const sweep = statement('letter_sweep', z.object({ count: z.int() }))

/**
 * Stores a letter in the transaction of its cause; a job sends it later. `reference` names the cause. False when the
 * cause stored its letter before, and when the account is gone.
 */
export const enqueueLetter = async (
  transaction: Database,
  { accountId, kind, reference, detail }: LetterContent & { readonly accountId: string; readonly reference: string },
): Promise<boolean> =>
  (await transaction.maybeOne(insert({ account_id: accountId, kind, reference, detail: JSON.stringify(detail) }))) !==
  null

/** Claims a due letter for `leaseMs`. Null when none is due. */
export const claimLetter = (db: Database, leaseMs: number): Promise<DueLetter | null> =>
  db.maybeOne(claim({ lease_ms: leaseMs, kinds: arrayText(KINDS, (kind) => kind) }))

/** The next attempt follows after `waitMs`. */
export const putOffLetter = async (
  db: Database,
  { id, attempts }: Pick<DueLetter, 'id' | 'attempts'>,
  waitMs: number,
): Promise<void> => void (await db.maybeOne(putOff({ id, attempts, wait_ms: waitMs })))

export const endLetter = async (db: Database, id: bigint, outcome: LetterOutcome): Promise<void> =>
  void (await db.maybeOne(end({ id, outcome })))

/** Deletes a batch of letters that were stored more than `keptDays` ago. Returns their number. */
export const sweepLetters = async (db: Database, keptDays: number, rowsMax: number): Promise<number> =>
  (await db.one(sweep({ kept_days: keptDays, rows_max: rowsMax }))).count

const addMessage = statement('mail_count_add', z.object({ messages: z.number() }))

/** Counts an e-mail to an address. False when the address got `messagesMax` in this hour. */
export const countMessage = async (db: Database, recipientHash: Buffer, messagesMax: number): Promise<boolean> =>
  (await db.maybeOne(addMessage({ recipient_hash: recipientHash, messages_max: messagesMax }))) !== null
