import { type Page, page } from './frame.ts'

/** The page to which users return from an external issuer. It redirects to the page that asked them to sign in. */
export const signedInPage = (): Page =>
  page({
    title: 'Signing in',
    root: '../../',
    script: 'signed-in.js',
    content: `<h1>Signing in</h1>
<noscript><p class="notice bad">This page needs JavaScript, served by this service only. Allow it and reload the page.</p></noscript>
<p id="status" class="waiting" role="status">Returning to the request …</p>
<p id="fault" class="notice bad" role="alert" hidden>This sign-in was not started in this tab. Start again in the application.</p>`,
  })
