import { canLetter, plainScript, type Script } from '../script.ts'

/** How these texts are set. */
export type Scripts = (texts: readonly string[]) => Promise<Script>

/** Loads the fonts and their shaper with the first text that our own letters cannot write. Most threads never meet one. */
export function lazyScripts(): Scripts {
  let opened: Promise<Scripts> | undefined
  return async (texts) => {
    if (texts.every(canLetter)) return plainScript
    opened ??= import('./typesetter.ts').then(({ typesetter }) => typesetter())
    return (await opened)(texts)
  }
}
