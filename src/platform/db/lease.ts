/** A lease in the database that is renewed while its holder works. */
export interface Lease {
  /** True once somebody else has it, or it is no longer needed. */
  isLost(): boolean
  /** True until `end`, or until it was renewed often enough. */
  isKept(): boolean
  renew(): Promise<void>
  end(): void
}

export interface LeaseOptions {
  /** A third of the lease: a failed renewal is repeated before it ends. */
  readonly everyMs: number
  /** It is renewed at most this often. */
  readonly renewalsMax?: number
  readonly log?: (error: unknown) => void
}

/** Keeps a lease by `renew`, which tells whether it is still ours. */
export function keepLease(
  renew: () => Promise<boolean>,
  { everyMs, renewalsMax = Number.POSITIVE_INFINITY, log = () => {} }: LeaseOptions,
): Lease {
  let isLost = false
  let isKept = true
  let renewals = 0
  const renewed = async (): Promise<void> => {
    try {
      isLost ||= !(await renew())
    } catch (error) {
      log(error)
    }
  }
  const end = (): void => {
    isKept = false
    clearInterval(timer)
  }
  const timer = setInterval(() => {
    renewals += 1
    if (renewals > renewalsMax) end()
    else void renewed()
  }, everyMs).unref()
  return { isLost: () => isLost, isKept: () => isKept, renew: renewed, end }
}
