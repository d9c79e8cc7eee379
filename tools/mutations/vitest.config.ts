import { mergeConfig } from 'vitest/config'
import base from '../../vitest.config.ts'

/** The tests as they are, with notes of the statements that each file sends. */
export default mergeConfig(base, { test: { setupFiles: ['tools/mutations/statements-used.ts'] } })
