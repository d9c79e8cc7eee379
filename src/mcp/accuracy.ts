/** The accuracy statement, in the words of the guides. */
export const ACCURACY = `## Positions

Positions, speeds, cusps, ayanamsas and sidereal time equal those of \`swetest\`, the reference program of the Swiss
Ephemeris, to the last digit that it prints. The tests compare 540 instants from 1800 to 2399 and 160 instants over 10,800
years, for all bodies, 25 house systems and 47 ayanamsas: 17,740 positions, and 600 sets of cusps and angles. Whole signs
alone differ, by the ayanamsas J2000, J1900, B1950 and Skydram: the program prints the borders of tropical signs there.

Tables of 1,000 positions or more take those from 1900 to 2099 from series that were fitted to the library, unless
\`precision\` is \`library\`: within 0.0001 seconds of arc of the library, the Moon within 0.001. Daily motions are within 0.001,
those of nodes and mean Lilith within 0.002, of true Lilith within 0.1.

The npm packages bring files from 1800 to 2399. In other years, from 3000 BC to 3000 AD, an installation without further files
answers by the Moshier theory that the library contains. It is derived from DE404, without asteroids and Chiron. \`time.ephemeris\`
of a chart is \`moshier\` then, \`meta.precision\` of a table or of events too, and the warning \`moshier_theory\` states the largest
differences of those years. The tests compare 160 instants and the births of Mozart, Newton and Leonardo with \`swetest -emos\`, to
the last digit that it prints, and the 249 solar eclipses from 1701 to 1799 with NASA's canon.

## Civil time

Civil time comes from one release of the tz database with \`backzone\`, which \`timezone_data\` names: all 598 zones and links,
to the second. The tests compare offset, name and daylight saving time with the output of \`zdump\` at 40,745 changes, and a
millisecond before each.

## Events

- 1,534 phases of the Moon and 1,204 equinoxes and solstices of the US Naval Observatory from 1800 to 2100 agree to the
  minute, as far as its delta T agrees.
- All 931 solar eclipses of NASA's canon from 1800 to 2200 are found: of the same kind, of the same magnitude to 0.00012, and
  to the second.
- The 37 lunar eclipses of NASA's catalog from 2025 to 2040 agree to 1.5 seconds, and in magnitude to 0.0008.
- 2,196 ingresses, stations and aspects fall in the minute that \`swetest\` prints.`
