/** A plan with the warnings about its request: what was ignored before the request was read. */
export interface Warned {
  readonly warnings?: readonly { readonly code: string; readonly message: string }[]
}
