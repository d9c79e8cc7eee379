import { describe, expect, test } from 'vitest'
import type { WheelContent } from '../../src/wheel/content.ts'
import { lazyScripts } from '../../src/wheel/fonts/scripts.ts'
import { drawChart } from '../../src/wheel/tables/picture.ts'
import { NAMES } from '../support/names.ts'
import { BIWHEEL, SINGLE, STYLE } from './charts.ts'
import { extentOf } from './extent.ts'

/** Consonants below consonants, with vowels above them. */
const STACKS = ['སྒྲུབས་ཧཱུྃ', 'བསྟན་འཛིན་རྒྱ་མཚོ', 'སྐྱེས']
const LINES = {
  ...NAMES,
  'stacks of Tibetan': STACKS,
  'stacks of Myanmar': ['အောင်ဆန်းစုကြည်', 'ကြွ ဣန္ဒြိယ', 'မြန်မာ'],
  'stacks of Thai': ['ปั้ น้ำ', 'ญู ฏุ ผู้', 'ปั้ ฏุ'],
  latin: ['Ágnes Győry', 'Łódź, Çağla', 'Éva y Þór'],
}
/** The smallest, the default and the largest. */
const FONTS = [0.24, 0.55, 0.96]
const NONE = { inner: null, outer: null }
const scripts = lazyScripts()

interface Ink {
  readonly top: number
  readonly bottom: number
}

/** The drawn extents of a line from its first path to its last. */
function inkOf(markup: string): Ink {
  const extents = [...markup.matchAll(/ d="([^"]+)"(?: stroke="[^"]*" stroke-width="([\d.]+)")?/g)].map(
    ([, path, width = '0']) => ({ ...extentOf(path!), half: Number(width) / 2 }),
  )
  return {
    top: Math.min(...extents.map(({ y, half }) => y - half)),
    bottom: Math.max(...extents.map(({ y, height, half }) => y + height + half)),
  }
}

async function captionsOf(content: WheelContent, layout: 'wheel' | 'tables', font: number): Promise<Ink[]> {
  const script = await scripts(content.caption.flatMap(({ lines }) => lines))
  const style = { ...STYLE, chart_config: { font_size_fraction: font } }
  const drawn = drawChart(content, style, layout, NONE, script)
  const [, after] = drawn.split('<g class="caption">')
  const caption = layout === 'wheel' ? after! : after!.slice(0, after!.indexOf('<g class="positions"'))
  return [...caption.matchAll(/<g><title>.*?<\/g>/g)].map(([markup]) => inkOf(markup))
}

describe.each(['wheel', 'tables'] as const)('in the layout %s', (layout) => {
  test.each(Object.entries(LINES))('lines in %s do not touch each other or the edge', async (_, given) => {
    const lines = Array.from({ length: 4 }, (__, index) => given[index % given.length]!)
    for (const font of FONTS) {
      const own = await captionsOf({ ...SINGLE, caption: [{ ring: null, lines }] }, layout, font)
      expect(own).toHaveLength(4)
      expect(own[0]!.top).toBeGreaterThan(0)
      for (const [index, { top }] of own.slice(1).entries()) expect(top).toBeGreaterThan(own[index]!.bottom)
    }
  })

  test('the second caption has room for its own script', async () => {
    const [first, second] = [['Ada', 'Athens', 'Athens'], STACKS]
    const caption = [
      { ring: 'inner' as const, lines: first },
      { ring: 'outer' as const, lines: second },
    ]
    const inks = await captionsOf({ ...BIWHEEL, caption }, layout, 0.55)
    const own = inks.slice(-3)
    expect(inks).toHaveLength(6)
    for (const [index, { top }] of own.slice(1).entries()) expect(top).toBeGreaterThan(own[index]!.bottom)
  })
})
