import { readFileSync } from 'node:fs'
import { ADA, LOOKS_AND_LANGUAGE, type ToolView } from '../../techniques/shown.ts'
import { TRANSITS } from '../../techniques/transits/transits.ts'

/** The media type of a page that an MCP host shows inside a conversation (MCP Apps, 2026-01-26). */
export const APP_PAGE_TYPE = 'text/html;profile=mcp-app'

export const WHEEL_URI = 'ui://orrery/wheel'
/** The member of the `_meta` of a result that has a drawing. */
export const SVG_META_KEY = 'orrery/svg'
/** The same for the input with the answers of the person, which the call of the model does not have. */
export const INPUT_META_KEY = 'orrery/input'

interface WheelPageOptions {
  readonly version: string
  /** The tools that the page calls for its drawings, which are `_meta['orrery/svg']` of their results. */
  readonly natalTool: string
  readonly transitTool: string
}

const LIBRARY = '@modelcontextprotocol/ext-apps/app-with-deps'

/**
 * The interactive wheel as one page, which loads nothing from the network. A host shows it with the result of a chart
 * tool. The page calls tools with the input of that call for its drawings.
 */
export function wheelPage(options: WheelPageOptions): string {
  const library = libraryAsConstant(readFileSync(new URL(import.meta.resolve(LIBRARY)), 'utf8'))
  const parts: Readonly<Record<string, string>> = {
    style: ownFile('wheel.css'),
    script: `${library}\nconst SETTINGS = ${JSON.stringify(options)}\n${inModule(ownFile('../../pages/browser/wheel-bodies.js'))}\n${ownFile('wheel.js')}`,
  }
  return ownFile('wheel.html').replaceAll(/\/\* (style|script) \*\//g, (_, part: string) => inElement(parts[part]!))
}

const ownFile = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** A module without imports as a part of another module. */
const inModule = (script: string): string => script.replaceAll(/^export /gm, '')

/** A module cannot import a part of its own page. So the library becomes the value of a constant, `App`. */
function libraryAsConstant(library: string): string {
  const [exported = '', names = ''] = /export ?\{([^}]*)\};?\s*$/.exec(library) ?? []
  const [, local] = /(?:^|,) ?([\w$]+) as App(?:,|$)/.exec(names) ?? []
  if (!local) throw new Error(`${LIBRARY} does not export App`)
  return `const App = (() => { ${library.slice(0, library.length - exported.length)}; return ${local} })()`
}

/** Text that cannot close its element. In a script the escape means the same. */
const inElement = (text: string): string => text.replaceAll(/<(?=\/(?:script|style)|!--)/gi, '\\u003c')

const drawing = {
  isDrawing: true,
  omits: LOOKS_AND_LANGUAGE,
  title: 'Drawing for the interactive wheel',
  description: 'The drawing of a chart for the app that shows it. Not for models.',
  cost: 'one unit.',
  text: () => 'The drawing is for the interactive wheel.',
} as const

export const DRAWING_TOOLS = { natalTool: 'v1_wheel_natal', transitTool: 'v1_wheel_transits' } as const

interface Drawing {
  /** The name of the operation that draws. */
  readonly operation: string
  readonly view: ToolView
}

/** What the interactive wheel requests. */
export const DRAWINGS: readonly Drawing[] = [
  { operation: 'chart_natal', view: { ...drawing, name: DRAWING_TOOLS.natalTool, example: ADA } },
  {
    operation: 'chart_transits',
    view: {
      ...drawing,
      omits: TRANSITS.faces.picture.tool.omits ?? [],
      name: DRAWING_TOOLS.transitTool,
      example: { natal: ADA, current_city: 'Chicago', transit_date: '2027-01-01T12:00' },
    },
  },
]
