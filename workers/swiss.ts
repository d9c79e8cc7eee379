import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import koffi from 'koffi'

/**
 * The functions of the Swiss Ephemeris that we call, bound to the library that the package `sweph` ships. Its own
 * JavaScript binding allocates an object, a string and an array for each call; called through a foreign function
 * interface with arrays that are used again, the same compiled code costs half a microsecond less than half as much.
 * Signatures: swephexp.h of Swiss Ephemeris 2.10.03.
 */
export function openSwiss() {
  const library = koffi.load(libraryPath())
  return {
    setEphemerisPath: library.func('void swe_set_ephe_path(const char *path)') as (path: string) => void,
    setSiderealMode: library.func('void swe_set_sid_mode(int mode, double t0, double ayan_t0)') as (
      mode: number,
      t0: number,
      ayanT0: number,
    ) => void,
    deltaT: library.func('double swe_deltat_ex(double tjd, int iflag, char *serr)') as (
      jd: number,
      flags: number,
      error: Uint8Array,
    ) => number,
    calculate: library.func('int swe_calc(double tjd, int ipl, int iflag, double *xx, char *serr)') as (
      jdTt: number,
      body: number,
      flags: number,
      out: Float64Array,
      error: Uint8Array,
    ) => number,
    houses: library.func(
      'int swe_houses_ex2(double tjd_ut, int iflag, double geolat, double geolon, int hsys, double *cusps, double *ascmc, double *cusp_speed, double *ascmc_speed, char *serr)',
    ) as (
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
    ) => number,
    star: library.func('int swe_fixstar2_ut(char *star, double tjd_ut, int iflag, double *xx, char *serr)') as (
      star: Uint8Array,
      jd: number,
      flags: number,
      out: Float64Array,
      error: Uint8Array,
    ) => number,
    starMagnitude: library.func('int swe_fixstar2_mag(char *star, double *mag, char *serr)') as (
      star: Uint8Array,
      out: Float64Array,
      error: Uint8Array,
    ) => number,
    solarEclipseWhen: library.func(
      'int swe_sol_eclipse_when_glob(double tjd_start, int ifl, int ifltype, double *tret, int backward, char *serr)',
    ) as EclipseWhen,
    solarEclipseWhere: library.func(
      'int swe_sol_eclipse_where(double tjd, int ifl, double *geopos, double *attr, char *serr)',
    ) as EclipseHow,
    lunarEclipseWhen: library.func(
      'int swe_lun_eclipse_when(double tjd_start, int ifl, int ifltype, double *tret, int backward, char *serr)',
    ) as EclipseWhen,
    lunarEclipseHow: library.func(
      'int swe_lun_eclipse_how(double tjd_ut, int ifl, double *geopos, double *attr, char *serr)',
    ) as EclipseHow,
    siderealTime: library.func('double swe_sidtime(double tjd_ut)') as (jd: number) => number,
    ayanamsa: library.func('int swe_get_ayanamsa_ex_ut(double tjd_ut, int iflag, double *daya, char *serr)') as (
      jd: number,
      flags: number,
      out: Float64Array,
      error: Uint8Array,
    ) => number,
  }
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

/** The compiled library for this platform, as the package ships it. */
export const libraryPath = (): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('sweph')),
    'prebuilds',
    `${process.platform}-${process.arch}`,
    'sweph.node',
  )
