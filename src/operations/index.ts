import type { Operation } from '../operation.ts'
import { ephemerisOperations } from './ephemeris.ts'
import { geoOperations } from './geo.ts'
import { type ServiceParts, serviceOperations } from './service.ts'

/** Everything that the service does, in the order of its documentation. */
export const allOperations = (parts: ServiceParts & { readonly release: string }): readonly Operation[] => [
  ...ephemerisOperations(parts),
  ...geoOperations(parts),
  ...serviceOperations(parts),
]
