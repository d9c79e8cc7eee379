/** A renderer on a machine without a browser, in a process of its own. */
import { runRenderer } from '../../renderer/run.ts'
import { readConfig } from '../../src/platform/config.ts'

await runRenderer(readConfig(process.env), () => null)
