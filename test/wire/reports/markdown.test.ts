import { expect, test } from 'vitest'
import { reportMarkdown } from '../../../src/wire/reports/markdown.ts'
import { SHORT_CONTENT } from '../../support/orders.ts'

test('a report as Markdown has every chapter, and nothing that was typed becomes markup', () => {
  const text = reportMarkdown(SHORT_CONTENT)
  const headings = [...text.matchAll(/^#+ .*$/gm)].map(([line]) => line)
  expect(headings).toEqual([
    String.raw`# A \*Name\* \| \<b\>of\</b\> \[theirs\](x)`,
    ...['## Your chart at a glance', '## What weighs most', '### Fire outweighs', '## Core self'],
    ...['### Sun in Sagittarius', '## How this was calculated'],
  ])
  expect(text).toContain('| Sun | Sagittarius | 1°41′ | 8 | direct |  |')
  expect(text).toContain('*Far away*\n\nYou look further than the road goes.')
})

test('without a time of birth there are no tables of angles and houses', () => {
  expect(reportMarkdown({ ...SHORT_CONTENT, angles: [], houses: [] })).not.toMatch(/Angle|Ruler/)
})
