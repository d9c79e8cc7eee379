import type { RefusalCode } from '../errors.ts'

/** The result of a render: the picture, or the reason why there is none. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refused: RefusalCode; readonly message: string }

/** Keeps outcomes for the fronts that wait for them, and briefly for later requests of the same picture. */
export interface OutcomeStore {
  find(key: string): Promise<RenderOutcome | null>
  /** Keeps an outcome for a short while and tells every front of it. */
  put(key: string, outcome: RenderOutcome): Promise<void>
  /** Calls `done` with the key of each outcome as it is put. A call may be lost: it spares waiting, it is not the truth. */
  listen(done: (key: string) => void): Promise<void>
  close(): Promise<void>
}

/** One renderer makes about ten pictures of 0.3 MB a second, so that they take some 60 MB. */
export const PICTURE_KEPT_MS = 20_000
/** Long enough for every front that waits, short enough for a second try. */
export const FAILURE_KEPT_MS = 3_000

export const keptMs = (outcome: RenderOutcome): number => ('bytes' in outcome ? PICTURE_KEPT_MS : FAILURE_KEPT_MS)
