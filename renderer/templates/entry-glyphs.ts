import type { ReportContent } from '../../src/contract/report-content.ts'
import type { Markup } from '../../src/wheel/markup.ts'
import * as glyph from './glyphs.ts'

/** The key of a text is `<about>.<rest>`, such as `planet.sun.sign.aries`. */
const DRAW: Readonly<Record<string, (content: ReportContent, ...rest: readonly string[]) => readonly Markup[]>> = {
  planet: (_, id, kind, where) => [
    glyph.body(id!),
    kind === 'sign' ? glyph.sign(where!) : kind === 'house' ? glyph.house(Number(where)) : glyph.retrograde,
  ],
  angle: (content, id, _kind, sign) => [glyph.bodyIn(content, id!), glyph.sign(sign!)],
  aspect: (content, a, type, b) =>
    ends(content, a!, b!).flatMap((id, index) => [
      ...(index > 0 ? [glyph.aspect(type!)] : []),
      glyph.bodyIn(content, id),
    ]),
  ruler: ({ houses, placements }, ruled, _, where) => {
    const ruler = houses[Number(ruled) - 1]?.ruler
    const placed = placements.find(({ name }) => name === ruler)
    return [placed && glyph.body(placed.id), glyph.house(Number(where))].filter((each) => each !== undefined)
  },
  element: (_, id) => [glyph.element(id!)],
  mode: (_, id) => [glyph.mode(id!)],
  stellium: (_, kind, where) => [kind === 'sign' ? glyph.sign(where!) : glyph.house(Number(where))],
  pattern: (_, kind) => [glyph.figure(kind!)],
  dignity: (_, id) => [glyph.body(id!)],
  unaspected: (_, id) => [glyph.body(id!)],
  blend: (content, pair) => pair!.split('_').map((id) => glyph.bodyIn(content, id)),
  moon_phase: (_, phase) => [glyph.moonPhase(phase!)],
}

/** Keys have the bodies of an aspect in alphabetical order, books in the order of placements. */
const ends = ({ placements }: ReportContent, a: string, b: string): string[] =>
  placements.map(({ id }) => id).filter((id) => id === a || id === b)

/** The glyphs beside the heading of a text; empty for kinds of keys without glyphs. */
export function entryGlyphs(key: string, content: ReportContent): readonly Markup[] {
  const [about = '', ...rest] = key.split('.')
  return DRAW[about]?.(content, ...rest) ?? []
}
