// The script of the reference. The viewer is a script of its own, which leaves `Scalar`.
import { browserKey } from './browser-key.js'

const place = document.getElementById('reference')

const loaded = new Promise((resolve, reject) => {
  const script = document.createElement('script')
  script.src = new URL('./scalar.js', import.meta.url)
  script.addEventListener('load', resolve)
  script.addEventListener('error', () => reject(new Error('The viewer did not load')))
  document.head.append(script)
})

try {
  const [key] = await Promise.all([browserKey().catch(() => null), loaded])
  document.getElementById('waiting').remove()
  window.Scalar.createApiReference(place, {
    url: place.dataset.document,
    withDefaultFonts: false,
    showDeveloperTools: 'never',
    hideClientButton: true,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    authentication: {
      preferredSecurityScheme: 'apiKey',
      securitySchemes: { apiKey: { name: 'x-api-key', in: 'header', value: key ?? '' } },
    },
  })
} catch {
  document.getElementById('waiting').textContent = 'The reference could not be loaded. Load this page again.'
}
