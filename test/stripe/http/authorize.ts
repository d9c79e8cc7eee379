import type { IncomingHttpHeaders } from 'node:http'
import { API_VERSION } from '../events.ts'
import { Failure, Unknown } from '../failure.ts'

/** Refuses a request without the secret key, or for another version of the API than that of the SDK. */
export function authorize(headers: IncomingHttpHeaders, secretKey: string): void {
  const [scheme, value = ''] = (headers.authorization ?? '').split(' ')
  const key = scheme === 'Basic' ? Buffer.from(value, 'base64').toString().split(':')[0]! : value
  if (key === '') throw unauthorized('You did not provide an API key.')
  if (key !== secretKey) throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}***`)
  const version = headers['stripe-version']
  if (version !== undefined && version !== API_VERSION) throw new Unknown(`The API version ${version}.`)
}

const unauthorized = (message: string): Failure => new Failure(401, { type: 'invalid_request_error', message })
