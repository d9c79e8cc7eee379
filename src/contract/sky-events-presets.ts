/** Each `include_` parameter and the smallest preset that turns it on. */
const LEAST_PRESET = {
  include_moon: 'daily',
  include_exact_hits: 'daily',
  include_moon_exact_hits: 'full',
  include_ingresses: 'quiet',
  include_retrogrades: 'quiet',
  include_lunations: 'quiet',
  include_quarters: 'full',
  include_void_of_course: 'full',
  include_points: 'full',
} as const satisfies Record<string, SkyEventsPreset>

/** From the fewest events to the most. */
export const SKY_EVENTS_PRESETS = ['quiet', 'daily', 'full'] as const
export type SkyEventsPreset = (typeof SKY_EVENTS_PRESETS)[number]

export type SkyEventsInclude = keyof typeof LEAST_PRESET
export const SKY_EVENTS_INCLUDES = Object.keys(LEAST_PRESET) as readonly SkyEventsInclude[]

type Asked = { readonly preset: SkyEventsPreset } & { readonly [Name in SkyEventsInclude]?: boolean | null | undefined }

export type SkyEventsIncludes = Readonly<Record<SkyEventsInclude, boolean>>

/**
 * The includes of a request: its own values, otherwise those of its preset. Without lunations a preset has no quarters.
 */
export function includedEvents(asked: Asked): SkyEventsIncludes {
  const level = SKY_EVENTS_PRESETS.indexOf(asked.preset)
  const included = (name: SkyEventsInclude): boolean =>
    asked[name] ?? SKY_EVENTS_PRESETS.indexOf(LEAST_PRESET[name]) <= level
  const includes = Object.fromEntries(SKY_EVENTS_INCLUDES.map((name) => [name, included(name)]))
  const quarters = asked.include_quarters ?? (includes['include_quarters'] && includes['include_lunations'])
  return { ...includes, include_quarters: quarters } as SkyEventsIncludes
}
