import { runRenderer } from './run.ts'

runRenderer().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
