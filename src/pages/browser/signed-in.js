// The script of the page to which users return from the external issuer.
import { receive } from './issuer.js'

if (!receive()) {
  document.getElementById('status').textContent = ''
  document.getElementById('fault').hidden = false
}
