import { LANGUAGE, LOOKS } from '../../techniques/chart-tool.ts'
import { ADA, type ToolForm } from '../../techniques/shown.ts'
import { TRANSITS } from '../../techniques/transits/transits.ts'

const drawing = {
  isDrawing: true,
  omits: [...LOOKS, LANGUAGE],
  title: 'Drawing for the interactive wheel',
  description: 'The drawing of a chart for the app that shows it. Not for models.',
  cost: 'one unit.',
  text: () => 'The drawing is for the interactive wheel.',
} as const

export const DRAWING_TOOLS = { natalTool: 'v1_wheel_natal', transitTool: 'v1_wheel_transits' } as const

interface Drawing {
  /** The name of the operation that draws. */
  readonly operation: string
  readonly form: ToolForm
}

/** What the interactive wheel requests. */
export const DRAWINGS: readonly Drawing[] = [
  { operation: 'chart_natal', form: { ...drawing, name: DRAWING_TOOLS.natalTool, example: ADA } },
  {
    operation: 'chart_transits',
    form: {
      ...drawing,
      omits: TRANSITS.faces.picture.tool.omits ?? [],
      name: DRAWING_TOOLS.transitTool,
      example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
    },
  },
]
