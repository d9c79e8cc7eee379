/** A program that asks for access. Every client is public: it has no secret. */
export interface Client {
  readonly id: string
  /** The name that it gives itself. */
  readonly name: string | null
  readonly redirectUris: readonly string[]
}
