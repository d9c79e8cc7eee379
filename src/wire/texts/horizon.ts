/** When a body rises and sets on a day, or where it stays. */
interface Passage {
  readonly rise: string | null
  readonly set: string | null
  readonly stays: 'above' | 'below' | null
}

/** The time of day of a local instant of an answer; in words if there is none. */
export const clockTime = (local: string | null): string => (local === null ? 'not on this day' : local.slice(11, 19))

/** Rising and setting of a body on a day: `Moon rises 19:58:12, sets not on this day`. */
export const passageText = (name: string, { rise, set, stays }: Passage): string =>
  stays ? `${name} stays ${stays} the horizon all day` : `${name} rises ${clockTime(rise)}, sets ${clockTime(set)}`
