import { openAccount } from '../../src/accounts/account.ts'
import type { PlanName } from '../../src/contract/accounts/plans.ts'
import { ReportContent } from '../../src/contract/reports/content.ts'
import { ReportOptions } from '../../src/contract/reports/reports.ts'
import type { Database } from '../../src/platform/db/pool.ts'

/** The content of a very short report. */
export const SHORT_CONTENT = ReportContent.parse({
  version: 1,
  subject: {
    name: 'A *Name* | <b>of</b> [theirs](x)',
    born: {
      ...{ local: '1992-11-23T14:17:00+00:00', utc: '1992-11-23T14:17:00Z', text: '23 November 1992, 14:17' },
      ...{ time_known: true, place: 'Lisbon, Portugal', lat: 38.7223, lng: -9.1393, timezone: 'Europe/Lisbon' },
    },
    settings: {
      ...{ house_system: 'placidus', house_system_name: 'Placidus', zodiac: 'Tropical' },
      ...{ ephemeris: 'Swiss Ephemeris 2.10.03', methods: 'Placidus houses, tropical zodiac' },
    },
    notes: ['One note'],
  },
  wheel_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>',
  placements: [
    {
      ...{ id: 'sun', name: 'Sun', sign_id: 'sagittarius', sign: 'Sagittarius', position: '1°41′' },
      ...{ house: 8, retrograde: false, dignity: null },
    },
  ],
  angles: [{ id: 'asc', name: 'Ascendant', sign_id: 'pisces', sign: 'Pisces', position: '20°10′' }],
  houses: [{ house: 1, sign_id: 'pisces', sign: 'Pisces', position: '20°10′', ruler: 'neptune' }],
  aspects: [
    {
      ...{ a: 'sun', b: 'moon', a_name: 'Sun', b_name: 'Moon', type: 'conjunction' },
      ...{ orb: '0°52′', applying: true },
    },
  ],
  balance: {
    elements: { fire: 1, earth: 0, air: 0, water: 0 },
    modes: { cardinal: 0, fixed: 0, mutable: 1 },
    polarities: { active: 1, receptive: 0 },
  },
  synthesis: [{ title: 'Fire outweighs', because: ['One of one'], body: 'It does.' }],
  sections: [
    {
      id: 'core_self',
      title: 'Core self',
      entries: [
        {
          ...{ key: 'planet.sun.sign.sagittarius', category: 'planet_sign', title: 'Sun in Sagittarius' },
          ...{ motto: 'Far away', body: 'You look further than the road goes.', tags: ['search'] },
        },
      ],
    },
  ],
})

const { wheel_svg, ...SHORT_TEXT } = SHORT_CONTENT

/** The subject of contract 2.3, whose report is free. */
export const DEMO_BIRTH = {
  ...{ name: 'Synthetic Demo Candidate', year: 1992, month: 11, day: 23, hour: 14, minute: 17 },
  ...{ city: 'Lisbon', lat: 38.7223, lng: -9.1393, tz_str: 'Europe/Lisbon' },
}

/** An order of a short report, for an account that exists. */
export const shortOrder = (
  accountId: string,
  { plan = 'operator', options = {}, orderKey = null }: ShortOrder = {},
) => ({
  ...{ holder: { accountId, plan, subscribed: true }, orderKey, isFree: false },
  options: ReportOptions.parse(options),
  text: Buffer.from(JSON.stringify(SHORT_TEXT)),
  wheelSvg: Buffer.from(wheel_svg),
})

export interface ShortOrder {
  readonly plan?: PlanName
  readonly options?: Partial<ReportOptions>
  readonly orderKey?: Buffer | null
}

export const newAccount = (db: Database, plan: PlanName = 'operator'): Promise<string> =>
  openAccount(db, { name: 'orders', plan })
