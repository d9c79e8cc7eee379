import type { StarInChart } from '../../calculation/charting/stars.ts'
import { decimals } from '../decimals.ts'
import { chartPosition } from './position.ts'

/** A fixed star and the points of the chart near it. */
export const starReply = ({ star, position, conjunctions }: StarInChart) => ({
  id: star.id,
  name: star.name,
  designation: star.designation,
  ...chartPosition(position.longitude),
  latitude_deg: decimals(position.latitude, 7),
  declination_deg: decimals(position.declination, 7),
  magnitude: position.magnitude,
  conjunctions: conjunctions.map(({ id, orb }) => ({ id, orb: decimals(orb, 2) })),
})
