/** The middle of some figures: what a noisy machine distorts least. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}

/** Ratios round by round, so that a machine that slows down slows both sides of a ratio. */
export const ratio = (figures: readonly number[], against: readonly number[]): number =>
  median(figures.map((figure, round) => figure / against[round]!))

export const verdict = (within: boolean): string => (within ? 'ok' : 'MISSED')

/** Prints one table under its question. */
export function report(question: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.log(`\n${question}`)
  console.table(rows)
}
