import type { z } from 'zod'
import type { ChartData } from '../contract/charts-reply.ts'
import { aspectsInOrder, wheelEnds } from '../wire/texts/aspect-order.ts'
import { chartText } from '../wire/texts/chart.ts'

/** Styling, which a conversation does not need, and aliases of fields. */
export const LOOKS = [
  'custom_theme',
  'display_settings',
  'chart_config',
  'show_metadata',
  'orb_settings',
  'calendar',
  'dst_policy',
  'layout',
  'second',
  'show_inter_aspects',
  'show_natal_aspects',
  'ephemeris',
  'country',
  'state',
  'datetime',
  'location',
  'natal_planet_color',
] as const

/** The field would appear twice for a wheel of two rings, and the list of tools is full. A natal chart has it. */
export const LANGUAGE = 'language'

/** The operation also takes a date in other fields. */
export const DATE_OF_BIRTH = ['natal.year', 'natal.month', 'natal.day'] as const

/** What the tools of all pictures have in common. */
export const CHART_TOOL = {
  cost: 'four units; one if no image can be made.',
  trims: ({ aspects, ...answer }: z.output<typeof ChartData>) => ({
    ...answer,
    aspects: aspectsInOrder(aspects, wheelEnds),
  }),
  cuts: [
    {
      field: 'aspects',
      advice: 'Major aspects of planets and angles come first. Leave out include_minor_aspects or include_features.',
    },
  ],
  text: chartText,
} as const
