import { availableParallelism, cpus, loadavg, type as system } from 'node:os'

/** The median, which a noisy machine distorts least. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}

/** Ratios round by round, so that a machine that slows down slows both sides of a ratio. */
export const ratio = (figures: readonly number[], against: readonly number[]): number =>
  median(figures.map((figure, round) => figure / against[round]!))

export const rounded = (figure: number, digits = 0): number => Number(figure.toFixed(digits))

export const verdict = (within: boolean): string => (within ? 'ok' : 'MISSED')

/** The machine, the date, and the load of other processes. */
export function circumstances(): string {
  const cores = `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown processor'}`
  const load = loadavg()[0]!.toFixed(1)
  return `${new Date().toISOString().slice(0, 10)}, ${cores}, ${system()}, Node ${process.versions.node}, load ${load}`
}

/** Prints one table under its question. */
export function report(question: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.log(`\n${question}`)
  console.table(rows)
}
