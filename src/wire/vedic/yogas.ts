import type { z } from 'zod'
import type { YogaChart, YogaSky } from '../../astro/vedic/yogas/chart.ts'
import { evaluateYogas, involved, type YogaResult } from '../../astro/vedic/yogas/evaluate.ts'
import { STRENGTH_RULE, strengthOf } from '../../astro/vedic/yogas/strength.ts'
import { ORDER_RULE, WORKS, type YogaSource } from '../../astro/vedic/yogas/yoga.ts'
import type { NamedYoga, YogaQuestion } from '../../contract/vedic/yogas.ts'

const sourceOf = ({ work, chapter, verse }: YogaSource) => ({ work: WORKS[work], chapter, verse })

/** A yoga of an answer. Null for a yoga that needs a lagna in a chart without one. */
function rowOf(
  sky: YogaSky | YogaChart,
  { yoga, rule, formed, cancellations }: YogaResult,
): z.output<typeof NamedYoga> {
  const ways = formed ?? []
  const { planets, houses } = involved(sky, ways)
  const { strength, makers } = strengthOf(sky, yoga.category, planets)
  return {
    id: yoga.id,
    name: yoga.name,
    iast: yoga.iast,
    devanagari: yoga.devanagari,
    also_called: [...(yoga.alsoCalled ?? [])],
    type: yoga.type,
    category: yoga.category,
    ...(yoga.group && { group: yoga.group }),
    active: ways.length > 0,
    description: rule.rule,
    sources: rule.sources.map(sourceOf),
    is_modern: rule.sources[0].work === 'practice',
    strength,
    makers: makers.map(({ isCombust, ...maker }) => ({ ...maker, is_combust: isCombust })),
    planets,
    houses_involved: houses,
    formed_by: ways.map((way) => ({ planets: [...new Set(way.planets)], how: way.by ?? null })),
    cancellations: cancellations.map((each) => ({ rule: each.rule, source: sourceOf(each.source) })),
  }
}

/** The yogas of a sky or of a chart. */
export function yogasOf(
  sky: YogaSky | YogaChart,
  { categories, only_active: onlyActive }: Pick<YogaQuestion, 'categories' | 'only_active'>,
) {
  const results = evaluateYogas(sky).filter(({ yoga }) => categories?.includes(yoga.category) ?? true)
  const open = results.filter(({ formed }) => formed === null)
  const rows = results.filter(({ formed }) => formed !== null).map((result) => rowOf(sky, result))
  const active = rows.filter((row) => row.active)
  return {
    active_yogas: active,
    yogas: onlyActive ? active : rows,
    not_evaluated: open.map(({ yoga: { id, name, category } }) => ({
      ...{ id, name, category },
      reason: 'needs_lagna' as const,
    })),
    summary: {
      total_evaluated: rows.length,
      active: active.length,
      inactive: rows.length - active.length,
      not_evaluated: open.length,
    },
  }
}

/** By which rules yogas were looked for. */
export const yogaRules = ({
  yoga_school,
  benefics,
  nabhasa_houses,
}: Pick<YogaQuestion, 'yoga_school' | 'benefics' | 'nabhasa_houses'>) => ({
  ...{ yoga_school, benefics, nabhasa_houses },
  houses: 'whole_sign' as const,
  aspects:
    'Full aspects by sign: the 7th of every graha, the 4th and 8th of Mars, the 5th and 9th of Jupiter, the 3rd and 10th of Saturn.',
  order: ORDER_RULE,
  strength: STRENGTH_RULE,
  strong:
    'In the sign of exaltation or in its own sign, which includes moolatrikona. Shadbala is not considered. A friendly sign is the sign of a natural friend.',
})
