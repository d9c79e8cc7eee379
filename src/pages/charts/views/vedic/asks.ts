import { z } from 'zod'
import { DIVISIONS, VARGAS } from '../../../../astro/vedic/vargas.ts'
import { VedicVisualRequest } from '../../../../contract/vedic/visual.ts'
import { PANCHANG_MOMENT } from '../../../../techniques/panchang-moment/panchang-moment.ts'
import { PanchangMomentRequest } from '../../../../techniques/panchang-moment/schema.ts'
import { VedicChartRequest } from '../../../../techniques/vedic-chart/schema.ts'
import { VEDIC_CHART } from '../../../../techniques/vedic-chart/vedic-chart.ts'
import { VedicDashaRequest } from '../../../../techniques/vedic-dasha/schema.ts'
import { VEDIC_DASHA } from '../../../../techniques/vedic-dasha/vedic-dasha.ts'
import { VedicYogasRequest } from '../../../../techniques/vedic-yogas/schema.ts'
import { VEDIC_YOGAS } from '../../../../techniques/vedic-yogas/vedic-yogas.ts'
import { SKY_THEME } from '../../../landing/sky.ts'
import { accepted, type Body, type Viewed } from '../../view.ts'

/** How the squares are arranged. */
export const STYLES = {
  north_indian: 'North Indian',
  south_indian: 'South Indian',
  east_indian: 'East Indian',
} as const
type Style = keyof typeof STYLES

/** The divisions by their names in requests: `D9: Navamsa`. */
export const DIVISION_NAMES: ReadonlyMap<string, string> = new Map(
  DIVISIONS.map((division) => [`D${division}`, VARGAS[division]]),
)

const DEFAULT_DIVISIONS = ['D1', 'D9']
const CHARTS_MAX = 6
/** Up to this number, charts are stacked, each as wide as the column. */
const STACKED_MAX = 2

const [firstDivision, ...otherDivisions] = [...DIVISION_NAMES.keys()] as [string, ...string[]]

export const VedicFields = z.object({
  squares: z.enum(Object.keys(STYLES) as [Style, ...Style[]]).default('north_indian'),
  divisions: z
    .array(z.enum([firstDivision, ...otherDivisions]))
    .min(1)
    .max(CHARTS_MAX, `Choose at most ${CHARTS_MAX} charts`)
    .default(DEFAULT_DIVISIONS),
  /** The day on which the mahadasha begins whose parts are shown. */
  dasha: z.iso.date('Expected a date as YYYY-MM-DD').optional(),
})
type Own = z.output<typeof VedicFields>

/** The fields as they were checked, or the defaults where they are wrong. */
export const ownOf = ({ own }: Pick<Viewed, 'own'>): Own => VedicFields.safeParse(own).data ?? VedicFields.parse({})

/** The birth as a Vedic request has it: in whole signs, by the ayanamsa of the drawer or by Lahiri. */
function bornFor(shape: z.ZodObject, { birth }: Pick<Viewed, 'birth'>): Body {
  const { house_system: _, sidereal_ayanamsa: ayanamsha, ...rest } = birth
  return accepted(shape, { ...rest, ...(ayanamsha !== undefined && { ayanamsha }) })
}

export const askChart = (viewed: Viewed) =>
  viewed.ask.data(VEDIC_CHART, { ...bornFor(VedicChartRequest, viewed), include_points: true })

export const askYogas = (viewed: Viewed) =>
  viewed.ask.data(VEDIC_YOGAS, { ...bornFor(VedicYogasRequest, viewed), only_active: true })

/** The panchang of the moment of birth. */
export const askPanchang = (viewed: Viewed) => viewed.ask.data(PANCHANG_MOMENT, bornFor(PanchangMomentRequest, viewed))

/** The mahadashas from the birth on, with the current periods of three levels. */
export const askDashas = (viewed: Viewed) => viewed.ask.data(VEDIC_DASHA, bornFor(VedicDashaRequest, viewed))

/** The antardashas between two dates. */
export const askAntardashas = (viewed: Viewed, from: string, until: string) =>
  viewed.ask.data(VEDIC_DASHA, {
    ...bornFor(VedicDashaRequest, viewed),
    levels: 2,
    timeline_from: from,
    timeline_to: until,
  })

/** In the colours of the page, each of which has one for the night. */
const SQUARES_THEME = {
  background: SKY_THEME.background,
  panel_background: SKY_THEME.disk,
  panel_border: SKY_THEME.line,
  grid: SKY_THEME.line,
  outer_line: SKY_THEME.axis,
  sign_text: SKY_THEME.muted,
  house_text: SKY_THEME.house,
  body_text: SKY_THEME.planet,
  ascendant_text: SKY_THEME.accent,
  title_text: SKY_THEME.text,
  subtitle_text: SKY_THEME.muted,
  badge_background: SKY_THEME.angular_house_background,
} as const

/** The charts of the chosen divisions. */
export function askSquares(viewed: Viewed) {
  const { squares, divisions } = ownOf(viewed)
  return viewed.ask.squares({
    ...bornFor(VedicVisualRequest, viewed),
    chart_style: squares,
    divisions,
    show_metadata: false,
    chart_config: { columns: divisions.length > STACKED_MAX ? 2 : 1 },
    custom_theme: SQUARES_THEME,
  })
}
