/** The accuracy statement, with the text of the guide. */
export const ACCURACY = `## Positions

Positions, speeds, cusps, ayanamsas and sidereal time equal those of \`swetest\`, the reference program of the Swiss
Ephemeris, to the last digit that it prints. The tests compare 540 instants from 1800 to 2399 and 160 instants over
10,800 years, for all bodies, 25 house systems and 47 ayanamsas: 17,740 positions, and 600 sets of cusps and angles.
Only whole sign houses differ, with the ayanamsas J2000, J1900, B1950 and Skydram: there the program prints the borders
of tropical signs.

In tables of 1,000 positions or more, those from 1900 to 2099 come from series fitted to the library, unless \`precision\`
is \`library\`. They are within 0.0001 arcseconds of the library, the Moon within 0.001. Daily motions are within 0.001,
those of the nodes and mean Lilith within 0.002, that of true Lilith within 0.1.

The npm packages contain files for 1800 to 2399. For other years, from 3000 BC to 3000 AD, an installation without
further files uses the Moshier theory, which is part of the library. It is derived from DE404, without asteroids and
Chiron. \`time.ephemeris\` of a chart, and \`meta.precision\` of a table or of events, is then \`moshier\`, and the warning
\`moshier_theory\` states the largest differences for those years. The tests compare 160 instants and the births of
Mozart, Newton and Leonardo with \`swetest -emos\`, to the last digit that it prints, and the 249 solar eclipses from 1701
to 1799 with NASA's canon.

## Civil time

Civil time comes from one release of the tz database with \`backzone\`, which \`timezone_data\` names: all 598 zones and links,
to the second. The tests compare offset, name and daylight saving time with the output of \`zdump\` at 40,745 changes, and a
millisecond before each.

## Events

- 1,534 phases of the Moon and 1,204 equinoxes and solstices of the US Naval Observatory from 1800 to 2100 agree to the
  minute, as far as the values of delta T agree.
- All 931 solar eclipses of NASA's canon from 1800 to 2200 are found, with the same kind, the same magnitude to 0.00012,
  and the same time to the second.
- The 37 lunar eclipses of NASA's catalogue from 2025 to 2040 agree to 1.5 seconds in time and to 0.0008 in magnitude.
- 2,196 ingresses, stations and aspects fall in the minute that \`swetest\` prints.`
