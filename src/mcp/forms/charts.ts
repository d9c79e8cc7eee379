import { LANGUAGE, LOOKS } from '../../techniques/chart-tool.ts'
import { TECHNIQUES } from '../../techniques/index.ts'
import { ADA, type ToolForm } from '../../techniques/shown.ts'
import type { DataFace, PictureFace, Technique } from '../../techniques/technique.ts'
import { TRANSITS } from '../../techniques/transits/transits.ts'

const ALL = TECHNIQUES as readonly Technique[]

const operationOf = ({ names }: DataFace | PictureFace): string => Object.keys(names)[0]!

/** The data of techniques. */
export const DATA_FORMS: readonly ToolForm[] = ALL.flatMap(({ faces: { data } }) =>
  data ? [{ ...data.tool, operation: operationOf(data) }] : [],
)

const PICTURE = 'chart-'

/** Chart wheels, as an image and its data. */
export const CHART_FORMS: readonly ToolForm[] = ALL.flatMap(({ id, faces: { picture } }) =>
  picture
    ? [
        {
          ...picture.tool,
          technique: id,
          operation: operationOf(picture),
          pictureKind: picture.page.slug.slice(PICTURE.length),
        },
      ]
    : [],
)

const drawing = {
  isDrawing: true,
  omits: [...LOOKS, LANGUAGE],
  title: 'Drawing for the interactive wheel',
  description: 'The drawing of a chart for the app that shows it. Not for models.',
  cost: 'one unit.',
  text: () => 'The drawing is for the interactive wheel.',
} as const

export const DRAWING_TOOLS = { natalTool: 'v1_wheel_natal', transitTool: 'v1_wheel_transits' } as const

/** What the interactive wheel requests. */
export const DRAWING_FORMS: readonly ToolForm[] = [
  { ...drawing, operation: 'chart_natal', name: DRAWING_TOOLS.natalTool, example: ADA },
  {
    ...drawing,
    operation: 'chart_transits',
    omits: TRANSITS.faces.picture.tool.omits ?? [],
    name: DRAWING_TOOLS.transitTool,
    example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
  },
]
