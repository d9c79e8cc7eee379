import { describe, expect, test } from 'vitest'
import { HOUSE_SYSTEM_NAMES } from '../../src/astro/house.ts'
import type { Zodiac } from '../../src/astro/sky.ts'
import { howText } from '../../src/calculation/charting/caption.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { CATALOGUES, houseSystemName } from '../../src/languages/catalogues.ts'
import { LANGUAGES, type Language } from '../../src/languages/language.ts'
import type { FoundPlace } from '../../src/places/place.ts'
import { PICTURES, type TechniqueId } from '../../src/techniques/index.ts'
import { LABELS as PROGRESSIONS } from '../../src/techniques/progressions/labels.ts'
import type { CaptionLine } from '../../src/wheel/caption-lines.ts'
import { drawingOf } from '../../src/wheel/drawing.ts'
import { lazyScripts } from '../../src/wheel/fonts/scripts.ts'
import { captionOf } from '../../src/wheel/layers/caption.ts'
import { BOX, plainScript, type Script, scriptWidth } from '../../src/wheel/script.ts'
import { composed, drawChart } from '../../src/wheel/tables/picture.ts'
import { sheetOf } from '../../src/wheel/tables/sheet.ts'
import { drawWheel } from '../../src/wheel/wheel.ts'
import { pictureOf, requestWith, styleOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import { englishIn, labelsOf } from './labels.ts'

const scripts = lazyScripts()
const sky = swissSky(ephemerisFiles(undefined))
const SALONICA = {
  ...{ name: 'Thessaloniki', country: 'GR', countryName: 'Greece', latitude: 40.64, longitude: 22.94 },
  ...{ geonameId: 734077, state: null, district: null, timezone: 'Europe/Athens', population: 0, others: 0 },
} satisfies FoundPlace
const atlas: Atlas = {
  find: () => SALONICA,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

const ADA = { name: 'Ada', year: 1981, month: 9, day: 21, hour: 23, minute: 30, city: 'Thessaloniki' }
const MANY = { include_minor_aspects: true, include_features: ['true_node', 'south_node', 'vertex', 'part_of_fortune'] }
const CONFIG = { show_horoscope_shape: true, embed_horoscope_shape_metadata: true }
const UNTIMED = { ...ADA, hour: undefined, minute: undefined, time_known: false }

/** Requests of every kind of picture. */
const REQUESTS: readonly (readonly [string, TechniqueId, object])[] = [
  ['natal, with many points', 'natal', { ...ADA, ...MANY, chart_config: CONFIG }],
  ['untimed', 'natal', UNTIMED],
  ['sidereal', 'natal', { ...ADA, zodiac_type: 'sidereal', house_system: 'whole_sign' }],
  ['polar', 'natal', { ...ADA, city: undefined, lat: 69.6, lng: 18.9 }],
  ['of two known times', 'composite', { person_a: ADA, person_b: ADA }],
  ...PICTURES.map(([id, face]) => [id, id, requestWith(face, [ADA, UNTIMED])] as const),
]

function castOf(kind: TechniqueId, request: object, language?: Language) {
  const order = pictureOf(kind, { ...request, ...(language && { language }) })
  return { ...wheelOf(sky, atlas, order), style: styleOf(order) }
}

/** How a picture in a language is set: words of ours and digits, in letters that have strokes or a font. */
const scriptOf = (language: Language): Promise<Script> => scripts([...labelsOf(language).values()])

const drawn = (kind: TechniqueId, request: object, language?: Language): string => {
  const { content, style } = castOf(kind, request, language)
  return drawWheel(content, style)
}

/** What is read aloud or shown beside the pointer, without the attributes that programs read. */
const wordsIn = (svg: string): string =>
  [...svg.matchAll(/<(?:title|desc|metadata)[^>]*>([^<]*)</g)].map(([, text]) => text).join('\n')

/** All words of a picture of tables: those that are drawn, and those of titles. */
function tabled(kind: TechniqueId, request: object, language: Language, size: number): string {
  const { content, style, rings } = castOf(kind, request, language)
  const words: string[] = []
  const script: Script = (text) => {
    words.push(text)
    return plainScript(text)
  }
  const houses = { inner: rings.inner.otherHouses, outer: rings.outer?.otherHouses ?? null }
  return [wordsIn(drawChart(content, { ...style, size }, 'wheel_with_tables', houses, script)), ...words].join('\n')
}

const isWhole = ({ script, text, height, room }: CaptionLine): boolean => scriptWidth(script(text), height) <= room + 1

/** Beyond the polar circle, where labels around the wheel come close to both captions. */
const FAR_NORTH = [
  { ...ADA, city: undefined, month: 6, hour: 18, lat: 67, lng: 18.9 },
  { ...ADA, city: undefined, month: 3, hour: 22, lat: 69.6, lng: 18.9 },
  { ...ADA, city: undefined, month: 6, hour: 16, lat: 78.2, lng: 18.9 },
]
/** In the systems that end there and in both zodiacs, alone and in two rings. */
const BEYOND = FAR_NORTH.flatMap((place) =>
  (['placidus', 'koch', 'gauquelin'] as const).flatMap((asked) =>
    [{}, { zodiac_type: 'sidereal' }].flatMap((zodiac) => {
      const birth = { ...place, house_system: asked, ...zodiac }
      return [
        { asked, kind: 'natal' as const, request: birth },
        { asked, kind: 'synastry' as const, request: { person_a: birth, person_b: { ...birth, name: 'Bo' } } },
      ]
    }),
  ),
)
/** A line of a caption may shrink to this share of its usual size, so that it is read at 400 pixels as well as others are. */
const SHRUNK_MIN = 0.79
/** The usual height of these lines relative to text, and the height of a line relative to its capitals. */
const USUAL = 0.8
const LINE = 1.8

describe.each(LANGUAGES)('a chart in %s', (language) => {
  const { charts, names } = CATALOGUES[language]

  test('says legibly why it has other houses than were asked for', async () => {
    const script = await scriptOf(language)
    for (const { asked, kind, request } of BEYOND) {
      const { content, style, rings } = castOf(kind, request, language)
      const reason = charts.housesEnd.replace('{asked}', houseSystemName(language, asked))
      for (const size of [400, 1000]) {
        const drawing = drawingOf(content, { ...style, size }, script)
        const least = drawing.look.text * USUAL * SHRUNK_MIN
        const lines = captionOf(drawing)
        expect(lines.map(({ text }) => text)).toContain(reason)
        expect(lines.filter((line) => !isWhole(line) || line.height < least)).toEqual([])
        const houses = { inner: rings.inner.otherHouses, outer: rings.outer?.otherHouses ?? null }
        const sheet = sheetOf(content, { ...style, size }, script, houses)
        const entries = composed(sheet, 'tables').tables.find(({ name }) => name === 'caption')!.entries
        expect(entries.map(({ title }) => title)).toContain(reason)
        const heights = entries.flatMap(({ cells }) => cells.flatMap(({ inks }) => inks.map(({ box }) => box.height)))
        expect(Math.min(...heights) / LINE).toBeGreaterThan(least)
      }
    }
  })

  test('has the names of its language', () => {
    const words = wordsIn(drawn('natal', { ...ADA, ...MANY, chart_config: CONFIG }, language))
    const { moon, north_node, mc, part_of_fortune } = names.points
    for (const name of [...Object.values(names.signs), moon, north_node, mc, part_of_fortune])
      expect(words).toContain(name)
    expect(words).toContain(names.aspects.quincunx)
    const progressed = wordsIn(drawn('progressions', { natal: ADA, progression_date: '2026-09-21' }, language))
    expect(progressed).toContain(PROGRESSIONS[language].dated.replace('{date}', ''))
    expect(progressed).toContain(PROGRESSIONS[language].called)
  })

  test.each(REQUESTS)('has captions that fit beside the wheel: %s', async (_, kind, request) => {
    const { content, style } = castOf(kind, request, language)
    expect(captionOf(drawingOf(content, style, await scriptOf(language))).filter((line) => !isWhole(line))).toEqual([])
  })

  test('has strokes or a font for the letters of all words in tables', async () => {
    const words = [...labelsOf(language)].filter(([path]) =>
      /^(?:tables|charts|techniques|names\.(?:points|narrow|variants|signs|elements|modes|shapes))\./.test(path),
    )
    const texts = words.map(([, text]) => text.replaceAll(/\{\w+\}/g, ''))
    const script = await scripts(texts)
    expect(texts.filter((text) => script(text).includes(BOX))).toEqual([])
  })

  test('has room for the name of every house system in either zodiac, and of every shape', async () => {
    const { content, style } = castOf('natal', ADA, language)
    const script = await scriptOf(language)
    const zodiacs: Zodiac[] = [{ kind: 'tropical' }, { kind: 'sidereal', ayanamsa: 'fagan_bradley' }]
    for (const houses of HOUSE_SYSTEM_NAMES)
      for (const zodiac of zodiacs) {
        const ayanamsa = zodiac.kind === 'tropical' ? null : 24.5
        const how = howText({ houses, asked: houses, zodiac, ayanamsa }, language)
        const [caption] = content.caption
        const captioned = { ...content, caption: [{ ring: null, lines: [...caption!.lines.slice(0, 3), how] }] }
        expect(captionOf(drawingOf(captioned, style, script)).filter((line) => !isWhole(line))).toEqual([])
      }
    // The label of a shape is in a corner, at the usual height of text.
    const { look } = drawingOf(content, style)
    for (const shape of Object.values(names.shapes)) expect(scriptWidth(script(shape), look.text)).toBeLessThan(CORNER)
  })
})

describe.each(LANGUAGES.slice(1))('the words of a chart in %s', (language) => {
  test.each(REQUESTS)('are not English: %s', (_, kind, request) => {
    expect(englishIn(wordsIn(drawn(kind, request, language)), language)).toEqual([])
  })

  test.each(REQUESTS)('are not English in tables: %s', (_, kind, request) => {
    for (const size of [400, 1200]) expect(englishIn(tabled(kind, request, language, size), language)).toEqual([])
  })

  test('would be found if they were English', () => {
    expect(englishIn(tabled('natal', UNTIMED, 'en', 400), language).length).toBeGreaterThan(20)
    expect(englishIn(wordsIn(drawn('natal', ADA)), language).length).toBeGreaterThan(20)
  })
})

/** The units between the margin and the wheel at the height of the lowest line. */
const CORNER = 220

test('English is the language of a request without one, in every kind of chart', () => {
  for (const [, kind, request] of REQUESTS) expect(drawn(kind, request)).toBe(drawn(kind, request, 'en'))
})

test('a language beside the births wins over the one in a birth', () => {
  const natal = { ...ADA, language: 'fr' }
  const transits = { natal, current_city: 'Thessaloniki', transit_date: '2026-09-21T12:00' }
  expect(castOf('transits', transits).content.language).toBe('fr')
  expect(castOf('transits', transits, 'it').content.language).toBe('it')
  expect(castOf('synastry', { person_a: natal, person_b: ADA }).content.language).toBe('fr')
})
