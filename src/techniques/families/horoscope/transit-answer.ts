import { localText, type Zone } from '../../../astro/zone.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { CATALOGUES, pointName } from '../../../languages/catalogues.ts'
import { capital, type Language } from '../../../languages/language.ts'
import { boundReply, type DriverReply, houseReply } from './answer.ts'
import type { Transit as TransitOfReply } from './transit-reply.ts'
import type { PersonalDriver } from './transit-scores.ts'
import { meaningOf, transitKeyOf, transitTitle } from './transit-text.ts'
import type { Transit } from './transits.ts'

type TransitReply = ReplyOf<typeof TransitOfReply>

/** A driver of a score of a birth. */
export function driverReply(driver: PersonalDriver, zone: Zone, language: Language): DriverReply {
  if (driver.type === 'planet_in_house') return houseReply(driver, language)
  if (driver.type !== 'transit') return boundReply(driver, language)
  const { type, weight, transit } = driver
  return {
    type,
    key: transitKeyOf(transit),
    label: transitTitle(language, transit),
    weight,
    orb_deg: transit.orb,
    ...(transit.exact !== null && { exact_at: localText(zone, transit.exact) }),
  }
}

/** A transit of the list of the most important ones. */
export const transitReply = (transit: Transit, zone: Zone, language: Language): TransitReply => ({
  transit_planet: { key: transit.body, label: pointName(language, transit.body) },
  natal_planet: { key: transit.to, label: pointName(language, transit.to) },
  aspect: { key: transit.aspect.id as Major, label: CATALOGUES[language].names.aspects[transit.aspect.id] },
  orb_deg: transit.orb,
  score: transit.score,
  is_applying: transit.applying,
  exact_at: transit.exact === null ? null : localText(zone, transit.exact),
  explanation: {
    main: capital(`${meaningOf(language, transit)}.`),
    tags: [transit.body, transit.aspect.id, transit.to],
  },
})
type Major = TransitReply['aspect']['key']
