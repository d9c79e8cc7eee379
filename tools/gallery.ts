import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../src/astro/house.ts'
import { chartStyles } from '../src/calculation/charting/wheels.ts'
import { PICTURES, type TechniqueId } from '../src/techniques/index.ts'
import { type ChartLayout, THEMES, type ThemeName } from '../src/wheel/style.ts'
import { drawChart } from '../src/wheel/tables/picture.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { lazyPlaces } from '../workers/place-tasks.ts'
import { swissSky } from '../workers/sky.ts'
import { zonesAt } from '../workers/zone-at.ts'
import { GALLERY } from './gallery-charts.ts'
import { galleryPage } from './gallery-page.ts'
import { type Picture, pictureOf, styleOf, wheelOf } from './pictures.ts'

/**
 * Writes every kind of chart in every theme, some with tables, and one birth by every house system, to a folder with a page that shows
 * them: `npm run gallery`. `--size 400` draws them smaller, `--docs` writes the pictures of the README as well.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'var/gallery' },
    size: { type: 'string', default: '700' },
    docs: { type: 'boolean', default: false },
  },
})
const { folder } = values
const size = Number(values.size)

const DOCS = 'docs/charts'
/** The pictures of the README: file, chart of the gallery, theme. */
const OF_README = [
  ['natal', 'crowded', 'light'],
  ['transits', 'transits', 'dark'],
  ['synastry', 'synastry', 'light'],
  ['mono', 'southern', 'mono'],
] as const

/** Charts that are shown with their tables too. */
const OF_TABLES = ['einstein', 'both_nodes', 'unknown_time', 'synastry'] as const

const sky = swissSky(ephemerisFiles(undefined))
const places = lazyPlaces('')
const atlas = {
  find: places.find,
  suggest: places.suggest,
  distance: places.distance,
  near: places.near,
  zonesNear: places.zonesNear,
  zonesAt,
}

const orderOf = ({ path, body }: { readonly path: TechniqueId; readonly body: object }): Picture =>
  pictureOf(path, body)

function drawn(order: Picture, theme: ThemeName, layout: ChartLayout = 'wheel'): string {
  const { content, rings } = wheelOf(sky, atlas, order)
  const otherHouses = { inner: rings.inner.otherHouses, outer: rings.outer?.otherHouses ?? null }
  return drawChart(content, { ...styleOf(order), theme_type: theme, size }, layout, otherHouses)
}

function write(file: string, text: string): string {
  writeFileSync(`${folder}/${file}`, text)
  return file
}

mkdirSync(folder, { recursive: true })
/** The example of each technique that the gallery does not have. */
const others = PICTURES.filter(([id]) => Object.values(GALLERY).every(({ path }) => path !== id)).map(
  ([id, { page, tool }]) => [id, { title: page.title, path: id, body: tool.example }] as const,
)

const charts = [...Object.entries(GALLERY), ...others].map(([name, chart]) => ({
  title: chart.title,
  files: (Object.keys(THEMES) as ThemeName[]).map((theme) =>
    write(`${name}-${theme}.svg`, drawn(orderOf(chart), theme)),
  ),
}))
const houses = HOUSE_SYSTEM_NAMES.map((system) => {
  const order = orderOf({ path: 'natal', body: { ...GALLERY.gauquelin.body, fixed_stars: [], house_system: system } })
  return { title: HOUSE_SYSTEMS[system].name, files: [write(`houses-${system}.svg`, drawn(order, 'light'))] }
})
const tables = OF_TABLES.map((name) => ({
  title: `Tables: ${GALLERY[name].title}`,
  files: (Object.keys(THEMES) as ThemeName[]).map((theme) =>
    write(`${name}-tables-${theme}.svg`, drawn(orderOf(GALLERY[name]), theme, 'wheel_with_tables')),
  ),
}))
write('styles.svg', chartStyles(sky, atlas))
write('index.html', galleryPage([...charts, ...tables], houses))
process.stdout.write(`${folder}/index.html\n`)

if (values.docs) {
  mkdirSync(DOCS, { recursive: true })
  for (const [file, name, theme] of OF_README)
    writeFileSync(`${DOCS}/${file}.svg`, drawn(orderOf(GALLERY[name]), theme))
  process.stdout.write(`${DOCS}/*.svg\n`)
}
