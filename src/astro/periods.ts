import { SECOND_MS } from './civil.ts'

/**
 * Periods of time with lords: a cycle whose periods are divided among lords again, to any level. Times are Unix milliseconds.
 * Every technique of this kind is a table of lords with a rule for the parts of a period.
 */
export interface LordCycle<Lord> {
  /** When the first period begins. That may be before the birth, if a part of it has already elapsed there. */
  readonly startMs: number
  /** The periods of the first level, with or without an end. */
  turns(): Iterable<Turn<Lord>>
  /**
   * The parts of a period. They fill it: a part that reaches beyond its end is cut there, and later ones are left out. None
   * if the period is not divided.
   */
  parts(period: Period<Lord>): Iterable<Turn<Lord>>
}

/** A lord with the end of its period, which begins where the one before it ends. */
export interface Turn<Lord> {
  readonly lord: Lord
  readonly endMs: number
}

/** A period, from its start up to its end, which no longer belongs to it. */
export interface Period<Lord> {
  readonly lord: Lord
  /** 1 for the periods of the cycle, 2 for their parts, and so on. */
  readonly level: number
  readonly startMs: number
  readonly endMs: number
  /** The period that this one is a part of; null on the first level. */
  readonly whole: Period<Lord> | null
}

/** Two instants, both included. */
export interface Span {
  readonly fromMs: number
  readonly toMs: number
}

/**
 * The periods of the first levels that contain an instant of a span, each before its parts. Their bounds are not cut by the
 * span. They are whole seconds, as replies show them, so that the instant shown belongs to the period that it begins.
 */
export function periodsBetween<Lord>(cycle: LordCycle<Lord>, span: Span, levels: number): Generator<Period<Lord>> {
  return periodsOf({ cycle, span, levels }, cycle.turns(), null)
}

/** The period of each of the first levels that contains an instant, from the first level on. */
export const periodsAt = <Lord>(cycle: LordCycle<Lord>, atMs: number, levels: number): readonly Period<Lord>[] => [
  ...periodsBetween(cycle, { fromMs: atMs, toMs: atMs }, levels),
]

interface Search<Lord> {
  readonly cycle: LordCycle<Lord>
  readonly span: Span
  readonly levels: number
}

function* periodsOf<Lord>(
  search: Search<Lord>,
  turns: Iterable<Turn<Lord>>,
  whole: Period<Lord> | null,
): Generator<Period<Lord>> {
  const { cycle, span, levels } = search
  const firstMs = whole?.startMs ?? cycle.startMs
  const lastMs = whole?.endMs ?? Number.POSITIVE_INFINITY
  const level = (whole?.level ?? 0) + 1
  let startMs = firstMs
  for (const turn of turns) {
    if (startMs > span.toMs) return
    const endMs = Math.min(wholeSecond(turn.endMs), lastMs)
    if (endMs > span.fromMs && endMs > startMs) {
      const period = { lord: turn.lord, level, startMs, endMs, whole }
      yield period
      if (level < levels) yield* periodsOf(search, cycle.parts(period), period)
    }
    startMs = endMs
    if (startMs === lastMs) return
  }
  if (whole && startMs > firstMs) throw new Error(`Parts of a period of level ${whole.level} end before it does`)
}

const wholeSecond = (ms: number): number => Math.round(ms / SECOND_MS) * SECOND_MS

/** A lord and the length of its period. */
export interface Term<Lord> {
  readonly lord: Lord
  readonly lengthMs: number
}

/** Lords one after another, each for its length. */
export function* inTurn<Lord>(startMs: number, terms: Iterable<Term<Lord>>): Generator<Turn<Lord>> {
  let elapsedMs = 0
  for (const { lord, lengthMs } of terms) {
    elapsedMs += lengthMs
    yield { lord, endMs: startMs + elapsedMs }
  }
}

/** A lord and its part of a period, relative to the other parts. */
export interface Share<Lord> {
  readonly lord: Lord
  readonly share: number
}

/** Lords that divide a period in proportion to their shares. The last one ends with it. */
export function inProportion<Lord>(
  { startMs, endMs }: Pick<Period<Lord>, 'startMs' | 'endMs'>,
  shares: readonly Share<Lord>[],
): readonly Turn<Lord>[] {
  const whole = shares.reduce((sum, { share }) => sum + share, 0)
  let elapsed = 0
  return shares.map(({ lord, share }) => {
    elapsed += share
    return { lord, endMs: startMs + (endMs - startMs) * (elapsed / whole) }
  })
}

/** The items of a circle from one of them on. */
export const startingAt = <Item>(circle: readonly Item[], index: number): readonly Item[] => [
  ...circle.slice(index),
  ...circle.slice(0, index),
]

/** The items of a circle again and again. */
export function* repeated<Item>(circle: readonly [Item, ...Item[]]): Generator<Item> {
  for (;;) yield* circle
}

/** The lords of a period and of those that it is a part of, from the first level on. */
export const lordsOf = <Lord>({ lord, whole }: Period<Lord>): readonly Lord[] =>
  whole ? [...lordsOf(whole), lord] : [lord]
