/** What an image shows of a chart: the wheel, tables, or both. */
export const CHART_LAYOUTS = ['wheel', 'wheel_with_tables', 'tables', 'aspect_grid'] as const
export type ChartLayout = (typeof CHART_LAYOUTS)[number]
