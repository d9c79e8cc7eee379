/** One end of the horizon or of the meridian. */
export interface Axis {
  readonly id: 'asc' | 'dc' | 'mc' | 'ic'
  readonly longitude: number
}
