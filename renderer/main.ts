import { readConfig } from '../src/platform/config.ts'
import { runRenderer } from './run.ts'

/** The render process. */
async function main(): Promise<void> {
  await runRenderer(readConfig(process.env))
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
