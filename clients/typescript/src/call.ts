/** What any call takes beside its input. */
export interface CallOptions {
  /** Ends the call, its retries and its stream. */
  readonly signal?: AbortSignal
  /** How long one try may take, and how long a stream may bring nothing. */
  readonly timeoutMs?: number
  /**
   * Names the intended operation, so that it is carried out once even if your program starts anew and asks again. By
   * default the client makes a random one for each call that takes one, and sends it with every retry of that call.
   */
  readonly idempotencyKey?: string
}

/** Bytes with their media type, such as a picture. */
export interface FileAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentType: string
  readonly headers: Headers
}

/** What the client sends for an operation. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  readonly hasBody: boolean
  readonly byToken: boolean
  readonly takesIdempotencyKey: boolean
}

/** One intended operation with its input. */
export interface Call {
  readonly operation: Operation
  readonly path?: Readonly<Record<string, string>>
  readonly input?: object | undefined
  readonly accept?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly options?: CallOptions | undefined
}
