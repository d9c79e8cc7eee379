import { registerHooks } from 'node:module'

/**
 * TypeScript 7 has no JavaScript API. Generators that import one get TypeScript 6, from the one package that has it without
 * a second `tsc` among the commands.
 */
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
})
