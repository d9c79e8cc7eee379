import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A file that pages load from this service. */
export interface PageFile {
  readonly path: string
  readonly type: string
  /** Where the file lies, as a URL. */
  readonly source: string
}

interface FontFile extends PageFile {
  readonly family: string
  readonly weight: number
}

const font = (family: string, name: string, weight: number): FontFile => ({
  ...{ family, weight, path: `/assets/${name}-${weight}.woff2`, type: 'font/woff2' },
  source: import.meta.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`),
})

/** Latin letters alone: 25 kB each. */
export const FONT_FILES: readonly FontFile[] = [
  font('EB Garamond', 'eb-garamond', 500),
  font('Alegreya Sans', 'alegreya-sans', 400),
  font('Alegreya Sans', 'alegreya-sans', 700),
]

const script = (name: string): PageFile => ({
  path: `/assets/${name}.js`,
  type: 'text/javascript; charset=utf-8',
  source: new URL(`browser/${name}.js`, import.meta.url).href,
})

const PLOTS = {
  script: {
    ...{ path: '/assets/uplot.js', type: 'text/javascript; charset=utf-8' },
    source: import.meta.resolve('uplot/dist/uPlot.esm.js'),
  },
  sheet: {
    ...{ path: '/assets/uplot.css', type: 'text/css; charset=utf-8' },
    source: import.meta.resolve('uplot/dist/uPlot.min.css'),
  },
} as const satisfies Record<string, PageFile>

const [CONSENT, SIGNED_IN, ADMIN] = [script('consent'), script('signed-in'), script('admin')]
export const CONSENT_SCRIPT = CONSENT.path
export const ADMIN_SCRIPT = ADMIN.path
export const PLOT_SHEET = PLOTS.sheet.path
export const SIGNED_IN_SCRIPT = SIGNED_IN.path

/** Every file of the pages. */
export const PAGE_FILES: readonly PageFile[] = [
  ...FONT_FILES,
  CONSENT,
  SIGNED_IN,
  ADMIN,
  script('plot'),
  PLOTS.script,
  PLOTS.sheet,
  script('attention'),
  script('issuer'),
]

export const readPageFile = ({ source }: PageFile): Promise<Buffer> => readFile(fileURLToPath(source))
