import type { Palette } from './light.ts'

/**
 * Colours that stay apart for readers who confuse red and green, or blue and yellow: blue, vermilion and dark teal after
 * Okabe and Ito (Color Universal Design, 2008), darker where they are text. Dashes tell the aspects apart as well.
 */
export const COLOR_BLIND: Palette = {
  background: '#FFFFFF',
  disk: '#FFFFFF',
  text: '#111111',
  muted: '#454545',
  line: '#8A8A8A',
  axis: '#111111',
  planet: '#111111',
  house: '#454545',
  accent: '#5E3C99',
  fire: '#A84300',
  earth: '#00604A',
  air: '#6B5A00',
  water: '#00508F',
  fire_background: '#FDEBDD',
  earth_background: '#E3F1EC',
  air_background: '#FBF6D5',
  water_background: '#E1EEF8',
  angular_house_background: '#F3F4F7',
  house_background: '#FFFFFF',
  outer_planet: '#111111',
  first_ring: '#00508F',
  second_ring: '#A84300',
  retrograde: '#A84300',
  conjunction: '#111111',
  opposition: '#C24E00',
  trine: '#0067AD',
  square: '#C24E00',
  sextile: '#0067AD',
  quincunx: '#00604A',
  minor: '#6B6B6B',
}
