/** The colours of a wheel. `custom_theme` replaces any of them by name. */
const LIGHT = {
  background: '#FFFFFF',
  disk: '#FFFFFF',
  text: '#1A1A1A',
  muted: '#4A4E54',
  line: '#919191',
  axis: '#1A1A1A',
  planet: '#1A1A1A',
  house: '#4A4E54',
  accent: '#6A4C93',
  fire: '#B3412E',
  earth: '#4B6B2F',
  air: '#8A6500',
  water: '#2B6391',
  fire_background: '#FBEDE9',
  earth_background: '#EEF3E7',
  air_background: '#FBF4DF',
  water_background: '#E7F0F7',
  angular_house_background: '#F3F4F7',
  house_background: '#FFFFFF',
  outer_planet: '#1A1A1A',
  first_ring: '#1565C0',
  second_ring: '#C62828',
  retrograde: '#C00000',
  conjunction: '#1A1A1A',
  opposition: '#C00000',
  trine: '#0047AB',
  square: '#C00000',
  sextile: '#0047AB',
  quincunx: '#2E7D32',
  minor: '#6B6F76',
} as const

export type Palette = Readonly<Record<keyof typeof LIGHT, string>>

const DARK: Palette = {
  background: '#14171D',
  disk: '#14171D',
  text: '#ECEFF4',
  muted: '#A3ABB8',
  line: '#68707D',
  axis: '#ECEFF4',
  planet: '#ECEFF4',
  house: '#A3ABB8',
  accent: '#C3A6E8',
  fire: '#F0907C',
  earth: '#A5C882',
  air: '#E6C766',
  water: '#85B9E4',
  fire_background: '#33211F',
  earth_background: '#232C1F',
  air_background: '#302A1B',
  water_background: '#1C2A37',
  angular_house_background: '#1D222B',
  house_background: '#14171D',
  outer_planet: '#ECEFF4',
  first_ring: '#7DB1FF',
  second_ring: '#FF9A8F',
  retrograde: '#FF7A70',
  conjunction: '#ECEFF4',
  opposition: '#FF7A70',
  trine: '#7DB1FF',
  square: '#FF7A70',
  sextile: '#7DB1FF',
  quincunx: '#86CB89',
  minor: '#98A0AD',
}

/** Black on white, for a printer without colours: aspects differ by their dashes. */
const MONO: Palette = {
  background: '#FFFFFF',
  disk: '#FFFFFF',
  text: '#000000',
  muted: '#444444',
  line: '#777777',
  axis: '#000000',
  planet: '#000000',
  house: '#444444',
  accent: '#000000',
  fire: '#000000',
  earth: '#000000',
  air: '#000000',
  water: '#000000',
  fire_background: '#FFFFFF',
  earth_background: '#F1F1F1',
  air_background: '#FFFFFF',
  water_background: '#F1F1F1',
  angular_house_background: '#F6F6F6',
  house_background: '#FFFFFF',
  outer_planet: '#000000',
  first_ring: '#000000',
  second_ring: '#000000',
  retrograde: '#000000',
  conjunction: '#000000',
  opposition: '#000000',
  trine: '#000000',
  square: '#000000',
  sextile: '#000000',
  quincunx: '#444444',
  minor: '#555555',
}

export const THEMES = { light: LIGHT, dark: DARK, mono: MONO } as const satisfies Record<string, Palette>
export type ThemeName = keyof typeof THEMES
/**
 * The colours that requests for two rings have by default. They are those of the light theme; another theme has its own
 * in their place, since dark blue on black cannot be read.
 */
export const RING_DEFAULTS: Readonly<Record<string, keyof Palette>> = {
  '#1565C0': 'first_ring',
  '#C62828': 'second_ring',
  '#1A1A1A': 'axis',
}

export const PALETTE_NAMES = Object.keys(LIGHT) as readonly (keyof Palette)[]
