import { parseArgs } from 'node:util'
import { reconcile } from '../payments/reconcile.ts'
import { openStripe } from '../payments/stripe.ts'
import { termsOf } from '../payments/terms.ts'
import { readConfig } from '../platform/config.ts'
import { noteComparison } from '../platform/db/billing-events.ts'
import { type CommandServices, runCommand } from '../run/stores.ts'

const USAGE = `Usage: npm run reconcile -- [--apply] [--days 180]
  Prints what differs between Stripe and this service. --apply repairs it here, and logs it for each account.`
const DAYS_MAX = 3_650

const { apply, days } = readArguments()
await runCommand(readConfig(process.env), compare)

async function compare({ config: { stripe, graceDays }, db, changes }: CommandServices): Promise<void> {
  if (!stripe) {
    console.error('Stripe is not configured: see STRIPE_SECRET_KEY in docs/configuration.md.')
    process.exitCode = 1
    return
  }
  const provider = await openStripe({ ...stripe, portalConfiguration: stripe.portal, log: console.error })
  const terms = termsOf(stripe.prices, graceDays)
  const services = { db, provider, terms, changes, log: console.error }
  const count = await reconcile(services, { apply, days, prices: stripe.prices, say: console.log })
  await noteComparison(db, { differences: count, mended: apply })
  console.log(
    count === 0
      ? 'Nothing differs.'
      : `${count} ${count === 1 ? 'difference' : 'differences'}${apply ? ', repaired here where possible' : ''}.`,
  )
  if (count > 0 && !apply) process.exitCode = 3
}

function readArguments(): { apply: boolean; days: number } {
  try {
    const { values } = parseArgs({
      options: { apply: { type: 'boolean', default: false }, days: { type: 'string', default: '180' } },
    })
    const days = Number(values.days)
    if (!(Number.isInteger(days) && days >= 1 && days <= DAYS_MAX)) throw new Error(`--days must be 1 to ${DAYS_MAX}`)
    return { apply: values.apply, days }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}
