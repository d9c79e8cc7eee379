// The script of the page to which the outside issuer sends people back.
import { receive } from './issuer.js'

if (!receive()) {
  document.getElementById('status').textContent = ''
  document.getElementById('fault').hidden = false
}
