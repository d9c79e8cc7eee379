/** One instruction of a Dockerfile, such as `RUN` and its text. */
export interface Instruction {
  readonly name: InstructionName
  readonly text: string
}

/** One `FROM` and the instructions after it. */
export interface Stage {
  readonly image: string
  readonly name: string | undefined
  readonly instructions: readonly Instruction[]
}

const INSTRUCTIONS = ['ENV', 'WORKDIR', 'COPY', 'RUN', 'USER', 'EXPOSE', 'VOLUME', 'HEALTHCHECK', 'CMD'] as const
type InstructionName = (typeof INSTRUCTIONS)[number]

/** The stages of a Dockerfile. Throws at an instruction that tools/bare/image.ts does not carry out. */
export function stages(dockerfile: string): Stage[] {
  const found: { image: string; name: string | undefined; instructions: Instruction[] }[] = []
  const lines = dockerfile.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '')
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [, word = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const from = /^(\S+)(?: AS (\S+))?$/.exec(text)
    if (word === 'FROM' && from) {
      found.push({ image: from[1]!, name: from[2], instructions: [] })
      continue
    }
    const name = INSTRUCTIONS.find((each) => each === word)
    if (!name || found.length === 0) throw new Error(`This line of the Dockerfile is not known: ${line}`)
    found.at(-1)!.instructions.push({ name, text })
  }
  return found
}
