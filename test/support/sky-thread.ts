import { parentPort } from 'node:worker_threads'
import type { Sky } from '../../src/astro/sky.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'

type Method = 'positions' | 'distances' | 'houses' | 'star' | 'siderealTimeHours' | 'ayanamsaDegrees' | 'eclipseNear'

/** A question to a sky, as plain data. */
export type SkyCall = { [M in Method]: readonly [M, ...Parameters<Sky[M]>] }[Method]

/** A thread with a sky of its own, which answers one call after the other. */
const sky = swissSky(ephemerisFiles(undefined))
parentPort?.on('message', ([method, ...given]: SkyCall) => {
  const call = sky[method] as (...given: readonly unknown[]) => unknown
  parentPort?.postMessage(call(...given))
})
