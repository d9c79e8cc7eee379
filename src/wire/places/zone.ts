import type { Zone } from '../../astro/zone.ts'

/** The zone of a place as the calculation threads send it, with other zones that claim the place. */
export interface PlaceZones {
  readonly zone: string
  readonly other_zones: readonly string[]
}

export const zoneReply = (located: { readonly zone: Zone; readonly otherZones: readonly string[] }): PlaceZones => ({
  zone: located.zone.id,
  other_zones: located.otherZones,
})
