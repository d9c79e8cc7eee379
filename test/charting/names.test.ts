import { describe, expect, test } from 'vitest'
import { natalChart, simpleNatalChart } from '../../src/calculation/charting/natal.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { orderedNatal } from '../../src/calculation/charting/report.ts'
import { NatalChartRequest, SimpleNatalRequest } from '../../src/contract/births/natal.ts'
import { transitAnswer, transitsOver } from '../../src/techniques/transits/calculate.ts'
import { TransitRequest } from '../../src/techniques/transits/schema.ts'
import { byteWriter } from '../../src/wire/bytes.ts'
import { compactReply, natalAnswer } from '../../src/wire/natal/answer.ts'
import { pictureOf, wheelOf } from '../../tools/pictures.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { lazyCorpus } from '../../workers/natal-tasks.ts'
import { swissSky } from '../../workers/sky.ts'
import { zonesAt } from '../../workers/zone-at.ts'

const sky = swissSky(ephemerisFiles(undefined))
const corpus = lazyCorpus()
const atlas: Atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}
const out = byteWriter()
const json = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes))

/** The name in each answer about a birth. */
function namesOf(name: unknown): Record<string, string> {
  const birth = { name, year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
  const request = NatalChartRequest.parse(birth)
  const transit = TransitRequest.parse({ natal: birth, current_lat: 0, current_lng: 0 })
  const plan = { ...transit, include_minor: false, transit_date: '2026-03-01T10:00Z' }
  const wheel = wheelOf(sky, atlas, pictureOf('natal', birth))
  return {
    natal: json(natalAnswer(out, natalChart(sky, atlas, corpus, request), request)).subject.name,
    compact: compactReply(simpleNatalChart(sky, atlas, SimpleNatalRequest.parse(birth))).name,
    transits: json(transitAnswer(out, transitsOver(sky, atlas, corpus, plan))).natal_subject.name,
    picture: wheel.content.caption[0]!.lines[0]!,
    report: orderedNatal(sky, atlas, corpus, request).report.text.subject.name,
  }
}

const everywhere = (name: string) => ({ natal: name, compact: name, transits: name, picture: name, report: name })

describe('the name of a birth is the same in every answer', () => {
  test.each([undefined, null, '', '  ', '\t\u2003'])('%j is the default name of the contract', (name) => {
    expect(namesOf(name)).toEqual(everywhere('User'))
  })

  test('spaces around a name do not belong to it', () => {
    expect(namesOf(' Ada B. ')).toEqual(everywhere('Ada B.'))
  })
})
