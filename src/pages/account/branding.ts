import { escapeHtml } from '../../platform/mail/letters.ts'
import { withUnit } from '../elements/figures.ts'
import type { Holder } from './frame.ts'
import { faultIn, type SettingsShown } from './settings-shown.ts'

/** The image and the line as they will appear in the footer of reports. */
export const branding = (
  shown: SettingsShown,
  { root }: Holder,
): string => `<section class="card" aria-labelledby="branding">
<h2 id="branding">Branding of reports</h2>
<p class="soft">Your image and a line of text appear in the footer of each page of your reports.</p>
${faultIn(shown, 'branding')}${preview(shown, root)}<form method="post" enctype="multipart/form-data" action="${root}account/settings/branding">
<label for="file">Image</label>
<input id="file" name="file" type="file" accept="image/png,image/jpeg,image/svg+xml" aria-describedby="file-hint" required>
<p id="file-hint" class="hint">PNG, JPEG or SVG, at most 2 MiB. It is stored as a PNG of at most 1200 × 400 pixels.</p>
<label for="footer_label">Line of text</label>
<input id="footer_label" name="footer_label" type="text" maxlength="120" value="${escapeHtml(shown.typed.label ?? shown.branding.footer_label ?? '')}" aria-describedby="label-hint">
<p id="label-hint" class="hint">Optional. The upload replaces an earlier image and its line.</p>
<div class="actions"><button type="submit">Upload image</button></div>
</form>${shown.branding.present ? removal(root) : ''}
</section>`

/** The hash in the URL shows a new image immediately. */
function preview({ branding: { present, sha256, width, height, footer_label: label } }: SettingsShown, root: string) {
  if (!present) return '<p id="no-branding">You have no branding image yet.</p>\n'
  return `<div class="footer-preview"><img id="branding-image" src="${root}account/settings/branding.png?of=${sha256}" width="${width}" height="${height}" alt="Your branding image">${label === null ? '' : `<span id="branding-label"><bdi>${escapeHtml(label)}</bdi></span>`}</div>
<p class="hint">${withUnit(`${width} × ${height}`, 'pixels')}</p>
`
}

const removal = (root: string): string => `<form method="post" action="${root}account/settings/branding/delete">
<p class="actions"><button class="danger" type="submit">Delete image</button></p>
</form>`
