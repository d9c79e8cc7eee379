/**
 * The default look of a wheel. Colours are in the theme. Fractions are of the radius of the wheel, widths are in
 * thousandths of the picture's side.
 */
export const GEOMETRY = {
  stroke_opacity: 1,
  font_size_fraction: 0.023,
  sign_ring_thickness_fraction: 0.11,
  house_ring_thickness_fraction: 0.06,
  center_disk_fraction: 0.43,
  planet_symbol_scale: 0.35,
  sign_symbol_scale: 0.62,
  house_number_scale: 0.5,
  degree_label_scale: 1,
  sign_symbol_stroke_width: 2.4,
} as const

export const LINE_WIDTHS = {
  sign_line: 1,
  house_line: 1,
  sign_ring_inner: 1.2,
  sign_ring_outer: 1.6,
  house_ring_inner: 1,
  house_ring_outer: 1,
  asc_line: 2.6,
  dsc_line: 2.6,
  mc_line: 2.6,
  ic_line: 2.6,
  sign_tick: 0.8,
} as const
export type LineName = keyof typeof LINE_WIDTHS

/** Aspects with their own style, and their widths when exact. The others share a thin dashed line. */
export const ASPECT_WIDTHS = {
  conjunction: 3,
  opposition: 3,
  trine: 2.2,
  square: 2.6,
  sextile: 1.9,
  quincunx: 1.7,
} as const
export type StyledAspect = keyof typeof ASPECT_WIDTHS
export const MINOR_ASPECT_WIDTH = 1.4

export const BACKGROUND_OPACITY = { sign: 1, house: 1 } as const

/** French style: distances of planets and labels outside the zodiac, in fractions of the radius. */
export const FRENCH = { french_planet_radius_offset: 0, french_degree_label_offset: 0 } as const

export const HOROSCOPE_SHAPE_STYLES = ['outline', 'fill', 'both'] as const
