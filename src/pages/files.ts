import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { html, joined, type Markup } from '../platform/markup.ts'
import { GUIDE_PICTURES, pictureFile } from './docs/pictures.ts'
import { FONTS, fontFile, standInFaces } from './fonts.ts'
import {
  CHART_SCRIPTS,
  OWN_SCRIPTS,
  PEOPLE_SCRIPTS,
  PLAYGROUND_MODULES,
  PLAYGROUND_SCRIPTS,
  SHARED_MODULES,
} from './scripts.ts'

/** A file that pages load from this service. */
export interface PageFile {
  /** Its name below the folder of the version. It may name a folder. */
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  /** A picture with rules of its own. */
  readonly hasStyle?: true
}

const SCRIPT = 'text/javascript; charset=utf-8'
const SHEET = 'text/css; charset=utf-8'
const PICTURE = 'image/svg+xml; charset=utf-8'

const file = (name: string, type: string, source: string | URL): PageFile => ({
  name,
  type,
  bytes: readFileSync(fileURLToPath(source)),
})
const ownScript = (name: string): PageFile => file(`${name}.js`, SCRIPT, new URL(`browser/${name}.js`, import.meta.url))
/** Node would warn on the standard error of every process that imports this file. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}

/** A module that the service uses too. Browsers get it without its types. What it imports must be such a module. */
const sharedModule = (name: string, path: string): PageFile => {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8')
  const script = withoutTypes(source).replaceAll(/( from '\.[^']*)\.ts'/g, "$1.js'")
  return { name: `${name}.js`, type: SCRIPT, bytes: Buffer.from(script) }
}
const library = (name: string, module: string, type = SCRIPT): PageFile => file(name, type, import.meta.resolve(module))

const BEFORE = '\nvar standalone_default = '

/**
 * The script of the viewer of the API reference, 4 MB. The package has it as a string literal on a line of its module,
 * because it expects to serve it. The module itself is not loaded: it contains parsers that are not needed.
 */
function viewerScript(): Buffer {
  const module = readFileSync(fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference')), 'utf8')
  const before = module.indexOf(BEFORE)
  if (before < 0) throw new Error('@scalar/fastify-api-reference does not contain its viewer')
  const start = before + BEFORE.length
  const script: string = runInNewContext(module.slice(start, module.indexOf('\n', start)))
  return Buffer.from(VIEWER_WORDS.reduce((text, [theirs, ours]) => text.replace(theirs, ours), script))
}

/** Example values of the viewer, which call every credential a secret token, and our words. API keys come first in its code. */
const VIEWER_WORDS = [
  [/YOUR_SECRET_TOKEN/, 'YOUR_API_KEY'],
  [/YOUR_SECRET_TOKEN/g, 'YOUR_TOKEN'],
  [/QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT/g, 'Key or token'],
] as const

/** Every file of the pages. Fonts have 25 kB each for English, 21 to 64 kB for further Latin letters, and 99 kB for Devanagari. */
export const PAGE_FILES: readonly PageFile[] = [
  ...FONTS.map((font) => library(fontFile(font), font.module, 'font/woff2')),
  ...OWN_SCRIPTS.map(ownScript),
  file('icon.svg', PICTURE, new URL('browser/icon.svg', import.meta.url)),
  ...GUIDE_PICTURES.map((name) => ({
    ...file(`guide/pictures/${name}.svg`, PICTURE, pictureFile(name)),
    hasStyle: true as const,
  })),
  { name: 'scalar.js', type: SCRIPT, bytes: viewerScript() },
  ...CHART_SCRIPTS.map((name) => ownScript(`charts/${name}`)),
  sharedModule('charts/shifting', 'charts/shifting.ts'),
  ...PEOPLE_SCRIPTS.map((name) => ownScript(`charts/people/${name}`)),
  sharedModule('charts/people/birth-address', 'charts/birth-address.ts'),
  sharedModule('charts/people/same-birth', '../contract/people/same-birth.ts'),
  ...PLAYGROUND_SCRIPTS.map((name) => ownScript(`playground/${name}`)),
  ...PLAYGROUND_MODULES.map((name) => sharedModule(`playground/${name}`, `playground/${name}.ts`)),
  ...SHARED_MODULES.map((path) => sharedModule(`shared/${path}`, `../${path}.ts`)),
  sharedModule('snippets', 'code/snippets.ts'),
  sharedModule('docs-search-options', 'docs/search-options.ts'),
  sharedModule('docs-search-pack', 'docs/search-pack.ts'),
  library('minisearch.js', 'minisearch'),
  // Under the condition of development the package has another build, which warns in the console.
  file('lit-html.js', SCRIPT, import.meta.resolve('lit-html').replace('/development/', '/')),
  library('uplot.js', 'uplot/dist/uPlot.esm.js'),
  library('uplot.css', 'uplot/dist/uPlot.min.css', SHEET),
]

/** The folder of this version, so that a browser may cache each file forever. Modules name each other within it. */
export const FILES_VERSION = PAGE_FILES.reduce((earlier, { name, bytes }) => {
  const own = hash('sha256', bytes, 'base64url')
  return hash('sha256', `${earlier}${name}${own}`, 'base64url')
}, '').slice(0, 12)

const NAMES: ReadonlySet<string> = new Set(PAGE_FILES.map(({ name }) => name))

/** The path of a file below the root of the service. Throws for a name that no file has. */
export function pathOf(name: string): string {
  if (!NAMES.has(name)) throw new Error(`no page file is called ${name}`)
  return `assets/${FILES_VERSION}/${name}`
}

/** The rules that give a page its fonts. */
export const fontFaces = (root: string): string =>
  [
    ...FONTS.map((font) => {
      const range = font.range ? `; unicode-range: ${font.range}` : ''
      return `@font-face { font-family: '${font.family}'; font-weight: ${font.weight}; font-display: swap; src: url('${root}${pathOf(fontFile(font))}') format('woff2')${range} }`
    }),
    ...standInFaces,
  ].join('\n')

/** Starts to load the fonts of English before the rules are read, so that few texts are drawn twice. */
export const fontPreloads = (root: string): Markup =>
  joined(
    FONTS.filter(({ range }) => range === undefined).map(
      (font) =>
        html`<link rel="preload" href="${root + pathOf(fontFile(font))}" as="font" type="font/woff2" crossorigin>`,
    ),
  )
