import { parseArgs } from 'node:util'
import { changePlan } from '../accounts/account.ts'
import { isPlanName, PLAN_NAMES, type PlanName } from '../contract/accounts/plans.ts'
import { readConfig } from '../platform/config.ts'
import { type CommandServices, namedAccount, runCommand } from '../run/stores.ts'

const USAGE = `Usage: npm run plan -- <id or e-mail address of an account> ${PLAN_NAMES.join('|')}`

const { account, plan } = readArguments()
await runCommand(readConfig(process.env), change)

async function change({ db, changes }: CommandServices): Promise<void> {
  const found = await namedAccount(db, account)
  if (!found) return
  const { id, name } = found
  const before = await changePlan(db, changes, { accountId: id, plan, actor: 'operator' })
  console.log(`The plan of "${name}" (${id}) is ${plan}. It was ${before}.`)
}

function readArguments(): { account: string; plan: PlanName } {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [account, plan, ...more] = positionals
    if (!account || more.length > 0) throw new Error('Expected one account and one plan')
    if (plan === undefined || !isPlanName(plan)) throw new Error(`The plan must be one of ${PLAN_NAMES.join(', ')}`)
    return { account, plan }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}
