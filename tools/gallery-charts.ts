const EINSTEIN = {
  name: 'Albert Einstein',
  ...{ year: 1879, month: 3, day: 14, hour: 11, minute: 30 },
  ...{ city: 'Ulm', lat: 48.4, lng: 10.0, tz_str: 'Europe/Berlin' },
} as const
const LOVELACE = {
  name: 'Ada Lovelace',
  ...{ year: 1815, month: 12, day: 10, hour: 13, minute: 0 },
  ...{ city: 'London', lat: 51.51, lng: -0.13, tz_str: 'Europe/London' },
} as const
const KAHLO = {
  name: 'Frida Kahlo',
  ...{ year: 1907, month: 7, day: 6, hour: 8, minute: 30 },
  ...{ city: 'Coyoacán', lat: 19.35, lng: -99.16, tz_str: 'America/Mexico_City' },
} as const
const RIVERA = {
  name: 'Diego Rivera',
  ...{ year: 1886, month: 12, day: 8, hour: 19, minute: 30 },
  ...{ city: 'Guanajuato', lat: 21.02, lng: -101.26, tz_str: 'America/Mexico_City' },
} as const

/**
 * Charts of every kind that are hard to draw. The births of public persons are from biographies. They are here for the
 * drawings: do not rely on their times.
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
      ...EINSTEIN,
      include_minor_aspects: true,
      chart_config: { show_aspect_symbols: true, show_horoscope_shape: true },
    },
  },
  polar: {
    title: 'Winter solstice at Tromsø, Regiomontanus',
    path: 'natal',
    body: {
      name: 'Winter solstice 1990',
      ...{ year: 1990, month: 12, day: 22, hour: 4, minute: 7 },
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
    title: 'Charles Darwin, time of birth unknown',
    path: 'natal',
    body: {
      name: 'Charles Darwin',
      ...{ year: 1809, month: 2, day: 12, time_known: false },
      ...{ city: 'Shrewsbury', lat: 52.71, lng: -2.75, tz_str: 'Europe/London' },
    },
  },
  sidereal: {
    title: 'Srinivasa Ramanujan, sidereal, Sripati',
    path: 'natal',
    body: {
      name: 'Srinivasa Ramanujan',
      ...{ year: 1887, month: 12, day: 22, hour: 18, minute: 20 },
      ...{ city: 'Erode', lat: 11.34, lng: 77.72, tz_str: 'Asia/Kolkata' },
      zodiac_type: 'sidereal',
      house_system: 'sripati',
    },
  },
  both_nodes: {
    title: 'Nikola Tesla, mean and true nodes and Liliths, ten aspects with their symbols',
    path: 'natal',
    body: {
      name: 'Nikola Tesla',
      ...{ year: 1856, month: 7, day: 10, hour: 0, minute: 0 },
      ...{ city: 'Smiljan', lat: 44.57, lng: 15.32, tz_str: 'Europe/Zagreb' },
      include_minor_aspects: true,
      display_settings: { true_node: true, true_lilith: true, south_node: true, part_of_fortune: true },
      chart_config: { show_aspect_symbols: true },
    },
  },
  french: {
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
        ...KAHLO,
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
        ...LOVELACE,
        house_system: 'campanus',
      },
      year: 1843,
    },
  },
  solar_return_alone: {
    title: 'Solar return alone, cast for another place',
    path: 'solar_return',
    body: {
      natal: {
        ...LOVELACE,
        house_system: 'topocentric',
      },
      year: 1835,
      mode: 'single',
      ...{ return_city: 'Torino', return_lat: 45.07, return_lng: 7.69, tz_str: 'Europe/Rome' },
    },
  },
  synastry: {
    title: 'Synastry of two painters',
    path: 'synastry',
    body: {
      person_a: {
        ...KAHLO,
      },
      person_b: {
        ...RIVERA,
      },
    },
  },
  progressions: {
    title: 'Secondary progressions round a natal chart',
    path: 'progressions',
    body: {
      natal: {
        ...EINSTEIN,
      },
      progression_date: '1905-06-30',
    },
  },
  composite: {
    title: 'Composite of two painters, with every asteroid and horoscope shape',
    path: 'composite',
    body: {
      person_a: {
        ...KAHLO,
        include_features: ['ceres', 'pallas', 'juno', 'vesta'],
      },
      person_b: {
        ...RIVERA,
        include_features: ['ceres', 'pallas', 'juno', 'vesta'],
      },
      chart_config: { show_horoscope_shape: true, horoscope_shape_style: 'fill' },
    },
  },
} as const
