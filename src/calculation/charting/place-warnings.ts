import type { Warning } from '../../contract/warning.ts'
import { CATALOGUES } from '../../languages/catalogues.ts'
import { filled } from '../../languages/filled.ts'
import type { Located } from './place.ts'

/** The warning that the coordinates that were used are far from the given city. */
export const placeWarnings = ({ mismatch }: Located): Warning[] =>
  mismatch
    ? [
        {
          code: 'place_mismatch',
          message: filled(CATALOGUES.en.methods.differences.place_mismatch, mismatchFacts(mismatch)),
        },
      ]
    : []

/** The values in its sentence. */
export const mismatchFacts = (mismatch: Located['mismatch']): Readonly<Record<string, string | number>> =>
  mismatch ? { ...mismatch } : {}
