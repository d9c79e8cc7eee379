import { describe, expect, test } from 'vitest'
import EXAMPLES from '../../src/http/openapi/examples.json' with { type: 'json' }
import { OPERATIONS } from '../../src/operations/index.ts'
import { answerViews, type OwnViews } from '../../src/pages/charts/answer-views.ts'
import { topicOf } from '../../src/pages/playground/answer-topics.ts'

const ANSWERS: Readonly<Record<string, unknown>> = EXAMPLES

const CASES = OPERATIONS.flatMap(({ name, page }) => {
  const topic = page && topicOf(page.slug)
  return topic && name in ANSWERS ? [[name, topic] as const] : []
})

const viewsOf = async (topic: string): Promise<OwnViews> =>
  (await import(`../../src/pages/charts/answers/${topic}.ts`)).views

/** The texts of the views: no tags, no pictures. */
const textOf = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the documented answers', () => {
  test('reach every topic of the playground', () => {
    expect(new Set(CASES.map(([, topic]) => topic)).size).toBe(18)
  })

  test.each(CASES)('of %s have tables for people, by %s', async (name, topic) => {
    const text = answerViews(ANSWERS[name], {}, await viewsOf(topic))
      .views.map(({ markup }) => textOf(markup))
      .join(' ')
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\bnull\b|\[object/)
    // Times of programs, decimals of degrees and names of fields.
    expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|\d\.\d{3,}|\b[a-z]+_[a-z]+\b/)
  })
})
