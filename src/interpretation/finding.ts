/** A dominant factor of a chart, with its reasons. */
export interface Finding {
  readonly title: string
  /** The text about it; null when another section of the reading has it. */
  readonly key: string | null
  /** The reasons, one sentence each. */
  readonly because: readonly string[]
}
