import { type Page, page } from './frame.ts'

/** The page to which an outside issuer sends people back. It leads on to the page that asked them to sign in. */
export const signedInPage = (): Page =>
  page({
    title: 'Signing in',
    root: '../../',
    script: 'signed-in.js',
    content: `<h1>Signing in</h1>
<noscript><p class="notice bad">This page needs its script, which comes from this service alone. Allow it and load the page again.</p></noscript>
<p id="status" class="waiting" role="status">Going back to the question …</p>
<p id="fault" class="notice bad" role="alert" hidden>This window has not asked you to sign in, or did so in another tab. Start again in the application.</p>`,
  })
