import { ASHTOTTARI } from './ashtottari.ts'
import { CHARA_PARASHARA, CHARA_RAO } from './chara.ts'
import type { DashaSystem } from './dasha.ts'
import { KALACHAKRA } from './kalachakra.ts'
import { NARAYANA } from './narayana.ts'
import { VIMSHOTTARI } from './vimshottari.ts'
import { YOGINI } from './yogini.ts'

/** The systems of dashas by the names that requests have for them. */
export const DASHA_SYSTEMS = {
  vimshottari: VIMSHOTTARI,
  yogini: YOGINI,
  ashtottari: ASHTOTTARI,
  chara_rao: CHARA_RAO,
  chara_parashara: CHARA_PARASHARA,
  narayana: NARAYANA,
  kalachakra: KALACHAKRA,
} as const satisfies Record<string, DashaSystem>

export type DashaSystemName = keyof typeof DASHA_SYSTEMS
export const DASHA_SYSTEM_NAMES = Object.keys(DASHA_SYSTEMS) as [DashaSystemName, ...DashaSystemName[]]
