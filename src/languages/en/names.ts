import { ASPECTS, type AspectId } from '../../astro/aspect.ts'
import { PLANETS, URANIANS } from '../../astro/body.ts'
import { POINT_NAMES } from '../../astro/body-names.ts'
import { HOROSCOPE_SHAPES } from '../../astro/shape.ts'
import { SIGNS } from '../../astro/sign.ts'

const POINTS = [
  ...PLANETS,
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'north_node',
  'south_node',
  'lilith',
  'mean_node',
  'true_node',
  'mean_south_node',
  'true_south_node',
  'mean_lilith',
  'true_lilith',
  'interpolated_lilith',
  'priapus',
  'interpolated_priapus',
  ...URANIANS,
  'asc',
  'mc',
  'ic',
  'dc',
  'vertex',
  'part_of_fortune',
  'part_of_spirit',
] as const

/** Points whose names are long in other languages. */
const NARROW = [
  'north_node',
  'south_node',
  'mean_node',
  'true_node',
  'mean_south_node',
  'true_south_node',
  'mean_lilith',
  'true_lilith',
  'interpolated_lilith',
  'interpolated_priapus',
  'part_of_fortune',
  'part_of_spirit',
] as const

const namesOf = <Id extends string>(ids: readonly Id[]): Record<Id, string> =>
  Object.fromEntries(ids.map((id) => [id, POINT_NAMES[id]!])) as Record<Id, string>

type SignId = (typeof SIGNS)[number]['id']

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'] as const

/** The names of astrology in English. Those of points, signs and shapes are the names in replies. */
export const NAMES = {
  points: namesOf(POINTS),
  /** For columns with two names in a row. */
  narrow: namesOf(NARROW),
  variants: { mean: 'mean', true: 'true', interpolated: 'interpolated' },
  signs: Object.fromEntries(SIGNS.map(({ id, name }) => [id, name])) as Record<SignId, string>,
  /** Angles beside the wheel. */
  initials: { asc: 'AC', dc: 'DC', mc: 'MC', ic: 'IC' },
  /** The place of a house in a sentence. */
  ordinals: ORDINALS,
  /** What a planet rules. */
  ofHouses: ORDINALS.map((house) => `of the ${house} house`),
  aspects: Object.fromEntries(ASPECTS.map(({ id }) => [id, id.replaceAll('_', '-')])) as Record<AspectId, string>,
  elements: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
  modes: { cardinal: 'cardinal', fixed: 'fixed', mutable: 'mutable' },
  polarities: { active: 'active', receptive: 'receptive' },
  dignities: {
    domicile: 'domicile',
    exaltation: 'exaltation',
    detriment: 'detriment',
    fall: 'fall',
    peregrine: 'peregrine',
  },
  shapes: HOROSCOPE_SHAPES,
  /** Systems whose names are more than the names of people. */
  houseSystems: {
    whole_sign: 'Whole sign',
    equal: 'Equal',
    equal_mc: 'Equal (MC)',
    vehlow_equal: 'Vehlow equal',
    whole_sign_aries: 'Whole sign (from Aries)',
    topocentric: 'Topocentric',
    meridian: 'Meridian',
    horizontal: 'Horizontal',
    carter_poli_equatorial: 'Carter poli-equatorial',
    sunshine: 'Sunshine',
    sunshine_makransky: 'Sunshine (Makransky)',
    placidus: 'Placidus',
    koch: 'Koch',
    porphyry: 'Porphyry',
    regiomontanus: 'Regiomontanus',
    campanus: 'Campanus',
    alcabitius: 'Alcabitius',
    morinus: 'Morinus',
    krusinski: 'Krusiński-Pisa-Goelzer',
    apc: 'APC',
    pullen_sd: 'Pullen SD',
    pullen_sr: 'Pullen SR',
    sripati: 'Sripati',
    savard_a: 'Savard A',
    gauquelin: 'Gauquelin',
  },
  /** Ayanamsas whose names have words; the others are names of people and books. */
  ayanamsas: {
    babylonian_kugler_1: 'Babylonian/Kugler 1',
    babylonian_kugler_2: 'Babylonian/Kugler 2',
    babylonian_kugler_3: 'Babylonian/Kugler 3',
    babylonian_huber: 'Babylonian/Huber',
    babylonian_eta_piscium: 'Babylonian/Eta Piscium',
    babylonian_aldebaran: 'Babylonian/Aldebaran = 15 Tau',
    babylonian_britton: 'Babylonian/Britton',
    hipparchos: 'Hipparchos',
    sassanian: 'Sassanian',
    galactic_center_0_sagittarius: 'Galact. Center = 0 Sag',
    galactic_center_0_capricorn: 'Cochrane (Gal.Center = 0 Cap)',
    galactic_center_gil_brand: 'Galactic Center (Gil Brand)',
    galactic_equator_iau1958: 'Galactic Equator (IAU1958)',
    galactic_equator_true: 'Galactic Equator',
    galactic_equator_mid_mula: 'Galactic Equator mid-Mula',
    galactic_equator_fiorenza: 'Galactic Equator (Fiorenza)',
    dhruva_galactic_center_mula: 'Dhruva/Gal.Center/Mula (Wilhelm)',
    suryasiddhanta_mean_sun: 'Suryasiddhanta, mean Sun',
    aryabhata_mean_sun: 'Aryabhata, mean Sun',
    true_citra: 'True Citra',
    true_revati: 'True Revati',
    true_pushya: 'True Pushya (PVRN Rao)',
    true_mula: 'True Mula (Chandra Hari)',
    true_sheoran: '"Vedic"/Sheoran',
  },
} as const
