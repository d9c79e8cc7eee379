/** With coordinates, because the first start is still building the gazetteer. */
const BIRTH = JSON.stringify({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 })

/** The text that a front prints once it listens. Only the very first start has a demo key. */
export function greeting(url: string, demoKey: string | null): string {
  const key = demoKey ?? 'YOUR_KEY'
  return `
Orrery listens on ${url}

${demoKey ? `Your key, shown only once (only its hash is stored): ${demoKey}` : 'Another key: npm run key -- --plan operator --name "my app"'}

A natal chart:
  curl -H 'x-api-key: ${key}' -H 'content-type: application/json' -d '${BIRTH}' ${url}/api/v1/natal/calculate
Sun and Moon on one day, as JSON:
  curl -H 'x-api-key: ${key}' '${url}/api/v1/ephemeris?start=2026-01-01&bodies=Sun,Moon'
A century of planetary positions as CSV:
  curl -H 'x-api-key: ${key}' -o planets.csv '${url}/api/v1/ephemeris?start=1926-01-01&end=2025-12-31&step=1d&format=csv'

Open ${url}/ in a browser. The guides are at ${url}/docs, the API reference at ${url}/docs/api.
`
}
