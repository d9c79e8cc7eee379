import type { Call } from '../code/snippets.ts'

/** A call with its answer. */
interface Example {
  readonly title: string
  readonly text: string
  /** The call of a service at an address. */
  call(base: string): Call
  /**
   * The answer, as JSON or as the text of a file. `...` stands for omitted parts: as a member of an object, as the
   * last item of a list. A test compares it with the real one.
   */
  readonly answer: unknown
}

const ECLIPSE = {
  utc: '2026-08-12T17:36:45Z',
  local: '2026-08-12T19:36:45+02:00',
  eclipse: { kind: 'total', magnitude: 1.0386, saros: 126, '...': {} },
  formulation: "New Moon at 20°02' Leo, a total solar eclipse of magnitude 1.039",
  '...': {},
}

/** Three requests for the landing page. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'A natal chart',
    text: 'Planets, houses, angles and aspects of a birth. The answer says which civil time was in force there.',
    call: (base) => ({
      method: 'POST',
      url: `${base}/api/v1/natal/calculate`,
      body: { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' },
    }),
    answer: {
      time: { utc: '1981-01-01T21:30:00Z', offset: '+02:00', is_dst: false, '...': {} },
      planets: [
        { id: 'sun', sign: 'Cap', pos: 11.401, house: 4, '...': {} },
        { id: 'moon', sign: 'Sco', pos: 20.831, house: 2, '...': {} },
        '...',
      ],
      angles: { asc: 178.101, mc: 87.861, '...': {} },
      '...': {},
    },
  },
  {
    title: 'What happens in the sky',
    text: 'Lunations, eclipses, stations, ingresses and aspects of a day or of years, to the second.',
    call: (base) => ({
      method: 'GET',
      url: `${base}/api/v1/sky-events?date=2026-08-12&timezone=Europe/Madrid&include_formulation=true`,
    }),
    answer: { events: [ECLIPSE], '...': {} },
  },
  {
    title: 'A table of positions',
    text: 'One row for each day or minute, as CSV, Parquet, Arrow or JSON. Long tables are streamed while they are calculated.',
    call: (base) => ({
      method: 'GET',
      url: `${base}/api/v1/ephemeris?start=2026-01-01&end=2026-01-05&bodies=Sun,Moon,Mercury&format=csv&columns=timestamp,longitude_deg`,
      file: 'january.csv',
    }),
    answer: `timestamp,sun_longitude_deg,moon_longitude_deg,mercury_longitude_deg
2026-01-01T00:00:00Z,280.5685870,66.7155992,268.6516194
2026-01-02T00:00:00Z,281.5874516,81.7533933,270.1799944
2026-01-03T00:00:00Z,282.6063077,96.7826273,271.7142764
2026-01-04T00:00:00Z,283.6251558,111.6390205,273.2544965
2026-01-05T00:00:00Z,284.6439981,126.1795978,274.8007275
`,
  },
]
