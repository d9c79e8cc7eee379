/**
 * Charts that are hard to draw, each in its way, of every kind. Births of public persons as biographies give them; they
 * are here to be drawn, and their times are not to be relied on.
 */
export const GALLERY = {
  crowded: {
    title: 'Stellium of February 1962: seven bodies and an eclipse in Aquarius',
    path: 'natal',
    body: {
      name: 'Eclipse of 5 February 1962',
      ...{ year: 1962, month: 2, day: 5, hour: 0, minute: 10 },
      ...{ city: 'Lae, Papua New Guinea', lat: -6.73, lng: 147.0, tz_str: 'UTC' },
      include_features: ['pholus', 'ceres', 'pallas', 'juno', 'vesta', 'south_node', 'part_of_fortune'],
    },
  },
  einstein: {
    title: 'Albert Einstein, Placidus, local mean time',
    path: 'natal',
    body: {
      name: 'Albert Einstein',
      ...{ year: 1879, month: 3, day: 14, hour: 11, minute: 30 },
      ...{ city: 'Ulm', lat: 48.4, lng: 10.0, tz_str: 'Europe/Berlin' },
      include_minor_aspects: true,
      chart_config: { show_aspect_symbols: true, show_horoscope_shape: true },
    },
  },
  polar: {
    title: 'Tromsø in winter, Regiomontanus',
    path: 'natal',
    body: {
      name: 'Polar night',
      ...{ year: 1990, month: 12, day: 21, hour: 4, minute: 0 },
      ...{ city: 'Tromsø', lat: 69.65, lng: 18.96, tz_str: 'Europe/Oslo' },
      house_system: 'regiomontanus',
    },
  },
  southern: {
    title: 'Nelson Mandela, whole signs',
    path: 'natal',
    body: {
      name: 'Nelson Mandela',
      ...{ year: 1918, month: 7, day: 18, hour: 14, minute: 54 },
      ...{ city: 'Mvezo', lat: -31.95, lng: 28.52, tz_str: 'Africa/Johannesburg' },
      house_system: 'whole_sign',
      chart_config: { houses_inside_planets: false },
    },
  },
  unknown_time: {
    title: 'A birth without a time',
    path: 'natal',
    body: {
      name: 'Wolfgang Amadé Mozart',
      ...{ year: 1855, month: 1, day: 27, time_known: false },
      ...{ city: 'Salzburg', lat: 47.8, lng: 13.04, tz_str: 'Europe/Vienna' },
    },
  },
  sidereal: {
    title: 'Mohandas Gandhi, sidereal, equal houses, French style',
    path: 'natal',
    body: {
      name: 'Mohandas Gandhi',
      ...{ year: 1869, month: 10, day: 2, hour: 7, minute: 12 },
      ...{ city: 'Porbandar', lat: 21.64, lng: 69.61, tz_str: 'Asia/Kolkata' },
      zodiac_type: 'sidereal',
      house_system: 'equal',
      chart_config: { french_style: true },
    },
  },
  gauquelin: {
    title: 'Thirty-six sectors and fixed stars',
    path: 'natal',
    body: {
      name: 'Marie Curie',
      ...{ year: 1867, month: 11, day: 7, hour: 12, minute: 0 },
      ...{ city: 'Warszawa', lat: 52.23, lng: 21.01, tz_str: 'Europe/Warsaw' },
      house_system: 'gauquelin',
      fixed_stars: ['behenian_20'],
    },
  },
  transits: {
    title: 'Transits round a natal chart, Koch',
    path: 'transits',
    body: {
      natal: {
        name: 'Frida Kahlo',
        ...{ year: 1907, month: 7, day: 6, hour: 8, minute: 30 },
        ...{ city: 'Coyoacán', lat: 19.35, lng: -99.16, tz_str: 'America/Mexico_City' },
        house_system: 'koch',
      },
      ...{ current_city: 'Ciudad de México', current_lat: 19.43, current_lng: -99.13 },
      transit_date: '2026-03-20T12:00',
    },
  },
  solar_return: {
    title: 'Solar return, Campanus',
    path: 'solar_return',
    body: {
      natal: {
        name: 'Ada Lovelace',
        ...{ year: 1815, month: 12, day: 10, hour: 13, minute: 0 },
        ...{ city: 'London', lat: 51.51, lng: -0.13, tz_str: 'Europe/London' },
        house_system: 'campanus',
      },
      year: 1843,
    },
  },
  synastry: {
    title: 'Synastry of two painters',
    path: 'synastry',
    body: {
      person_a: {
        name: 'Frida Kahlo',
        ...{ year: 1907, month: 7, day: 6, hour: 8, minute: 30 },
        ...{ city: 'Coyoacán', lat: 19.35, lng: -99.16, tz_str: 'America/Mexico_City' },
      },
      person_b: {
        name: 'Diego Rivera',
        ...{ year: 1886, month: 12, day: 8, hour: 19, minute: 30 },
        ...{ city: 'Guanajuato', lat: 21.02, lng: -101.26, tz_str: 'America/Mexico_City' },
      },
    },
  },
  progressions: {
    title: 'Secondary progressions round a natal chart',
    path: 'progressions',
    body: {
      natal: {
        name: 'Albert Einstein',
        ...{ year: 1879, month: 3, day: 14, hour: 11, minute: 30 },
        ...{ city: 'Ulm', lat: 48.4, lng: 10.0, tz_str: 'Europe/Berlin' },
      },
      progression_date: '1905-06-30',
    },
  },
  composite: {
    title: 'Composite of two painters, with every asteroid and horoscope shape',
    path: 'composite',
    body: {
      person_a: {
        name: 'Frida Kahlo',
        ...{ year: 1907, month: 7, day: 6, hour: 8, minute: 30 },
        ...{ city: 'Coyoacán', lat: 19.35, lng: -99.16, tz_str: 'America/Mexico_City' },
        include_features: ['ceres', 'pallas', 'juno', 'vesta'],
      },
      person_b: {
        name: 'Diego Rivera',
        ...{ year: 1886, month: 12, day: 8, hour: 19, minute: 30 },
        ...{ city: 'Guanajuato', lat: 21.02, lng: -101.26, tz_str: 'America/Mexico_City' },
        include_features: ['ceres', 'pallas', 'juno', 'vesta'],
      },
      chart_config: { show_horoscope_shape: true, horoscope_shape_style: 'fill' },
    },
  },
} as const
