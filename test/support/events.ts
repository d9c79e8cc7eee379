import type { SkyEventsRequest } from '../../src/astro/sky-events.ts'

/** A request for all events. */
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
  solarTerms: true,
  rightAscension: true,
  apsides: true,
  nodePassages: true,
}

/** The events that no preset has. */
export const NOTHING_FURTHER = { solarTerms: false, rightAscension: false, apsides: false, nodePassages: false }
