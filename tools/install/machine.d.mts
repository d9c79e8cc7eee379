/** The machine that installs, and the Node that runs the installation. */
export interface Machine {
  readonly platform: string
  readonly arch: string
  readonly nodeVersion: string
  readonly isMusl: boolean
}

export type MachineNeeds =
  | { readonly problem: string }
  | {
      readonly problem: null
      readonly nodeMajor: number
      readonly node: string
      readonly postgres: string
      readonly binaries: readonly string[]
    }

export function machineNeeds(machine: Machine): MachineNeeds
export function nodeRemedy(platform: string): string
