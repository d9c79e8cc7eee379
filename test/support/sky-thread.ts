import { parentPort } from 'node:worker_threads'
import type { EphemerisSource, Sky } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'

type Method = 'positions' | 'distances' | 'houses' | 'star' | 'siderealTimeHours' | 'ayanamsaDegrees' | 'eclipseNear'

/** A question to one of the skies, as plain data. */
export type SkyCall = { [M in Method]: readonly [EphemerisSource, M, ...Parameters<Sky[M]>] }[Method]

/** A thread with skies of its own, which answers one call after the other. */
const skies = swissSkies(ephemerisFiles(undefined))
parentPort?.on('message', ([source, method, ...given]: SkyCall) => {
  const call = skies[source][method] as (...given: readonly unknown[]) => unknown
  parentPort?.postMessage(call(...given))
})
