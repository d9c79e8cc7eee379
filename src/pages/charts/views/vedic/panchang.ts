import { html, type Markup } from '../../../../platform/markup.ts'
import { table } from '../../../elements/table.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askPanchang } from './asks.ts'

interface Row {
  readonly limb: string
  readonly value: string
}

/** The five limbs of the moment of birth, and the Sun and the Moon of its day. */
export async function panchangSection(viewed: Viewed): Promise<Markup> {
  if (!viewed.chart.subject.settings.time_known)
    return html`<h2>Panchang at birth</h2><p>The panchang changes within a day, and the time of birth is unknown.</p>`
  const {
    weekday,
    tithi,
    nakshatra,
    yoga,
    karana,
    sunrise,
    sunset,
    moon_sign: moon,
    sun_sign: sun,
    warnings,
  } = await askPanchang(viewed)
  const rows: readonly Row[] = [
    { limb: 'Vara', value: `${weekday.sanskrit} (${weekday.name}), lord ${weekday.lord}` },
    { limb: 'Tithi', value: `${tithi.paksha} ${tithi.name}, lord ${tithi.lord}` },
    { limb: 'Nakshatra', value: `${nakshatra.name}, pada ${nakshatra.pada}, lord ${nakshatra.lord}` },
    { limb: 'Yoga', value: yoga.name },
    { limb: 'Karana', value: karana.name },
    { limb: 'Moon and Sun', value: `Moon in ${moon.name}, Sun in ${sun.name}` },
    { limb: 'Sunrise', value: clockOf(sunrise) },
    { limb: 'Sunset', value: clockOf(sunset) },
  ]
  return html`<h2>Panchang at birth</h2>
${furtherWarnings(viewed.chart, warnings)}
${table<Row>({
  caption: 'The five limbs, with sunrise and sunset',
  isCompact: true,
  columns: [
    { head: 'Limb', cell: ({ limb }) => limb },
    { head: 'Value', cell: ({ value }) => value },
  ],
  rows,
})}`
}

/** Within the polar circles the Sun may not rise or set on a day. */
const clockOf = (clock: string | null): string => clock?.slice(0, 'hh:mm'.length) ?? 'none'
