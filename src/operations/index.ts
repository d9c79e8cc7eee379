import type { Operation } from '../operation.ts'
import { type AccountParts, accountOperations } from './account.ts'
import { type BrandingParts, brandingOperations } from './branding.ts'
import { type ChartParts, chartOperations } from './charts.ts'
import { type EphemerisParts, ephemerisOperations } from './ephemeris.ts'
import { geoOperations } from './geo.ts'
import { type KeyParts, keyOperations } from './keys.ts'
import { type LogsParts, logsOperations } from './logs.ts'
import { type NatalParts, natalOperations } from './natal.ts'
import { numerologyOperations } from './numerology.ts'
import { type ReportParts, reportOperations } from './reports.ts'
import { type ServiceParts, serviceOperations } from './service.ts'
import { type SessionParts, sessionOperations } from './sessions.ts'
import { type SettingsParts, settingsOperations } from './settings.ts'
import { signInOperations } from './sign-in.ts'
import { skyEventsOperations } from './sky-events.ts'
import { transitOperations } from './transits.ts'

/** Everything that the service does, in the order of its documentation. */
export const allOperations = (
  parts: ServiceParts &
    NatalParts &
    ReportParts &
    ChartParts &
    EphemerisParts &
    KeyParts &
    LogsParts &
    SessionParts &
    AccountParts &
    BrandingParts &
    SettingsParts,
): readonly Operation[] => [
  ...natalOperations(parts),
  ...reportOperations(parts),
  ...transitOperations(parts),
  ...chartOperations(parts),
  ...ephemerisOperations(parts),
  ...geoOperations(parts),
  ...skyEventsOperations(parts),
  ...numerologyOperations(parts),
  ...accountOperations(parts),
  ...brandingOperations(parts),
  ...settingsOperations(parts),
  ...(parts.identity.embedded ? signInOperations(parts.identity.embedded) : []),
  ...sessionOperations(parts),
  ...keyOperations(parts),
  ...logsOperations(parts),
  ...serviceOperations(parts),
]
