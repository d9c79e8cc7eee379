import { mkdirSync, writeFileSync } from 'node:fs'
import {
  ExperimentalCompositeChartRequest,
  ExperimentalNatalChartRequest,
  ExperimentalSecondaryProgressionsChartRequest,
  ExperimentalSolarReturnChartRequest,
  ExperimentalSynastryChartRequest,
  ExperimentalTransitChartRequest,
} from '../src/contract/charts.ts'
import { svg } from '../src/wheel/markup.ts'
import { THEMES, type ThemeName } from '../src/wheel/palette.ts'
import { drawWheel } from '../src/wheel/wheel.ts'
import { type ChartOrder, orderedChart } from '../src/wire/chart-order.ts'
import { styleOf } from '../src/wire/chart-style.ts'
import { ephemerisFiles } from '../workers/ephemeris-files.ts'
import { lazyPlaces } from '../workers/lazy-places.ts'
import { swissSky } from '../workers/sky.ts'
import { zonesAt } from '../workers/zone-at.ts'
import { GALLERY } from './gallery-charts.ts'

/** Writes a dozen charts in every theme to `var/gallery/`, with a page that shows them: `npm run gallery`. */
const FOLDER = 'var/gallery'
const SIZE = 700

const sky = swissSky(ephemerisFiles(undefined))
const places = lazyPlaces('')
const atlas = { find: places.find, suggest: places.suggest, zonesAt }

const REQUESTS = {
  natal: ExperimentalNatalChartRequest,
  transits: ExperimentalTransitChartRequest,
  solar_return: ExperimentalSolarReturnChartRequest,
  progressions: ExperimentalSecondaryProgressionsChartRequest,
  composite: ExperimentalCompositeChartRequest,
  synastry: ExperimentalSynastryChartRequest,
} as const

const orderOf = ({ path, body }: (typeof GALLERY)[keyof typeof GALLERY]): ChartOrder =>
  ({ kind: path, input: REQUESTS[path].parse(body) }) as ChartOrder

mkdirSync(FOLDER, { recursive: true })
const rows = Object.entries(GALLERY).map(([name, chart]) => {
  const order = orderOf(chart)
  const { content } = orderedChart(sky, atlas, order)
  const files = (Object.keys(THEMES) as ThemeName[]).map((theme) => {
    const file = `${name}-${theme}.svg`
    writeFileSync(`${FOLDER}/${file}`, drawWheel(content, { ...styleOf(order), theme_type: theme, size: SIZE }))
    return file
  })
  return svg`<h2>${chart.title}</h2><p>${files.map((file) => svg`<a href="${file}"><img src="${file}" width="400" alt="${chart.title}"></a> `)}</p>`
})
const page = svg`<html lang="en"><meta charset="utf-8"><title>Orrery: gallery</title><body><h1>Gallery</h1>${rows}</body></html>`
writeFileSync(`${FOLDER}/index.html`, `<!doctype html>${page.markup}`)
process.stdout.write(`${FOLDER}/index.html\n`)
