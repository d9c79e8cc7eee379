import { parseArgs } from 'node:util'
import { offerPack, offerTo, PACK_BOUNDS, withdrawPack } from '../accounts/billing/units.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import type { RequestPack } from '../platform/db/billing-orders.ts'
import type { Pool } from '../platform/db/pool.ts'
import { type CommandServices, namedAccount, runCommand } from '../run/stores.ts'

const USAGE = `Usage: npm run pack -- <account> <units> <price in minor units> [--currency usd] [--days 30]
       npm run pack -- <account> [--withdraw]
  <account> is an id or an e-mail address. Without units, the open offer is shown.`

const DAY_MS = 86_400_000

const { account, offer, isWithdrawal } = readArguments()
await runCommand(readConfig(process.env), run)

async function run({ db }: CommandServices): Promise<void> {
  const found = await namedAccount(db, account)
  if (!found) return
  const pack = await change(db, found.id)
  const owner = `"${found.name}" (${found.id})`
  if (pack) console.log(`${isWithdrawal ? 'No longer offered' : 'Offered'} to ${owner}: ${textOf(pack)}`)
  else console.log(`There is no open offer to ${owner}.`)
}

async function change(db: Pool, accountId: string): Promise<RequestPack | null> {
  if (isWithdrawal) return withdrawPack(db, accountId, 'operator')
  if (!offer) return offerTo(db, accountId)
  const { days, ...terms } = offer
  return offerPack(db, { accountId, ...terms, expiresAtMs: now() + days * DAY_MS }, 'operator')
}

function textOf({ id, units, amount, currency, expires_at }: RequestPack): string {
  const until = new Date(expires_at).toISOString()
  return `${units} units for ${amount} in minor units of ${currency}, until ${until}. The id of the offer is ${id}.`
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        currency: { type: 'string' },
        days: { type: 'string' },
        withdraw: { type: 'boolean', default: false },
      },
    })
    const [account, units, price, ...more] = positionals
    if (!account || more.length > 0) throw new Error('Expected one account, and for an offer units and a price')
    const { currency, days, withdraw: isWithdrawal } = values
    if (units === undefined) {
      if (currency !== undefined || days !== undefined) throw new Error('--currency and --days need units and a price')
      return { account, isWithdrawal, offer: null }
    }
    if (isWithdrawal) throw new Error('--withdraw takes no units')
    return { account, isWithdrawal, offer: readOffer(units, price, currency, days) }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

function readOffer(units: string, price: string | undefined, currency = 'usd', days = '30') {
  if (!/^[a-z]{3}$/.test(currency)) throw new Error('--currency must be three lowercase letters, such as usd')
  return {
    units: readWhole('The units', units, PACK_BOUNDS.units),
    amount: readWhole('The price', price, PACK_BOUNDS.amount),
    currency,
    days: readWhole('--days', days, PACK_BOUNDS.days),
  }
}

function readWhole(name: string, text: string | undefined, bounds: { readonly least: number; readonly most: number }) {
  const { least, most } = bounds
  const number = /^\d+$/.test(text ?? '') ? Number(text) : Number.NaN
  if (!(number >= least && number <= most)) throw new Error(`${name} must be a whole number from ${least} to ${most}`)
  return number
}
