import type { RefusalCode } from '../../platform/errors.ts'

/** The result of a render: the image, or the reason why there is none. */
export type RenderOutcome = { readonly bytes: Uint8Array } | { readonly refused: RefusalCode; readonly message: string }

/** Keeps outcomes for the fronts that wait for them, and briefly for later requests of the same image. */
export interface OutcomeStore {
  find(key: string): Promise<RenderOutcome | null>
  /** Stores an outcome for a short while and notifies every front. */
  put(key: string, outcome: RenderOutcome): Promise<void>
  /** Calls `done` with the key of each new outcome. A call may be lost, so callers also poll. */
  listen(done: (key: string) => void): Promise<void>
  close(): Promise<void>
}

/** One renderer makes about ten images of 0.3 MB per second. They take about 60 MB in this time. */
export const PICTURE_KEPT_MS = 20_000
/** Long enough for every front that waits, short enough for a second attempt. */
export const FAILURE_KEPT_MS = 3_000

export const keptMs = (outcome: RenderOutcome): number => ('bytes' in outcome ? PICTURE_KEPT_MS : FAILURE_KEPT_MS)
