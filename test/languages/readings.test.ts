import { describe, expect, test } from 'vitest'
import { natalChart } from '../../src/calculation/charting/natal.ts'
import { NatalChartRequest } from '../../src/contract/births/natal.ts'
import { NatalChartReply } from '../../src/contract/births/natal-reply.ts'
import { LANGUAGES, type Language } from '../../src/languages/language.ts'
import { transitAnswer, transitsOver } from '../../src/techniques/transits/calculate.ts'
import { TransitReply, TransitRequest } from '../../src/techniques/transits/schema.ts'
import { byteWriter } from '../../src/wire/bytes.ts'
import { natalAnswer } from '../../src/wire/natal/answer.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'
import { BIRTHS } from '../support/report.ts'
import { englishIn } from './labels.ts'

const sky = swissSky(ephemerisFiles(undefined))
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
const corpus = lazyCorpus()
const out = byteWriter()
const json = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))

function natalReading(birth: object, language: Language) {
  const request = NatalChartRequest.parse({ ...birth, interpretation: { language } })
  const answer = natalAnswer(out, natalChart(sky, atlas, corpus, request), request)
  return NatalChartReply.parse(json(answer)).interpretation!
}

function transitReading(language: Language) {
  const request = TransitRequest.parse({
    ...{ natal: BIRTHS.einstein, current_lat: 0, current_lng: 0, interpretation: { language } },
  })
  const plan = { ...request, include_minor: false, transit_date: '2026-03-01T10:00Z' }
  return TransitReply.parse(json(transitAnswer(out, transitsOver(sky, atlas, corpus, plan)))).interpretation!
}

const births = [BIRTHS.einstein, BIRTHS.untimed, BIRTHS.crowded]
const entriesOf = ({ sections }: Pick<ReturnType<typeof natalReading>, 'sections'>) => Object.values(sections).flat()

describe.each(LANGUAGES.slice(1))('a reading with titles in %s', (language) => {
  test('says that its passages are English, and they are', () => {
    for (const birth of births) {
      const [reading, english] = [natalReading(birth, language), natalReading(birth, 'en')]
      expect(reading.language).toBe('en')
      expect(entriesOf(reading).map(({ title: _, ...passage }) => passage)).toEqual(
        entriesOf(english).map(({ title: _, ...passage }) => passage),
      )
    }
    expect(transitReading(language).language).toBe('en')
  })

  test('has no English word in a title or a reason', () => {
    const readings = [...births.map((birth) => natalReading(birth, language)), transitReading(language)]
    for (const reading of readings) {
      const titles = entriesOf(reading).map(({ title }) => title)
      const found = (reading.synthesis ?? []).flatMap(({ title, because }) => [title, ...because])
      expect(titles.length).toBeGreaterThan(10)
      expect(englishIn([...titles, ...found].join('\n'), language)).toEqual([])
    }
  })
})

test('a reading without a language is the English one', () => {
  const request = NatalChartRequest.parse({ ...BIRTHS.einstein, interpretation: {} })
  const answer = natalAnswer(out, natalChart(sky, atlas, corpus, request), request)
  expect(NatalChartReply.parse(json(answer)).interpretation).toEqual(natalReading(BIRTHS.einstein, 'en'))
})
