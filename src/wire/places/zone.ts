/** The zone of a place as the calculation threads send it, with other zones that claim the place. */
export interface PlaceZones {
  readonly zone: string
  readonly other_zones: readonly string[]
}

export const zoneReply = (located: { readonly zone: string; readonly otherZones: readonly string[] }): PlaceZones => ({
  zone: located.zone,
  other_zones: located.otherZones,
})
