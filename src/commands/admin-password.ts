import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashAdminPassword } from '../accounts/admin/password.ts'
import { ADMIN_PASSWORD_MAX } from '../contract/admin/access.ts'

const LENGTH_MIN = 12

/** Prints the line of the environment for a password, which it reads from the terminal or from standard input. */
const password = process.stdin.isTTY ? await fromTerminal() : await firstLine()
const { length } = [...password]
if (length < LENGTH_MIN || password.length > ADMIN_PASSWORD_MAX)
  fail(`The password has ${length} characters. It must have ${LENGTH_MIN} to ${ADMIN_PASSWORD_MAX}.`)
// A shell reads the $ signs of the hash unless it is quoted.
console.log(`ADMIN_PASSWORD_HASH='${await hashAdminPassword(password)}'`)
console.error('Set it together with ADMIN_USER, on all fronts. It ends the sessions opened with the previous password.')

/**
 * Nothing that is typed is shown: echo is off from before the first question until after the last answer.
 */
async function fromTerminal(): Promise<string> {
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nothing, terminal: true })
  lines.once('SIGINT', () => process.exit(130))
  const ask = async (question: string): Promise<string> => {
    process.stderr.write(question)
    const text = await lines.question('')
    process.stderr.write('\n')
    return text
  }
  const password = await ask('Password of the operator: ')
  const again = await ask('Repeat the password: ')
  lines.close()
  if (again !== password) fail('The passwords do not match.')
  return password
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
