import { lookup } from './names.ts'
import { isOwnAyanamsa, type OwnAyanamsa, ownAyanamsa, parseOwnAyanamsa } from './own-ayanamsa.ts'

/**
 * The ayanamsas of Swiss Ephemeris 2.10.03 with their numbers and names there (SE_SIDM_* in swephexp.h). Ayanamsas that
 * follow a star, the galactic center or the galactic pole need no star catalogue: the library has these positions built
 * in (get_builtin_star in sweph.c).
 */
export const AYANAMSAS = {
  lahiri: { swissNumber: 1, name: 'Lahiri', aliases: ['chitrapaksha', 'chitra_paksha'] },
  raman: { swissNumber: 3, name: 'Raman', aliases: [] },
  kp: { swissNumber: 5, name: 'Krishnamurti', aliases: ['krishnamurti', 'krishnamurti_paddhati'] },
  fagan_bradley: { swissNumber: 0, name: 'Fagan/Bradley', aliases: ['fagan'] },
  yukteshwar: { swissNumber: 7, name: 'Yukteshwar', aliases: ['yukteswar', 'sri_yukteshwar'] },
  deluce: { swissNumber: 2, name: 'De Luce', aliases: ['de_luce'] },
  usha_shashi: { swissNumber: 4, name: 'Usha/Shashi', aliases: ['ushashashi'] },
  djwhal_khul: { swissNumber: 6, name: 'Djwhal Khul', aliases: [] },
  jn_bhasin: { swissNumber: 8, name: 'J.N. Bhasin', aliases: ['bhasin'] },
  babylonian_kugler_1: { swissNumber: 9, name: 'Babylonian/Kugler 1', aliases: ['babyl_kugler1'] },
  babylonian_kugler_2: { swissNumber: 10, name: 'Babylonian/Kugler 2', aliases: ['babyl_kugler2'] },
  babylonian_kugler_3: { swissNumber: 11, name: 'Babylonian/Kugler 3', aliases: ['babyl_kugler3'] },
  babylonian_huber: { swissNumber: 12, name: 'Babylonian/Huber', aliases: ['babyl_huber'] },
  babylonian_eta_piscium: { swissNumber: 13, name: 'Babylonian/Eta Piscium', aliases: ['babyl_etpsc'] },
  babylonian_aldebaran: { swissNumber: 14, name: 'Babylonian/Aldebaran = 15 Tau', aliases: ['aldebaran_15tau'] },
  hipparchos: { swissNumber: 15, name: 'Hipparchos', aliases: ['hipparchus'] },
  sassanian: { swissNumber: 16, name: 'Sassanian', aliases: [] },
  galactic_center_0_sagittarius: { swissNumber: 17, name: 'Galact. Center = 0 Sag', aliases: ['galcent_0sag'] },
  j2000: { swissNumber: 18, name: 'J2000', aliases: [] },
  j1900: { swissNumber: 19, name: 'J1900', aliases: [] },
  b1950: { swissNumber: 20, name: 'B1950', aliases: [] },
  suryasiddhanta: { swissNumber: 21, name: 'Suryasiddhanta', aliases: [] },
  suryasiddhanta_mean_sun: { swissNumber: 22, name: 'Suryasiddhanta, mean Sun', aliases: ['suryasiddhanta_msun'] },
  aryabhata: { swissNumber: 23, name: 'Aryabhata', aliases: [] },
  aryabhata_mean_sun: { swissNumber: 24, name: 'Aryabhata, mean Sun', aliases: ['aryabhata_msun'] },
  ss_revati: { swissNumber: 25, name: 'SS Revati', aliases: [] },
  ss_citra: { swissNumber: 26, name: 'SS Citra', aliases: [] },
  true_citra: { swissNumber: 27, name: 'True Citra', aliases: ['true_chitra'] },
  true_revati: { swissNumber: 28, name: 'True Revati', aliases: [] },
  true_pushya: { swissNumber: 29, name: 'True Pushya (PVRN Rao)', aliases: [] },
  galactic_center_gil_brand: { swissNumber: 30, name: 'Galactic Center (Gil Brand)', aliases: ['galcent_rgilbrand'] },
  galactic_equator_iau1958: { swissNumber: 31, name: 'Galactic Equator (IAU1958)', aliases: ['galequ_iau1958'] },
  galactic_equator_true: { swissNumber: 32, name: 'Galactic Equator', aliases: ['galequ_true'] },
  galactic_equator_mid_mula: { swissNumber: 33, name: 'Galactic Equator mid-Mula', aliases: ['galequ_mula'] },
  skydram_mardyks: { swissNumber: 34, name: 'Skydram (Mardyks)', aliases: ['skydram', 'mardyks', 'galalign_mardyks'] },
  true_mula: { swissNumber: 35, name: 'True Mula (Chandra Hari)', aliases: [] },
  dhruva_galactic_center_mula: {
    swissNumber: 36,
    name: 'Dhruva/Gal.Center/Mula (Wilhelm)',
    aliases: ['wilhelm', 'galcent_mula_wilhelm'],
  },
  aryabhata_522: { swissNumber: 37, name: 'Aryabhata 522', aliases: [] },
  babylonian_britton: { swissNumber: 38, name: 'Babylonian/Britton', aliases: ['babyl_britton'] },
  true_sheoran: { swissNumber: 39, name: '"Vedic"/Sheoran', aliases: ['sheoran', 'vedic_sheoran'] },
  galactic_center_0_capricorn: {
    swissNumber: 40,
    name: 'Cochrane (Gal.Center = 0 Cap)',
    aliases: ['cochrane', 'galcent_cochrane'],
  },
  galactic_equator_fiorenza: { swissNumber: 41, name: 'Galactic Equator (Fiorenza)', aliases: ['galequ_fiorenza'] },
  valens_moon: { swissNumber: 42, name: 'Vettius Valens', aliases: [] },
  lahiri_1940: { swissNumber: 43, name: 'Lahiri 1940', aliases: [] },
  lahiri_vp285: { swissNumber: 44, name: 'Lahiri VP285', aliases: [] },
  krishnamurti_vp291: {
    swissNumber: 45,
    name: 'Krishnamurti-Senthilathiban',
    aliases: ['krishnamurti_senthilathiban', 'kp_vp291', 'kp_new'],
  },
  lahiri_icrc: { swissNumber: 46, name: 'Lahiri ICRC', aliases: [] },
} as const satisfies Record<string, AyanamsaFacts>

