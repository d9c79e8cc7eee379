// Signs in at the external issuer, as a client with PKCE. State and verifier stay in this window, which shows only our own pages.
const BEGUN = 'orrery.sign-in'
const ANSWER = 'orrery.signed-in'
const RANDOM_BYTES = 32

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const random = () => base64url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
const put = (name, value) => sessionStorage.setItem(name, JSON.stringify(value))
/** What is stored is used once. */
const take = (name) => {
  const text = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return text === null ? null : JSON.parse(text)
}

/** Opens the issuer at `address`, with parameters that only this sign-in has. It sends the browser back to `receive`. */
export const signInThere = async (address, more = {}) => {
  const [state, verifier] = [random(), random()]
  const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  put(BEGUN, { state, verifier, page: location.href })
  const url = new URL(address)
  const parameters = { ...more, state, code_challenge: base64url(new Uint8Array(challenge)) }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  location.assign(url)
}

/** Takes the issuer's answer in the address of this page back to the page that asked. False if this window did not ask. */
export const receive = () => {
  const answer = new URLSearchParams(location.search)
  const begun = take(BEGUN)
  if (begun === null || answer.get('state') !== begun.state) return false
  put(ANSWER, {
    code: answer.get('code'),
    verifier: begun.verifier,
    iss: answer.get('iss'),
    error: answer.get('error_description') ?? answer.get('error'),
  })
  location.replace(begun.page)
  return true
}

/** The answer that was received, once. Null when there is none. */
export const takeAnswer = () => take(ANSWER)
