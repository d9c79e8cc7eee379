import type { CalculatedBody } from '../src/astro/body.ts'

/** Numbers of bodies in swephexp.h. */
export const BODY_NUMBERS: Readonly<Record<CalculatedBody, number>> = {
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
}
/** The number that asks for the obliquity of the ecliptic. */
export const OBLIQUITY = -1

/** Flags of calculations in swephexp.h. */
export const SWISS_FILES = 2
/** The theory of Stephen Moshier, which needs no files: planets after DE404, the Moon after ELP2000-85. */
export const MOSHIER = 4
export const TRUE_POSITION = 16
export const J2000 = 32
export const NO_NUTATION = 64
export const SPEED = 256
export const EQUATORIAL = 2048
export const RECTANGULAR = 4096
export const SIDEREAL = 65536

/** Bytes of the longest message or star name that the library writes, with a margin. */
export const TEXT_BYTES = 1024
