import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import koffi from 'koffi'
import { type AsteroidBody, asteroidNumber, isAsteroid } from '../src/astro/asteroid.ts'
import type { CalculatedBody } from '../src/astro/body.ts'

/** The functions of the Swiss Ephemeris that we call. Arrays are filled by the library. */
export interface Swiss {
  setEphemerisPath(path: string): void
  setTopocentric(longitude: number, latitude: number, altitudeM: number): void
  setSiderealMode(mode: number, t0: number, ayanT0: number): void
  deltaT(jd: number, flags: number, error: Uint8Array): number
  calculate(jdTt: number, body: number, flags: number, out: Float64Array, error: Uint8Array): number
  houses(
    jd: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: number,
    cusps: Float64Array,
    ascmc: Float64Array,
    cuspSpeeds: Float64Array,
    ascmcSpeeds: Float64Array,
    error: Uint8Array,
  ): number
  star(star: Uint8Array, jd: number, flags: number, out: Float64Array, error: Uint8Array): number
  starMagnitude(star: Uint8Array, out: Float64Array, error: Uint8Array): number
  solarEclipseWhere: EclipseHow
  lunarEclipseWhen: EclipseWhen
  lunarEclipseHow: EclipseHow
  siderealTime(jd: number): number
  ayanamsa(jd: number, flags: number, out: Float64Array, error: Uint8Array): number
}

type EclipseWhen = (
  start: number,
  flags: number,
  kinds: number,
  times: Float64Array,
  backward: number,
  error: Uint8Array,
) => number

type EclipseHow = (
  jd: number,
  flags: number,
  place: Float64Array | null,
  attributes: Float64Array,
  error: Uint8Array,
) => number

/** Signatures in swephexp.h of Swiss Ephemeris 2.10.03. */
const SIGNATURES: Readonly<Record<keyof Swiss, string>> = {
  setEphemerisPath: 'void swe_set_ephe_path(const char *path)',
  setTopocentric: 'void swe_set_topo(double geolon, double geolat, double geoalt)',
  setSiderealMode: 'void swe_set_sid_mode(int mode, double t0, double ayan_t0)',
  deltaT: 'double swe_deltat_ex(double tjd, int iflag, char *serr)',
  calculate: 'int swe_calc(double tjd, int ipl, int iflag, double *xx, char *serr)',
  houses:
    'int swe_houses_ex2(double tjd_ut, int iflag, double geolat, double geolon, int hsys, double *cusps, double *ascmc, double *cusp_speed, double *ascmc_speed, char *serr)',
  star: 'int swe_fixstar2_ut(char *star, double tjd_ut, int iflag, double *xx, char *serr)',
  starMagnitude: 'int swe_fixstar2_mag(char *star, double *mag, char *serr)',
  solarEclipseWhere: 'int swe_sol_eclipse_where(double tjd, int ifl, double *geopos, double *attr, char *serr)',
  lunarEclipseWhen:
    'int swe_lun_eclipse_when(double tjd_start, int ifl, int ifltype, double *tret, int backward, char *serr)',
  lunarEclipseHow: 'int swe_lun_eclipse_how(double tjd_ut, int ifl, double *geopos, double *attr, char *serr)',
  siderealTime: 'double swe_sidtime(double tjd_ut)',
  ayanamsa: 'int swe_get_ayanamsa_ex_ut(double tjd_ut, int iflag, double *daya, char *serr)',
}

/**
 * Binds the compiled library of the package `sweph` through a foreign function interface. The package's own JavaScript
 * binding allocates an object, a string and an array for each call. With reused arrays a call costs less than half of
 * that.
 */
export function openSwiss(): Swiss {
  const library = koffi.load(libraryPath())
  const functions = Object.entries(SIGNATURES).map(([name, signature]) => [name, library.func(signature)])
  return Object.fromEntries(functions) as Swiss
}

/** The compiled library for this platform, as the package ships it. */
export const libraryPath = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('sweph')),
    'prebuilds',
    `${process.platform}-${process.arch}`,
    'sweph.node',
  )

/** Numbers of bodies in swephexp.h. */
const BODY_NUMBERS: Readonly<Record<Exclude<CalculatedBody, AsteroidBody>, number>> = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  mars: 4,
  jupiter: 5,
  saturn: 6,
  uranus: 7,
  neptune: 8,
  pluto: 9,
  mean_node: 10,
  true_node: 11,
  mean_lilith: 12,
  true_lilith: 13,
  chiron: 15,
  pholus: 16,
  ceres: 17,
  pallas: 18,
  juno: 19,
  vesta: 20,
  interpolated_lilith: 21,
  interpolated_priapus: 22,
  cupido: 40,
  hades: 41,
  zeus: 42,
  kronos: 43,
  apollon: 44,
  admetos: 45,
  vulkanus: 46,
  poseidon: 47,
}
/** SE_AST_OFFSET in swephexp.h. */
const ASTEROIDS_FROM = 10_000

/** The number of a body in calls of the library. */
export const bodyNumber = (body: CalculatedBody): number =>
  isAsteroid(body) ? ASTEROIDS_FROM + asteroidNumber(body) : BODY_NUMBERS[body]

/** The number that asks for the obliquity of the ecliptic. */
export const OBLIQUITY = -1

/** Flags of calculations in swephexp.h. */
export const SWISS_FILES = 2
/** The theory of Stephen Moshier, which needs no files: planets after DE404, the Moon after ELP2000-85. */
export const MOSHIER = 4
export const HELIOCENTRIC = 8
export const TRUE_POSITION = 16
export const J2000 = 32
export const NO_NUTATION = 64
export const SPEED = 256
export const NO_DEFLECTION = 512
export const NO_ABERRATION = 1024
export const EQUATORIAL = 2048
export const RECTANGULAR = 4096
export const BARYCENTRIC = 16384
export const TOPOCENTRIC = 32768
export const SIDEREAL = 65536

/** Bytes of the longest message or star name that the library writes, with a margin. */
export const TEXT_BYTES = 1024
