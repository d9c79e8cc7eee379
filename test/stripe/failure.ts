/** What Stripe says in the body of an error. */
export interface FailureBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  code?: string
  decline_code?: string
  param?: string
  message: string
}

/** A request that Stripe refuses, with its status and its body. */
export class Failure extends Error {
  readonly status: number
  readonly body: FailureBody
  /** Whether the answer is kept for the idempotency key. Stripe keeps what came after the parameters were checked. */
  readonly isKept: boolean = true

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

/** A request that Stripe refuses because of its contents. */
export const invalid = (message: string, more: Partial<FailureBody> = {}): Failure =>
  new Failure(400, { type: 'invalid_request_error', message, ...more })

/** An object that does not exist: 404 if its id is in the address, 400 if it is in a parameter. */
export const missing = (kind: string, id: string, param: string): Failure =>
  new Failure(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind.replaceAll('_', ' ')}: '${id}'`,
  })

/** Something that Stripe may know and the stand-in does not. It is recorded, so that a test can assert that there was none. */
export class Unknown extends Failure {
  override readonly isKept = false

  constructor(message: string, more: Partial<FailureBody> = {}) {
    super(400, { type: 'invalid_request_error', message: `Not known to the stand-in for Stripe. ${message}`, ...more })
  }
}
