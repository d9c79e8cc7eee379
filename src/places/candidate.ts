/** A place that matches a name, with its rank among several. */
export interface Candidate {
  readonly place: number
  readonly weight: number
}