interface AyanamsaFacts {
  readonly swissNumber: number
  readonly name: string
  readonly aliases: readonly string[]
}

type NamedAyanamsa = keyof typeof AYANAMSAS
/** One of the table, or one of the caller's own. */
export type Ayanamsa = NamedAyanamsa | OwnAyanamsa

export const AYANAMSA_NAMES = Object.keys(AYANAMSAS) as readonly NamedAyanamsa[]

const findNamed = lookup(
  AYANAMSA_NAMES.flatMap((ayanamsa) => {
    const { name, aliases } = AYANAMSAS[ayanamsa]
    return [ayanamsa, name, ...aliases].map((each) => [each, ayanamsa] as const)
  }),
)

/**
 * The ayanamsa with a name or alias, in any case and with any separators, or one of the caller's own, such as
 * `24@1950-01-01`; null when unknown.
 */
export const findAyanamsa = (text: string): Ayanamsa | null =>
  isOwnAyanamsa(text) ? ownAyanamsa(text) : findNamed(text)

/** What is wrong with the name of an ayanamsa, and what is allowed; null if nothing is. */
export function ayanamsaProblem(text: string): string | null {
  if (!isOwnAyanamsa(text))
    return findNamed(text)
      ? null
      : `Unknown ayanamsa "${text}". Allowed: ${AYANAMSA_NAMES.join(', ')}, or a value at an epoch such as 24.04@1950-01-01`
  const own = parseOwnAyanamsa(text)
  return 'problem' in own ? own.problem : null
}
