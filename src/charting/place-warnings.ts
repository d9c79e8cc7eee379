import type { Warning } from '../contract/warning.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import type { Located } from './place.ts'

/** The warning that coordinates were used which are far from the city beside them. */
export const placeWarnings = ({ mismatch }: Located): Warning[] =>
  mismatch
    ? [
        {
          code: 'place_mismatch',
          message: filled(CATALOGUES.en.methods.differences.place_mismatch, mismatchFacts(mismatch)),
        },
      ]
    : []

/** What the sentence about it names. */
export const mismatchFacts = (mismatch: Located['mismatch']): Readonly<Record<string, string | number>> =>
  mismatch ? { ...mismatch } : {}
