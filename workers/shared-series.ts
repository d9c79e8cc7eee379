import { chebyshevStore, NO_SERIES, type SharedSeries } from '../src/calculation/series/store.ts'

/** The series of this thread. A message that needs them carries them, because a thread may be older than its series. */
export const store = chebyshevStore(NO_SERIES)

let version = NO_SERIES.version

export function takeSeries(series: SharedSeries): void {
  if (series.version === version) return
  store.load(series)
  version = series.version
}
