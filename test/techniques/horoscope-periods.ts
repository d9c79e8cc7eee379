import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { z } from 'zod'
import type { PeriodPersonalReply, PeriodSignReply } from '../../src/techniques/families/horoscope/period/reply.ts'

type Data = z.output<typeof PeriodSignReply>['data'] | z.output<typeof PeriodPersonalReply>['data']

/** The scores of a period, from the figures of swetest. */
export interface ScoresTruth {
  readonly factors: unknown
  readonly scores: unknown
}

/** The drivers of each score as the truth has them: the weights on all days, and on how many days. */
const factorsOf = ({ score_factors: factors }: Data) =>
  Object.fromEntries(
    factors.map(({ dimension, sum, drivers }) => [
      dimension,
      { sum, drivers: Object.fromEntries(drivers.map(({ key, weight, days }) => [key, [weight, days]])) },
    ]),
  )

/** The scores and their drivers are those of the truth, and the means of the days. */
export function expectScores(data: Data, truth: ScoresTruth): void {
  expect(factorsOf(data)).toEqual(truth.factors)
  expect(data.scores).toEqual(truth.scores)
  expectMeans(data)
}

/** Drivers add up to the sum of the days, and a score is the mean of the days, a half rounded up. */
export function expectMeans({ score_factors: factors, scores, days }: Data): void {
  for (const { dimension, sum, drivers } of factors) {
    expect(drivers.reduce((total, { weight }) => total + weight, 0)).toBe(sum)
    expect(days.reduce((total, day) => total + day.scores[dimension], 0)).toBe(sum)
    expect(scores[dimension]).toBe(Math.floor(sum / days.length + 0.5))
  }
  const { love, career, money, health } = scores
  expect(scores.overall).toBe(Math.floor((love + career + money + health) / 4 + 0.5))
}

/** Seconds between an instant of an answer and one in UTC. */
export const secondsFrom = (local: string, utc: string): number => Math.abs(Date.parse(local) - Date.parse(utc)) / 1000

const ASPECT = /^([a-z]+)_(conjunction|opposition|trine|square|sextile)_([a-z]+)$/

/** What a sentence must not share with another one of its text. */
function subjectsOf({ type, key }: { readonly type: string; readonly key: string }): string[] {
  const [, a, aspect, b] = ASPECT.exec(key) ?? []
  if (a && b) return [[a, b].toSorted().join(' and '), a === b ? 'own place' : aspect!]
  if (type === 'planet_in_house') return [`house ${key.split('_').at(-1)}`]
  if (type === 'station') return [key.split('_').at(-1)!]
  return [key]
}

/** No sentence, pair of bodies, aspect, phase, station or house twice: none repeats or contradicts another. */
function expectNoRepetition({ content }: Data): void {
  const told = content.facts.filter((fact) => fact.in_text)
  const subjects = told.flatMap(subjectsOf)
  expect(new Set(subjects).size, content.text).toBe(subjects.length)
  const said = told.map(({ text }) => text.slice(text.lastIndexOf(':') + 1))
  expect(new Set(said).size, content.text).toBe(said.length)
  for (const { text } of told) expect(content.text).toContain(text)
  expect(JSON.stringify(content)).not.toMatch(/\{\w+\}|undefined/)
}

/** The text says nothing twice, is neither short nor long, and its theme fits into a line. */
export function expectText(data: Data, [shortest, longest]: readonly [number, number]): void {
  const { text, theme } = data.content
  expectNoRepetition(data)
  expect(text.length, text).toBeGreaterThanOrEqual(shortest)
  expect(text.length, text).toBeLessThanOrEqual(longest)
  expect(theme.length).toBeLessThanOrEqual(52)
}

/** The request is refused, and the message about a field says what is allowed. */
export function expectRefusal(reply: LightMyRequestResponse, field: string, message: RegExp): void {
  expect(reply.statusCode, reply.body).toBe(422)
  const faults: { loc: string[]; msg: string }[] = reply.json().detail
  expect(faults.find(({ loc }) => loc.join('.') === field)?.msg, reply.body).toMatch(message)
}
