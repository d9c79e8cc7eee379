// The script of the consent page. It signs in, shows whose account decides, and sends the decision.
// The access token does not leave this module.
import { refuseEnterInChoices, refuseHeldKeys, watchAttention } from './attention.js'
import { signInThere, takeAnswer } from './issuer.js'
import { outcomeOf, outcomeOfReply, reached, refusalLine } from './refusals.js'

const byId = (id) => document.getElementById(id)
const forms = byId('forms')
const { request, root, signIn, decisionAfterMs } = forms.dataset
const sections = ['sign-in', 'sign-up', 'decision']
let token = null

const attention = watchAttention({
  afterMs: Number(decisionAfterMs),
  isShown: () => !byId('decision').hidden,
  onChange: (isReady) => {
    for (const id of ['approve', 'deny']) byId(id).setAttribute('aria-disabled', String(!isReady))
    byId('attention').textContent = byId('attention').dataset[isReady ? 'ready' : 'waiting']
  },
})
refuseHeldKeys(byId('decision'))
refuseEnterInChoices(byId('decision-form'))
/** Pressing a button too early restarts the wait. */
const whenReady = (work) => (attention.isReady() ? work() : attention.restart())

const show = (name) => {
  for (const each of sections) {
    const section = byId(each)
    if (section) section.hidden = each !== name
  }
  byId('status').textContent = ''
  const first = name && byId(name).querySelector('input, button[type=submit]')
  if (first) first.focus()
  attention.restart()
}
const say = (text) => {
  byId('status').textContent = text
}
const complain = (text) => {
  byId('fault').textContent = text ?? ''
  byId('fault').hidden = !text
}

/** Sends JSON. Never throws: a refusal has the message of the service, and when to try again. */
const ask = async (method, path, { body, bearer } = {}) => {
  const headers = {}
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (body) headers['content-type'] = 'application/json'
  try {
    const reply = await reached(
      fetch(root + path, {
        method,
        headers,
        credentials: 'same-origin',
        cache: 'no-store',
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    return outcomeOfReply(reply, await reply.json().catch(() => ({})))
  } catch (error) {
    return outcomeOf(error)
  }
}
const faultOf = (outcome) => {
  const { json } = outcome
  if (Array.isArray(json.detail)) return json.detail.map(({ msg }) => msg).join('. ')
  const text = refusalLine(outcome)
  return json.trace_id ? `${text} (${json.trace_id})` : text
}

const gone = () => {
  show(null)
  complain('This request has expired or was already answered. Start again in the application.')
}

/** Shows the question to the holder of the token. */
const showQuestion = async () => {
  const reply = await ask('GET', `mcp/oauth/requests/${request}`, { bearer: token })
  if (reply.status === 404) return gone()
  if (reply.status === 401) {
    token = null
    show('sign-in')
    return complain(signIn === 'built-in' ? null : faultOf(reply))
  }
  if (reply.status !== 200) return complain(faultOf(reply))
  const { email, name } = reply.json.account
  byId('account').textContent = email ?? name
  complain(null)
  show('decision')
}

/** An access token of the session: the given one, or the one of the browser's cookie. */
const open = async (session) => {
  const reply = await ask('GET', 'api/auth/token', session ? { bearer: session } : {})
  if (reply.status === 200) {
    token = reply.json.token
    return showQuestion()
  }
  show('sign-in')
  if (session || reply.status !== 401) complain(faultOf(reply))
}

/** Runs the work of a form once at a time. */
const onSubmit = (id, work) => {
  const form = byId(id)
  if (!form) return
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = form.querySelector('button[type=submit]')
    if (button.disabled) return
    button.disabled = true
    complain(null)
    try {
      await work(new FormData(form), form)
    } finally {
      button.disabled = false
    }
  })
}
const onClick = (id, work) => byId(id)?.addEventListener('click', work)

onSubmit('sign-in-form', async (fields, form) => {
  const body = { email: fields.get('email'), password: fields.get('password') }
  const reply = await ask('POST', 'api/auth/sign-in/email', { body })
  if (reply.status !== 200) {
    complain(faultOf(reply))
    return form.elements.password.focus()
  }
  form.elements.password.value = ''
  await open(reply.json.token)
})

onSubmit('sign-up-form', async (fields, form) => {
  const body = { email: fields.get('email'), password: fields.get('password') }
  const reply = await ask('POST', 'api/auth/sign-up/email', { body })
  if (reply.status !== 200) return complain(faultOf(reply))
  byId('email').value = body.email
  form.reset()
  show('sign-in')
  say(`${reply.json.message}. Open the link in it to confirm your address, then sign in here.`)
})

let isOtherAccount = false

onSubmit('issuer-form', async (_, form) => {
  if (!crypto.subtle) return complain('Signing in there requires HTTPS.')
  // Otherwise the issuer signs the same person in again without a question.
  await signInThere(form.dataset.address, isOtherAccount ? { prompt: 'login' } : {})
})

/** Goes on with what the issuer has answered. */
const openAnswer = async (answer) => {
  show(answer?.code ? null : 'sign-in')
  if (answer === null) return
  if (!answer.code) return complain(`The identity provider did not sign you in: ${answer.error ?? 'no reason given'}`)
  say('Signing in …')
  const body = { code: answer.code, code_verifier: answer.verifier, ...(answer.iss && { iss: answer.iss }) }
  const reply = await ask('POST', 'mcp/oauth/signed-in', { body })
  if (reply.status === 200) {
    token = reply.json.access_token
    return showQuestion()
  }
  show('sign-in')
  complain(faultOf(reply))
}

onSubmit('token-form', async (fields, form) => {
  token = String(fields.get('token')).trim()
  form.reset()
  await showQuestion()
})

const decide = async (body) => {
  const reply = await ask('POST', `mcp/oauth/requests/${request}`, { body, bearer: token })
  if (reply.status === 200) {
    show(null)
    say(body.decision === 'approve' ? 'Allowed. You can close this page.' : 'Denied. You can close this page.')
    return location.assign(reply.json.redirect_to)
  }
  if (reply.status === 404) return gone()
  if (reply.status === 401) {
    token = null
    if (signIn === 'built-in') await open(null)
    else show('sign-in')
  }
  complain(faultOf(reply))
}

onSubmit('decision-form', (fields) =>
  whenReady(() => {
    const scopes = fields.getAll('scope')
    if (scopes.length === 0) return complain('Select at least one area, or deny access.')
    return decide({ decision: 'approve', scopes })
  }),
)
onClick('deny', () => whenReady(() => decide({ decision: 'deny' })))
onClick('to-sign-up', () => show('sign-up'))
onClick('to-sign-in', () => show('sign-in'))
onClick('other-account', async () => {
  if (signIn === 'built-in') await ask('POST', 'api/auth/sign-out', { body: {} })
  isOtherAccount = true
  token = null
  show('sign-in')
})

if (signIn === 'built-in') void open(null)
else if (signIn === 'issuer') void openAnswer(takeAnswer())
else show('sign-in')
