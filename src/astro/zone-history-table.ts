/** A history of the tz database's file `backzone`, which has no polygon: since 1970 its clocks are those of a larger zone. */
export interface ZoneHistory {
  readonly zone: string
  /** The zone whose polygon contains it. */
  readonly of: string
  readonly country: string
  /** The state of its city, as the gazetteer names it. */
  readonly state: string | null
  readonly city: readonly [latitude: number, longitude: number]
  readonly area: Area
}

/** In degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number]

/** What the tz database says of a zone's area: states, which hold where the state of a place is known, or a circle. */
interface Area {
  readonly states?: readonly string[]
  /** With `states` they stand for the states where only coordinates are known. */
  readonly boxes?: readonly Box[]
  /** Parts of further states, where the state is known. */
  readonly parts?: readonly { readonly state: string; readonly box: Box }[]
  /** The distance from the city. */
  readonly km?: number
}

/**
 * The histories and their areas. The areas are those of the comments in the files `backzone`, `asia`, `northamerica` and
 * `zone.tab` of the tz database. Those of China are the five zones of its file `asia`, "China", and of `backzone`, by provinces; a
 * box stands for the counties that they name. The Xin-zang zone has only what lies in the polygon of Asia/Urumqi.
 */
export const ZONE_HISTORIES: readonly ZoneHistory[] = [
  {
    zone: 'Africa/Timbuktu',
    of: 'Africa/Bamako',
    country: 'ML',
    state: 'Tombouctou',
    city: [16.77, -3.02],
    area: { states: ['Tombouctou', 'Gao', 'Kidal', 'Ménaka', 'Taoudénit'], boxes: [[15, -7, 25, 5]] },
  },
  {
    zone: 'America/Argentina/ComodRivadavia',
    of: 'America/Argentina/Catamarca',
    country: 'AR',
    state: 'Chubut',
    city: [-45.87, -67.48],
    area: { states: ['Chubut'], boxes: [[-46.1, -72.3, -42, -63.5]] },
  },
  {
    zone: 'America/Rosario',
    of: 'America/Argentina/Cordoba',
    country: 'AR',
    state: 'Santa Fe',
    city: [-32.95, -60.65],
    area: { states: ['Santa Fe'], boxes: [[-34.4, -62.9, -28, -60.2]] },
  },
  {
    zone: 'America/Coral_Harbour',
    of: 'America/Atikokan',
    country: 'CA',
    state: 'Nunavut',
    city: [64.13, -83.17],
    area: { km: 300 },
  },
  {
    zone: 'America/Ensenada',
    of: 'America/Tijuana',
    country: 'MX',
    state: 'Baja California',
    city: [31.87, -116.62],
    area: { km: 60 },
  },
  {
    zone: 'America/Montreal',
    of: 'America/Toronto',
    country: 'CA',
    state: 'Quebec',
    city: [45.52, -73.57],
    area: {
      states: ['Quebec'],
      boxes: [
        [45, -74.4, 47, -64],
        [46, -76.5, 62.6, -64],
        [47, -79.5, 62.6, -76.5],
      ],
    },
  },
  {
    zone: 'America/Nipigon',
    of: 'America/Toronto',
    country: 'CA',
    state: 'Ontario',
    city: [49.02, -88.27],
    area: { km: 60 },
  },
  {
    zone: 'America/Thunder_Bay',
    of: 'America/Toronto',
    country: 'CA',
    state: 'Ontario',
    city: [48.38, -89.25],
    area: { km: 60 },
  },
  {
    zone: 'America/Rainy_River',
    of: 'America/Winnipeg',
    country: 'CA',
    state: 'Ontario',
    city: [48.72, -94.57],
    area: { km: 120 },
  },
  {
    zone: 'America/Pangnirtung',
    of: 'America/Iqaluit',
    country: 'CA',
    state: 'Nunavut',
    city: [66.13, -65.73],
    area: { km: 150 },
  },
  {
    zone: 'America/Yellowknife',
    of: 'America/Edmonton',
    country: 'CA',
    state: 'Northwest Territories',
    city: [62.45, -114.35],
    area: { states: ['Northwest Territories'], boxes: [[60, -136, 79, -102]] },
  },
  {
    zone: 'Asia/Chongqing',
    of: 'Asia/Shanghai',
    country: 'CN',
    state: 'Chongqing',
    city: [29.57, 106.58],
    area: {
      // Long-shu Time. Sichuan has lost Chongqing since, and Guangdong Hainan.
      states: ['Chongqing', 'Guangxi', 'Guizhou', 'Hainan', 'Ningxia', 'Shaanxi', 'Sichuan', 'Yunnan'],
      boxes: [
        [21, 97.5, 34.5, 109.5],
        [34.5, 103, 39.5, 110.5],
        [21.4, 109.5, 25.5, 111.2],
        [18, 108.5, 20.2, 111.1],
      ],
      parts: [
        { state: 'Gansu', box: [32, 96.8, 43, 109] },
        { state: 'Inner Mongolia', box: [37, 97, 43, 108] },
        { state: 'Qinghai', box: [31.5, 98.5, 39.5, 103.1] },
        { state: 'Guangdong', box: [21.45, 111.2, 23.4, 112.9] },
      ],
    },
  },
  {
    zone: 'Asia/Harbin',
    of: 'Asia/Shanghai',
    country: 'CN',
    state: 'Heilongjiang',
    city: [45.75, 126.68],
    area: {
      // Changbai Time, without the county of Mohe in the far north-west.
      states: ['Jilin'],
      boxes: [
        [43.3, 122.8, 47, 131.5],
        [47, 125, 52.2, 135.1],
        [46, 131, 48.5, 135.1],
        [41.3, 125.8, 43.3, 131.4],
      ],
      parts: [
        { state: 'Heilongjiang', box: [43, 124, 53.6, 135.2] },
        { state: 'Heilongjiang', box: [43, 121, 52.2, 124] },
      ],
    },
  },
  {
    zone: 'Asia/Kashgar',
    of: 'Asia/Urumqi',
    country: 'CN',
    state: 'Xinjiang',
    // Kunlun Time: west Xinjiang up to Nileke and Zhaosu.
    city: [39.48, 75.98],
    area: { boxes: [[34, 73, 45.3, 82.6]] },
  },
  {
    zone: 'Asia/Hanoi',
    of: 'Asia/Bangkok',
    country: 'VN',
    state: 'Hanoi',
    city: [21.03, 105.85],
    area: {
      boxes: [
        [17, 105.5, 20, 110],
        [20, 102, 23.5, 108.5],
      ],
    },
  },
  {
    zone: 'Asia/Tel_Aviv',
    of: 'Asia/Jerusalem',
    country: 'IL',
    state: 'Tel Aviv',
    city: [32.07, 34.77],
    area: { km: 25 },
  },
  {
    zone: 'Atlantic/Jan_Mayen',
    of: 'Europe/Oslo',
    country: 'SJ',
    state: null,
    city: [70.98, -8.08],
    area: { km: 60 },
  },
  {
    zone: 'Australia/Currie',
    of: 'Australia/Hobart',
    country: 'AU',
    state: 'Tasmania',
    city: [-39.93, 143.87],
    area: { km: 60 },
  },
  {
    zone: 'Europe/Belfast',
    of: 'Europe/London',
    country: 'GB',
    state: 'Northern Ireland',
    city: [54.6, -5.92],
    area: {
      states: ['Northern Ireland'],
      boxes: [
        [54, -8.3, 54.6, -5.3],
        [54.6, -8.3, 55.4, -5.5],
      ],
    },
  },
  {
    zone: 'Europe/Tiraspol',
    of: 'Europe/Chisinau',
    country: 'MD',
    state: 'Transnistria',
    city: [46.83, 29.62],
    area: { states: ['Transnistria'], boxes: [[46.6, 29.5, 47, 30.2]] },
  },
  {
    zone: 'Europe/Uzhgorod',
    of: 'Europe/Kyiv',
    country: 'UA',
    state: 'Zakarpattia',
    city: [48.62, 22.3],
    area: { states: ['Zakarpattia'], boxes: [[47.9, 22.1, 49.1, 24]] },
  },
  {
    zone: 'Europe/Zaporozhye',
    of: 'Europe/Kyiv',
    country: 'UA',
    state: 'Zaporizhzhia',
    city: [47.83, 35.17],
    area: { states: ['Zaporizhzhia'], boxes: [[46.2, 34.5, 48.1, 37.3]] },
  },
  {
    zone: 'Pacific/Enderbury',
    of: 'Pacific/Kanton',
    country: 'KI',
    state: null,
    city: [-3.13, -171.08],
    area: { km: 40 },
  },
  {
    zone: 'Pacific/Johnston',
    of: 'Pacific/Honolulu',
    country: 'UM',
    state: null,
    city: [16.73, -169.52],
    area: { km: 40 },
  },
]
