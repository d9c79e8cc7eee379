import type { SkyEventsRequest } from '../../src/astro/sky-events.ts'

/** A request for everything, and one for nothing. */
export const EVERYTHING: Omit<SkyEventsRequest, 'fromMs' | 'toMs'> = {
  moonIngresses: true,
  ingresses: true,
  stations: true,
  lunations: true,
  quarters: true,
  aspects: true,
  moonAspects: true,
  voids: 'modern',
  points: true,
}

export const NOTHING: Omit<SkyEventsRequest, 'fromMs' | 'toMs'> = {
  moonIngresses: false,
  ingresses: false,
  stations: false,
  lunations: false,
  quarters: false,
  aspects: false,
  moonAspects: false,
  voids: null,
  points: false,
}
